/** The pages by their names, each loaded when it is first wanted. */

import type { Component } from 'svelte';
import { printed } from './printed.svelte';
import type { Route } from './router';

export type Page = Component<{ route: Route }>;

const files = import.meta.glob<{ default: Page }>('./pages/*.svelte');

/** Loading the same page again costs nothing, so it may be asked for ahead of time. */
export async function loadPage({ page }: Route): Promise<Page> {
  void printed.ask();
  if (page !== 'Table' && page !== 'Watch') return (await files[`./pages/${page}.svelte`]!()).default;
  return (await import('./table/Table.svelte')).default as Page;
}
