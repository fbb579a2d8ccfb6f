/** Loading the page again when the server speaks another language: once, then a person decides. */

const KEY = 'crownfield.reloaded';
const PATIENCE = 60_000;

/** Loads the page again, unless that was tried a moment ago and did not help. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PATIENCE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
