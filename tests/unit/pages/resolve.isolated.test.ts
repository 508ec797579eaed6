import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

import { pages } from '@/lib/pages';
import { pageTypeOf } from '@/lib/pages/page-type';
import { resolvePage } from '@/lib/pages/addresses/resolve';
import { load } from '@/lib/provider/load';

function actualLoad() {
  return jest.requireActual<{ load: typeof load }>('@/lib/provider/load').load;
}

jest.mock('@/lib/provider/load', () => ({ load: jest.fn(actualLoad()) }));

/** The files that have a route of their own, such as `/ipos/new-on-nse/listings.csv`. */
const ROUTED_FILES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => `/${path.split(sep).join('/')}`)
  .filter((path) => /\.\w+\/route\.ts$/.test(path) && !path.includes('['))
  .map((path) => path.replace(/\/route\.ts$/, ''));

const kindOf = async (path: string) => (await resolvePage(path)).kind;

describe('resolvePage', () => {
  test.each(pages.map(({ path, flag }) => [path, flag ? 'missing' : 'page'] as const))(
    '%s is a %s with the default flags',
    async (path, kind) => {
      expect(await kindOf(path)).toBe(kind);
    },
  );

  test.each([
    '/company-information/reliance-industries-limited',
    '/company-information/mahindra-and-mahindra-limited',
    '/company-information/dr-reddys-laboratories-limited',
    '/companies/m',
    '/companies/industry/power',
    '/companies/industry/power/companies.csv',
    '/research/sector-notes',
    '/mutual-funds/sample-pine-flexi-cap-fund',
    '/mutual-funds/category/flexi-cap',
    '/mutual-funds/house/sample-pine',
    '/mutual-funds/list.csv',
    '/ipos/new-on-nse/listings.csv',
    '/videos/SAMPLE-0001',
    '/blogs-and-articles/read-a-contract-note-line-by-line',
  ])('%s is resolved from a record', async (path) => {
    expect(await kindOf(path)).toBe('page');
  });

  test.each(ROUTED_FILES)('%s has a route, and resolves', async (path) => {
    expect(['page', 'unknown']).toContain(await kindOf(path));
  });

  test.each([
    '/company-information/nobody-limited',
    '/mutual-funds/nothing-here',
    '/mutual-funds/category/nothing-here',
    '/mutual-funds/house/nothing-here',
    '/company-information/infosys-limited/more',
    '/blogs-and-articles/nothing-here',
    '/videos/nothing-here',
    '/companies/zz',
    '/companies/industry/nothing',
    '/research/nothing-here',
    '/missing',
    '/internal/status',
    '/Internal/Status/',
  ])('%s is missing', async (path) => {
    expect(await kindOf(path)).toBe('missing');
  });

  test.each([
    ['/company-information/Infosys-Limited', '/company-information/infosys-limited'],
    ['/companies/M', '/companies/m'],
    ['/companies/industry/Power', '/companies/industry/power'],
    ['/companies/industry/metals-%26-mining', '/companies/industry/metals-and-mining'],
    [
      '/company-information/mahindra-%26-mahindra-limited',
      '/company-information/mahindra-and-mahindra-limited',
    ],
    [
      '/company-information/dr.-reddy%27s-laboratories-limited',
      '/company-information/dr-reddys-laboratories-limited',
    ],
    ['/company-information/INFY', '/company-information/infosys-limited'],
    ['/company-information/infy', '/company-information/infosys-limited'],
    ['/company-information/infosys', '/company-information/infosys-limited'],
    ['/company-information', '/companies'],
    ['/company-information/', '/companies'],
    ['/companies/industry', '/companies'],
    ['/companies/industry/', '/companies'],
    ['/videos/sample-0001', '/videos/SAMPLE-0001'],
    ['/Videos/Sample-0001/', '/videos/SAMPLE-0001'],
    ['/About-Us', '/about-us'],
    ['/calculators/SIP-calculator', '/calculators/sip-calculator'],
    ['/Companies/A', '/companies/a'],
    ['/equity/', '/equity'],
    ['//equity', '/equity'],
    ['/robots.txt/', '/robots.txt'],
    ['/index.html', '/'],
    ['/Default.aspx', '/'],
    ['/charges.html', '/charges'],
    ['/Calculators/index.php', '/calculators'],
    ['/company-information/INFY.html', '/company-information/infosys-limited'],
    ['/home', '/'],
    ['/api/quotes/', '/api/quotes'],
    ['/research/rss.xml', '/feeds/research.xml'],
    ['/research/newsletters/rss.xml', '/feeds/research-newsletters.xml'],
    ['/product-and-offerings/assets-classes/mtf', '/invest-in-mtf-margin-trading-facility'],
  ])('%s has moved to %s', async (path, location) => {
    expect(await resolvePage(path)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    ['/companies/A/', '', '/companies/a'],
    ['//Calculators//SIP-calculator/', '?years=5', '/calculators/sip-calculator?years=5'],
    ['/company-information/INFY/', '?range=1y', '/company-information/infosys-limited?range=1y'],
    ['/product-and-offerings/assets-classes/mtf/', '', '/invest-in-mtf-margin-trading-facility'],
    ['/product-and-offerings/assets-classes/', '?asset=stocks', '/invest-in-stocks'],
    ['/invest-in-mutual-funds', '?fund=flexi+cap', '/mutual-funds?q=flexi+cap'],
    ['/invest-in-mutual-funds', '?fund=', '/mutual-funds'],
  ])('%s%s reaches its page in one step', async (path, query, location) => {
    expect(await resolvePage(path, query)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    ['/mutual-funds', '?page=1', 'page'],
    ['/mutual-funds', '?page=9999', 'missing'],
    ['/mutual-funds', '?page=-1', 'missing'],
    ['/mutual-funds', '?q=liquid&page=99', 'missing'],
    ['/mutual-funds/category/flexi-cap', '?page=9999', 'missing'],
    ['/mutual-funds/house/sample-pine', '?page=0', 'missing'],
    ['/screener', '?page=2', 'page'],
    ['/screener', '?page=x', 'missing'],
    ['/screener/near-52-week-high', '?page=999', 'missing'],
    ['/research/technical-reports', '?page=999', 'missing'],
    ['/support/updates/registration-details', '?page=999', 'missing'],
    ['/corporate-actions', '?month=2026-10', 'page'],
    ['/corporate-actions', '?month=1999-01', 'missing'],
    ['/results-calendar', '?month=2030-01', 'missing'],
    ['/results-calendar', '?month=x', 'missing'],
    ['/equity', '?page=9&month=x', 'page'],
  ])('%s%s is %s', async (path, query, kind) => {
    expect((await resolvePage(path, query)).kind).toBe(kind);
  });

  test.each(['/companies/zz/', '//companies/zz', '/Companies/ZZ'])(
    '%s is missing at once, without a redirect before',
    async (path) => {
      expect(await kindOf(path)).toBe('missing');
    },
  );

  test.each([
    '/nothing-here',
    '/nothing-here/',
    '//nothing-here',
    '/Nothing-Here',
    '/about.html',
    '/equity/deeper',
    '/calculators/nothing-here',
    '/services/nothing-here',
    '/product-and-offerings/assets-classes/nothing-here',
    '/constructor',
    '/robots.txt',
    '/logo.svg',
    '/stock-index/0123456789abcdef',
    '/api/quotes',
    '/google123.html',
    '/a-new-handler',
  ])('%s is left to Next.js', async (path) => {
    expect(await kindOf(path)).toBe('unknown');
  });

  test.each([
    '/company-information/infosys-limited',
    '/companies/industry/power',
    '/research/sector-notes',
    '/videos/SAMPLE-0001',
    '/blogs-and-articles/read-a-contract-note-line-by-line',
  ])('%s is unavailable until its list has loaded', async (path) => {
    jest.mocked(load).mockResolvedValueOnce(null);
    expect(await kindOf(path)).toBe('unavailable');
  });

  test('the eight research categories and the letters need no loaded list', async () => {
    jest.mocked(load).mockResolvedValue(null);
    expect(await kindOf('/research/newsletters')).toBe('page');
    expect(await kindOf('/companies/a')).toBe('page');
    jest.mocked(load).mockImplementation(actualLoad());
  });
});

test.each([
  ['/', 'home'],
  ['/invest-in-stocks', 'offering'],
  ['/company-information/anything', 'company'],
  ['/companies/industry/power/companies.csv', 'market'],
  ['/equity/movers.csv', 'market'],
  ['/calculators/sip-calculator/table.csv', 'calculator'],
  ['/support/anything/below', 'support'],
  ['/api/quotes', 'api'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/assets/a.svg', 'file'],
  ['/nothing-here', 'other'],
  ['/nothing/here', 'other'],
])('the metrics label of %s is %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});
