import { readdirSync, readFileSync } from 'node:fs';

import {
  banBoards,
  lotBoard,
  optionBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { actionBoard, filedBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { INDUSTRY_COLUMNS } from '@/components/pages/CompaniesPage/industry-columns';
import { dayColumns } from '@/components/pages/CompanyPage/day-columns';
import { OWNER_COLUMNS } from '@/components/pages/CompanyPage/owner-columns';
import { contractColumns } from '@/components/pages/ContractsPage/contract-columns';
import { flowColumns } from '@/components/pages/EquityPage/flow-columns';
import { CONSTITUENT_COLUMNS } from '@/components/pages/IndicesPage/constituent-columns';
import { listingColumns } from '@/components/pages/IssuesPage/listing-columns';
import { screenColumns } from '@/components/pages/ScreenerPage/screen-columns';
import { becameColumns } from '@/components/pages/WhatIfPage/became-columns';
import { fundColumns, returnColumns } from '@/components/sections/market/fund-columns';
import { INDEX_COLUMNS } from '@/components/sections/market/index-columns';
import { issueColumns } from '@/components/sections/market/issue-columns';
import { listColumns } from '@/components/sections/market/list-columns';
import { moversColumns } from '@/components/sections/market/movers-columns';
import type { Column } from '@/components/ui/Table/columns';
import { slotsOf } from '@/components/ui/Table/SortableRows.client';
import { contractPages } from '@/lib/content/contract-pages';
import { marketClock } from '@/lib/content/market-clock';
import { ISSUE_STATES } from '@/lib/domain/market/issues';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { readScreen } from '@/lib/domain/screener/address';
import type { SearchParameters } from '@/lib/tools/parameters';

const names = new Map();
const age = { day: '2026-11-20', now: marketClock(new Date('2026-11-21T06:00:00Z')) };
const month = { month: '2026-11', events: null, names, worth: new Map() };
const screen = (query: SearchParameters) => screenColumns(readScreen(query), names, () => null);

type Columns = readonly Pick<Column<never>, 'key' | 'label' | 'slot' | 'format'>[];

/** The columns of every list, by the module that has them. */
const LISTS: Readonly<Record<string, Readonly<Record<string, Columns>>>> = {
  'components/pages/BoardPage/derivative-boards.tsx': {
    'ban list': banBoards([], names, age)[0].columns,
    'near the ban': banBoards([], names, age)[1].columns,
    participants: participantBoard([], age).columns,
    'option chains': optionBoard([], names, age).columns,
    'lot sizes': lotBoard([], names, age).columns,
  },
  'components/pages/BoardPage/event-boards.tsx': {
    'corporate actions': actionBoard(month).columns,
    'results calendar': resultBoard({ ...month, filed: new Set() }).columns,
    'new results': filedBoard([], names, age).columns,
  },
  'components/pages/BoardPage/market-boards.tsx': {
    sectors: sectorBoard(null, names, age.now).columns,
    ETFs: etfBoard({ etfs: null, now: age.now }).columns,
  },
  'components/pages/CompaniesPage/industry-columns.tsx': { industry: INDUSTRY_COLUMNS },
  'components/pages/CompanyPage/day-columns.ts': { history: dayColumns([]) },
  'components/pages/CompanyPage/owner-columns.tsx': { shareholding: OWNER_COLUMNS },
  'components/pages/ContractsPage/contract-columns.tsx': {
    futures: contractColumns(contractPages.derivatives, names, age.now),
    currency: contractColumns(contractPages.currency, names, age.now),
  },
  'components/pages/EquityPage/flow-columns.tsx': { institutions: flowColumns([]) },
  'components/pages/IndicesPage/constituent-columns.tsx': { constituents: CONSTITUENT_COLUMNS },
  'components/pages/IssuesPage/listing-columns.tsx': { 'new on NSE': listingColumns(new Map()) },
  'components/pages/ScreenerPage/screen-columns.tsx': {
    screener: screen({}),
    'screener with a condition': screen({ 'pe-to': '15' }),
  },
  'components/pages/WhatIfPage/became-columns.ts': { 'what if': becameColumns('INFY', []) },
  'components/sections/market/fund-columns.tsx': {
    funds: fundColumns(null),
    'funds with returns': returnColumns(fundColumns(null), null),
  },
  'components/sections/market/index-columns.tsx': { indices: INDEX_COLUMNS },
  'components/sections/market/issue-columns.tsx': Object.fromEntries(
    ISSUE_STATES.map((state) => [`public issues, ${state}`, issueColumns(state)]),
  ),
  'components/sections/market/list-columns.tsx': Object.fromEntries(
    MARKET_LISTS.map((list) => [list.title, listColumns(list, names)]),
  ),
  'components/sections/market/movers-columns.tsx': { movers: moversColumns(names) },
};

/** Columns of tables that stay tables on a phone, parts of columns, and columns of a file alone. */
const NO_LISTS = [
  'components/pages/CompanyPage/event-columns.tsx',
  'components/pages/CompanyPage/period-columns.tsx',
  'components/pages/OptionChainPage/chain-columns.ts',
  'components/sections/market/company-cell.tsx',
  'components/pages/BoardPage/board.ts',
];

const ALL = Object.values(LISTS).flatMap((lists) => Object.entries(lists));

/** A price or a value that prices make; not one of the day's extremes, nor a sum. */
const PRICE = /^(?:price|(?:first |last )?close|NAV|value)\b(?!.*\b(?:crore|lakh|cr|of)\b)/i;
const CHANGE = /^(?:change|day %|first day|average change)/i;

/** Lists whose prices have no change: issues before they trade, single deals, underlyings. */
const WITHOUT_CHANGE = /^public issues|deals|^option chains$/i;

test('every module of columns is in this test', () => {
  const modules = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((name) => `components/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('components/ui/'))
    .filter((name) => {
      const text = readFileSync(name, 'utf8');
      return text.includes("ui/Table/columns'") && !/<Table\b/.test(text);
    });
  const named = [...Object.keys(LISTS), ...NO_LISTS];
  const unnamed = modules.filter((name) => !named.includes(name));
  expect(unnamed.map((name) => `${name}: add its columns to LISTS of this file`)).toEqual([]);
  expect(named.filter((name) => !modules.includes(name))).toEqual([]);
});

test.each(ALL)('%s: on a phone a price has its place, and its change', (name, columns) => {
  const slot = (wanted: string) => columns.filter((column) => column.slot === wanted);
  const prices = columns.filter(({ label }) => PRICE.test(label));
  if (prices.length > 0) {
    expect(slot('price')).toHaveLength(1);
    expect(prices).toContain(slot('price')[0]);
  }
  const isChanging = columns.some(({ label }) => CHANGE.test(label));
  expect(slot('change')).toHaveLength(isChanging ? 1 : 0);
  if (prices.length > 0 && !isChanging) expect(name).toMatch(WITHOUT_CHANGE);
  expect(columns[0]?.slot).toBeUndefined();
  expect(slot('particulars').length).toBeLessThanOrEqual(2);
});

test('the labelled figure is that of the condition, else of the order', () => {
  const third = (columns: Columns) =>
    columns.filter(({ slot }) => slot === 'third').map(({ key }) => key);
  expect(third(screen({ 'pe-to': '15' }))).toEqual(['pe']);
  expect(third(screen({ sort: 'delivery' }))).toEqual(['delivery']);
  expect(third(screen({ 'price-to': '100', 'year-from': '10' }))).toEqual(['year']);
});

describe('the places of a row', () => {
  const columns: Columns = [
    { key: 'name', label: 'Company' },
    { key: 'close', label: 'Close ₹', slot: 'price' },
    { key: 'percent', label: 'Change %', slot: 'change' },
    { key: 'volume', label: 'Shares traded' },
    { key: 'value', label: 'Value ₹ crore' },
  ];
  const by = (at: number) => ({ at, direction: 'descending' }) as const;
  const thirds = (list: Columns, sorting: ReturnType<typeof by> | null, initial = sorting) =>
    slotsOf(list, sorting, initial).flatMap((slot, at) => (slot === 'third' ? at : []));

  test('show the figure of the order, and none for the name, the price and the change', () => {
    expect([0, 1, 2, 3, 4].map((at) => thirds(columns, by(at)))).toEqual([[], [], [], [3], [4]]);
    expect(thirds(columns, null)).toEqual([]);
  });

  test('prefer a column’s own place to the initial order, and the visitor’s choice to both', () => {
    const named = columns.map((one) =>
      one.key === 'volume' ? { ...one, slot: 'third' } : one,
    ) as Columns;
    const initial = by(4);
    expect(thirds(named, initial)).toEqual([3]);
    expect(thirds(named, by(4), initial)).toEqual([4]);
    expect(thirds(named, by(1), initial)).toEqual([3]);
  });

  test('show the first figure where there is neither a price nor an order', () => {
    expect(thirds([columns[0], columns[3], columns[4]] as Columns, null)).toEqual([1]);
  });
});
