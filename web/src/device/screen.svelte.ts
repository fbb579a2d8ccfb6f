/** Whether the screen is narrow, so that parts can change their shape and not only their place. */

const query = matchMedia('(max-width: 820px)');

class Screen {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener('change', () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();
