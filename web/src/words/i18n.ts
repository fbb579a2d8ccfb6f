/** The words people read: Fluent bundles, one per language, loaded when the language is chosen. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

export const LANGUAGES = { en: 'English', bg: 'Български', de: 'Deutsch', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<{ default: Record<string, string> }>('../locales/*.ts');

let bundle = new FluentBundle('en');
let current: Language = 'en';
let changed = () => {};
const listen = createSubscriber((update) => {
  changed = update;
});

const pathOf = (language: Language) => `../locales/${language}.ts`;

export function availableLanguages(): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => pathOf(language) in files);
}

/** The first of the browser's languages that Crownfield speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = availableLanguages();
  return wanted.map((tag) => tag.slice(0, 2) as Language).find((tag) => spoken.includes(tag)) ?? 'en';
}

export async function loadLanguage(language: Language): Promise<void> {
  const texts = (await files[pathOf(language)]!()).default;
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) loaded.addResource(new FluentResource(text));
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

/** A number for a text, written as the language writes it. */
export function figure(value: number, options: Intl.NumberFormatOptions): FluentNumber {
  return new FluentNumber(value, options);
}

export function language(): Language {
  listen();
  return current;
}
