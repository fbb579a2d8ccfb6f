/** A line to the server: it says hello, notices when the other end has gone, comes back, and says again what was not answered. */

import type { Code } from '../protocol';
import { BEAT, Heartbeat, type Finding } from './heartbeat';
import { browser, type Wire, type World } from './wire';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'ended';

/** Something said, by the name under which it is answered. */
export type Letter<Words> = Words & { id: string };

/** How a letter was answered. */
export interface Answer {
  /** Why it was refused, or null when it was done. */
  code: Code | null;
  /** Whether it was said more than once. */
  again: boolean;
}

/** What one line is for. */
export interface Talk<Words, Heard> {
  /** Where the socket is, below the address of the page. */
  path: string;
  /** The first words of every connection. */
  hello(): object;
  /** Whatever is heard beside answers. */
  hear(message: Heard): void;
  /** Whether this message says that the connection was let in. */
  welcomes(message: Heard): boolean;
  /** Whether a letter is still worth saying to a server that has welcomed us again. */
  stillMeans(letter: Letter<Words>): boolean;
  answered(letter: Letter<Words>, answer: Answer): void;
  changed(status: LineStatus): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** How long to wait before attempt n (from 0) to connect again. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

const ours = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
let count = 0;

interface Kept<Words> {
  letter: Letter<Words>;
  times: number;
}

export class Line<Words extends object, Heard extends { type: string }> {
  private wire: Wire | null = null;
  private kept: Kept<Words>[] = [];
  private status: LineStatus = 'connecting';
  /** Whether this connection was let in. */
  private welcome = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = new Heartbeat();
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;

  constructor(
    private readonly talk: Talk<Words, Heard>,
    private readonly world: World = browser,
  ) {
    this.heart = setInterval(() => this.obey(this.heartbeat.beat()), BEAT);
    this.stopListening = world.listen(() => this.wake());
    this.connect();
  }

  /** What was said and not answered, in order. */
  get unanswered(): Letter<Words>[] {
    return this.kept.map(({ letter }) => letter);
  }

  say(words: Words): void {
    const one = { letter: { ...words, id: `${ours}-${(count += 1)}` }, times: 0 };
    this.kept.push(one);
    if (this.welcome) this.post(one);
  }

  /** For good. */
  end(): void {
    clearInterval(this.heart);
    this.stopListening();
    this.drop();
    this.become('ended');
  }

  private post(one: Kept<Words>): void {
    one.times += 1;
    this.wire?.send(JSON.stringify(one.letter));
  }

  private become(status: LineStatus): void {
    if (status === this.status || this.status === 'ended') return;
    this.status = status;
    this.talk.changed(status);
  }

  private connect(): void {
    clearTimeout(this.retry);
    const wire = this.world.connect(this.talk.path);
    this.wire = wire;
    this.heartbeat.connects();
    wire.onopen = () => {
      this.heartbeat.knocks();
      wire.send(JSON.stringify(this.talk.hello()));
    };
    wire.onmessage = ({ data }) => this.hear(JSON.parse(data));
    wire.onclose = () => this.comeBack(waitBefore(this.attempt++));
  }

  /** Lets the connection go without waiting for its own end, which a half-open one would not come to. */
  private drop(): void {
    clearTimeout(this.retry);
    const wire = this.wire;
    this.wire = null;
    this.welcome = false;
    this.heartbeat.rests();
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private comeBack(wait: number): void {
    this.drop();
    if (this.status !== 'connecting') this.become('lost');
    if (this.status !== 'ended') this.retry = setTimeout(() => this.connect(), wait);
  }

  private hear(message: Heard & { id?: string | null; code?: Code }): void {
    this.heartbeat.hears();
    if (message.type === 'pong' || this.isAnswer(message)) return;
    this.talk.hear(message);
    if (!this.welcome && this.wire && this.talk.welcomes(message)) this.enter();
  }

  private isAnswer({ type, id, code = null }: { type: string; id?: string | null; code?: Code | null }): boolean {
    if (type !== 'done' && (type !== 'refused' || !id)) return false;
    const one = this.kept.find(({ letter }) => letter.id === id);
    if (!one) return true;
    this.kept = this.kept.filter((other) => other !== one);
    this.talk.answered(one.letter, { code, again: one.times > 1 });
    return true;
  }

  private enter(): void {
    this.attempt = 0;
    this.heartbeat.enters();
    this.kept = this.kept.filter(({ letter }) => this.talk.stillMeans(letter));
    this.become('open');
    this.welcome = true;
    for (const one of this.kept) this.post(one);
  }

  private obey(finding: Finding): void {
    if (finding === 'dead') this.comeBack(0);
    else if (finding === 'ask') this.wire?.send('{"type":"ping"}');
  }

  private wake(): void {
    if (this.wire) this.obey(this.heartbeat.wakes());
    else if (this.status !== 'ended') this.connect();
  }
}
