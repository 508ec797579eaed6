import { chmod, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readFileText } from '@/lib/provider/embedded/exchange/read';
import { exchangeFolderReader, loadExchangeFolder } from '@/lib/provider/embedded/exchange/folder';
import type { Problem } from '@/lib/provider/embedded/exchange/problems';

import {
  allFixtures,
  BHAV_18,
  BHAV_19,
  BHAV_20,
  fixture,
  folderOf,
  removeFolders,
  zipped,
} from './support';

jest.mock('@/lib/provider/embedded/exchange/read', () => {
  const actual = jest.requireActual<Record<string, unknown>>(
    '@/lib/provider/embedded/exchange/read',
  );
  return { ...actual, readFileText: jest.fn(actual.readFileText as typeof readFileText) };
});

const EAGER = { rescanAfter: 0 };

afterEach(async () => {
  jest.restoreAllMocks();
  await removeFolders();
});

test('joins the files of a folder', async () => {
  const dir = await folderOf({ ...allFixtures(), 'README.md': 'no exchange file' });
  const folder = await exchangeFolderReader(dir, {
    industryOf: (symbol) => (symbol === 'BETASAM' ? 'Retailing' : null),
  })();
  expect(folder.companies).toHaveLength(9);
  expect(folder.bySymbol.get('ALPHASAM')?.industry).toBe('Chemicals');
  expect(folder.bySymbol.get('DELTA-SA')?.industry).toBe('Financial Services');
  expect(folder.bySymbol.get('ZETANEW')?.industry).toBe('Oil Gas & Consumable Fuels');
  expect(folder.bySymbol.get('BETASAM')?.industry).toBe('Retailing');
  expect(folder.bySymbol.get('EPSISAM')?.industry).toBeNull();
  expect(folder.days.NSE.map((day) => day.date)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(folder.days.BSE).toHaveLength(1);
  expect(folder.indexDays.map((day) => day.date)).toEqual(['2026-11-19', '2026-11-20']);
  expect(folder.funds.date).toBe('2026-11-19');
  expect(folder.files.find((file) => file.file === 'EQUITY_L.csv')).toEqual({
    file: 'EQUITY_L.csv',
    kind: 'equity-list',
    date: null,
    rows: 9,
    problems: 5,
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
  const folder = await exchangeFolderReader(dir)();
  expect(folder.days.NSE.map((day) => day.symbols.length)).toEqual([3, 9]);
});

test('detects new, changed and removed files, and reads the others once', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true, [BHAV_18]: true });
  const load = exchangeFolderReader(dir, EAGER);
  const read = jest.mocked(readFileText);
  read.mockClear();
  const first = await load();
  expect(await load()).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);

  await writeFile(join(dir, BHAV_19), await fixture(BHAV_19));
  expect((await load()).days.NSE).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(3);

  const shorter = (await fixture('EQUITY_L.csv')).split('\n').slice(0, 3).join('\n');
  await writeFile(join(dir, 'EQUITY_L.csv'), shorter);
  expect((await load()).companies).toHaveLength(2);

  await rm(join(dir, BHAV_18));
  expect((await load()).days.NSE.map((day) => day.date)).toEqual(['2026-11-19']);
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
  expect((await load()).companies[0]?.symbol).toBe('OMEGASAM');
});

test('reads the folder once a second at most, also for concurrent calls', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  const [one, two] = await Promise.all([loadExchangeFolder(dir), loadExchangeFolder(dir)]);
  expect(one).toBe(two);
  await writeFile(join(dir, BHAV_18), await fixture(BHAV_18));
  expect(await loadExchangeFolder(dir)).toBe(one);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  expect((await loadExchangeFolder(dir)).days.NSE).toHaveLength(1);
});

test('reports each problem once, and again when it changes', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  const heard: Problem[][] = [];
  const load = exchangeFolderReader(dir, { ...EAGER, onProblems: (news) => heard.push(news) });
  await load();
  await load();
  expect(heard).toHaveLength(1);
  expect(heard[0]?.[0]).toEqual({
    file: 'EQUITY_L.csv',
    line: 5,
    reason: 'has 2 cells, not 8',
  });
  await writeFile(join(dir, BHAV_20), 'noise');
  await load();
  expect(heard[1]?.map((problem) => problem.file)).toEqual([BHAV_20]);
});

test('reports a missing or invalid folder, and serves the last good state', async () => {
  const none = await exchangeFolderReader('/nonexistent/exchange', EAGER)();
  expect(none.companies).toEqual([]);
  expect(none.problems).toEqual([
    { file: '/nonexistent/exchange', line: null, reason: 'does not exist' },
  ]);
  const dir = await folderOf({ 'EQUITY_L.csv': true });
  expect((await exchangeFolderReader(join(dir, 'EQUITY_L.csv'))()).problems[0]?.reason).toBe(
    'is no folder',
  );
  const load = exchangeFolderReader(dir, EAGER);
  await load();
  await rename(dir, `${dir}-gone`);
  const after = await load();
  await load();
  expect(after.companies).toHaveLength(9);
  expect(after.problems[0]).toEqual({ file: dir, line: null, reason: 'does not exist' });
  await rename(`${dir}-gone`, dir);
  expect((await load()).problems.map((problem) => problem.file)).not.toContain(dir);
});

test('a folder in the place of a file, an unreadable and an oversized file are reported', async () => {
  const dir = await folderOf({ 'EQUITY_L.csv': true, 'NAVAll.txt': true, [BHAV_20]: 'x' });
  await mkdir(join(dir, 'ind_nifty50list.csv'));
  await chmod(join(dir, 'NAVAll.txt'), 0);
  const folder = await exchangeFolderReader(dir)();
  expect(folder.companies).toHaveLength(9);
  expect(folder.problems).toContainEqual({
    file: 'ind_nifty50list.csv',
    line: null,
    reason: 'is no file',
  });
  const root = process.getuid?.() === 0;
  expect(folder.funds.rows).toHaveLength(root ? 6 : 0);
  const large = { path: '', name: BHAV_20, size: 11, modified: 0, stamp: '' };
  expect(await readFileText({ ...large, is: { kind: 'equity-list' } }, 10)).toEqual({
    reason: 'is larger than 10 bytes',
    isTransient: false,
  });
});

test('reports rows of another day than the file’s name', async () => {
  const dir = await folderOf({ [BHAV_20]: await fixture(BHAV_18) });
  const folder = await exchangeFolderReader(dir)();
  expect(folder.days.NSE[0]?.date).toBe('2026-11-18');
  expect(folder.problems.at(-1)?.reason).toBe('is of 2026-11-18, not of the day in its name');
});
