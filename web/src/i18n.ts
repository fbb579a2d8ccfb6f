/** The words people read: Fluent bundles, one per language, loaded when the language is chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

export const LANGUAGES = { en: 'English', bg: 'Български', de: 'Deutsch', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>('./locales/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = new FluentBundle('en');
let current: Language = 'en';
let changed = () => {};
const listen = createSubscriber((update) => {
  changed = update;
});

export function availableLanguages(): Language[] {
  const present = new Set(Object.keys(files).map((path) => path.split('/')[2]));
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => present.has(language));
}

/** The first of the browser's languages that Crownfield speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = availableLanguages();
  return wanted.map((tag) => tag.slice(0, 2) as Language).find((tag) => spoken.includes(tag)) ?? 'en';
}

export async function loadLanguage(language: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.startsWith(`./locales/${language}/`));
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle = loaded;
  current = language;
  document.documentElement.lang = language;
  changed();
}

/** The text for a key in the current language; an unknown key shows itself, so that it is noticed. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  listen();
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args ?? null) : key;
}

export function language(): Language {
  listen();
  return current;
}
