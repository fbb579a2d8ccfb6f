/** Keys to seats: this browser makes one for each invitation, and keeps it before it tells anybody. */

const KEY = 'crownfield.keys';
const MOST = 400;
const BYTES = 24;

type Kept = [invitation: string, key: string][];

/** Those of this visit: also a browser that keeps nothing comes back with the same key when the line breaks. */
let made: Kept = [];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function keep(keys: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys.slice(0, MOST)));
  } catch {
    // The link in the address still leads back.
  }
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

/** The key that goes with an invitation: always the same, so that the server knows us again if its answer was lost. */
export function keyFor(invitation: string): string {
  const kept = read();
  const known = [...made, ...kept].find(([one]) => one === invitation);
  if (known) return known[1];
  const key = fresh();
  made = [[invitation, key], ...made];
  keep([[invitation, key], ...kept]);
  return key;
}
