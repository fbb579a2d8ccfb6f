/** What this browser's owner prefers, kept between visits. */

import { loadLanguage, preferredLanguage, type Language } from '../words/i18n';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  /** Whether what others say and their reactions stay unseen. */
  muted: boolean;
  name: string;
  /** The colour chosen last, or null for any. */
  colour: number | null;
}

const KEY = 'crownfield.settings';

function read(): Kept {
  const first: Kept = {
    language: preferredLanguage(navigator.languages),
    theme: 'auto',
    sound: true,
    motion: true,
    confirm: true,
    muted: false,
    name: '',
    colour: null,
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return first;
  }
}

export const settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the settings then last for the visit.
  }
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds that a motion may take: none for those who asked for stillness. */
export function motionTime(wanted: number): number {
  return settings.motion && !stillness.matches ? wanted : 0;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}
