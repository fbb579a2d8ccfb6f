/** What is printed on this server's pieces, for whatever shows it; kept on the device for when the server is away. */

import { cachedInfo } from './api';
import type { Components } from '../model/position';

const KEY = 'crownfield.pieces';

function remembered(): Components | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function remember(components: Components): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(components));
  } catch {
    // A private window may refuse; the pieces are then asked for at every visit.
  }
}

class Printed {
  components = $state.raw<Components | null>(null);
  /** Whether neither the server nor the device can tell. */
  missing = $state(false);
  private asked = false;

  /** Asks the server once; if it is away, what it said last time holds. */
  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.components = (await cachedInfo()).components as Components;
      remember(this.components);
    } catch {
      this.asked = false;
      this.components ??= remembered();
      this.missing = this.components === null;
    }
  }
}

export const printed = new Printed();
