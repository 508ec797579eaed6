import type { Metadata } from 'next';

import { isIndexable } from '@/lib/domain/company/facts';
import { shortName } from '@/lib/domain/company/names';
import { listed } from '@/lib/tools/phrases';
import type { CompanyRecords, CompanyStory } from '@/lib/domain/company/story';
import { isPriceOld } from '@/lib/domain/company/summary';
import type { Quote } from '@/lib/domain/company/quote';
import { isKnown } from '@/lib/domain/figure/figure';
import { dayOf } from '@/lib/domain/figure/tense';
import { formatDate, formatLargeCrore, formatRupees } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';
import { nameSlug } from '@/lib/tools/slug';

import {
  contentsThatFit,
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
const WITH_WORTH = 'share price, market cap';

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
function titleOf(company: Company, isWorthKnown: boolean): string {
  const identity = identityOf(company);
  const name = shortName(company.name);
  if (identity === null) return titleWithTail(name, WHAT, name.length > LONGEST_TITLE / 2);
  const short = cut(tidy(identity), LONGEST_TITLE / 2);
  const tails = [...(isWorthKnown ? [WITH_WORTH] : []), WHAT, 'price', ''].map((words) =>
    ` (${short}) ${words}`.trimEnd(),
  );
  return titleThatFits(name, tails) ?? titleWithTail(name, `(${short}) ${WHAT}`);
}

/** The market cap of the day of a price, as a description states it with the price. */
function worthOn({ marketCap }: CompanyStory, { asOf }: Quote): string | null {
  return isKnown(marketCap) && marketCap.day === dayOf(asOf)
    ? `, market cap ${formatLargeCrore(marketCap.value)}`
    : null;
}

/**
 * The contents of the page in words; a part without data is not mentioned.
 * @param quote the price that the words before have stated, which is not named again
 */
function contentsOf(story: CompanyStory, quote: Quote | null) {
  const { marketCap, pe, dividendYield, ranges, quarters, owners, peers } = story;
  return [
    !quote && story.quote !== null && WHAT,
    isKnown(marketCap) && !(quote && worthOn(story, quote)) && 'market cap',
    ranges.length > 0 && 'price chart',
    isKnown(pe) && 'P/E',
    isKnown(dividendYield) && 'dividend yield',
    quarters.length > 0 && 'quarterly results',
    owners.length > 0 && 'shareholding',
    peers.length > 0 && 'peers',
  ];
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
  const contents = contentsOf(story, quote);
  const all = listed(contents);
  const first = quote
    ? `${named} share price: ${formatRupees(quote.price)} on ${formatDate(quote.asOf)}${worthOn(story, quote) ?? ''}.`
    : `${named}: ${all || 'a company listed on the stock exchanges of India, without a price on record'}.`;
  return pageMetadata({
    title: `${shortName(company.name)}${identity ? ` (${identity})` : ''} ${WHAT}`,
    searchTitle: titleOf(company, isKnown(story.marketCap)),
    description: firstSentences([
      first,
      quote && contentsThatFit(first, contents),
      (quote !== null || all !== '') && 'Each figure has its date.',
    ]),
    path: companyPath(company.slug),
    // The address of a chart or a basis shows the same company.
    isIndexed: !chart && !basis && isIndexable(records, story.now),
  });
}
