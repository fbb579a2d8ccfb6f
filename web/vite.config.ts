import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/service-worker';

const SERVER = 'http://127.0.0.1:8400';

export default defineConfig({
  base: './',
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/crownfield/client',
    emptyOutDir: true,
    // The content security policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few larger files come sooner than many small ones.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/node_modules\/|\/src\/(art|device|model|net|shell|terms|words)\//, priority: 2 },
            { name: 'table', test: /\/src\/(board|features\/table)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
