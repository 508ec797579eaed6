import { contractColumns } from '@/components/pages/ContractsPage/contract-columns';
import { flowColumns } from '@/components/pages/EquityPage/flow-columns';
import { CONSTITUENT_COLUMNS } from '@/components/pages/IndicesPage/constituent-columns';
import { listingColumns } from '@/components/pages/IssuesPage/listing-columns';
import { chainFileColumns } from '@/components/pages/OptionChainPage/chain-columns';
import {
  INDEX_COLUMNS,
  INDUSTRY_COLUMNS,
  indexRows,
} from '@/components/sections/market/index-columns';
import { issueColumns } from '@/components/sections/market/issue-columns';
import { listColumns } from '@/components/sections/market/list-columns';
import { moversColumns } from '@/components/sections/market/movers-columns';
import { filledColumns } from '@/components/ui/Table/columns';
import { tableOf } from '@/components/ui/Table/table-file';
import { contractPages } from '@/lib/content/contract-pages';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { dayOf } from '@/lib/domain/figure/tense';
import { constituentsOf } from '@/lib/domain/index/constituents';
import { indexSlug } from '@/lib/domain/index/names';
import { flowDays } from '@/lib/domain/market/flows';
import { industriesOf } from '@/lib/domain/market/industries';
import { ISSUE_STATES } from '@/lib/domain/market/issues';
import { listRows, unreadableDay } from '@/lib/domain/market/lists/rows';
import { marketListOf } from '@/lib/domain/market/lists/table';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import { loadNewListings } from '@/lib/pages/issues/load-issues';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadIndexPage } from '@/lib/pages/markets/load-index-page';
import { loadListPage } from '@/lib/pages/markets/load-lists';
import {
  loadContractsPage,
  loadIssueLists,
  loadMoversList,
} from '@/lib/pages/markets/load-market-pages';
import { loadOptionChain } from '@/lib/pages/markets/load-option-chain';
import { parameter } from '@/lib/tools/parameters';
import { absent, refused } from '@/lib/tools/responses';

import { type LoadTable, param } from './load-table';
import { load } from '@/lib/provider/load';

/** A limit above the number of industries. */
const ALL = 1000;

/** All contracts of a segment; the name of the file contains their day. */
const futures =
  (segment: keyof typeof contractPages): LoadTable =>
  async () => {
    const { contracts, companies, ages } = await loadContractsPage(segment);
    const names = namesBySymbol(segment === 'derivatives' ? companies : null);
    const day = dayOf(contracts?.asOf);
    return tableOf({
      name: day ? `${segment}-futures-${day}` : `${segment}-futures`,
      columns: contractColumns(contractPages[segment], names, ages),
      rows: contracts?.data ?? [],
      of: contracts,
    });
  };

/** A list of the market; none for a day without a list, and a message for what is no day. */
const list: LoadTable = async (asked) => {
  const of = marketListOf(param(asked, 'list'));
  const day = readAskedDay(parameter(asked.query, 'on'));
  if (!of) return absent();
  if (day.kind === 'unreadable') return refused(unreadableDay(day.given));
  const { answer, companies } = await loadListPage(of, day);
  const date = answer?.data.date;
  if (!answer || !date) return absent();
  const rows = listRows(of, answer.data.rows);
  return tableOf({
    name: `${of.key}-${date}`,
    columns: filledColumns(listColumns(of, namesBySymbol(companies)), rows, ['name']),
    rows,
    of: { ...answer, asOf: date },
  });
};

const chain: LoadTable = async (asked) => {
  const page = await loadOptionChain(param(asked, 'symbol'), asked.query);
  const { rows = [], expiry, date } = page?.chain?.data ?? {};
  if (!page?.chain || !date || rows.length === 0) return absent();
  return tableOf({
    name: `${page.underlying.symbol.toLowerCase()}-options-${expiry ?? 'chain'}-on-${date}`,
    columns: chainFileColumns,
    rows,
    of: { ...page.chain, asOf: date },
  });
};

const constituents: LoadTable = async (asked) => {
  const page = await loadIndexPage(param(asked, 'index'));
  if (!page?.constituents || page.constituents.data.length === 0) return absent();
  const { quote, snapshot, companies } = page;
  const { rows } = constituentsOf(
    page.constituents.data,
    snapshot?.data ?? [],
    companies ?? [],
    quote,
  );
  return tableOf({
    name: indexSlug(quote.name),
    columns: filledColumns(CONSTITUENT_COLUMNS, rows, ['name']),
    rows,
    // The prices are those of the session; the names and weights are of an earlier day.
    of: snapshot ?? page.constituents,
  });
};

/** The tables of the pages of markets. */
export const marketTables = {
  '/commodity/futures': futures('commodity'),
  '/currency/futures': futures('currency'),
  '/derivatives/futures': futures('derivatives'),
  '/derivatives/option-chain/:symbol/chain': chain,
  '/equity/flows': async () => {
    const flows = await load('institutionalFlows', {});
    const rows = flowDays(flows?.data ?? []);
    return tableOf({ name: 'flows', columns: flowColumns(rows), rows, of: flows });
  },
  '/equity/indices': async () => {
    const [NSE, BSE] = await Promise.all([
      load('indexQuotes', { exchange: 'nse' }),
      load('indexQuotes', { exchange: 'bse' }),
    ]);
    const rows = indexRows({ NSE, BSE });
    const columns = filledColumns(INDEX_COLUMNS, rows, ['name', 'value', 'percent']);
    return tableOf({ name: 'indices', columns, rows, of: NSE ?? BSE });
  },
  '/equity/industries': async ({ query }) => {
    const isBse = parameter(query, 'exchange') === 'bse';
    const snapshot = await load('marketSnapshot', { exchange: isBse ? 'BSE' : 'NSE' });
    const rows = industriesOf(snapshot?.data ?? [], ALL).days;
    return tableOf({ name: 'industries', columns: INDUSTRY_COLUMNS, rows, of: snapshot });
  },
  '/equity/issues': async ({ query }) => {
    const state = ISSUE_STATES.find((one) => one === parameter(query, 'state')) ?? 'open';
    const issues = (await loadIssueLists())[state];
    const rows = issues?.data ?? [];
    // The column of bids goes with its figures, which not every firm may show.
    const columns = filledColumns(issueColumns(state), rows, ['name', 'days', 'band']);
    return tableOf({ name: 'issues', columns, rows, of: issues });
  },
  '/equity/movers': async ({ query }) => {
    const [movers, companies] = await Promise.all([
      loadMoversList(readMoversChoice(query)),
      load('companies', {}),
    ]);
    const columns = moversColumns(namesBySymbol(companies?.data ?? null));
    return tableOf({ name: 'movers', columns, rows: movers?.data ?? [], of: movers });
  },
  '/indices/:index/constituents': constituents,
  '/ipos/new-on-nse/listings': async () => {
    const { listings, slugs } = await loadNewListings();
    const rows = listings?.data ?? [];
    const columns = filledColumns(listingColumns(slugs), rows, ['name', 'day']);
    return tableOf({ name: 'new-on-nse', columns, rows, of: listings });
  },
  '/markets/:list/list': list,
} as const satisfies Record<string, LoadTable>;
