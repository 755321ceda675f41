import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig } from 'vite';

const PAGE = '../src/azulejos/server/page';

/** Inline the drawings into the page, so that the first paint shows tiles before any script is loaded. */
function drawings() {
  // The package draws its pictures with the same file.
  const file = new URL('../src/azulejos/pictures/tiles.svg', import.meta.url);
  return {
    name: 'drawings',
    transformIndexHtml: (html) => html.replace('<!-- drawings -->', readFileSync(file, 'utf8').trim()),
  };
}

/** Leave out the comments of the catalogues: they are for translators. */
function catalogues() {
  const isComment = (line) => line.startsWith('#');
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const lines = readFileSync(id.replace('?raw', ''), 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => !isComment(line)).join('\n'))}`;
    },
  };
}

/** Build the service worker when the page is complete: it has the list of the page's files and a hash of them all. */
function serviceWorker() {
  const entry = 'src/service-worker.ts';
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      const found = readdirSync(PAGE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      const paths = found.map(({ parentPath, name }) => join(parentPath, name)).sort();
      const hash = createHash('sha256');
      for (const path of paths) hash.update(path).update(readFileSync(path));
      const files = paths.map((path) => path.slice(PAGE.length)).filter((path) => !/\.(png|txt|webmanifest)$/.test(path));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)) },
        build: {
          outDir: PAGE,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: '[name].js' } },
        },
      });
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), drawings(), serviceWorker()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids inline scripts and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { globalSetup: 'test/fixtures.js' },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true },
    },
    fs: { allow: ['..'] },
  },
});
