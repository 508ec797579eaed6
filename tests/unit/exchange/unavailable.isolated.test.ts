import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { type Files, folderOf, removeFolders } from './support';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

afterEach(removeFolders);

const LIST = 'EQUITY_L.csv';
const GOOD = 'SYMBOL,NAME OF COMPANY,SERIES\nALPHASAM,Alpha Sample Limited,EQ\n';

/** What a new process on these files makes of a listed and of an unknown company. */
async function resolved(folder: string, CACHE_DIR = temporaryFolder()) {
  startFresh({ EXCHANGE_FILES_DIR: folder, CACHE_DIR });
  const { resolvePage } = await import('@/lib/pages/addresses/resolve');
  const kinds = ['alpha-sample-limited', 'nobody-limited'].map(
    async (slug) => (await resolvePage(`/company-information/${slug}`)).kind,
  );
  return Promise.all(kinds);
}

test('without any good equity list companies are unavailable, not unknown', async () => {
  expect(await resolved(await folderOf({}))).toEqual(['unavailable', 'unavailable']);
  expect(await resolved(await folderOf({ [LIST]: '' }))).toEqual(['unavailable', 'unavailable']);
  expect(await resolved('/nonexistent/exchange')).toEqual(['unavailable', 'unavailable']);
  expect(await resolved(await folderOf({ [LIST]: GOOD }))).toEqual(['page', 'missing']);
});

test('a start with a broken equity list uses the last good one', async () => {
  const [folder, cache] = [await folderOf({ [LIST]: GOOD }), temporaryFolder()];
  expect(await resolved(folder, cache)).toEqual(['page', 'missing']);
  await writeFile(join(folder, LIST), '');
  expect(await resolved(folder, cache)).toEqual(['page', 'missing']);
});

/** A folder of which the first files alone were read, by an importer that has not come further. */
async function halfRead(files: Files) {
  const [folder, database] = [await folderOf(files), temporaryFolder()];
  startFresh({ EXCHANGE_FILES_DIR: folder, CACHE_DIR: temporaryFolder() });
  const { openDatabase } = await import('@/lib/provider/embedded/exchange/database');
  const { folderReader } = await import('@/lib/provider/embedded/exchange/folder');
  const { importers } = await import('@/lib/provider/embedded/exchange/load-folder');
  const db = openDatabase(database);
  await folderReader(folder, db, { rescanAfter: 0 })();
  const tell = (isWhole: boolean) =>
    db.run(
      isWhole
        ? "INSERT INTO derived VALUES ('whole', '')"
        : "DELETE FROM derived WHERE name = 'whole'",
    );
  tell(false);
  importers().set(folder, { folder: database, ready: () => Promise.resolve() });
  return { tell };
}

const BELOW_COMPANY = [
  'history',
  'corporate-actions',
  'announcements',
  'results',
  'shareholding',
].map((part) => `/company-information/alpha-sample-limited/${part}`);

/** Pages that exist, but whose figures may be in a file that is not read yet. */
const WITH_FIGURES = [
  '/company-information/alpha-sample-limited',
  '/markets',
  '/markets/52-week-highs',
  '/screener',
  '/compare',
  '/what-if',
  '/mutual-funds',
  '/etfs',
];

/** Pages that are whole without them. */
const WITHOUT = ['/', '/companies', '/charges', '/support/faqs'];

test('while the files are read for the first time, what may be in the next one is not missing', async () => {
  const { tell } = await halfRead({ [LIST]: GOOD });
  const { resolvePage } = await import('@/lib/pages/addresses/resolve');
  const { load } = await import('@/lib/provider/load');
  const { getSitemapEntries, SITEMAP_PARTS } = await import('@/lib/pages/sitemap/entries');
  const listedParts = async () => {
    const lists = await Promise.all(SITEMAP_PARTS.map(getSitemapEntries));
    return SITEMAP_PARTS.filter((_, at) => lists[at] !== null);
  };
  const paths = ['/derivatives/option-chain/nifty', '/indices/nifty-50', ...BELOW_COMPANY];
  const kindsOf = (of: readonly string[]) =>
    Promise.all(of.map(async (path) => (await resolvePage(path)).kind));
  const kinds = () => kindsOf(paths);
  expect(await kinds()).toEqual(paths.map(() => 'unavailable'));
  expect(await kindsOf(WITH_FIGURES)).toEqual(WITH_FIGURES.map(() => 'unavailable'));
  expect(await kindsOf(WITHOUT)).toEqual(WITHOUT.map(() => 'page'));
  expect(await load('companies', {})).toMatchObject({ data: [{ symbol: 'ALPHASAM' }] });
  expect(await load('companyResults', { code: 'ALPHASAM' })).toBeNull();
  expect(await load('etfs', { exchange: 'NSE' })).toBeNull();
  expect(await load('mutualFunds', {})).toBeNull();
  expect(await load('marketDay', { exchange: 'NSE', on: '' })).toBeNull();
  expect(await load('currencySnapshot', {})).toMatchObject({ data: [] });
  expect(await listedParts()).toEqual(['articles', 'videos']);
  tell(true);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(await kinds()).toEqual(paths.map(() => 'missing'));
  expect(await kindsOf(WITH_FIGURES)).toEqual(WITH_FIGURES.map(() => 'page'));
  expect(await load('etfs', { exchange: 'NSE' })).toMatchObject({ data: [] });
  expect(await load('mutualFunds', {})).not.toBeNull();
  expect(await listedParts()).toEqual(SITEMAP_PARTS);
});
