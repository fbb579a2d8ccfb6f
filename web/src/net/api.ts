/** What is asked of the server over HTTP. */

import { plain } from './plain';
import type { Code, Created, ErrorReply, Info, Invitation, NewGame, NextGame, OpenTable, Reason, ReplayReply } from '../protocol';

export class ApiError extends Error {
  constructor(
    readonly code: Code | 'unreachable',
    detail: string,
    readonly reason: Reason | null = null,
    readonly line: number | null = null,
  ) {
    super(detail);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, document.baseURI), init);
  } catch (error) {
    throw new ApiError('unreachable', String(error));
  }
  if (response.ok) return response;
  const reply: Partial<ErrorReply> = await response.json().catch(() => ({}));
  throw new ApiError(reply.code ?? 'server_error', reply.detail ?? response.statusText, reply.reason, reply.line);
}

function post(path: string, body: unknown): Promise<Response> {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function bearer(tokens: string[]): Record<string, string> {
  return tokens.length ? { Authorization: `Bearer ${tokens.join('.')}` } : {};
}

export async function getInfo(): Promise<Info> {
  return (await ask('api/info')).json();
}

let known: Promise<Info> | undefined;

/** The printed components never change, so they are asked for once. */
export function cachedInfo(): Promise<Info> {
  known ??= getInfo().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export async function createGame(wish: NewGame): Promise<Created> {
  const seats = wish.seats.map((seat) => ({ ...seat, name: plain(seat.name ?? '') }));
  return (await post('api/games', { ...wish, seats })).json();
}

export async function getOpenTables(): Promise<OpenTable[]> {
  return (await ask('api/tables')).json();
}

/** Takes a free seat of an open table. */
export async function sitDown(id: string, name: string): Promise<Invitation> {
  return (await post(`api/tables/${id}/sit`, { name: plain(name) })).json();
}

export async function getRecord(id: string, tokens: string[] = []): Promise<string> {
  return (await ask(`api/games/${id}/record`, { headers: bearer(tokens) })).text();
}

/** The games of a Dynasty up to this one, as one file. */
export async function getDynasty(id: string, tokens: string[] = []): Promise<string> {
  return (await ask(`api/games/${id}/dynasty`, { headers: bearer(tokens) })).text();
}

/** The table of the rematch, or of the next game of a Dynasty; the same links open it. */
export async function nextGame(id: string, tokens: string[]): Promise<NextGame> {
  return (await ask(`api/games/${id}/next`, { method: 'POST', headers: bearer(tokens) })).json();
}

/** The host invites anew to a seat; what opened it before does so no longer. */
export async function inviteAnew(id: string, seat: number, tokens: string[]): Promise<Invitation> {
  const headers = { 'Content-Type': 'application/json', ...bearer(tokens) };
  return (await ask(`api/games/${id}/invitations`, { method: 'POST', headers, body: JSON.stringify({ seat }) })).json();
}

export async function deleteGame(id: string, tokens: string[]): Promise<void> {
  await ask(`api/games/${id}`, { method: 'DELETE', headers: bearer(tokens) });
}

export async function getReplay(id: string): Promise<ReplayReply> {
  return (await ask(`api/games/${id}/replay`)).json();
}

/** `record` may be the file of a Dynasty; then the game of that number is replayed. */
export async function replayRecord(record: string, number = 1): Promise<ReplayReply> {
  return (await post('api/replay', { record, number })).json();
}

/** A QR code as the text of an SVG. */
export async function getQr(text: string): Promise<string> {
  return (await post('api/qr', { text })).text();
}

export interface ScoredKingdom {
  total: number;
  parts: Record<string, number>;
}

export async function scoreKingdom(sheet: string): Promise<ScoredKingdom> {
  return (await post('api/score', { sheet })).json();
}
