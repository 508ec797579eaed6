import { env } from '@/lib/tools/env';

/** The page's address in canonical links, sitemaps, feeds and markup; the home page's has no slash. */
export function absoluteUrl(path: string): string {
  const { siteUrl } = env();
  return path === '/' ? siteUrl : new URL(path, siteUrl).toString();
}
