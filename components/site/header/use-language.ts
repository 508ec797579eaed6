import { useSyncExternalStore } from 'react';

import { translateBack, translateTo } from './translation';

/**
 * The language of the page, a store for all places that show it. Consent and choice are stored in
 * `sessionStorage`: the next page that loads is translated without asking.
 */
export interface LanguageState {
  /** The language that the page is shown in. */
  readonly shown: string;
  /** The language of a translation that waits for consent, is loading or has failed. */
  readonly wanted: string | null;
  readonly step: 'rest' | 'asking' | 'loading' | 'failed';
}

export interface Service {
  /** Address of the widget's script. */
  readonly widget: string;
  /** Language codes; the page's own first. */
  readonly languages: readonly string[];
}

const AGREED = 'translation-agreed';
const CHOSEN = 'translation-language';

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage the visitor is asked again on the next page.
  }
}

const AT_FIRST: LanguageState = { shown: 'en', wanted: null, step: 'rest' };

let state = AT_FIRST;
const watchers = new Set<() => void>();

function become(next: Partial<LanguageState>): void {
  state = { ...state, ...next };
  watchers.forEach((watch) => watch());
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

export const useLanguage = (): LanguageState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => AT_FIRST,
  );

async function load(code: string, { widget, languages }: Service): Promise<void> {
  become({ wanted: code, step: 'loading' });
  try {
    await translateTo(code, widget, languages);
    remember(CHOSEN, code);
    become({ shown: code, wanted: null, step: 'rest' });
  } catch {
    remember(CHOSEN, null);
    become({ step: 'failed' });
  }
}

/** Sets a language: asks for consent first, unless it was given in this session. */
export function pickLanguage(code: string, service: Service): void {
  const [own = 'en'] = service.languages;
  if (code === own) {
    remember(CHOSEN, null);
    if (state.shown !== own) translateBack(own);
    become({ ...AT_FIRST, shown: own });
  } else if (recall(AGREED) === null) {
    become({ wanted: code, step: 'asking' });
  } else {
    void load(code, service);
  }
}

export function agree(service: Service): void {
  remember(AGREED, 'yes');
  if (state.wanted) void load(state.wanted, service);
}

export function refuse(): void {
  become({ wanted: null, step: 'rest' });
}

/** Restores the language chosen in this session, after a page load. */
export function resumeLanguage(service: Service): void {
  const code = recall(CHOSEN);
  const known = service.languages.slice(1);
  if (state.step !== 'rest' || state.shown === code || recall(AGREED) === null) return;
  if (code !== null && known.includes(code)) void load(code, service);
}
