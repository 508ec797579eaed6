/**
 * Everything that the site stores in `localStorage`, by purpose. `stored-data.ts` says what each thing is.
 */
export const STORED = {
  watchlist: 'watchlist',
  visits: 'visits',
  theme: 'theme',
  notices: 'seen-notices',
} as const;

export type Stored = keyof typeof STORED;

/** What is stored for the session of a tab. */
export const SESSION = {
  agreed: 'translation-agreed',
  language: 'translation-language',
  motion: 'motion-paused',
  reload: 'reloaded-for-a-script',
} as const;

/** The cookie of the translation widget, from which it takes the language of the next page. */
export const TRANSLATION_COOKIE = 'googtrans';

const CHANGED = 'device-changed';

/** The stored text; blank if there is none, `null` if the browser refuses storage. */
export function readStored(name: Stored): string | null {
  try {
    return localStorage.getItem(STORED[name]) ?? '';
  } catch {
    return null;
  }
}

/** @returns `false` if the browser refuses or its space is full */
export function store(name: Stored, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(STORED[name]);
    else localStorage.setItem(STORED[name], text);
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back when this page or another tab changes something. */
export function onStored(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}
