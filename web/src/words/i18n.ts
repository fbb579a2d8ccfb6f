/** The words people read: Fluent bundles, one per language, loaded when the language is chosen. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

export const LANGUAGES = { en: 'English', bg: 'Български', de: 'Deutsch', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<{ default: Record<string, string> }>('../locales/*.ts');

const FIRST = 'en' satisfies Language;
let bundle = new FluentBundle(FIRST);
let current: Language = FIRST;
/** Whether there are any texts yet. */
let speaking = false;
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
  return wanted.map((tag) => tag.slice(0, 2) as Language).find((tag) => spoken.includes(tag)) ?? FIRST;
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const texts = (await files[pathOf(language)]!()).default;
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) loaded.addResource(new FluentResource(text));
  return loaded;
}

async function speak(language: Language): Promise<void> {
  bundle = await bundleOf(language);
  current = language;
  speaking = true;
  document.documentElement.lang = language;
  changed();
}

/** Speaks a language. Where its file does not come, what was spoken before goes on, at first English; returns which it is. */
export async function loadLanguage(language: Language): Promise<Language> {
  try {
    await speak(language);
  } catch (error) {
    if (!speaking && language === FIRST) throw error;
    if (!speaking) await speak(FIRST);
  }
  return current;
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
