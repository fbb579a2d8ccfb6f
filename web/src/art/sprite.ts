/** The drawings, fetched once and put into the page, where `<use>` finds them. */

import address from './sprite.svg?url';

let loading: Promise<void> | undefined;

export function loadSprite(): Promise<void> {
  loading ??= insertSprite();
  return loading;
}

async function insertSprite(): Promise<void> {
  const text = await (await fetch(address)).text();
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  drawn.setAttribute('aria-hidden', 'true');
  drawn.classList.add('sprite');
  document.body.prepend(drawn);
}
