/** The host of an address, with its port where it is no usual one; `null` for `null` and the like. */
const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a post comes from a page of this site, or from no page at all. A page of another origin
 * can't hide that: browsers write `Sec-Fetch-Site` and `Origin` themselves.
 * @param siteUrl the canonical origin, which a proxy in front may be asked under
 */
export function isOwnPost(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = hostOf(origin);
  return host !== null && (host === headers.get('host') || host === hostOf(siteUrl));
}
