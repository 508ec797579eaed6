import { useSyncExternalStore } from 'react';

import { TRANSLATED } from '@/lib/pages/addresses/translated';

import { AGREED, CHOSEN, recall, remember } from './language-session';
import { forgetTranslation, translateTo } from './translation';

/**
 * The language of the page, a store for all places that show it. Consent and choice are stored in
 * `sessionStorage`: the next page that loads is translated without asking. A page is loaded again for
 * its translation, since the content policy of other pages does not name the widget's hosts.
 */
interface LanguageState {
  /** The language that the page is shown in. */
  readonly shown: string;
  /** The language of a translation that waits for consent, is loading or has failed. */
  readonly wanted: string | null;
  readonly step: 'rest' | 'asking' | 'loading' | 'failed';
}

interface Service {
  /** Address of the widget's script. */
  readonly widget: string;
  /** Language codes; the page's own first. */
  readonly languages: readonly string[];
}

/** Whether the policy of this document lets the widget load: its address requests that. */
const isOpen = new URLSearchParams(location.search).get(TRANSLATED.name) === TRANSLATED.value;

/** Loads this page again, with a policy that lets the widget load, or without. */
function loadAgain(translated: boolean): void {
  const address = new URL(location.href);
  if (translated) address.searchParams.set(TRANSLATED.name, TRANSLATED.value);
  else address.searchParams.delete(TRANSLATED.name);
  location.replace(address);
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
  remember(CHOSEN, code);
  if (!isOpen) {
    loadAgain(true);
    return;
  }
  try {
    await translateTo(code, widget, languages);
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
    forgetTranslation();
    if (state.shown !== own) loadAgain(false);
    become(AT_FIRST);
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
