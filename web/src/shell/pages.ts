/** The pages by their names, each loaded when it is first wanted. */

import type { Component } from 'svelte';
import { printed } from '../net/printed.svelte';
import NotFound from './NotFound.svelte';
import type { PageName, Route } from './router';

export type Page = Component<{ route: Route }>;

const table = () => import('../features/table/Table.svelte') as Promise<unknown>;

const FILES: Record<PageName, () => Promise<unknown>> = {
  Home: () => import('../features/front-door/Home.svelte'),
  New: () => import('../features/new-game/New.svelte'),
  Table: table,
  Watch: table,
  Replay: () => import('../features/replay/Replay.svelte'),
  Import: () => import('../features/replay/Import.svelte'),
  Score: () => import('../features/score-pad/Score.svelte'),
  Learn: () => import('../features/lessons/Learn.svelte'),
  Rules: () => import('../features/rules/Rules.svelte'),
  Games: () => import('../features/my-games/Games.svelte'),
  NotFound: async () => ({ default: NotFound }),
};

/** Loading the same page again costs nothing, so it may be asked for ahead of time. */
export async function loadPage({ page }: Route): Promise<Page> {
  void printed.ask();
  return ((await FILES[page]()) as { default: Page }).default;
}
