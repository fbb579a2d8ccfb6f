import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSession } from '../src/features/table/session.svelte';
import { FakeServer } from './fake-server';

let server: FakeServer;
let session: TableSession;
let confirms: boolean;
let reloads: number;

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const pick = (number: number) => session.play.act({ verb: 'pick', number });
const sent = () => server.sockets.flatMap((socket) => server.letters(socket).map(({ type }) => type));
const legal = (...moves: string[]) => moves.map((move) => ({ move, gain: 0 }));

function sitDown(colour: number | null = null): void {
  const habits = { names: ['Ada'], colour, confirms: () => confirms };
  session = new TableSession('abc', ['token'], habits, { world: server, reload: () => (reloads += 1) < 2 });
  later(5);
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  confirms = true;
  reloads = 0;
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a session', () => {
  test('says who it is, on the line of its table', () => {
    sitDown();
    expect(server.socket.path).toBe('ws/abc');
    expect(server.socket.said[0]).toMatchObject({ type: 'hello', protocol: 3, game: 'abc', tokens: ['token'], names: ['Ada'], heard: 0 });
    expect(session.status).toBe('open');
    expect(session.play.phase).toBe('pick');
  });
  test('makes a move once, however often it is clicked', () => {
    sitDown();
    server.mute = true;
    pick(3);
    pick(4);
    expect(server.letters()).toMatchObject([{ type: 'move', version: 'fern.0.0', move: 'pick 3' }]);
  });
  test('makes no move that is not legal', () => {
    sitDown();
    pick(9);
    expect(sent()).toEqual([]);
  });
  test('wishes for the colour chosen last, if it is free', () => {
    sitDown(5);
    expect(server.letters()).toMatchObject([{ type: 'recolour', seat: 0, colour: 5 }]);
  });
  test('takes over the keys that its links were spent for', () => {
    sitDown();
    server.socket.tell({ type: 'keyed', places: [0] });
    expect(session.tokens).toHaveLength(1);
    expect(session.tokens).not.toContain('token');
  });
});

describe('a lost line', () => {
  test('is told, and a move that was on its way is there once when it is back', () => {
    sitDown();
    server.mute = true;
    pick(3);
    server.socket.cut();
    expect(session.status).toBe('lost');
    server.mute = false;
    later(600);
    expect(session.status).toBe('open');
    expect(server.played).toEqual(['pick 3']);
    expect(session.table!.draft).toEqual(['pick 3']);
  });
  test('that nobody cut is noticed as well', () => {
    sitDown();
    server.socket.silent = true;
    pick(3);
    later(15_000);
    expect(server.played).toEqual(['pick 3']);
    expect(session.refused).toBeNull();
  });
  test('brings no error for a move that the table has overtaken', () => {
    sitDown();
    server.mute = true;
    pick(3);
    server.socket.cut();
    server.mute = false;
    server.table = { ...server.table, version: 'moss.4.0', legal: [], view: { ...server.table.view, actor: 1 } };
    later(600);
    expect(server.letters()).toMatchObject([{ type: 'move', version: 'fern.0.0' }]);
    expect(server.played).toEqual([]);
    expect(session.refused).toBeNull();
  });
  test('says nothing twice in the chat', () => {
    server.words = [{ number: 1, text: 'hello' }];
    sitDown();
    session.speak('good day');
    server.socket.cut();
    later(600);
    server.socket.tell({ type: 'said', number: 1, text: 'hello', seat: 1, name: 'Ben', team: false, at: 0 });
    expect(session.conversation.chat.map(({ text }) => text)).toEqual(['hello', 'good day']);
    expect(server.socket.said[0]!.heard).toBe(2);
  });
});

test('a move that is refused as stale on a line that holds is told', () => {
  sitDown();
  server.table.version = 'fern.0.7';
  pick(3);
  expect(session.refused?.code).toBe('stale');
  later(5000);
  expect(session.refused).toBeNull();
});

describe('a hint', () => {
  test('comes to whom asked for it, as long as the table stays', () => {
    sitDown();
    session.hint();
    session.hint();
    expect(session.asking).toBe(true);
    expect(sent()).toEqual(['hint']);
    later(2000);
    expect(session.asking).toBe(false);
    expect(session.hints!.ideas).toHaveLength(1);
    server.show({ version: 'fern.0.1' });
    expect(session.hints).toBeNull();
  });
  test('asked for while the line was down is asked for again', () => {
    sitDown();
    server.socket.silent = true;
    session.hint();
    later(15_000);
    expect(server.letters().map(({ type }) => type)).toEqual(['hint']);
    later(2000);
    expect(session.hints!.ideas).toHaveLength(1);
  });
  test('promised to a connection that is gone is asked for again', () => {
    sitDown();
    session.hint();
    server.socket.cut();
    later(600);
    expect(server.letters().map(({ type }) => type)).toEqual(['hint']);
    expect(session.asking).toBe(true);
    later(2000);
    expect(session.asking).toBe(false);
  });
  test('is given up when the table has changed meanwhile', () => {
    sitDown();
    server.mute = true;
    session.hint();
    server.socket.cut();
    server.table = { ...server.table, version: 'fern.1.0' };
    later(600);
    expect(session.asking).toBe(false);
    expect(server.letters()).toEqual([]);
  });
  test('that is forgotten does not come back', () => {
    sitDown();
    session.hint();
    session.forgetHint();
    later(2000);
    expect(session.hints).toBeNull();
  });
  test('is followed move by move', () => {
    sitDown();
    server.show({ legal: legal('pick 3', 'pick 4') });
    session.follow(['pick 4', 'pick 3']);
    expect(server.played).toEqual(['pick 4', 'pick 3']);
  });
});

describe('a table that is gone', () => {
  test('says so, and is not tried again', () => {
    sitDown();
    server.socket.tell({ type: 'refused', id: null, code: 'unknown_table', detail: '' });
    server.socket.cut();
    later(60_000);
    expect(session.closedFor).toBe('unknown_table');
    expect(server.sockets.length).toBe(1);
  });
  test('says so also to whom only wanted to move', () => {
    sitDown();
    server.mute = true;
    pick(3);
    server.socket.tell({ type: 'refused', id: server.letters()[0]!.id, code: 'unknown_table', detail: '' });
    expect(session.closedFor).toBe('unknown_table');
  });
});

test('a server of another version is met by loading the page again, once', () => {
  server.hear = (socket) => socket.tell({ type: 'refused', id: null, code: 'reload', detail: '' });
  sitDown();
  expect([reloads, session.closedFor]).toEqual([1, null]);
  session.close();
  sitDown();
  expect([reloads, session.closedFor]).toEqual([2, 'reload']);
});

test('a link that does not fit is told, but no other refusal ends the session', () => {
  sitDown();
  server.socket.tell({ type: 'refused', id: null, code: 'wrong_token', detail: '' });
  expect(session.closedFor).toBeNull();
  server.hear = (socket) => socket.tell({ type: 'refused', id: null, code: 'wrong_token', detail: '' });
  server.socket.cut();
  later(600);
  expect(session.closedFor).toBe('wrong_token');
});

describe('without asking', () => {
  const turn = { draft: ['pick 3'], complete: true, acting: 0, legal: [] };

  test('a complete turn is confirmed for whom does not want to', () => {
    sitDown();
    server.show({ version: 'fern.0.1', ...turn });
    expect([session.mayConfirm, sent()]).toEqual([true, []]);
    confirms = false;
    session.goOn();
    expect(server.letters()).toMatchObject([{ type: 'confirm', version: 'fern.0.1' }]);
  });
  test('a decision without a choice is made', () => {
    sitDown();
    server.mute = true;
    server.show({ version: 'fern.0.1', legal: legal('build none') });
    expect(server.letters()).toMatchObject([{ type: 'move', move: 'build none' }]);
  });
  test('taking back goes past such decisions to the last one that had a choice', () => {
    sitDown();
    server.mute = true;
    server.show({ version: 'fern.0.1', draft: ['place h7e', 'tax none'], acting: 0, legal: legal('build 3 h7', 'build none') });
    session.undo();
    server.show({ version: 'fern.0.2', draft: ['place h7e'], legal: legal('tax none') });
    expect(sent()).toEqual(['undo', 'undo']);
    server.show({ version: 'fern.0.3', draft: [], legal: legal('place h7e', 'place h8e') });
    server.show({ version: 'fern.0.4', draft: ['place h8e'], legal: legal('tax none') });
    expect(sent()).toEqual(['undo', 'undo', 'move']);
  });
});
