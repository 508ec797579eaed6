import { parse } from 'csv-parse/sync';

import { resolvePage } from '@/lib/pages/addresses/resolve';
import {
  findTable,
  TABLE_FILES,
  type TableFilePath,
  tableRewrites,
} from '@/lib/pages/addresses/table-files';
import { FORMULA } from '@/lib/tools/csv';
import { tableAt } from '@/tests/support/table-at';

/** The parameters of the addresses that have some. */
const PARAMETERS: Readonly<Record<string, string>> = {
  calculator: 'sip-calculator',
  company: 'infosys-limited',
  index: 'nifty-50',
  industry: 'capital-goods',
  list: 'gainers',
  symbol: 'reliance',
};

const QUERIES: Readonly<Partial<Record<TableFilePath, string>>> = {
  '/mutual-funds/list': 'columns=returns',
  '/what-if/table': 'of=INFY',
};

const exampleOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '');

/** A cell of CSV as the value that JSON has. */
const asText = (cell: unknown): string =>
  cell === null ? '' : typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);

test.each(TABLE_FILES)('%s: the server finds both files', async (path) => {
  for (const suffix of ['csv', 'json']) {
    // What is no page's own address is left to Next.js, which rewrites it to the route handler.
    expect(['page', 'unknown']).toContain((await resolvePage(`${exampleOf(path)}.${suffix}`)).kind);
  }
});

test.each(TABLE_FILES)('%s: the rows of JSON are those of CSV, with a source', async (path) => {
  const csv = await tableAt(`${exampleOf(path)}.csv`, QUERIES[path]);
  const json = await tableAt(`${exampleOf(path)}.json`, QUERIES[path]);
  expect([csv.status, json.status]).toEqual([200, 200]);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/]+\.csv"$/);
  expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(json.headers.get('x-robots-tag')).toBe('noindex');
  const [header = [], ...rows] = parse(await csv.text(), { bom: true }) as string[][];
  const told = (await json.json()) as Record<string, unknown>;
  const inJson = told.rows as readonly Record<string, unknown>[];
  expect(told.columns).toEqual(header);
  expect(new Set(header).size).toBe(header.length);
  expect(inJson.map((row) => header.map((name) => asText(row[name])))).toEqual(rows);
  expect(told.source).toMatch(/[a-z]/);
  expect(told).toHaveProperty('asOf');
});

test('a name that no file has is not found, with either suffix or none', async () => {
  const files = ['nothing.csv', 'nothing.json', 'constructor.json', 'movers', 'etfs.xml', '.csv'];
  for (const folder of ['/equity', '/markets/files', '/company-information/infosys-limited']) {
    for (const file of files) expect((await tableAt(`${folder}/${file}`)).status).toBe(404);
  }
});

test('an address is found by its segments, with its parameters as they are written', () => {
  const found = (address: string) => findTable(address.split('/').slice(1));
  expect(found('/derivatives/option-chain/m%26m/chain.json')).toEqual({
    path: '/derivatives/option-chain/:symbol/chain',
    params: { symbol: 'm%26m' },
    suffix: 'json',
  });
  expect(found('/markets/files/etfs.csv')?.path).toBe('/markets/files/etfs');
  expect(found('/markets/files/list.csv')?.path).toBe('/markets/:list/list');
  expect(found('/derivatives/option-chain/chain.csv')).toBeNull();
  expect(found('/derivatives/futures.CSV')).toBeNull();
});

test('each rewrite escapes what a pattern gives a meaning, and passes on all parameters', () => {
  for (const { source, destination } of tableRewrites) {
    const names = (text: string) => text.match(/:\w+/g);
    expect(source.replaceAll(/\\[-.]/g, '')).not.toMatch(/[-.]/);
    expect(names(destination)).toEqual(names(source));
  }
});
