/** Which refusals end a session. */

import type { Code } from '../../protocol';

/** The server is of another version, and so is the page that it would send now; one from before there was a word for it says the second. */
export const OTHER_VERSION: ReadonlySet<Code> = new Set<Code>(['reload', 'unreadable']);
/** After these there is no table any more, whatever was said. */
export const GONE: ReadonlySet<Code> = new Set<Code>(['unknown_table', 'damaged']);
/** After these the same hello would only be refused again. */
export const HOPELESS: ReadonlySet<Code> = new Set<Code>(['wrong_token', 'spent', ...GONE, ...OTHER_VERSION]);
