import { unescaped } from '../hostile';

/** The index of the sitemap. */
export const SITEMAP = '/sitemap.xml';

/** Addresses on the site that a file of the sitemap, or its index, lists. */
export const locsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(unescaped(loc));
    return pathname + search;
  });
