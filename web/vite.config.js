import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [catalogues(), svelte(), drawings()],
  build: {
    outDir: '../src/azulejos/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids inline scripts and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true },
    },
    fs: { allow: ['..'] },
  },
});
