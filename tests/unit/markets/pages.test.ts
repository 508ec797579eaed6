import {
  companiesOfIndustry,
  companiesOfLetter,
  industryCounts,
  letterCounts,
  letterOf,
} from '@/lib/domain/company/lists';
import {
  buildUps,
  byUnderlying,
  contractMonths,
  contractsFinding,
} from '@/lib/domain/contract/contracts';
import { flowDays, flowsSentence, netInWords } from '@/lib/domain/market/flows';
import {
  ISSUE_STATES,
  issueDays,
  issuesAt,
  issuesSentence,
  lotCost,
  priceBand,
} from '@/lib/domain/market/issues';
import { moversHref, moversQuery, readMoversChoice } from '@/lib/domain/market/movers-choice';
import { newsGroups, sectionId } from '@/lib/domain/market/news';
import { metadataOf } from '@/lib/pages/seo/metadata';
import { letterMetadata } from '@/lib/pages/companies/company-letter-page';
import { industryMetadata } from '@/lib/pages/companies/industry-page';
import type { Contract } from '@/lib/domain/contract/records';
import { company, sourced as sourcedOf } from '@/tests/fixtures/company';
import { SESSION_EVENING } from '../../support/market-clocks';
import type { PublicIssue } from '@/lib/domain/market/records';
import { inOrder, nextSorting, type SortValue } from '@/components/ui/Table/sorting';
import { tableOf } from '@/components/ui/Table/table-file';
import { type TableFile, tableResponse } from '@/lib/tools/table-file';

import { anIssue } from '../../support/issues';

describe('the choice of shares in the address', () => {
  test('unknown values count as missing', () => {
    const choice = readMoversChoice({ index: 'x', exchange: 'lse', list: '' });
    expect([choice.exchange, choice.index.slug, choice.list.list]).toEqual([
      'NSE',
      'nifty-50',
      'Gain',
    ]);
  });

  test('an index of another exchange is replaced by the main index', () => {
    expect(readMoversChoice({ exchange: 'BSE', index: 'nifty-50' }).index.slug).toBe('sensex');
    expect(readMoversChoice({ exchange: 'bse', index: 'all' }).index.feed).toBe('All');
  });

  test('the Nifty 50 is requested by the name in the specification', () => {
    expect(readMoversChoice({}).index.feed).toBe('Nifty');
  });

  test('reads what it writes; the default choice has no query', () => {
    const choice = readMoversChoice({ exchange: 'bse', index: 'bse-it', list: '52-week-low' });
    const again = readMoversChoice(Object.fromEntries(new URLSearchParams(moversQuery(choice))));
    expect(again).toEqual(choice);
    expect(moversHref(readMoversChoice({}))).toBe('/equity#movers');
    expect(moversHref(choice, { exchange: 'NSE', list: 'gainers' })).toBe('/equity#movers');
    expect(moversHref(choice, { list: 'losers' })).toBe(
      '/equity?index=bse-it&exchange=bse&list=losers#movers',
    );
  });
});

describe('sorting', () => {
  const sorted = (values: SortValue[], direction: 'ascending' | 'descending') =>
    inOrder(values, (value) => value, direction);

  test('missing values come last in both directions', () => {
    expect(sorted([3, null, 1], 'ascending')).toEqual([1, 3, null]);
    expect(sorted([3, null, 1], 'descending')).toEqual([3, 1, null]);
  });

  test('equal values keep their order', () => {
    const pairs = [2, 1, 2, 1].map((value, at) => ({ value, at }));
    const ordered = inOrder(pairs, ({ value }) => value, 'descending');
    expect(ordered.map(({ at }) => at)).toEqual([0, 2, 1, 3]);
  });

  test('names sort ascending first, figures descending first', () => {
    expect(sorted(['b', 'a', 'c'], 'ascending')).toEqual(['a', 'b', 'c']);
    expect(nextSorting(null, 1, true).direction).toBe('descending');
    expect(nextSorting(null, 0, false).direction).toBe('ascending');
    expect(nextSorting({ at: 1, direction: 'descending' }, 1, true).direction).toBe('ascending');
  });
});

test('a CSV file quotes texts, has plain figures and escapes formulas; JSON has them as they are', async () => {
  const columns = [
    { label: 'Name', value: ({ name }: { name: string; price: number | null }) => name },
    { label: 'Price', file: 'Price ₹', value: ({ price }: { price: number | null }) => price },
  ];
  const rows = [
    { name: 'A, "B"', price: 1234.5 },
    { name: '=SUM(A1)', price: null },
    { name: 'Minus', price: -2 },
  ];
  const of = { source: 'sample', asOf: '2026-11-20', note: null } as const;
  const fileAt = (suffix: 'csv' | 'json') =>
    tableResponse(suffix, tableOf({ name: 't', columns, rows, of }) as TableFile);
  const csv = Buffer.from(await fileAt('csv').arrayBuffer()).toString();
  expect(csv).toBe('\ufeffName,Price ₹\r\n"A, ""B""",1234.5\r\n\'=SUM(A1),\r\nMinus,-2\r\n');
  expect(fileAt('csv').headers.get('content-disposition')).toBe('attachment; filename="t.csv"');
  expect(await fileAt('json').json()).toEqual({
    source: 'Sample data, made up',
    asOf: '2026-11-20',
    note: null,
    columns: ['Name', 'Price ₹'],
    rows: [
      { Name: 'A, "B"', 'Price ₹': 1234.5 },
      { Name: '=SUM(A1)', 'Price ₹': null },
      { Name: 'Minus', 'Price ₹': -2 },
    ],
  });
});

test('a table that has not loaded is not an empty file', () => {
  const none = tableOf({ name: 't', columns: [], rows: [], of: null }) as Response;
  expect([none.status, none.headers.get('retry-after')]).toEqual([503, '30']);
});

const contract = (
  symbol: string,
  expiry: string | null,
  more: Partial<Contract> = {},
): Contract => ({
  symbol,
  expiry,
  price: 1,
  change: null,
  changePercent: null,
  openInterest: null,
  openInterestChange: null,
  volume: null,
  unit: null,
  ...more,
});

describe('contracts', () => {
  test('months are counted per underlying', () => {
    const months = contractMonths(
      [
        contract('A', '2026-12-04'),
        contract('A', '2027-02-05'),
        contract('B', '2026-11-30', { openInterest: 9 }),
        contract('C', null),
      ],
      SESSION_EVENING,
    );
    expect(
      months.map(({ key, contracts }) => [key, contracts.map(({ symbol }) => symbol)]),
    ).toEqual([
      ['near', ['B', 'A', 'C']],
      ['next', ['A']],
    ]);
  });

  test('a rollover is not a closed position', () => {
    const [one] = byUnderlying([
      contract('A', '2026-12-29', { openInterestChange: 120, changePercent: 9 }),
      contract('A', '2026-11-24', { openInterestChange: -100, changePercent: 1 }),
    ]);
    expect(one).toMatchObject({ expiry: '2026-11-24', changePercent: 1, openInterestChange: 20 });
    expect(buildUps(one ? [one] : []).map(({ contracts }) => contracts.length)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  test('are summarised in a sentence', () => {
    const moved = (changePercent: number) => contract('A', null, { changePercent });
    const said = (contracts: Contract[], one?: string) => contractsFinding(contracts, one)?.present;
    expect(said([moved(-1), moved(0)], 'index future')).toBe('no index future rose');
    expect(said([moved(1), moved(2)], 'future')).toBe('both futures rose');
    expect(said([moved(1), moved(2), moved(3)])).toBe('all 3 contracts rose');
    expect(said([moved(1), moved(0), moved(-1)])).toBe('1 of 3 contracts rose');
    expect(said([contract('A', null), moved(1)])).toBeUndefined();
  });
});

describe('institutions', () => {
  test('days are newest first; one side may be missing', () => {
    const side = { buyCrore: null, sellCrore: null };
    const days = flowDays([
      { date: '2026-11-19', category: 'FII', netCrore: -10, ...side },
      { date: '2026-11-20', category: 'DII', netCrore: 5, ...side },
    ]);
    expect(days[0]).toEqual({ date: '2026-11-20', foreign: null, domestic: 5 });
    expect(flowsSentence(days)).toBe('Foreign institutions sold, domestic ones bought');
    expect(flowsSentence([])).toBeNull();
    expect(netInWords(null)).toBeNull();
  });
});

test('news by category: the newest category first, items without one last', () => {
  const item = (heading: string, date: string, category: string | null) => ({
    heading,
    date,
    category,
    summary: null,
    source: null,
    link: null,
  });
  const groups = newsGroups([
    item('a', '2026-11-20T10:00:00Z', null),
    item('b', '2026-11-18', 'Economy'),
    item('c', '2026-11-19', 'IPO & more'),
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['IPO & more', 'Economy', 'Other news']);
  expect(sectionId('IPO & more')).toBe('ipo-more');
});

describe('public issues', () => {
  const issue = anIssue({ name: 'X' });
  test('with a name alone show dashes', () => {
    expect([priceBand(issue), lotCost(issue), issueDays(issue, 'open')]).toEqual(['–', null, '–']);
  });

  test('with a band cost the highest price per lot', () => {
    const known = { ...issue, priceLow: 90, priceHigh: 100, lotSize: 12 };
    expect([priceBand(known), lotCost(known)]).toEqual(['₹90.00 to ₹100.00', 1200]);
    expect(issuesSentence([known], 2)).toBe('One public issue is open, two to come');
    expect(issuesSentence([], 0)).toBe('No public issues are open');
  });

  test('are open from their first day to their last, whatever list the source had them in', () => {
    const from = (name: string, openDate: string, closeDate: string | null) => ({
      ...issue,
      name,
      openDate,
      closeDate,
    });
    const sourced = (...data: readonly PublicIssue[]) => ({
      data,
      source: 'sample' as const,
      asOf: '2026-11-20',
      note: null,
    });
    const lists = {
      open: sourced(
        from('closed', '2026-11-18', '2026-11-20'),
        from('last', '2026-11-20', '2026-11-24'),
      ),
      upcoming: sourced(
        from('first', '2026-11-24', null),
        from('later', '2026-11-25', '2026-11-27'),
      ),
      closed: sourced(from('old', '2026-11-09', '2026-11-11')),
      listed: null,
    };
    const placed = issuesAt(lists, { day: '2026-11-24', time: '12:00' });
    const names = ISSUE_STATES.map((state) => placed[state]?.data.map(({ name }) => name));
    expect(names).toEqual([['last', 'first'], ['later'], ['closed', 'old'], undefined, []]);
    expect(placed.open).toMatchObject({ source: 'sample', asOf: '2026-11-20' });
  });
});

describe('the directory', () => {
  const list = [
    company({ name: 'éclair', industry: 'Food' }),
    company({ name: '3M India', industry: null }),
    company({ name: ' Zee', industry: 'food ' }),
    company({ name: 'Abc', industry: 'Oil  & Gas' }),
  ];

  test('every company is under one letter', () => {
    expect(list.map(({ name }) => letterOf(name))).toEqual(['e', '0-9', 'z', 'a']);
    expect(letterCounts(list).reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
    expect(companiesOfLetter(list, '0-9').map(({ name }) => name)).toEqual(['3M India']);
  });

  test('industries with one slug are one', () => {
    expect(industryCounts(list)).toEqual([
      { slug: 'food', name: 'Food', count: 2 },
      { slug: 'oil-and-gas', name: 'Oil  & Gas', count: 1 },
    ]);
    expect(companiesOfIndustry(list, 'food')).toHaveLength(2);
  });
});

/** A list of companies, whatever they are. */
const listOf = (length: number) => sourcedOf(Array.from({ length }, () => ({})));

test('each page has a unique title and description of the right length', () => {
  const pages = [
    ...(
      [
        '/equity',
        '/market-news-and-insights',
        '/companies',
        '/research',
        '/derivatives',
        '/currency',
        '/commodity',
      ] as const
    ).map((path) => metadataOf(path)),
    ...['a', 'z', '0-9'].map((letter) => letterMetadata(letter, listOf(20))),
    letterMetadata('x', listOf(0)),
    industryMetadata('Oil Gas & Consumable Fuels', 17, 'by name'),
  ];
  pages.forEach(({ description }) => {
    expect(description).not.toMatch(/…$/);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => JSON.stringify(title))).size).toBe(pages.length);
  expect(letterMetadata('x', listOf(0)).robots).toMatchObject({ index: false });
  expect(letterMetadata('y', listOf(19)).robots).toMatchObject({ index: false });
});
