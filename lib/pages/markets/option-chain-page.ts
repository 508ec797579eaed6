import type { Metadata } from 'next';

import { marketClock } from '@/lib/content/market-clock';
import { shortName } from '@/lib/domain/company/names';
import { isExpired } from '@/lib/domain/contract/dated';
import { chainFinding } from '@/lib/domain/contract/option-chain';
import type { OptionChain, OptionUnderlying } from '@/lib/domain/contract/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { findingOn, pastDay } from '@/lib/domain/figure/tense';
import { trailTo } from '@/lib/pages';
import { optionChainPath } from '@/lib/pages/addresses/paths';
import { pageKind, tableBelow } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { firstSentences, pageMetadata, titleThatFits } from '@/lib/pages/seo/metadata';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { load } from '@/lib/provider/load';
import { formatDate } from '@/lib/tools/format';

import { findUnderlying, loadChain, loadUnderlyings } from './load-option-chain';

/** What the metadata state of a chain that has not loaded. */
const NO_CHAIN: Pick<OptionChain, 'date' | 'expiry' | 'rows'> = {
  date: null,
  expiry: null,
  rows: [],
};

type Underlying = Pick<OptionUnderlying, 'symbol' | 'name'>;

/** `Bank Nifty (BANKNIFTY) option chain`, as far as it fits. @param past the day of an old chain */
function titleOf({ symbol, name }: Underlying, past: string | null): string {
  const chain = ` option chain${past ? ` of ${formatDate(past)}` : ''}`;
  const tails = [`${chain}: open interest by strike`, `${chain}: open interest`, chain];
  const named = name === null ? null : titleThatFits(`${shortName(name)} (${symbol})`, tails);
  return named ?? titleThatFits(symbol, tails) ?? symbol;
}

/**
 * @param name of the underlying if it has one besides its symbol
 * @param of whether it is a current session's next expiry, with real figures
 */
export function optionChainMetadata(
  { symbol, name }: Underlying,
  { date, expiry, rows }: Pick<OptionChain, 'date' | 'expiry' | 'rows'>,
  { now, isIndexed }: { readonly now: MarketClock; readonly isIndexed: boolean },
): Metadata {
  const finding = chainFinding(rows);
  const past = pastDay('market-list', date, now);
  const known = finding && date && `${findingOn(finding, date)}.`;
  const what = `Calls and puts of ${name ? shortName(name) : symbol} by strike`;
  return pageMetadata({
    title: titleOf({ symbol, name }, past),
    description: firstSentences([
      `${what}${expiry ? ` to ${formatDate(expiry)}` : ''}, with volume and close.`,
      known,
    ]),
    path: optionChainPath(symbol),
    isIndexed: isIndexed && rows.length > 0,
  });
}

/** The option chain of every share and index that has options in the newest session. */
export const optionChains = pageKind(PAGE_PATTERNS.optionChains, {
  schemaType: 'ItemPage',
  above: trailTo('/derivatives/option-chain').map(({ path }) => path),
  needs: 'optionChain',
  find: findUnderlying,
  below: tableBelow('chain'),
  load: loadChain,
  metadata: ({ underlying, chain, now, isIndexed }) =>
    optionChainMetadata(underlying, chain?.data ?? NO_CHAIN, { now, isIndexed }),
  name: ({ underlying }) => underlying.symbol,
  modified: ({ chain }) => chain?.data.date,
  parts: () => [],
  picture: async ({ symbol, name }) => {
    const chain = await load('optionChain', { symbol, expiry: '', on: '' });
    const finding = chainFinding(chain?.data.rows ?? []);
    const said = finding && findingOn(finding, chain?.data.date ?? null);
    const line = `${name ? shortName(name) : symbol}. ${said ?? 'Calls and puts by strike'}.`;
    return textPicture('market', `${symbol} option chain`, line, 'Option chain');
  },
  sitemap: {
    part: 'pages',
    /** Left out: sample values, old sessions, and options that have all expired. */
    entries: async () => {
      const list = await loadUnderlyings();
      if (!list || list.source === 'sample') return [];
      const { rows, date } = list.data;
      const now = marketClock(new Date());
      if (pastDay('market-list', date, now) !== null) return [];
      const trading = rows.filter(({ expiries }) => expiries.some((one) => !isExpired(one, now)));
      return trading.map(({ symbol }) => ({ path: optionChainPath(symbol), lastmod: date }));
    },
  },
});
