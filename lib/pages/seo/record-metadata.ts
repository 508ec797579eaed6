import type { Metadata } from 'next';

import { shortName } from '@/lib/domain/company/names';
import { LEAST_OF_LETTER, letterName } from '@/lib/domain/company/lists';
import { feedLinksOf } from '@/lib/pages/feeds/feed-names';
import { countOf, formatCount, formatDate } from '@/lib/tools/format';
import {
  articlePath,
  companyLetterPath,
  indexPath,
  optionChainPath,
  industryPath,
  researchPath,
  videoPath,
} from '@/lib/pages/addresses/paths';
import { indexContents } from '@/lib/domain/index/figures';
import { findingOn, pastDay } from '@/lib/domain/figure/tense';
import { chainFinding } from '@/lib/domain/contract/option-chain';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { indexName } from '@/lib/domain/index/names';
import { hasSampleContent } from '@/lib/pages/indexing/is-indexed';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import type { OptionChain, OptionUnderlying } from '@/lib/domain/contract/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import type { Article, Video } from '@/lib/domain/publication/records';
import { isSampleVideo } from '@/lib/domain/publication/video';
import type { ResearchCategory } from '@/lib/pages/research/categories';

import {
  firstSentences,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  pageMetadata,
  titleThatFits,
} from './metadata';

/** @param count companies of the letter; a page with few is not indexed */
export const letterMetadata = (letter: string, count: number): Metadata =>
  pageMetadata({
    title: `Companies: ${letterName(letter)}`,
    description: `${count > 0 ? formatCount(count) : 'The'} listed ${count === 1 ? 'company whose name begins' : 'companies whose names begin'} with ${letter === '0-9' ? 'a digit' : `the letter ${letterName(letter)}`}, with NSE symbol and industry where known, and ${count === 1 ? 'its page' : 'a page for each'}.`,
    path: companyLetterPath(letter),
    isIndexed: count >= LEAST_OF_LETTER,
  });

/** An index without the figures of its session, which a description does not state once they are old. */
const undated = ({ name, asOf }: IndexQuote): IndexQuote => ({
  name,
  asOf,
  value: null,
  change: null,
  changePercent: null,
});

/**
 * @param companies of the index, 0 where they are not known
 * @param isIndexed whether its values are real and current
 */
export function indexMetadata(quote: IndexQuote, companies: number, isIndexed: boolean): Metadata {
  const name = indexName(quote.name);
  return pageMetadata({
    title: titleThatFits(name, [': value, chart, P/E and companies']) ?? name,
    description: firstSentences([
      `${name} ${indexContents(isIndexed ? quote : undated(quote))}.`,
      companies > 0 && `Its ${formatCount(companies)} companies with their part in the day.`,
    ]),
    path: indexPath(quote.name),
    isIndexed,
  });
}

/**
 * @param name of the underlying if it has one besides its symbol
 * @param of whether it is a current session's next expiry, with real figures
 */
export function optionChainMetadata(
  { symbol, name }: Pick<OptionUnderlying, 'symbol' | 'name'>,
  { date, expiry, rows }: Pick<OptionChain, 'date' | 'expiry' | 'rows'>,
  { now, isIndexed }: { readonly now: MarketClock; readonly isIndexed: boolean },
): Metadata {
  const finding = chainFinding(rows);
  const past = pastDay('market-list', date, now);
  const known = finding && date && `${findingOn(finding, date)}.`;
  const what = `Calls and puts of ${name ? shortName(name) : symbol} by strike`;
  return pageMetadata({
    title: `${symbol} option chain${past ? ` of ${formatDate(past)}` : ''}: open interest by strike`,
    description: firstSentences([
      `${what}${expiry ? ` to ${formatDate(expiry)}` : ''}, with volume and close.`,
      known,
    ]),
    path: optionChainPath(symbol),
    isIndexed: isIndexed && rows.length > 0,
  });
}

/**
 * @param name `null` while the list has not loaded
 * @param contents the contents of the table of its companies, from `industryContents`
 * @param isMadeUp whether their prices are the sample's
 */
export const industryMetadata = (
  name: string | null,
  slug: string,
  count: number,
  contents: string,
  isMadeUp = false,
): Metadata =>
  pageMetadata({
    title: name
      ? (titleThatFits(name, [': companies and share prices', ': companies']) ?? name)
      : 'Companies of an industry',
    description: firstSentences([
      `${name ?? 'An industry'}: ${count > 0 ? countOf(count, 'listed company', 'listed companies') : 'listed companies'} ${contents}.`,
      'Each company has its symbol and a page of its own.',
    ]),
    path: industryPath(name ?? slug),
    isIndexed: name !== null && !isMadeUp,
  });

export function researchMetadata({ slug, name, description }: ResearchCategory): Metadata {
  const path = researchPath(slug);
  const isIndexed = !hasSampleContent();
  return pageMetadata({
    title: name,
    description,
    path,
    isIndexed,
    feeds: feedLinksOf(path, name),
  });
}

/** The shortest useful description, in characters. */
const SHORTEST = 70;

const WHOLE = new RegExp(`^.{1,${LONGEST_DESCRIPTION}}(?<=[.?!])(?= |$)`);
const WORDS = new RegExp(`^.{1,${LONGEST_DESCRIPTION - 1}}(?<![,:;–])(?=[,:;–]? )`);

/** The whole sentences of a lead that fit; if they would be too short, the whole words that fit. */
function leadOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const sentences = WHOLE.exec(line)?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  const words = WORDS.exec(line)?.[0];
  return words ? `${words}…` : line;
}

export const videoMetadata = ({ name, code, description }: Video): Metadata =>
  pageMetadata({
    title: name,
    description: leadOf(description || name),
    path: videoPath(code),
    isIndexed: !isSampleVideo(code),
  });

/** The first clause of a title that is too long for search results; `undefined` for a short one. */
export const shortTitle = (title: string): string | undefined =>
  title.length > LONGEST_TITLE ? /^(.{10,60}?)(?:[:;]|, and)\s/.exec(title)?.[1] : undefined;

export const articleMetadata = ({ name, slug, summary, createdAt }: Article): Metadata =>
  pageMetadata({
    title: name,
    searchTitle: shortTitle(name),
    description: leadOf(summary ?? name),
    path: articlePath(slug),
    published: { at: createdAt, by: absoluteUrl('/about-us') },
  });
