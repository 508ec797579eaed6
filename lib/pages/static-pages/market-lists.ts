import { ASKED_NAMES } from '@/lib/domain/became/asked';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { MarketList } from '@/lib/domain/market/lists/types';
import { SCREEN_READS } from '@/lib/pages/addresses/reads';

import type { PageRecord } from '@/lib/pages/page';

const recordOf = <Path extends string>({
  path,
  title,
  label,
  metaTitle,
  description,
  of,
  note,
  inMenu,
}: MarketList & { readonly path: Path }) =>
  ({
    path,
    title,
    label,
    description,
    ...(metaTitle && { metaTitle }),
    type: 'market',
    parent: '/markets',
    schemaType: 'CollectionPage',
    needs: of === 'day' ? 'marketDay' : 'largeDeals',
    ...(inMenu && { menu: { column: 'Lists', note } }),
  }) as const satisfies PageRecord;

/** The page of all lists, and one page for each. */
export const marketListPages = [
  {
    path: '/markets',
    type: 'market',
    title: 'Market lists',
    parent: '/equity',
    metaTitle: 'Stock market lists of NSE by session',
    todayTitle: 'Stock market lists of the day',
    description:
      'Every list of a session on one page: gainers, losers, most active shares, 52-week highs and lows, price bands, delivery and large deals.',
    schemaType: 'CollectionPage',
    needs: 'marketDay',
    menu: { column: 'Lists', name: 'All market lists', note: 'Each with its leader of the day' },
  },
  {
    path: '/screener',
    type: 'market',
    title: 'Stock screener',
    parent: '/markets',
    metaTitle: 'Stock screener: NSE companies by figures',
    description:
      'Find NSE companies by market value, P/E, returns, distance to the 52-week high and low, delivery, value traded, industry and index, with a CSV file.',
    reads: SCREEN_READS,
    schemaType: 'CollectionPage',
    needs: 'companyFigures',
  },
  {
    path: '/compare',
    type: 'market',
    title: 'Compare companies',
    parent: '/markets',
    metaTitle: 'Compare stocks side by side',
    description:
      'Put up to four NSE companies or mutual funds side by side: how they moved from a common start, and every figure in which they differ, in one table.',
    reads: ['c', 'f'],
    needs: 'companyFigures',
    isBlank: true,
  },
  {
    path: '/what-if',
    type: 'market',
    title: 'What a sum became',
    parent: '/markets',
    metaTitle: 'What ₹1 lakh became: shares, funds, indices',
    description:
      'What a sum in a share, an index or a mutual fund became between two days, with its worst day. The Nifty 50 and a deposit are shown with it.',
    reads: ASKED_NAMES,
    needs: 'stockHistory',
    menu: { column: 'Lists', note: 'For a share and days of your own' },
  },
  {
    path: '/watchlist',
    type: 'market',
    title: 'Watchlist',
    parent: '/markets',
    description:
      'Follow companies, ETFs, indices and funds without a login: lists with prices and notes that stay in your browser, with export, import and a link to share.',
    isBlank: true,
  },
  ...MARKET_LISTS.map((list) => recordOf(list)),
] as const satisfies readonly PageRecord[];
