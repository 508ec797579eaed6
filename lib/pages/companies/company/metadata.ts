import type { Metadata } from 'next';

import { isIndexable } from '@/lib/domain/company/facts';
import { shortName } from '@/lib/domain/company/names';
import { listed } from '@/lib/tools/phrases';
import type { CompanyRecords, CompanyStory } from '@/lib/domain/company/story';
import { isPriceOld } from '@/lib/domain/company/summary';
import { isKnown } from '@/lib/domain/figure/figure';
import { formatDate, formatRupees } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';
import { nameSlug } from '@/lib/tools/slug';

import {
  firstSentences,
  LONGEST_TITLE,
  pageMetadata,
  titleThatFits,
  titleWithTail,
} from '@/lib/pages/seo/metadata';
import { cut, cutMiddle, tidy } from '@/lib/tools/shorten';

/** Longest name in a description, before its symbol and the contents of the page. */
const LONGEST_NAME = 70;
const WHAT = 'share price';

/**
 * Distinguishes a company from another with the same name: its symbol, else its number on the other
 * exchange, its ISIN, or the part of its address after the name.
 */
export function identityOf({ name, symbol, bseCode, isin, slug }: Company): string | null {
  if (symbol) return symbol;
  if (bseCode) return `BSE ${bseCode}`;
  if (isin) return isin;
  const plain = nameSlug(name);
  return slug === plain ? null : slug.startsWith(plain) ? slug.slice(plain.length + 1) : slug;
}

/**
 * `Short name (SYMBOL) share price` in 60 characters. If the whole name leaves less room, fewer
 * words follow. The name is cut only if it leaves no room; the symbol is never cut.
 */
function titleOf(company: Company): string {
  const identity = identityOf(company);
  const name = shortName(company.name);
  if (identity === null) return titleWithTail(name, WHAT, name.length > LONGEST_TITLE / 2);
  const short = cut(tidy(identity), LONGEST_TITLE / 2);
  const tails = [WHAT, 'price', ''].map((words) => ` (${short}) ${words}`.trimEnd());
  return titleThatFits(name, tails) ?? titleWithTail(name, `(${short}) ${WHAT}`);
}

/** The contents of the page in words; a part without data is not mentioned. */
function contentsOf(story: CompanyStory) {
  const { quote, marketCap, pe, dividendYield, ranges, quarters, owners, peers } = story;
  return listed([
    quote && WHAT,
    ranges.length > 0 && 'price chart',
    isKnown(marketCap) && 'market value',
    isKnown(pe) && 'P/E',
    isKnown(dividendYield) && 'dividend yield',
    quarters.length > 0 && 'quarterly results',
    owners.length > 0 && 'shareholding',
    peers.length > 0 && 'peers',
  ]);
}

/** Title and description of a company's page. */
export function companyMetadata(
  records: CompanyRecords & { story: CompanyStory; chart?: unknown; basis?: unknown },
): Metadata {
  const { company, chart, basis, story } = records;
  const identity = identityOf(company);
  const name = (identity ? cut : cutMiddle)(tidy(company.name), LONGEST_NAME);
  const named = identity ? `${name} (${identity})` : name;
  // A sample price of a real company is shown only on its page, with its mark.
  const isSaid = story.quote?.source !== 'sample' && !isPriceOld(story);
  const quote = isSaid ? story.quote : null;
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
    isIndexed: !chart && !basis && isIndexable(records, story.now),
  });
}
