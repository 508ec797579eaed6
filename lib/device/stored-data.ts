import { deleteSavedPages } from './saved-pages';
import { SESSION, store, STORED, type Stored, TRANSLATION_COOKIE } from './storage';
import { setTheme } from './theme';
import { setTranslationCookie } from './translation-cookie';

/** Something that the site stores in a visitor's browser. */
interface StoredData {
  readonly what: string;
  readonly why: string;
  readonly place: 'localStorage' | 'sessionStorage' | 'cookie' | 'cache';
  /** The keys in its place; a cache has one for each kind of page. */
  readonly keys: readonly string[];
}

/** All that the site stores in a visitor's browser; `tests/architecture/stored-data.test.ts` compares it with the code. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Your watchlist with its notes',
    why: 'To show it to you; it is never sent',
    place: 'localStorage',
    keys: [STORED.watchlist],
  },
  {
    what: 'The last twelve companies, indices and funds that you opened',
    why: 'To lead you back to them',
    place: 'localStorage',
    keys: [STORED.visits],
  },
  {
    what: 'The colours you chose',
    why: 'To show pages in them',
    place: 'localStorage',
    keys: [STORED.theme],
  },
  {
    what: 'Which notices you have seen',
    why: 'To count only new ones',
    place: 'localStorage',
    keys: [STORED.notices],
  },
  {
    what: 'Copies of pages, with the files that they need',
    why: 'To read them without a network',
    place: 'cache',
    keys: ['pages', 'calculators', 'offline', 'files'],
  },
  {
    what: 'Your permission for the translation, and its language',
    why: 'Not to ask again on the next page; until you close the tab',
    place: 'sessionStorage',
    keys: [SESSION.agreed, SESSION.language],
  },
  {
    what: 'The cookie of the translation, once you have allowed it',
    why: 'From it the translation widget takes the language of the next page; browsers send it with each request, and we do not read it',
    place: 'cookie',
    keys: [TRANSLATION_COOKIE],
  },
  {
    what: 'A pause of what moves',
    why: 'To keep it paused; until you close the tab',
    place: 'sessionStorage',
    keys: [SESSION.motion],
  },
  {
    what: 'That a page was loaded again because a file was missing',
    why: 'Not to load it again and again; until you close the tab',
    place: 'sessionStorage',
    keys: [SESSION.reload],
  },
];

/** The number of stored entries and their size in bytes. */
export interface Amount {
  readonly entries: number;
  readonly bytes: number;
}

const amountOfTexts = (texts: readonly (string | null | undefined)[]): Amount => {
  const found = texts.flatMap((text) => text || []);
  const bytes = found.reduce((sum, text) => sum + new Blob([text]).size, 0);
  return { entries: found.length, bytes };
};

async function amountInCaches(kinds: readonly string[]): Promise<Amount> {
  if (!('caches' in globalThis)) return { entries: 0, bytes: 0 };
  // A cache is named by its kind and the build that made it.
  const names = (await caches.keys()).filter((name) => kinds.includes(name.split(' ')[0] ?? ''));
  const responses = await Promise.all(
    names.map(async (name) => (await caches.open(name)).matchAll()),
  );
  const sizes = await Promise.all(
    responses.flat().map(async (response) => (await response.blob()).size),
  );
  return { entries: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const cookieText = (key: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/** How much of a thing is stored now; nothing where the browser refuses storage. */
export async function amountOf({ place, keys }: StoredData): Promise<Amount> {
  try {
    if (place === 'cache') return await amountInCaches(keys);
    if (place === 'cookie') return amountOfTexts(keys.map(cookieText));
    const storage = place === 'localStorage' ? localStorage : sessionStorage;
    return amountOfTexts(keys.map((key) => storage.getItem(key)));
  } catch {
    return { entries: 0, bytes: 0 };
  }
}

/** Deletes all of it, and the service worker until the next page load. */
export async function deleteStoredData(): Promise<void> {
  for (const name of Object.keys(STORED) as Stored[]) store(name, '');
  setTheme('system');
  try {
    for (const key of Object.values(SESSION)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage stores nothing.
  }
  setTranslationCookie(null);
  await deleteSavedPages();
}
