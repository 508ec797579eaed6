/** The host of an address, with its port unless it is the default; `null` for what is no address. */
const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a post comes from a page of this site, or from no page at all: protection against CSRF by
 * `Sec-Fetch-Site` and `Origin`, which pages can't set.
 * @param siteUrl the canonical origin, under which a proxy in front may be reached
 */
export function isOwnPost(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = hostOf(origin);
  return host !== null && (host === headers.get('host') || host === hostOf(siteUrl));
}
