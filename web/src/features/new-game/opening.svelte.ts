/** Opens games: asks for the table first, which also starts the preparing of its rules, and waits until they are ready. */

import { ApiError, createGame, getInfo } from '../../net/api';
import { t } from '../../words/i18n';
import { rememberGame } from '../../device/mygames';
import type { Code, Created, Info, NewGame } from '../../protocol';
import { go, tableHash } from '../../shell/router';
import { settings } from '../../device/settings.svelte';
import { EASY } from './setup';

const POLL = 700;
/** Longer than any preparing takes; the table then says itself what is missing. */
const PATIENCE = 240_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Trouble = Code | 'unreachable';

/** What went wrong, as a code that has a sentence in every language. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.code : 'server_error';
}

/** Why a record or a kingdom was refused, in words, with the line where there is one. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.reason) return t(`code-${troubleOf(error)}`);
  const why = t(`reason-${error.reason}`);
  return error.line ? t('reason-line', { line: error.line, why }) : why;
}

export class Opening {
  busy = $state(false);
  /** Between 0 and 1 while the rules are being prepared, otherwise null. */
  progress = $state<number | null>(null);
  trouble = $state<Trouble | null>(null);
  /** The page was left meanwhile: nobody is taken to a table against their will. */
  left = false;

  /** The created game, or null when it failed; `trouble` then says why. */
  async create(wish: NewGame): Promise<Created | null> {
    this.busy = true;
    this.trouble = null;
    try {
      const created = await this.#ask(wish);
      await this.#ready(wish.game);
      return created;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    } finally {
      this.busy = false;
      this.progress = null;
    }
  }

  async #ready(game: string): Promise<void> {
    const until = Date.now() + PATIENCE;
    while (!this.left && Date.now() < until) {
      const info: Info = await getInfo();
      const facts = info.games.find((one) => one.name === game);
      if (!facts || facts.ready) return;
      this.progress = facts.progress;
      await pause(POLL);
    }
  }

  async #ask(wish: NewGame): Promise<Created> {
    for (;;) {
      try {
        return await createGame(wish);
      } catch (error) {
        if (troubleOf(error) !== 'compiling') throw error;
        this.progress ??= 0;
        await pause(POLL);
      }
    }
  }
}

/** Keeps a created game in My games; the tokens are those of this browser's seats. */
export function keepCreated(wish: NewGame, created: Created): string[] {
  const tokens = created.invitations.filter((one) => one.kind === 'mine').map((one) => one.token);
  const invitations = created.invitations
    .filter((one) => one.kind === 'link')
    .map(({ seat, token }) => ({ seat, token }));
  const names = wish.seats.map((seat) => seat.name ?? '');
  const { id, spectator, host } = created;
  rememberGame({ id, game: wish.game, tokens, names, spectator, host, invitations, shared: invitations.length > 0 });
  return tokens;
}

export async function quickPlay(opening: Opening, game: string): Promise<void> {
  const { name, colour, confirm } = settings;
  const wish: NewGame = { game, seats: [{ kind: 'mine', name, colour }, { kind: 'computer', level: EASY }], confirm };
  const created = await opening.create(wish);
  if (!created) return;
  const tokens = keepCreated(wish, created);
  if (!opening.left) go(tableHash(created.id, tokens));
}
