/** The line to one table: it says hello, listens, and heals itself when it breaks. */

import { keyFor } from '../device/keys';
import { plain } from './plain';
import type { ClientMessage, Hints, Protocol, Question, Reacted, Reaction, Refused, Said, ServerMessage, TableState } from '../protocol';
import { reloadOnce } from '../device/reload';

export type LineStatus = 'connecting' | 'open' | 'lost';

const PROTOCOL: Protocol = 2;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const REFUSAL_SHOWN = 5000;
/** The server is of another version, and so is the page that it would send now; one from before there was a word for it says the second. */
const OTHER_VERSION: ReadonlySet<string> = new Set(['reload', 'unreadable']);
/** After these the same hello would only be refused again. */
const HOPELESS: ReadonlySet<string> = new Set(['unknown_table', 'wrong_token', 'spent', 'damaged', ...OTHER_VERSION]);

/** How long to wait before attempt n (from 0) to connect again. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableConnection {
  table = $state.raw<TableState | null>(null);
  /** What opens our seats: first what the link says, then our own keys. */
  tokens = $state.raw<string[]>([]);
  status = $state<LineStatus>('connecting');
  refused = $state.raw<Refused | null>(null);
  closedFor = $state<Refused['code'] | null>(null);
  chat = $state<Said[]>([]);
  /** The answer to a hint that was asked for, as long as the table stays as it is. */
  hints = $state.raw<Hints | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  asking = $state(false);
  reactions = $state<(Reacted & { key: number })[]>([]);

  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** Whether this connection was let in. */
  private greeted = false;
  /** The table that was already answered: a second click on the same one says nothing new. */
  private answered: TableState | null = null;
  private readonly nonce = freshNonce();

  constructor(
    private readonly game: string,
    tokens: string[],
    private readonly names: string[],
  ) {
    this.tokens = tokens;
    document.addEventListener('visibilitychange', this.retryNow);
    window.addEventListener('online', this.retryNow);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.retryNow);
    window.removeEventListener('online', this.retryNow);
    this.socket?.close();
  }

  move = (move: string) => this.sendVersioned('move', { move });
  undo = () => this.sendVersioned('undo', {});
  confirm = () => this.sendVersioned('confirm', {});
  forgetHint = () => {
    this.hints = null;
    this.asking = false;
  };
  ask = (question: Question) => this.send({ type: 'ask', question });
  answer = (question: Question, agree: boolean) => this.send({ type: 'answer', question, agree });
  resign = (seat: number) => this.send({ type: 'resign', seat });
  say = (text: string, team = false) => this.send({ type: 'say', text, team });
  react = (reaction: Reaction) => this.send({ type: 'react', reaction });
  rename = (seat: number, name: string) => this.send({ type: 'rename', seat, name: plain(name) });
  recolour = (seat: number, colour: number) => this.send({ type: 'recolour', seat, colour });

  /** Good ways to go on, from here and now. */
  hint(): void {
    if (!this.table || this.asking) return;
    this.hints = null;
    this.asking = true;
    this.send({ type: 'hint', version: this.table.version });
  }

  private sendVersioned(type: 'move' | 'undo' | 'confirm', rest: { move?: string }): void {
    if (!this.table || this.table === this.answered) return;
    this.answered = this.table;
    this.send({ type, version: this.table.version, ...rest } as ClientMessage);
  }

  private send(message: ClientMessage): void {
    this.refused = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const address = new URL('ws', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.answered = null;
    this.greeted = false;
    socket.onopen = () => {
      const { game, tokens, nonce } = this;
      const names = this.names.map(plain);
      this.send({ type: 'hello', protocol: PROTOCOL, game, tokens, keys: tokens.map(keyFor), names, nonce });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.version !== this.table?.version) this.forgetHint();
        this.table = message;
        this.greeted = true;
        this.status = 'open';
        this.attempt = 0;
        break;
      case 'keyed':
        this.tokens = this.tokens.map((token, place) => (message.places.includes(place) ? keyFor(token) : token));
        break;
      case 'refused':
        this.refused = message;
        this.answered = null;
        this.asking = false;
        if (message.code === 'unknown_table' || !this.greeted) this.turnedAway(message.code);
        setTimeout(() => this.refused === message && (this.refused = null), REFUSAL_SHOWN);
        break;
      case 'hints':
        if (message.version !== this.table?.version) break;
        this.hints = message;
        this.asking = false;
        break;
      case 'said':
        this.chat.push(message);
        break;
      case 'reacted':
        this.reactions = [...this.reactions.slice(-4), { ...message, key: performance.now() }];
    }
  }

  private turnedAway(code: Refused['code']): void {
    if (!HOPELESS.has(code)) return;
    this.close();
    if (!OTHER_VERSION.has(code) || !reloadOnce()) this.closedFor = code;
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    if (this.table) this.status = 'lost';
    this.asking = false;
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++));
  }

  private retryNow = () => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
