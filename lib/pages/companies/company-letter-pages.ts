import { LEAST_OF_LETTER, letterCounts, letterOfPart } from '@/lib/domain/company/lists';
import { countOf } from '@/lib/tools/format';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { companyLetterPath } from '@/lib/pages/addresses/paths';
import { MISSING, PAGE } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const loadLetters = async () => {
  const companies = await load('companies', {});
  return companies && letterCounts(companies.data);
};

export const companyLetters: ListedPages = {
  ...PAGE_PATTERNS.companyLetters,
  schemaType: 'CollectionPage',
  above: ['/', '/companies'],
  resolve: async (part) => {
    const letter = letterOfPart(part);
    if (letter === null) return MISSING;
    return letter === part ? PAGE : { kind: 'redirect', location: companyLetterPath(letter) };
  },
  picture: async (part) => {
    const letters = await loadLetters();
    if (!letters) return null;
    const letter = letters.find(({ slug }) => slug === part);
    if (!letter) return 'unknown';
    const line = `${countOf(letter.count, 'listed company', 'listed companies')}, with symbol and industry where known.`;
    return textPicture('market', `Companies: ${letter.name}`, line);
  },
  sitemapPart: 'pages',
  sitemapEntries: async () =>
    ((await loadLetters()) ?? [])
      .filter(({ count }) => count >= LEAST_OF_LETTER)
      .map(({ slug }) => ({ path: companyLetterPath(slug), lastmod: null })),
};
