/**
 * The service worker: saves visited pages for reading without a network. `app/sw.js/route.ts` serves
 * it, with the build's id before it as `BUILD`.
 *
 * A page comes from the network; a saved one is shown, with its day, only where there is none. Files
 * with a hash in their names come from the cache first. Everything else is left to the browser.
 */
/* global BUILD */

const OFFLINE_PAGE = '/offline';
const FILES = '/_next/static/';
const CALCULATORS = '/calculators/';
/** Answers to what a visitor typed, or about what a visitor follows. */
const NEVER = /^\/(api|search|watchlist|offline)(\/|$)/;

/** How many are saved of each kind; `lib/device/saved-pages.ts` lists and deletes them. */
const MOST = { offline: 1, pages: 20, calculators: 60, files: 240 };
/** A page that came less than so many ms ago is not fetched a second time. */
const RECENT = 600_000;
/** Ms after which a page is fetched that Next.js shows without loading its document. */
const PATIENCE = 2_000;

const cacheName = (kind) => `${kind} ${BUILD}`;

/** Stores a response as the newest of its kind. */
async function put(kind, path, response) {
  const cache = await caches.open(cacheName(kind));
  await cache.delete(path);
  await cache.put(path, response);
}

/** Drops the oldest of a kind. */
async function bound(kind) {
  const cache = await caches.open(cacheName(kind));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST[kind]).map((old) => cache.delete(old)));
}

/** Stores the files that a page names; the browser's own cache has most of them. */
async function putFiles(html) {
  const paths = new Set(html.match(/\/_next\/static\/[^"'\\\s<>()?]+/g));
  await Promise.all(
    [...paths].map(async (path) => {
      if (await caches.match(path)) return;
      const response = await fetch(path);
      if (response.ok) await put('files', path, response);
    }),
  );
  await bound('files');
}

/** Whether a response is a page that is the same for everybody, by its own address. */
function isPublicPage(url, { ok, type, redirected, headers }) {
  if (!ok || type !== 'basic' || redirected || url.search || NEVER.test(url.pathname)) return false;
  const isShared = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return isShared && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Saves a page with its files. */
async function keep(kind, path, response) {
  const html = response.clone().text();
  await put(kind, path, response);
  await bound(kind);
  await putFiles(await html);
}

const kindOf = (path) => (path.startsWith(CALCULATORS) ? 'calculators' : 'pages');

/** Saves a page that is shown but did not come through here. */
async function visit(url) {
  if (url.origin !== location.origin || url.search || NEVER.test(url.pathname)) return;
  if (navigator.connection?.saveData) return;
  const saved = await caches.match(url.pathname);
  if (saved && Date.now() - Date.parse(saved.headers.get('date')) < RECENT) return;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const response = await fetch(url);
  if (isPublicPage(url, response)) await keep(kindOf(url.pathname), url.pathname, response);
}

async function keepOfflinePage() {
  const response = await fetch(OFFLINE_PAGE);
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`);
  await keep('offline', OFFLINE_PAGE, response);
}

/** A saved page with a line above it that tells its day. React skips elements that it does not know. */
async function dated(response) {
  const { headers } = response;
  const day = new Date(headers.get('date')).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  });
  const line = `<aside aria-label="Offline" style="padding:12px 20px;background:var(--soft);border-bottom:1px solid var(--rule)">You are offline. This page is as it was on <strong>${day} IST</strong>.</aside>`;
  const html = (await response.text()).replace(/<body[^>]*>/, (body) => body + line);
  const names = ['content-type', 'content-security-policy', 'cross-origin-opener-policy'];
  return new Response(html, {
    headers: names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])),
  });
}

/** The saved page of an address, else the offline page. A calculator reads its state in the browser. */
async function savedPage({ pathname, search }) {
  const isWhole = search === '' || pathname.startsWith(CALCULATORS);
  const saved = isWhole && !NEVER.test(pathname) ? await caches.match(pathname) : undefined;
  const response = saved ?? (await caches.match(OFFLINE_PAGE));
  return response ? dated(response) : Response.error();
}

async function page(event, url) {
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return savedPage(url);
  }
  if (isPublicPage(url, response)) {
    event.waitUntil(keep(kindOf(url.pathname), url.pathname, response.clone()));
  }
  return response;
}

async function file(event, path) {
  const saved = await caches.match(path);
  if (saved) return saved;
  const response = await fetch(event.request);
  if (response.ok) {
    event.waitUntil(put('files', path, response.clone()).then(() => bound('files')));
  }
  return response;
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
});

/** Deletes what other builds saved: their pages need files that this one does not have. */
async function activate() {
  const others = (await caches.keys()).filter((name) => !name.endsWith(` ${BUILD}`));
  await Promise.all(others.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener('activate', (event) => event.waitUntil(activate()));

/** A page names an address that is shown; see `instrumentation-client.ts`. */
addEventListener('message', (event) => {
  event.waitUntil(visit(new URL(event.data, location.href)));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname.startsWith(FILES)) event.respondWith(file(event, url.pathname));
});
