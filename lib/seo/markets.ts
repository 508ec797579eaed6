import { type contractPages } from '@/lib/content/contract-pages';
import { letterName } from '@/lib/companies/lists';
import { industryPath } from '@/lib/company/names';
import { feedLinksOf } from '@/lib/feeds/names';
import { formatCount } from '@/lib/format';
import { companyLetterPath, researchPath } from '@/lib/routes';
import type { ResearchCategory } from '@/lib/research/categories';

import { pageMetadata } from './metadata';
import { metadataOf } from './pages';

/** The equity market's page; with a query it has the same facts, since it has one canonical address. */
export const equityMetadata = metadataOf('/equity');

export const contractsMetadata = (segment: keyof typeof contractPages) => metadataOf(`/${segment}`);

export const newsMetadata = metadataOf('/market-news-and-insights');

export const companiesMetadata = metadataOf('/companies');

/** @param count companies of the letter; a page without any is kept out of search engines */
export const letterMetadata = (letter: string, count: number) =>
  pageMetadata({
    title: `Companies: ${letterName(letter)}`,
    description: `${count > 0 ? formatCount(count) : 'The'} listed ${count === 1 ? 'company whose name begins' : 'companies whose names begin'} with ${letter === '0-9' ? 'a digit' : `the letter ${letterName(letter)}`}, each with its share price, key figures and quarterly results.`,
    path: companyLetterPath(letter),
    isIndexed: count > 0,
  });

/** What a title leaves room for beside the words that follow the name. */
const LONGEST_NAME = 34;

/** @param name `null` while the list has not loaded */
export const industryMetadata = (name: string | null, slug: string, count: number) =>
  pageMetadata({
    title: name
      ? name.length > LONGEST_NAME
        ? `${name}: companies`
        : `${name}: companies and share prices`
      : 'Companies of an industry',
    description: `${name ? `${name}: ` : ''}${count > 0 ? formatCount(count) : 'the'} listed ${count === 1 ? 'company' : 'companies'} by market value, with price, change of the day and price-earnings ratio, each with a page of its own.`,
    path: industryPath(name ?? slug),
    isIndexed: name !== null,
  });

export const researchHubMetadata = metadataOf('/research');

export const researchMetadata = ({ slug, name, description }: ResearchCategory) => {
  const path = researchPath(slug);
  return pageMetadata({ title: name, description, path, feeds: feedLinksOf(path, name) });
};
