import { decodedPart } from '@/lib/slug';
import type { Judge } from '@/lib/verdict';

import { lookUp } from './getters/companies';
import { load } from './load';

interface ListedPages {
  readonly prefix: string;
  /** Whether the list knows the last part of an address; `null` while it has not loaded. */
  knows(slug: string): Promise<boolean | null>;
}

const LISTED: readonly ListedPages[] = [
  {
    prefix: '/company-information/',
    knows: async (slug) => {
      const companies = await load('companies', {});
      return companies && lookUp(companies.data, slug).kind !== 'unknown';
    },
  },
  {
    prefix: '/blogs-and-articles/',
    knows: async (slug) => {
      const articles = await load('articles', {});
      return articles && articles.data.some((article) => article.slug === slug);
    },
  },
  {
    prefix: '/videos/',
    knows: async (code) => {
      const videos = await load('videos', {});
      return videos && videos.data.some((video) => video.code === code);
    },
  },
];

/** Judges the address of a page that is one of a list. */
export const judge: Judge = async (pathname) => {
  const pages = LISTED.find(({ prefix }) => pathname.startsWith(prefix));
  if (!pages) return 'serve';
  const isKnown = await pages.knows(decodedPart(pathname.slice(pages.prefix.length)));
  if (isKnown === null) return 'unavailable';
  return isKnown ? 'serve' : 'missing';
};
