import { contractPages } from '@/lib/content/contract-pages';
import { letterName } from '@/lib/companies/lists';
import { industryPath } from '@/lib/company/names';
import { formatCount } from '@/lib/format';
import { companyLetterPath, researchPath } from '@/lib/routes';
import type { ResearchCategory } from '@/lib/research/categories';

import { pageMetadata } from './metadata';

/** The equity market's page; with a query it has the same facts, since it has one canonical address. */
export const equityMetadata = pageMetadata({
  title: 'Equity market today',
  description:
    'Sensex, Nifty and every index with charts, gainers, losers, most active shares, 52-week highs and lows, industries, institutions and public issues.',
  path: '/equity',
});

export const contractsMetadata = (segment: keyof typeof contractPages) =>
  pageMetadata({
    title: contractPages[segment].title,
    description: contractPages[segment].description,
    path: `/${segment}`,
  });

export const newsMetadata = pageMetadata({
  title: 'Market news and insights',
  description:
    'News on markets, companies, the economy and rules by category, newest first, each item with its time and source, and articles to read at leisure.',
  path: '/market-news-and-insights',
});

export const companiesMetadata = pageMetadata({
  title: 'Companies from A to Z',
  description:
    'Every listed company by letter and by industry, each with a page of its share price, key figures, quarterly results, peers and news.',
  path: '/companies',
});

/** @param count companies of the letter; a page without any is kept out of search engines */
export const letterMetadata = (letter: string, count: number) =>
  pageMetadata({
    title: `Companies: ${letterName(letter)}`,
    description: `${count > 0 ? formatCount(count) : 'The'} listed companies whose names begin with ${letter === '0-9' ? 'a digit' : `the letter ${letterName(letter)}`}, each with its share price, key figures and quarterly results.`,
    path: companyLetterPath(letter),
    isIndexed: count > 0,
  });

/** @param name `null` while the list has not loaded */
export const industryMetadata = (name: string | null, slug: string, count: number) =>
  pageMetadata({
    title: name ? `${name}: companies and share prices` : 'Companies of an industry',
    description: `${count > 0 ? formatCount(count) : 'The'} listed companies of ${name ?? 'an industry'} by market value, with price, change of the day and price-earnings ratio, each with a page of its own.`,
    path: industryPath(name ?? slug),
    isIndexed: name !== null,
  });

export const researchHubMetadata = withFeed(
  pageMetadata({
    title: 'Research reports',
    description:
      'Reports of our research desk: fundamental, technical, derivatives, currency, commodity, funds, newsletters and product notes, each as a dated PDF.',
    path: '/research',
  }),
  '/research/rss.xml',
);

export const researchMetadata = ({ slug, name, description }: ResearchCategory) =>
  withFeed(
    pageMetadata({ title: name, description, path: researchPath(slug) }),
    `${researchPath(slug)}/rss.xml`,
  );

/** Names the page's feed, so that a feed reader finds it by the page's address. */
function withFeed(
  metadata: ReturnType<typeof pageMetadata>,
  feed: string,
): ReturnType<typeof pageMetadata> {
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': feed } },
  };
}
