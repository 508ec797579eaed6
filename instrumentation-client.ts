/**
 * Next.js runs this before it hydrates a page. The content policy has browsers ask its Trusted Types
 * policy before a text becomes a script or markup (server/content-policy.ts).
 */

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): void;
}

const WORKER = '/sw.js';

const { trustedTypes } = self as { readonly trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  // Markup cannot run a script: the content policy permits no inline handlers.
  createHTML: (text) => text,
  /** Structured data alone; what is no JSON throws, and is blocked. */
  createScript: (text) => JSON.parse(text) && text,
  createScriptURL: (url) =>
    url === WORKER ||
    new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`)
      ? url
      : null,
});

/*
 * A browser extension may put an element first in the body. React skips one that it does not expect,
 * but takes a `div` for the first of the page's own, and then renders the whole page again. At the end
 * of the body it skips it. The page's own elements begin with the skip link, or the one before it.
 * Password managers put an element next to a field: one of their own kind, or a `div` that says whose
 * it is. The page has no such elements. docs/decisions/extensions.md
 */
const FOREIGN = ':not(:defined), [data-lastpass-icon-root]';
const first = document.querySelector('body > a')?.previousElementSibling;
const strangers: Element[] = [];
for (let one = first?.previousElementSibling; one; one = one.previousElementSibling) {
  if (one.localName === 'div') strangers.push(one);
}
for (const one of document.querySelectorAll(FOREIGN)) {
  if (one.closest('body > *') !== one && !one.parentElement?.closest(FOREIGN)) strangers.push(one);
}
document.body.append(...strangers);

/** The service worker (`public/worker.js`); none where `FLAG_OFFLINE` is off, as the layout says. */
const worker = 'offline' in document.documentElement.dataset ? navigator.serviceWorker : undefined;

if (worker) {
  addEventListener('load', () => {
    worker
      .register(WORKER)
      .then(() => worker.ready)
      .then(
        ({ active }) => active?.postMessage(location.href),
        // A browser that refuses storage has no worker.
        () => undefined,
      );
  });
}

/** Next.js calls this when it shows another page without loading its document. */
export function onRouterTransitionStart(url: string): void {
  worker?.controller?.postMessage(url);
}
