import { chmod, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import type * as fileTexts from '@/lib/provider/embedded/exchange/file-texts';
import { readFileTexts } from '@/lib/provider/embedded/exchange/file-texts';
import {
  exchangeFolderReader,
  loadExchangeFolder,
} from '@/lib/provider/embedded/exchange/load-folder';
import { indexHistory, mutualFunds } from '@/lib/provider/embedded/exchange/answers';
import type { ImportSummary } from '@/lib/provider/embedded/exchange/folder';
import { parseIsin } from '@/lib/provider/embedded/exchange/isin';
import type { Problem } from '@/lib/provider/embedded/exchange/problems';
import { companyBySymbol, industriesOf } from '@/lib/provider/embedded/exchange/query';
import { fileReports } from '@/lib/provider/embedded/exchange/reports';
import { log } from '@/lib/tools/log';

import {
  allFixtures,
  BHAV_18,
  BHAV_19,
  BHAV_20,
  daysIn,
  fixture,
  folderOf,
  listedIn,
  removeFolders,
  zipped,
} from './support';

jest.mock('@/lib/provider/embedded/exchange/file-texts', () => {
  const actual = jest.requireActual<typeof fileTexts>(
    '@/lib/provider/embedded/exchange/file-texts',
  );
  return { ...actual, readFileTexts: jest.fn(actual.readFileTexts) };
});

// The second look at a file that may still be written follows at once.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const EAGER = { rescanAfter: 0 };

const ONE_MORE = 'OMEGASAM,Omega Sample Limited,EQ,01-JAN-2020,10,1,INE000A01026,10\n';

afterEach(async () => {
  jest.restoreAllMocks();
  await removeFolders();
});

test('joins the files of a folder', async () => {
  const dir = await folderOf({ ...allFixtures(), 'README.md': 'no exchange file' });
  const folder = await exchangeFolderReader(dir, {
    ...EAGER,
    industryOf: (symbol) => (symbol === 'BETASAM' ? 'Retailing' : null),
  })();
  const industryOf = industriesOf(folder);
  expect(listedIn(folder)).toHaveLength(9);
  expect(industryOf('ALPHASAM', null)).toBe('Chemicals');
  expect(industryOf('DELTA-SA', null)).toBe('Financial Services');
  expect(industryOf('ZETANEW', companyBySymbol(folder, 'ZETANEW')?.isin ?? null)).toBe(
    'Oil Gas & Consumable Fuels',
  );
  expect(industryOf('BETASAM', null)).toBe('Retailing');
  expect(industryOf('EPSISAM', null)).toBeNull();
  expect(daysIn(folder, 'NSE').map(([day]) => day)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(daysIn(folder, 'BSE')).toHaveLength(1);
  expect(indexHistory(folder, 'Nifty 50', '1M').covers).toEqual({
    from: '2026-11-19',
    to: '2026-11-20',
  });
  expect(mutualFunds(folder).asOf).toBe('2026-11-19');
  expect(reportOf(folder).files.find((file) => file.file === 'EQUITY_L.csv')).toEqual({
    file: 'EQUITY_L.csv',
    kind: 'equity-list',
    date: null,
    modified: expect.any(Number),
    rows: 9,
    problems: 5,
    rejection: null,
  });
});

test('reads a zip; of a CSV and a zip of one day the one with more rows', async () => {
  const whole = await fixture(BHAV_20);
  const cut = whole.slice(0, 1200);
  const dir = await folderOf({
    [BHAV_20]: cut,
    [`${BHAV_20}.zip`]: zipped({ [BHAV_20]: whole }),
    [BHAV_19.replace('csv', 'zip')]: zipped({ [BHAV_19]: await fixture(BHAV_19) }),
  });
  const folder = await exchangeFolderReader(dir, EAGER)();
  expect(daysIn(folder, 'NSE').map(([, rows]) => rows)).toEqual([3, 9]);
});

test('detects new, changed and removed files, and reads the others once', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true, [BHAV_18]: true });
  const load = exchangeFolderReader(dir, EAGER);
  const read = jest.mocked(readFileTexts);
  read.mockClear();
  await load();
  await load();
  expect(read).toHaveBeenCalledTimes(2);

  await writeFile(join(dir, BHAV_19), await fixture(BHAV_19));
  expect(daysIn(await load(), 'NSE')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(3);

  await writeFile(join(dir, 'EQUITY_L.csv'), `${await fixture('EQUITY_L.csv')}${ONE_MORE}`);
  expect(listedIn(await load())).toHaveLength(10);

  await rm(join(dir, BHAV_18));
  expect(daysIn(await load(), 'NSE').map(([day]) => day)).toEqual(['2026-11-19']);
});

test('finds files in folders below, by their header and not by their name', async () => {
  const dir = await folderOf({
    'lists/companies.csv': await fixture('EQUITY_L.csv'),
    '2026/11/prices of friday.txt': await fixture(BHAV_20),
    'note.csv': 'a,b\n1,2\n',
  });
  const heard: string[] = [];
  const folder = await exchangeFolderReader(dir, {
    ...EAGER,
    onUnknown: (files) => files.forEach(({ file, reason }) => heard.push(`${file} ${reason}`)),
    onRejection: (file) => heard.push(file),
  })();
  expect(listedIn(folder)).toHaveLength(9);
  expect(daysIn(folder, 'NSE')).toEqual([['2026-11-20', 9]]);
  expect(heard).toEqual(['note.csv has no header of a known kind of file: "a,b"']);
});

test('reads every file of a zip with several', async () => {
  const dir = await folderOf({
    'PR201126.zip': zipped({
      'EQUITY_L.csv': await fixture('EQUITY_L.csv'),
      [BHAV_20]: await fixture(BHAV_20),
    }),
  });
  const load = exchangeFolderReader(dir, EAGER);
  expect(listedIn(await load())).toHaveLength(9);
  expect(daysIn(await load(), 'NSE')).toEqual([['2026-11-20', 9]]);
  await rm(join(dir, 'PR201126.zip'));
  expect(daysIn(await load(), 'NSE')).toEqual([]);
});

test('detects a file replaced by one of the same size and time', async () => {
  const text = 'SYMBOL,NAME OF COMPANY\nALPHASAM,Alpha Sample Limited\n';
  const dir = await folderOf({ 'EQUITY_L.csv': text });
  const at = new Date('2026-11-20T10:00:00Z');
  await utimes(join(dir, 'EQUITY_L.csv'), at, at);
  const load = exchangeFolderReader(dir, EAGER);
  await load();
  const copy = join(dir, 'copy');
  await writeFile(copy, text.replace('ALPHASAM', 'OMEGASAM'));
  await utimes(copy, at, at);
  await rename(copy, join(dir, 'EQUITY_L.csv'));
  expect(listedIn(await load())[0]).toBe('OMEGASAM');
});

test('reads the folder once a second at most, also for concurrent calls', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  const [one, two] = await Promise.all([loadExchangeFolder(dir), loadExchangeFolder(dir)]);
  expect(one).toBe(two);
  await writeFile(join(dir, BHAV_18), await fixture(BHAV_18));
  expect(daysIn(await loadExchangeFolder(dir), 'NSE')).toEqual([]);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  expect(daysIn(await loadExchangeFolder(dir), 'NSE')).toHaveLength(1);
});

test('reports each problem once, and again when it changes', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  const heard: (readonly Problem[])[] = [];
  const load = exchangeFolderReader(dir, { ...EAGER, onProblems: (news) => heard.push(news) });
  await load();
  await load();
  expect(heard).toHaveLength(1);
  expect(heard[0]?.[0]).toEqual({
    file: 'EQUITY_L.csv',
    line: 5,
    reason: 'has 2 cells, not 8',
  });
  await writeFile(join(dir, BHAV_20), `${await fixture(BHAV_20)}noise\n`);
  await load();
  expect(heard[1]?.map((problem) => problem.file)).toContain(BHAV_20);
});

test('tells how far an import is and what it came to, once', async () => {
  const days = [BHAV_18, BHAV_19, BHAV_20];
  const dir = await folderOf({ 'EQUITY_L.csv': true, 'note.csv': 'a,b\n1,2\n', [BHAV_18]: true });
  const progress: string[] = [];
  const imported: ImportSummary[] = [];
  const load = exchangeFolderReader(dir, {
    ...EAGER,
    onProgress: (done, all) => progress.push(`${done} of ${all}`),
    onImported: (summary) => imported.push(summary),
  });
  await load();
  await load();
  expect(progress).toEqual(['3 of 3']);
  expect(imported).toEqual([
    { files: 3, days: 1, securities: 4, problems: 5, rejected: 1, seconds: expect.any(Number) },
  ]);
  for (const name of days.slice(1)) await writeFile(join(dir, name), await fixture(name));
  await load();
  expect(imported[1]).toMatchObject({ files: 2, days: 3, rejected: 0 });
});

test('the end of an import is one line of the log', () => {
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  const summary = { files: 3, days: 1, securities: 9, problems: 5, rejected: 1, seconds: 0.2 };
  fileReports.onImported?.(summary);
  expect(info.mock.calls).toEqual([[summary, 'the exchange files are read']]);
});

test('reports a missing or invalid folder, and serves the last good state', async () => {
  const problems = async (reading: Promise<ExchangeFolder>) => reportOf(await reading).problems;
  const none = exchangeFolderReader('/nonexistent/exchange', EAGER)();
  expect(listedIn(await none)).toEqual([]);
  expect(await problems(none)).toEqual([
    { file: '/nonexistent/exchange', line: null, reason: 'does not exist' },
  ]);
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  const noFolder = exchangeFolderReader(join(dir, 'EQUITY_L.csv'), EAGER)();
  expect((await problems(noFolder))[0]?.reason).toBe('is no folder');
  const load = exchangeFolderReader(dir, EAGER);
  await load();
  await rename(dir, `${dir}-gone`);
  const after = await load();
  await load();
  expect(listedIn(after)).toHaveLength(9);
  expect((await problems(load()))[0]).toEqual({ file: dir, line: null, reason: 'does not exist' });
  await rename(`${dir}-gone`, dir);
  expect((await problems(load())).map((problem) => problem.file)).not.toContain(dir);
});

test('a folder in the place of a file, an unreadable and an oversized file are reported', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true, 'NAVAll.txt': true, [BHAV_20]: 'x' });
  await mkdir(join(dir, 'ind_nifty50list.csv'));
  await chmod(join(dir, 'NAVAll.txt'), 0);
  const folder = await exchangeFolderReader(dir, EAGER)();
  expect(listedIn(folder)).toHaveLength(9);
  expect(reportOf(folder).problems).toContainEqual({
    file: 'ind_nifty50list.csv',
    line: null,
    reason: 'is no file',
  });
  const root = process.getuid?.() === 0;
  expect(mutualFunds(folder).data).toHaveLength(root ? 6 : 0);
  const large = { path: '', name: BHAV_20, size: 11, modified: 0, touched: 0, stamp: '' };
  expect(await readFileTexts(large, 10)).toEqual({
    reason: 'is larger than 10 bytes',
    isTransient: false,
  });
});

test('reports rows of another day than the file’s name', async () => {
  const dir = await folderOf({ [BHAV_20]: await fixture(BHAV_18) });
  const folder = await exchangeFolderReader(dir, EAGER)();
  expect(daysIn(folder, 'NSE')[0]?.[0]).toBe('2026-11-18');
  expect(reportOf(folder).problems.at(-1)?.reason).toBe(
    'has the day 2026-11-18, not the one in its name',
  );
});

/** An ISIN with its check digit, by trial. */
function isinOf(base: string): string {
  const isins = Array.from({ length: 10 }, (_, digit) => `${base}${digit}`);
  return isins.find((isin) => parseIsin(isin) !== null) ?? '';
}

test('a price file and a list of thousands of companies, and no other file, are read', async () => {
  const companies = Array.from({ length: 2_400 }, (_, at) => {
    const number = String(at).padStart(4, '0');
    return { symbol: `SAMPLE${number}`, isin: isinOf(`INE${number}0101`) };
  });
  const [header = '', ...lines] = (await fixture(BHAV_20)).split('\n');
  const line = lines.find((one) => one.includes(',ALPHASAM,')) ?? '';
  const prices = companies.map(({ symbol, isin }) =>
    line.replace('INE0AA101015', isin).replace('ALPHASAM', symbol),
  );
  const [listHeader = ''] = (await fixture('EQUITY_L.csv')).split('\n');
  const rows = companies.map(
    ({ symbol, isin }) => `${symbol},${symbol} Limited,EQ,01-JAN-2020,10,1,${isin},10`,
  );
  const dir = await folderOf({
    [BHAV_20]: [header, ...prices].join('\n'),
    'EQUITY_L.csv': [listHeader, ...rows].join('\n'),
  });
  // Took more than an hour when each security was compared with every other.
  const folder = await exchangeFolderReader(dir, EAGER)();
  expect(folder.db.row('SELECT count(*) AS links FROM links')).toMatchObject({ links: 2_400 });
});
