/** A line to the server: it says hello, notices when the other end has gone, comes back, and says again what was not answered. */

import type { Code } from '../protocol';
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

/** How often the line is looked after, in milliseconds, as everything here. */
const BEAT = 1000;
/** So long it may be silent before one asks whether anybody is there. */
const SILENCE = 5000;
/** So long it may be silent at all. */
const PATIENCE = 12_000;
/** The server may have to prepare a game before it welcomes anybody. */
const PATIENCE_FOR_WELCOME = 60_000;
/** So long a page that was asleep waits for an answer before it trusts its line no more. */
const DOUBT = 4000;
/** Beats further apart than this mean that the page was asleep. */
const ASLEEP = 3000;
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
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;
  private beatAt = Date.now();
  private askedAt = 0;
  private heardAt = 0;
  /** By then something must be heard. */
  private due = Infinity;
  private doubted = false;

  constructor(
    private readonly talk: Talk<Words, Heard>,
    private readonly world: World = browser,
  ) {
    this.heart = setInterval(() => this.beat(), BEAT);
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
    this.due = Date.now() + PATIENCE;
    wire.onopen = () => {
      this.due = Date.now() + PATIENCE_FOR_WELCOME;
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
    this.welcome = this.doubted = false;
    this.due = Infinity;
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
    this.heardAt = Date.now();
    this.doubted = false;
    if (this.welcome) this.due = this.heardAt + PATIENCE;
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
    this.due = Date.now() + PATIENCE;
    this.kept = this.kept.filter(({ letter }) => this.talk.stillMeans(letter));
    this.become('open');
    this.welcome = true;
    for (const one of this.kept) this.post(one);
  }

  private ask(now: number): void {
    this.askedAt = now;
    if (this.welcome) this.wire?.send('{"type":"ping"}');
  }

  private beat(): void {
    const now = Date.now();
    const slept = now - this.beatAt > ASLEEP;
    this.beatAt = now;
    if (slept && this.welcome && !this.doubted) this.doubt(now);
    else if (now >= this.due) this.comeBack(0);
    else if (now - Math.max(this.heardAt, this.askedAt) >= SILENCE) this.ask(now);
  }

  /** What it did not hear while it was asleep says nothing about the line. */
  private doubt(now: number): void {
    this.doubted = true;
    this.due = now + DOUBT;
    this.ask(now);
  }

  private wake(): void {
    if (this.wire) {
      if (this.welcome && !this.doubted && Date.now() - this.askedAt >= BEAT) this.doubt(Date.now());
    } else if (this.status !== 'ended') this.connect();
  }
}
