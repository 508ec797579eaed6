import type { Metadata } from 'next';

import {
  companiesOfLetter,
  LEAST_OF_LETTER,
  letterCounts,
  letterName,
  letterOfPart,
} from '@/lib/domain/company/lists';
import { companyLetterPath } from '@/lib/pages/addresses/paths';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { pageMetadata } from '@/lib/pages/seo/metadata';
import { companyList } from '@/lib/pages/seo/structured/lists';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import type { Source, Sourced } from '@/lib/domain/sourced';
import { countOf, formatCount } from '@/lib/tools/format';
import { load } from '@/lib/provider/load';

/** Whether search engines may index the page of a letter: it has enough companies, and they are real. */
const isLetterIndexed = (count: number, source: Source | undefined): boolean =>
  count >= LEAST_OF_LETTER && source !== undefined && source !== 'sample';

/** `Listed companies that begin with A`. */
const titleOf = (letter: string): string =>
  letter === '0-9'
    ? 'Listed companies that begin with a digit'
    : `Listed companies that begin with ${letterName(letter)}`;

/** @param companies of the letter; a page with few is not indexed */
export const letterMetadata = (
  letter: string,
  companies: Sourced<readonly unknown[]> | null,
): Metadata => {
  const count = companies?.data.length ?? 0;
  return pageMetadata({
    title: titleOf(letter),
    description: `${count > 0 ? formatCount(count) : 'The'} listed ${count === 1 ? 'company whose name begins' : 'companies whose names begin'} with ${letter === '0-9' ? 'a digit' : `the letter ${letterName(letter)}`}, with NSE symbol and industry where known, and ${count === 1 ? 'its page' : 'a page for each'}.`,
    path: companyLetterPath(letter),
    isIndexed: isLetterIndexed(count, companies?.source),
  });
};

/** The companies of each part of the alphabet. The parts are known without the list. */
export const companyLetters = pageKind(PAGE_PATTERNS.companyLetters, {
  schemaType: 'CollectionPage',
  above: ['/', '/companies'],
  find: (part) => {
    const letter = letterOfPart(part);
    return Promise.resolve(letter === null ? 'missing' : { item: letter, slug: letter });
  },
  load: async (letter) => {
    const companies = await load('companies', {});
    return {
      letter,
      letters: letterCounts(companies?.data ?? []),
      companies: companies && { ...companies, data: companiesOfLetter(companies.data, letter) },
    };
  },
  metadata: ({ letter, companies }) => letterMetadata(letter, companies),
  name: ({ letter }) => letterName(letter),
  parts: ({ companies }) => [companyList(companies?.data ?? [])],
  picture: async (letter) => {
    const companies = await load('companies', {});
    if (!companies) return null;
    const { length } = companiesOfLetter(companies.data, letter);
    const line = `${countOf(length, 'listed company', 'listed companies')}, with symbol and industry where known.`;
    return textPicture('market', titleOf(letter), line);
  },
  sitemap: {
    part: 'pages',
    entries: async () => {
      const companies = await load('companies', {});
      return letterCounts(companies?.data ?? [])
        .filter(({ count }) => isLetterIndexed(count, companies?.source))
        .map(({ slug }) => ({ path: companyLetterPath(slug), lastmod: null }));
    },
  },
});
