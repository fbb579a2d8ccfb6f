/** Which page the fragment of the address names; tokens live only there. */

export type Route =
  | { page: 'Home' }
  | { page: 'New' }
  | { page: 'Table'; id: string; tokens: string[] }
  | { page: 'Watch'; id: string; tokens: string[] }
  | { page: 'Replay'; id: string }
  | { page: 'Import' }
  | { page: 'Score' }
  | { page: 'Learn'; game: string }
  | { page: 'Rules'; game: string; section: string }
  | { page: 'Games' }
  | { page: 'NotFound' };

export type PageName = Route['page'];

/** The parts of a fragment; one that is not written as addresses are leads nowhere. */
function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [hash];
  }
}

export function parseRoute(hash: string): Route {
  const [head = '', first = '', second = ''] = partsOf(hash);
  switch (head) {
    case 'new': return { page: 'New' };
    case 't': return { page: 'Table', id: first, tokens: second.split('.').filter(Boolean) };
    case 'w': return { page: 'Watch', id: first, tokens: [second] };
    case 'r': return { page: 'Replay', id: first };
    case 'replay': return { page: 'Import' };
    case 'score': return { page: 'Score' };
    case 'learn': return { page: 'Learn', game: first || 'kingdomino' };
    case 'rules': return { page: 'Rules', game: first || 'kingdomino', section: second };
    case 'games': return { page: 'Games' };
    case '': return { page: 'Home' };
    default: return { page: 'NotFound' };
  }
}

export function tableHash(id: string, tokens: string[]): string {
  return `#/t/${id}/${tokens.join('.')}`;
}

export function watchHash(id: string, spectator: string): string {
  return `#/w/${id}/${spectator}`;
}

export function replayHash(id: string): string {
  return `#/r/${id}`;
}

/** The whole address for a fragment, to be handed to somebody else. */
export function linkTo(hash: string): string {
  return new URL(hash, document.baseURI).href;
}

export function go(hash: string): void {
  location.hash = hash;
}
