/**
 * Next.js runs this before it hydrates a page. The content policy has browsers ask this Trusted Types
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
