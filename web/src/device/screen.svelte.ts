/** Whether the screen is narrow, so that parts can change their shape and not only their place. */

import { NARROW } from '../styles/widths';

const query = matchMedia(`(max-width: ${NARROW}px)`);

class Screen {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener('change', () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();
