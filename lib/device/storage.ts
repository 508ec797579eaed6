/** Everything that the site stores on a device, by purpose; the privacy page names each. */
export const STORED = {
  watchlist: 'watchlist',
  visits: 'visits',
  theme: 'theme',
  notices: 'seen-notices',
} as const;

export type Stored = keyof typeof STORED;

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
