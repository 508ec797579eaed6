/**
 * The translate widget, by the contract that the common website widgets share; any script that
 * honours it works.
 *
 * - The script calls `window.googleTranslateElementInit` once it is there (the `cb` of its address).
 * - It offers `google.translate.TranslateElement(options, id)`, which builds a select with the
 *   class `goog-te-combo` inside the element with that id. Its values are language codes.
 * - Choosing a value and dispatching `change` translates the page in place, later text included.
 * - The cookie `googtrans` (`/en/hi`) is what it takes a language from when a page loads.
 */

import { setTranslationCookie } from '@/lib/device/translation-cookie';

interface TranslateOptions {
  readonly pageLanguage: string;
  readonly includedLanguages: string;
  readonly autoDisplay: boolean;
}

declare global {
  interface Window {
    googleTranslateElementInit?: () => void;
    google?: {
      translate?: { TranslateElement?: new (options: TranslateOptions, id: string) => unknown };
    };
  }
}

const HOLDER = 'translate-widget';
/** Milliseconds. */
const LOOK_EVERY = 100;
const TIMEOUT = 8000;

const combo = (): HTMLSelectElement | null =>
  document.querySelector<HTMLSelectElement>(`#${HOLDER} .goog-te-combo, select.goog-te-combo`);

const has = (select: HTMLSelectElement, code: string): boolean =>
  [...select.options].some(({ value }) => value === code);

/**
 * A translation widget moves text nodes into its own elements. When React then removes such a node,
 * or inserts before it, the browser throws and the page breaks. After this call such operations on
 * a moved node are ignored. docs/decisions/translation.md says why a prototype is changed.
 */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) return child;
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, place) as T;
  };
}

function startWidget(languages: readonly string[]): void {
  const Widget = window.google?.translate?.TranslateElement;
  if (!Widget) return;
  const options = {
    pageLanguage: languages[0] ?? 'en',
    includedLanguages: languages.join(','),
    autoDisplay: false,
  };
  new Widget(options, HOLDER);
}

function appendScript(address: string, languages: readonly string[]): Promise<void> {
  const holder = document.createElement('div');
  holder.id = HOLDER;
  holder.hidden = true;
  document.body.append(holder);
  const source = new URL(address);
  if (!source.searchParams.has('cb')) {
    source.searchParams.set('cb', 'googleTranslateElementInit');
  }
  window.googleTranslateElementInit = () => startWidget(languages);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source.href;
    script.async = true;
    script.onload = () => {
      tolerateMovedNodes();
      resolve();
    };
    script.onerror = () => reject(new Error('the translate widget did not load'));
    document.head.append(script);
  });
}

let loading: Promise<void> | null = null;

/** Loads the script once; after a failure it may be tried again. */
function loadOnce(address: string, languages: readonly string[]): Promise<void> {
  loading ??= appendScript(address, languages).catch((error: Error) => {
    loading = null;
    document.getElementById(HOLDER)?.remove();
    throw error;
  });
  return loading;
}

/** Waits until the widget offers a language. */
async function offering(code: string): Promise<HTMLSelectElement> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const select = combo();
    if (select && has(select, code)) return select;
    if (Date.now() > end) throw new Error(`the translate widget does not offer ${code}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

function choose(select: HTMLSelectElement, code: string): void {
  select.value = code;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  document.documentElement.lang = code;
}

/**
 * Shows the page in a language, loading the widget's script the first time.
 * @param languages the page's own language first
 * @throws Error when the widget does not load, or does not offer the language in time
 */
export async function translateTo(
  code: string,
  address: string,
  languages: readonly string[],
): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the translate widget is late')), TIMEOUT);
  });
  await Promise.race([loadOnce(address, languages), late]);
  const select = await offering(code);
  setTranslationCookie(`/${languages[0] ?? 'en'}/${code}`);
  choose(select, code);
}

/** The next page that loads is not translated. */
export const forgetTranslation = (): void => setTranslationCookie(null);
