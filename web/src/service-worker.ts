// The service worker: it stores the files of the page, so that the page opens without the server.
// It has no part in what the page asks the server: lib/table/kept.ts stores finished games.
/// <reference lib="webworker" />
import { keepBook } from './lib/table/kept';

/** The paths of the page's files, and a hash of their contents; set by vite.config.js. */
declare const FILES: string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGES = 'azulejos-page-';
const CACHE = PAGES + VERSION;
const SHELL = '/index.html';
const files = new Set(FILES);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, SHELL));
  else if (files.has(pathname)) event.respondWith(pathname.startsWith('/assets/') ? stored(request) : newest(request, pathname));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([cache.addAll([...files]), keepBook()]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PAGES) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A file with a hash in its name never changes. */
async function stored(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** What the server has now, else what is stored; a proxy answers 502 or 503 for a server that is down. */
async function newest(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(path)) ?? answer ?? Response.error();
}
