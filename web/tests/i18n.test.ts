import { beforeEach, expect, test, vi } from 'vitest';

/** The page as it starts, where these languages' files do not come. */
async function startWithout(...missing: string[]) {
  vi.resetModules();
  for (const language of ['en', 'bg', 'de', 'fr', 'ru']) {
    if (missing.includes(language)) vi.doMock(`../src/locales/${language}.ts`, () => { throw new Error('the line is down'); });
    else vi.doUnmock(`../src/locales/${language}.ts`);
  }
  return import('../src/words/i18n');
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test('a language that does not come leaves English', async () => {
  const { loadLanguage, language, t } = await startWithout('bg');
  expect(await loadLanguage('bg')).toBe('en');
  expect(language()).toBe('en');
  expect(t('confirm')).toBe('Confirm');
  expect(document.documentElement.lang).toBe('en');
});

test('whoever reads German already goes on reading German', async () => {
  const { loadLanguage, t } = await startWithout('bg');
  expect(await loadLanguage('de')).toBe('de');
  const german = t('confirm');
  expect(await loadLanguage('bg')).toBe('de');
  expect(t('confirm')).toBe(german);
});

test('without any texts the page is told so', async () => {
  const { loadLanguage } = await startWithout('bg', 'en');
  await expect(loadLanguage('bg')).rejects.toThrow();
});
