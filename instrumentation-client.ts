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

const { trustedTypes } = self as { readonly trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  // Markup cannot run a script: the content policy permits no inline handlers.
  createHTML: (text) => text,
  /** Structured data alone; what is no JSON throws, and is blocked. */
  createScript: (text) => JSON.parse(text) && text,
  createScriptURL: (url) =>
    new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`) ? url : null,
});
