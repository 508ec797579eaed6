import { existsSync, readdirSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import { resolvePage } from '@/lib/pages/addresses/resolve';
import { FORMULA } from '@/lib/tools/csv';

interface Route {
  readonly GET: (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Response> | Response;
}

type Address = readonly [path: string, params?: Record<string, string>, query?: string];

/** An address of every route with a table, by its folder below `app`, the suffix left out. */
const ROUTES: Readonly<Record<string, Address>> = {
  'calculators/[calculator]/table': ['sip/table', { calculator: 'sip-calculator' }],
  'commodity/futures': ['futures'],
  'companies/industry/[industry]/companies': ['companies', { industry: 'capital-goods' }],
  'company-information/[company]/history': ['history', { company: 'infosys-limited' }],
  'company-information/[company]/results': ['results', { company: 'infosys-limited' }],
  'company-information/[company]/shareholding': ['shareholding', { company: 'infosys-limited' }],
  'currency/futures': ['futures'],
  'derivatives/futures': ['futures'],
  'derivatives/option-chain/[symbol]/chain': ['chain', { symbol: 'reliance' }],
  'indices/[index]/constituents': ['constituents', { index: 'nifty-50' }],
  'ipos/new-on-nse/listings': ['listings'],
  'markets/[list]/list': ['list', { list: 'gainers' }],
  'mutual-funds/list': ['list', {}, 'columns=returns'],
  'screener/companies': ['companies'],
  'support/updates/registration-details/authorised-persons': ['authorised-persons'],
  'what-if/table': ['table', {}, 'of=INFY'],
};

/** The names of the files of each route that has several. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'equity/[file]': ['movers', 'indices', 'industries', 'flows', 'issues'],
  'markets/files/[file]': [
    'ban-list',
    'ban-list-near',
    'participants',
    'lot-sizes',
    'option-chain',
    'new-results',
    'sectors',
    'etfs',
    'corporate-actions',
    'results-calendar',
  ],
};

const FILES: readonly (readonly [folder: string, address: Address])[] = [
  ...Object.entries(ROUTES),
  ...Object.entries(SEVERAL).flatMap(([folder, names]) =>
    names.map((name) => [folder, [name]] as const),
  ),
];

async function answer(folder: string, suffix: 'csv' | 'json', address: Address) {
  const [path, params = {}, query = ''] = address;
  const several = folder.endsWith('[file]');
  const { GET } = (await import(
    `../../app/${folder}${several ? '' : `.${suffix}`}/route`
  )) as Route;
  const file = `${path}.${suffix}`;
  return GET(new Request(`http://localhost/${file}?${query}`), {
    params: Promise.resolve(several ? { file } : params),
  });
}

/** A cell of CSV as the value that JSON has. */
const asText = (cell: unknown): string =>
  cell === null ? '' : typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);

test('every route that answers CSV answers JSON beside it, and is in the table of this test', () => {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((one) => one.endsWith('.csv'))
    .map((one) => one.slice(0, -'.csv'.length));
  expect(folders.sort()).toEqual(Object.keys(ROUTES).sort());
  expect(folders.filter((one) => !existsSync(`app/${one}.json/route.ts`))).toEqual([]);
});

test.each(FILES)('%s %j: the server finds both files', async (folder, [name, params = {}]) => {
  const above = folder
    .replace(/\[file\]$/, name)
    .replace(/\[(\w+)\]/g, (_, one) => params[one] ?? '');
  for (const suffix of ['csv', 'json']) {
    // What is no page's own address is left to Next.js, which has a route for it.
    expect(['page', 'unknown']).toContain((await resolvePage(`/${above}.${suffix}`)).kind);
  }
});

test.each(FILES)(
  '%s: the rows of JSON are those of CSV, with a source %j',
  async (folder, address) => {
    const csv = await answer(folder, 'csv', address);
    const json = await answer(folder, 'json', address);
    expect([csv.status, json.status]).toEqual([200, 200]);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
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
  },
);

test('a name that no file has is not found, with either suffix or none', async () => {
  for (const folder of Object.keys(SEVERAL)) {
    const { GET } = (await import(`../../app/${folder}/route`)) as Route;
    for (const file of ['nothing.csv', 'nothing.json', 'constructor.json', 'movers', 'etfs.xml']) {
      const request = new Request(`http://localhost/${file}`);
      expect((await GET(request, { params: Promise.resolve({ file }) })).status).toBe(404);
    }
  }
});
