import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line, waitBefore, type Answer, type Letter, type LineStatus } from '../src/net/line';
import { FakeServer } from './fake-server';

type Words = { type: string; move?: string; version?: string };

let server: FakeServer;
let line: Line<Words, { type: string }>;
let heard: string[];
let answers: (Answer & { type: string })[];
let statuses: LineStatus[];

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = [];
  answers = [];
  statuses = [];
  line = new Line<Words, { type: string }>({
    path: 'ws/abc',
    hello: () => ({ type: 'hello', heard: 0 }),
    hear: ({ type }) => heard.push(type),
    welcomes: ({ type }) => type === 'table',
    stillMeans: ({ type }: Letter<Words>) => type !== 'react',
    answered: ({ type }, answer) => answers.push({ type, ...answer }),
    changed: (status) => statuses.push(status),
  }, server);
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
});

describe('a line', () => {
  test('goes to its own address, says hello first and is open once it is welcome', () => {
    later(5);
    expect(server.socket.path).toBe('ws/abc');
    expect(server.socket.said[0]!.type).toBe('hello');
    expect(heard).toEqual(['table']);
    expect(statuses).toEqual(['open']);
  });
  test('asks whether anybody is there after five seconds of silence, and not more often', () => {
    later(4500);
    expect(server.pings()).toBe(0);
    later(26_000);
    expect(server.pings()).toBe(5);
    expect(server.sockets.length).toBe(1);
    expect(heard).toEqual(['table']);
  });
  test('that is half-open is noticed within 15 seconds and replaced', () => {
    later(5);
    const first = server.socket;
    first.silent = true;
    later(15_000);
    expect(server.sockets.length).toBe(2);
    expect(first.closed).toBe(true);
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });
  test('of a page that was asleep is asked first and given four seconds', () => {
    later(5);
    vi.setSystemTime(Date.now() + 3_600_000);
    later(1000);
    expect(server.pings()).toBe(1);
    later(5000);
    expect(server.sockets.length).toBe(1);
    server.socket.silent = true;
    vi.setSystemTime(Date.now() + 3_600_000);
    later(1000);
    expect(server.sockets.length).toBe(1);
    later(5000);
    expect(server.sockets.length).toBe(2);
  });
  test('of a page that wakes only once a minute stays as it is', () => {
    later(5);
    for (let minute = 0; minute < 5; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      later(1000);
    }
    expect(server.sockets.length).toBe(1);
  });
  test('is looked at at once when the page is, and tried at once when it was lost', () => {
    later(2000);
    server.wake();
    expect(server.pings()).toBe(1);
    server.reachable = false;
    server.socket.cut();
    later(30_000);
    const tries = server.sockets.length;
    server.reachable = true;
    server.wake();
    later(5);
    expect(server.sockets.length).toBe(tries + 1);
    expect(statuses.at(-1)).toBe('open');
  });
  test('waits longer and longer, up to ten seconds', () => {
    expect([0, 1, 2, 10].map(waitBefore)).toEqual([500, 1000, 2000, 10_000]);
  });
  test('that is ended says and tries nothing more', () => {
    later(5);
    line.end();
    later(60_000);
    server.wake();
    expect(server.sockets.length).toBe(1);
    expect(server.pings()).toBe(0);
  });
});

describe('a letter', () => {
  test('has an id that the server may keep, another one each time', () => {
    later(5);
    line.say({ type: 'ask' });
    line.say({ type: 'ask' });
    const ids = server.letters().map(({ id }) => id!);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });
  test('is kept until it is answered', () => {
    later(5);
    server.mute = true;
    line.say({ type: 'ask' });
    expect(line.unanswered.map(({ type }) => type)).toEqual(['ask']);
    server.socket.tell({ type: 'done', id: line.unanswered[0]!.id });
    expect(line.unanswered).toEqual([]);
    expect(answers).toEqual([{ type: 'ask', code: null, again: false }]);
  });
  test('is said again in its order and under its id, and done once', () => {
    later(5);
    server.mute = true;
    line.say({ type: 'move', move: 'pick 3', version: 'fern.0.0' });
    line.say({ type: 'ask' });
    const ids = server.letters().map(({ id }) => id);
    server.socket.cut();
    server.mute = false;
    later(600);
    expect(server.letters().map(({ id }) => id)).toEqual(ids);
    expect(server.played).toEqual(['pick 3']);
    expect(answers.map(({ type, again }) => [type, again])).toEqual([['move', true], ['ask', true]]);
  });
  test('whose answer was lost is not done again', () => {
    later(5);
    const first = server.socket;
    first.tell = () => {};
    line.say({ type: 'move', move: 'pick 3', version: 'fern.0.0' });
    expect(line.unanswered.length).toBe(1);
    first.cut();
    later(600);
    expect(server.played).toEqual(['pick 3']);
    expect(line.unanswered).toEqual([]);
  });
  test('that was said while the line was lost goes out once it is there again', () => {
    later(5);
    server.socket.cut();
    line.say({ type: 'ask' });
    line.say({ type: 'react' });
    later(600);
    expect(server.letters().map(({ type }) => type)).toEqual(['ask']);
    expect(answers).toEqual([{ type: 'ask', code: null, again: false }]);
  });
  test('before the welcome waits for it', () => {
    line.say({ type: 'ask' });
    later(5);
    expect(server.socket.said.map(({ type }) => type)).toEqual(['hello', 'ask']);
  });
});
