import type { GraphPage } from '@/lib/pages/seo/structured/page';

export const SITE = 'https://www.example.in';

/** A page of the site for builders. */
export const pageAt = (path: string): GraphPage => ({
  site: SITE,
  path,
  url: path === '/' ? SITE : SITE + path,
  title: 'A page of the site',
  description: 'What the page says of itself to those who have not opened it yet, in a sentence.',
});
