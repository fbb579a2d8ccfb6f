/** One browser at one table: what was told over its line, what a person may do there, and what goes without asking. */

import { Play } from '../../board/play.svelte';
import { keyFor } from '../../device/keys';
import { formatMove, type Move } from '../../model/move';
import { kingdomOf, positionOf } from '../../model/position';
import { Line, type Answer, type Letter, type LineStatus, type Talk } from '../../net/line';
import { plain } from '../../net/plain';
import { browser, type World } from '../../net/wire';
import type {
  ClientMessage, Code, Hello, Hints, Ping, Protocol, Question, Reaction, Refused, ServerMessage, TableState,
} from '../../protocol';
import { ByItself } from './by-itself';
import { Conversation } from './conversation.svelte';
import { GONE, HOPELESS, OTHER_VERSION } from './refusals';
import { colourWish } from './story';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** What is said after hello; the line gives it its id. */
type Words = WithoutId<Exclude<ClientMessage, Hello | Ping>>;
type Versioned = Extract<Words, { version: unknown }>;

/** What the person at this browser prefers. */
export interface Habits {
  names: string[];
  /** The colour chosen last. */
  colour: number | null;
  /** Whether a complete turn waits for their confirmation. */
  confirms: () => boolean;
}

export interface Surroundings {
  world?: World;
  /** Called before what is shown changes from the table before (null at first) to the one now. */
  changing?: (before: TableState | null, now: TableState, byHand: boolean) => void;
  /** Loads the page again, unless that was tried in vain a moment ago. */
  reload?: () => boolean;
}

const PROTOCOL: Protocol = 3;
const REFUSAL_SHOWN = 5000;
function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSession {
  table = $state.raw<TableState | null>(null);
  /** What opens our seats: first what the link says, then our own keys. */
  tokens = $state.raw<string[]>([]);
  status = $state<LineStatus>('connecting');
  refused = $state.raw<Pick<Refused, 'code'> | null>(null);
  /** Why there is no way to the table from here. */
  closedFor = $state<Code | null>(null);
  readonly conversation = new Conversation();
  /** The answer to a hint that was asked for, as long as the table stays as it is. */
  hints = $state.raw<Hints | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  asking = $state(false);

  position = $derived.by(() => (this.table ? positionOf(this.table) : null));
  readonly play: Play;

  /** Whose drafted turn lies on the table. */
  owner = $derived.by(() => (this.table?.draft.length ? this.table.acting : null));
  ownDraft = $derived.by(() => this.owner !== null && this.table!.yours.includes(this.owner));
  mayConfirm = $derived.by(() => this.ownDraft && this.table!.complete && this.table!.status === 'playing');
  mayHint = $derived.by(() => Boolean(this.table?.hints && this.table.status === 'playing' && this.play.seat !== null));
  hinting = $derived.by(() => this.mayHint && (this.asking || this.hints !== null));
  /** The own kingdom that is to be seen: that of the seat to act, or of the one that acted last. */
  mine = $derived.by(() => {
    const seat = this.play.seat ?? (this.ownDraft ? this.owner : this.acted) ?? this.table?.yours[0] ?? 0;
    return this.position ? kingdomOf(this.position.view, seat) : 0;
  });

  private acted = $state<number | null>(null);
  private byHand = false;
  private readonly byItself: ByItself;
  private readonly nonce = freshNonce();
  private readonly line: Line<Words, ServerMessage>;

  constructor(
    private readonly id: string,
    tokens: string[],
    private readonly habits: Habits,
    private readonly surroundings: Surroundings = {},
  ) {
    this.tokens = tokens;
    this.byItself = new ByItself(habits.confirms);
    this.play = new Play(
      () => this.position,
      (move) => this.move(move),
    );
    this.line = new Line(this.talk(), surroundings.world ?? browser);
  }

  close(): void {
    this.line.end();
  }

  // --- what a person may do

  undo(): void {
    if (!this.table) return;
    this.byItself.takesBack();
    this.sayNow({ type: 'undo', version: this.table.version });
  }

  confirm(): void {
    if (this.table) this.sayNow({ type: 'confirm', version: this.table.version });
  }

  /** Good ways to go on, from here and now. */
  hint(): void {
    if (!this.table || this.asking) return;
    this.hints = null;
    this.asking = true;
    this.say({ type: 'hint', version: this.table.version });
  }

  forgetHint(): void {
    this.hints = null;
    this.asking = false;
  }

  /** Drafts the moves of an idea, each once the table has answered the one before. */
  follow(moves: string[]): void {
    if (!this.table) return;
    this.byItself.follow(this.table, moves);
    this.goOn();
  }

  ask = (question: Question) => this.say({ type: 'ask', question });
  answer = (question: Question, agree: boolean) => this.say({ type: 'answer', question, agree });
  resign = (seat: number) => this.say({ type: 'resign', seat });
  speak = (text: string, team = false) => this.say({ type: 'say', text, team });
  react = (reaction: Reaction) => this.say({ type: 'react', reaction });
  rename = (seat: number, name: string) => this.say({ type: 'rename', seat, name: plain(name) });
  recolour = (seat: number, colour: number) => this.say({ type: 'recolour', seat, colour });

  /** Does what goes without asking. */
  goOn(): void {
    if (!this.table || this.isAnswerDue(this.table.version)) return;
    const deed = this.byItself.next(this.table, this.play.seat === null ? [] : this.play.legal, this.mayConfirm);
    if (deed) this.sayNow({ ...deed, version: this.table.version });
  }

  private move(move: Move): void {
    if (!this.table) return;
    this.byHand = move.verb === 'place';
    this.sayNow({ type: 'move', version: this.table.version, move: formatMove(move) });
  }

  // --- the line

  private say(words: Words): void {
    this.refused = null;
    this.line.say(words);
  }

  /** Of a table that was already answered nothing more is said: a second click on it means nothing new. */
  private sayNow(words: Versioned): void {
    if (!this.isAnswerDue(words.version)) this.say(words);
  }

  private isAnswerDue(version: TableState['version']): boolean {
    return this.line.unanswered.some((letter) => letter.type !== 'hint' && 'version' in letter && letter.version === version);
  }

  private talk(): Talk<Words, ServerMessage> {
    return {
      path: `ws/${this.id}`,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      welcomes: ({ type }) => type === 'table',
      stillMeans: (letter) => this.stillMeans(letter),
      answered: (letter, answer) => this.answered(letter, answer),
      changed: (status) => this.lineChanged(status),
    };
  }

  private hello(): Hello {
    const { heard } = this.conversation;
    const names = this.habits.names.map(plain);
    return { type: 'hello', protocol: PROTOCOL, game: this.id, tokens: this.tokens, keys: this.tokens.map(keyFor), names, nonce: this.nonce, heard };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.arrive(message);
        break;
      case 'keyed':
        this.tokens = this.tokens.map((token, place) => (message.places.includes(place) ? keyFor(token) : token));
        break;
      case 'refused':
        this.refuse(message.code);
        break;
      case 'hints':
        if (!this.asking || message.version !== this.table?.version) break;
        this.hints = message;
        this.asking = false;
        break;
      case 'said':
      case 'reacted':
        this.conversation.hear(message);
    }
  }

  private arrive(now: TableState): void {
    const before = this.table;
    this.surroundings.changing?.(before, now, this.byHand);
    this.byHand = false;
    if (now.version !== before?.version) this.forgetHint();
    this.table = now;
    this.acted = this.play.seat ?? this.acted;
    if (!before) this.wishColour(now);
    this.goOn();
  }

  /** Whoever comes by a link brings the colour chosen last, if it is free and nobody has moved yet. */
  private wishColour(table: TableState): void {
    const wish = colourWish(table, this.habits.colour);
    if (wish) this.recolour(wish.seat, wish.colour);
  }

  /** After the line was lost: what was drafted on another table, and a reaction to what has passed, mean nothing any more. */
  private stillMeans(letter: Letter<Words>): boolean {
    if (letter.type === 'hint') return this.asking && letter.version === this.table?.version;
    return letter.type !== 'react';
  }

  private answered(letter: Letter<Words>, { code, again }: Answer): void {
    if (code === null) return;
    if (letter.type === 'hint') this.asking = false;
    if (GONE.has(code)) this.turnedAway(code);
    else if (!(again && code === 'stale')) this.refuse(code);
  }

  private refuse(code: Code): void {
    const refused = { code };
    this.refused = refused;
    this.byItself.stopFollowing();
    if (GONE.has(code) || this.status !== 'open') this.turnedAway(code);
    setTimeout(() => this.refused === refused && (this.refused = null), REFUSAL_SHOWN);
  }

  private turnedAway(code: Code): void {
    if (!HOPELESS.has(code)) return;
    this.line.end();
    if (!OTHER_VERSION.has(code) || !this.surroundings.reload?.()) this.closedFor = code;
  }

  private lineChanged(status: LineStatus): void {
    this.status = status;
    if (status === 'open') this.askAgain();
  }

  /** A hint that was promised to a connection that is gone is asked for once more. */
  private askAgain(): void {
    if (!this.asking || this.line.unanswered.some(({ type }) => type === 'hint')) return;
    this.asking = false;
    this.hint();
  }
}
