/** A server that speaks the framing of a line over sockets that tests open, cut and keep silent. */

import type { TableState } from '../src/protocol';
import type { Wire, World } from '../src/net/wire';

type Message = { type: string; id?: string } & Record<string, any>;

export class Socket implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Message[] = [];
  closed = false;
  /** Nothing comes through any more, and neither side is told. */
  silent = false;

  constructor(readonly path: string, private readonly server: FakeServer) {}

  send(text: string): void {
    const message = JSON.parse(text);
    this.said.push(message);
    if (!this.silent) this.server.hear(this, message);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    if (!this.silent && !this.closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The line breaks, and the browser notices. */
  cut(): void {
    this.closed = true;
    this.onclose?.();
  }
}

/** A table with one counter: every move makes a version of its own. */
export class FakeServer implements World {
  readonly sockets: Socket[] = [];
  /** Whether sockets open at all. */
  reachable = true;
  /** Whether answers to letters are held back. */
  mute = false;
  /** The moves that were carried out. */
  readonly played: string[] = [];
  words: { number: number; text: string }[] = [];
  table: Record<string, any> = {
    type: 'table', version: 'fern.0.0', status: 'playing', game: 'kingdomino', events: [], draft: [], complete: false, acting: null, yours: [0],
    seats: [{ seat: 0, kingdom: 0, colour: 0 }, { seat: 1, kingdom: 1, colour: 1 }], hints: true,
    legal: [{ move: 'pick 3', gain: 0 }, { move: 'pick 4', gain: 0 }],
    view: { game: 'kingdomino', actor: 0, phase: 'pick', kingdoms: [{ seats: [0], squares: {} }, { seats: [1], squares: {} }] },
    room: [[], []], dominoes: [[], []], scores: [{}, {}], regions: [],
  };
  private readonly answers = new Map<string, object>();
  private wakers: (() => void)[] = [];

  connect(path: string): Socket {
    const socket = new Socket(path, this);
    this.sockets.push(socket);
    setTimeout(() => (this.reachable ? socket.onopen?.() : socket.cut()), 1);
    return socket;
  }
  listen(wake: () => void): () => void {
    this.wakers.push(wake);
    return () => (this.wakers = this.wakers.filter((other) => other !== wake));
  }
  wake(): void {
    this.wakers.forEach((wake) => wake());
  }

  get socket(): Socket {
    return this.sockets.at(-1)!;
  }
  /** What this connection has heard besides hellos and pings. */
  letters(socket = this.socket): Message[] {
    return socket.said.filter(({ id }) => id);
  }
  pings(socket = this.socket): number {
    return socket.said.filter(({ type }) => type === 'ping').length;
  }
  show(changes: Partial<TableState> | Record<string, any>): void {
    Object.assign(this.table, changes);
    this.socket.tell(this.table);
  }

  hear(socket: Socket, message: Message): void {
    if (message.type === 'hello') {
      for (const said of this.words.filter(({ number }) => number > message.heard)) this.tellWords(socket, said);
      socket.tell(this.table);
    } else if (message.type === 'ping') socket.tell({ type: 'pong' });
    else if (!this.mute) socket.tell(this.answerTo(socket, message));
  }
  private tellWords(socket: Socket, { number, text }: { number: number; text: string }): void {
    socket.tell({ type: 'said', number, text, seat: 1, name: 'Ben', team: false, at: 0 });
  }
  private answerTo(socket: Socket, message: Message): object {
    const id = message.id!;
    if (!this.answers.has(id)) this.answers.set(id, this.obey(socket, message));
    return this.answers.get(id)!;
  }
  private obey(socket: Socket, { type, id, version, move, text }: Message): object {
    if (version && version !== this.table.version) return { type: 'refused', id, code: 'stale', detail: '' };
    if (type === 'move') {
      this.played.push(move);
      this.table = { ...this.table, version: `fern.0.${this.played.length}`, draft: [...this.table.draft, move], acting: 0 };
      socket.tell(this.table);
    } else if (type === 'say') {
      this.words.push({ number: this.words.length + 1, text });
      this.tellWords(socket, this.words.at(-1)!);
    } else if (type === 'hint') {
      setTimeout(() => socket.tell({ type: 'hints', version, ideas: [{ moves: ['pick 4'], win: 0.5, points: 9, exact: false, tries: 1 }] }), 2000);
    }
    return { type: 'done', id };
  }
}
