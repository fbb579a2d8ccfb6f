/** Writes the service worker of a build: which files it keeps at once, and the name of their shelf. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../src/sw.js', import.meta.url);
/** Fonts that most people never need; whoever does tells the worker. */
const FOR_SOME = /-(cyrillic|latin-ext)-[^/]*\.woff2$/;
const UNHASHED = ['./', './manifest.webmanifest', './icon.svg', './icon-192.png'];

function workerFor(names: string[]): string {
  const assets = names.filter((name) => name.startsWith('assets/') && !FOR_SOME.test(name)).sort();
  const build = createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 12);
  const files = [...UNHASHED, ...assets.map((name) => `./${name}`)];
  return readFileSync(SOURCE, 'utf8')
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files, null, 2)};`)
    .replace("const SHELF = '';", `const SHELF = 'crownfield-${build}';`);
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerFor(Object.keys(bundle)) });
      },
    },
  };
}
