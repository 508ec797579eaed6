import type { Metadata } from 'next';

import { isIndexable } from '@/lib/domain/company/facts';
import { shortName } from '@/lib/domain/company/names';
import { listed } from '@/lib/tools/phrases';
import { type CompanyRecords, type CompanyStory, storyOf } from '@/lib/domain/company/story';
import { formatDate, formatRupees } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';
import { slugOf } from '@/lib/tools/slug';

import {
  firstSentences,
  LONGEST_TITLE,
  pageMetadata,
  titleThatFits,
  titleWithTail,
} from './metadata';
import { cut, cutMiddle, tidy } from '@/lib/tools/shorten';

/** Of a name in a description, before its symbol and what the page holds. */
const LONGEST_NAME = 70;
const WHAT = 'share price';

/**
 * What tells a company from one of the same name: its symbol, else its number on the other
 * exchange, its ISIN, or what its address has beyond the name.
 */
export function identityOf({ name, symbol, bseCode, isin, slug }: Company): string | null {
  if (symbol) return symbol;
  if (bseCode) return `BSE ${bseCode}`;
  if (isin) return isin;
  const plain = slugOf(name);
  return slug === plain ? null : slug.startsWith(plain) ? slug.slice(plain.length + 1) : slug;
}

/**
 * `Short name (SYMBOL) share price` in 60 characters. Where the whole name leaves less room, fewer
 * words follow; only a name that leaves none is cut, the symbol never.
 */
function titleOf(company: Company): string {
  const identity = identityOf(company);
  const name = shortName(company.name);
  if (identity === null) return titleWithTail(name, WHAT, name.length > LONGEST_TITLE / 2);
  const short = cut(tidy(identity), LONGEST_TITLE / 2);
  const tails = [WHAT, 'price', ''].map((words) => ` (${short}) ${words}`.trimEnd());
  return titleThatFits(name, tails) ?? titleWithTail(name, `(${short}) ${WHAT}`);
}

/** What the page has on record, in words; a part without data is not promised. */
function contentsOf(story: CompanyStory) {
  const { quote, marketCapCrore, pe, figures, ranges, quarters, owners, peers } = story;
  return listed([
    quote && WHAT,
    ranges.length > 0 && 'price chart',
    marketCapCrore !== null && 'market value',
    pe !== null && 'P/E',
    figures.dividendYield !== null && 'dividend yield',
    quarters.length > 0 && 'quarterly results',
    owners.length > 0 && 'shareholding',
    peers.length > 0 && 'peers',
  ]);
}

/** Title and description of a company's page. */
export function companyMetadata(
  records: CompanyRecords & { chart?: unknown; basis?: unknown },
): Metadata {
  const { company, chart, basis } = records;
  const story = storyOf(records);
  const identity = identityOf(company);
  const name = (identity ? cut : cutMiddle)(tidy(company.name), LONGEST_NAME);
  const named = identity ? `${name} (${identity})` : name;
  // A made-up price of a real company stands on its page beside its mark and nowhere else.
  const quote = story.quote?.source === 'sample' ? null : story.quote;
  const contents = contentsOf(story);
  return pageMetadata({
    title: `${shortName(company.name)}${identity ? ` (${identity})` : ''} ${WHAT}`,
    searchTitle: titleOf(company),
    description: firstSentences([
      contents
        ? `${named}: ${contents}.`
        : `${named}: a company listed on the stock exchanges of India, without a price on record.`,
      quote && `Last price ${formatRupees(quote.price)} on ${formatDate(quote.asOf)}.`,
      contents && 'Each figure has its date.',
    ]),
    path: companyPath(company.slug),
    // The address of a chart or a basis shows the same company.
    isIndexed: !chart && !basis && isIndexable(records),
  });
}
