import { shortName } from '@/lib/domain/company/names';
import { marketClock } from '@/lib/content/market-clock';
import { isExpired } from '@/lib/domain/contract/dated';
import { findingOn, pastDay } from '@/lib/domain/figure/tense';
import { chainFinding } from '@/lib/domain/contract/option-chain';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { trailTo } from '@/lib/pages';
import { optionChainPath } from '@/lib/pages/addresses/paths';
import { MISSING, oneOf, UNAVAILABLE } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const loadUnderlyings = async () => (await load('optionUnderlyings', { on: '' }))?.data;

/** The option chain of every share and index that has options in the newest session. */
export const optionChains: ListedPages = {
  ...PAGE_PATTERNS.optionChains,
  needs: 'optionChain',
  schemaType: 'ItemPage',
  above: trailTo('/derivatives/option-chain').map(({ path }) => path),
  resolve: async (rest) => {
    // The page's table as a file is below the page.
    const [slug = '', ...file] = rest.split('/');
    const list = await loadUnderlyings();
    if (!list) return UNAVAILABLE;
    const found = oneOf(
      list.rows.map(({ symbol }) => symbol.toLowerCase()),
      slug,
    );
    return file.length === 0 || /^chain\.(?:csv|json)$/.test(file.join()) ? found : MISSING;
  },
  picture: async (slug) => {
    const list = await loadUnderlyings();
    if (!list) return null;
    const found = list.rows.find(({ symbol }) => symbol.toLowerCase() === slug);
    if (!found) return 'unknown';
    const { symbol, name } = found;
    const chain = await load('optionChain', { symbol, expiry: '', on: '' });
    const finding = chainFinding(chain?.data.rows ?? []);
    const said = finding && findingOn(finding, chain?.data.date ?? null);
    const line = `${name ? shortName(name) : symbol}. ${said ?? 'Calls and puts by strike'}.`;
    return textPicture('market', `${symbol} option chain`, line, 'Option chain');
  },
  sitemapPart: 'pages',
  /** Left out: sample values, old sessions, and options that have all expired. */
  sitemapEntries: async () => {
    const list = await load('optionUnderlyings', { on: '' });
    if (!list || list.source === 'sample') return [];
    const { rows, date } = list.data;
    const now = marketClock(new Date());
    if (pastDay('market-list', date, now) !== null) return [];
    const trading = rows.filter(({ expiries }) => expiries.some((one) => !isExpired(one, now)));
    return trading.map(({ symbol }) => ({ path: optionChainPath(symbol), lastmod: date }));
  },
};
