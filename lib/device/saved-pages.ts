/** A page that the service worker (`public/worker.js`) saves for reading without a network. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
  /** When it was loaded, as an ISO date and time. */
  readonly loaded: string;
}

const PAGES = /^(pages|calculators) /;
/** The firm's name after a page's title. */
const FIRM = / \| [^|]*$/;

async function savedPageOf(cache: Cache, request: Request): Promise<SavedPage | null> {
  const response = await cache.match(request);
  if (!response) return null;
  const html = await response.text();
  const path = new URL(request.url).pathname;
  // Only the head is parsed: the text up to the end of the title.
  const { title } = new DOMParser().parseFromString(
    html.slice(0, html.indexOf('</title>') + 8),
    'text/html',
  );
  const loaded = new Date(response.headers.get('date') ?? '');
  const isDated = !Number.isNaN(loaded.getTime());
  const own = title.replace(FIRM, '') || path;
  return { path, title: own, loaded: isDated ? loaded.toISOString() : '' };
}

/** The saved pages, newest first; empty if the browser has none. */
export async function readSavedPages(): Promise<readonly SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => PAGES.test(name));
  const lists = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map((request) => savedPageOf(cache, request)));
    }),
  );
  return lists
    .flat()
    .flatMap((page) => page ?? [])
    .sort((a, b) => (a.loaded < b.loaded ? 1 : -1));
}

/**
 * Deletes everything that the service worker saved, and the worker itself until the next page load.
 */
export async function deleteSavedPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
