import type { Metadata } from 'next';

import { shortName } from '@/lib/domain/company/names';
import {
  actionsFinding,
  announcementsFinding,
  daysFinding,
} from '@/lib/domain/company/part-sentence';
import { COMPANY_PARTS, type CompanyPart } from '@/lib/domain/company/parts';
import { ownersFinding } from '@/lib/domain/company/owners';
import { quartersSentence } from '@/lib/domain/company/quarters-sentence';
import { DRAWN_ON_PAGE, resultsView } from '@/lib/domain/company/results';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { companyPath } from '@/lib/pages/addresses/paths';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { isPartForSearchEngines } from '@/lib/pages/indexing/has-data';
import {
  firstSentences,
  pageMetadata,
  titleThatFits,
  titleWithTail,
} from '@/lib/pages/seo/metadata';
import { recordPage } from '@/lib/pages/seo/structured/breadcrumbs';
import type { SearchParameters } from '@/lib/tools/parameters';

import { historyDataset } from './history-dataset';
import { loadNearParts, type NearParts } from './load-near-parts';
import { identityOf } from './metadata';
import { companies } from './page';

/** The records of a page below a company's page. */
type PartRecords = Omit<NonNullable<Awaited<ReturnType<typeof loadCompanyPart>>>, 'companies'>;

/** What the page shows: its records, and the same part of other companies. */
export type CompanyPartFacts = PartRecords & { readonly similar: NearParts };

/** The text after a company's name in the title, longest first: the first that fits is used. */
const TAILS: Readonly<Record<CompanyPart, readonly [string, ...string[]]>> = {
  history: ['share price history', 'price history', 'history'],
  'corporate-actions': ['dividends, bonuses, splits', 'dividends, splits', 'dividends'],
  announcements: ['announcements'],
  results: ['quarterly results, profit, EPS', 'quarterly results', 'results'],
  shareholding: ['shareholding pattern', 'shareholding'],
};

const CONTENTS: Readonly<Record<CompanyPart, string>> = {
  history: 'open, high, low, close and shares traded by session, and a CSV file',
  'corporate-actions': 'dividends, bonuses, splits and other corporate actions by ex-date',
  announcements: 'what the company announced to the exchange, newest first',
  results:
    'quarters and years as filed, with revenue, profit, EPS and growth on the year, and a CSV file',
  shareholding:
    'promoters, mutual funds, institutions, pledge and holders by quarter, and a CSV file',
};

/** A part's newest day, and whether it is past its maximum age. */
const aged = (kind: AgingKind, day: string | undefined, now: MarketClock) =>
  [day, day !== undefined && isOld(kind, day, now)] as const;

const UNDATED = [undefined, false] as const;

export function companyPartMetadata(page: PartRecords): Metadata {
  const { company, part, days, events, results, owners, now } = page;
  const name = shortName(company.name);
  const identity = identityOf(company);
  const actions = events?.data.actions ?? [];
  const quarters = results ? resultsView(results.data, actions).quarters : [];
  const announcements = events?.data.announcements ?? [];
  const [count, finding] = {
    history: [days?.data.length ?? 0, daysFinding(days?.data ?? [])] as const,
    'corporate-actions': [actions.length, actionsFinding(actions)] as const,
    announcements: [announcements.length, announcementsFinding(announcements)] as const,
    results: [quarters.length, quartersSentence(quarters, DRAWN_ON_PAGE, now)] as const,
    shareholding: [owners?.data.length ?? 0, ownersFinding(owners?.data ?? [])] as const,
  }[part];
  const [day, isPast] = {
    history: aged('quote', days?.data.at(-1)?.time, now),
    'corporate-actions': UNDATED,
    announcements: UNDATED,
    results: aged('results', quarters.at(-1)?.of.period, now),
    shareholding: aged('shareholding', owners?.data.at(-1)?.asOn, now),
  }[part];
  const source = (days ?? results ?? owners ?? events)?.source;
  const named = (words: string) => (identity ? `(${identity}) ${words}` : words);
  const tail = named(TAILS[part][0]);
  return pageMetadata({
    title: `${name} ${tail}`,
    searchTitle:
      titleThatFits(
        name,
        TAILS[part].map((words) => ` ${named(words)}`),
      ) ?? titleWithTail(name, tail),
    description: firstSentences([
      `${name}${identity ? ` (${identity})` : ''}: ${CONTENTS[part]}.`,
      finding && source !== 'sample' && !isPast && `${finding}.`,
    ]),
    path: companyPath(company.slug, `/${part}`),
    isIndexed: isPartForSearchEngines(part, { source, rows: count, day }) && !page.basis,
    pictured: companyPath(company.slug),
  });
}

/** A page below a company's page; `null` if there is no such company or part. */
export async function findCompanyPart(
  { company = '', part = '' }: Readonly<Record<string, string>>,
  query: SearchParameters,
) {
  const found = await loadCompanyPart(company, part, query);
  if (found === null) return null;
  const { companies: all, ...records } = found;
  const data = { ...records, similar: await loadNearParts(found.company, found.part, all) };
  const page = { name: shortName(data.company.name), path: companyPath(data.company.slug) };
  return {
    data,
    metadata: companyPartMetadata(data),
    record: recordPage(companies, COMPANY_PARTS[data.part], page),
    modified: data.days?.data.at(-1)?.time,
    parts: data.part === 'history' ? [historyDataset(data.company, data.days)] : [],
  };
}
