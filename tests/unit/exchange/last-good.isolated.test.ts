import { readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { companyMaster, indexHistory, mutualFunds } from '@/lib/provider/embedded/exchange/answers';
import { type Rejection, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import {
  exchangeFolderReader,
  type FolderOptions,
} from '@/lib/provider/embedded/exchange/load-folder';
import { MAX_FILE_BYTES } from '@/lib/provider/embedded/exchange/file-texts';

import {
  ALL_FIXTURES,
  allFixtures,
  BHAV_20,
  daysIn,
  fixture,
  folderOf,
  listedIn,
  removeFolders,
} from './support';

let mockBetweenLooks: () => Promise<void> = async () => undefined;
jest.mock('node:timers/promises', () => ({ setTimeout: () => mockBetweenLooks() }));

afterEach(removeFolders);

const LIST = 'EQUITY_L.csv';
const HEADER = 'SYMBOL,NAME OF COMPANY, SERIES\n';
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `S${at},Sample ${at} Limited,EQ\n`).join('');
const listOf = (count: number) => HEADER + rowsOf(count);

interface Heard {
  rejections: (Rejection & { file: string })[];
}

/** A reader that keeps its database in `databaseIn`, and what it reports. */
function reader(dir: string, options: FolderOptions = {}) {
  const heard: Heard = { rejections: [] };
  const load = exchangeFolderReader(dir, {
    rescanAfter: 0,
    onRejection: (file, rejection) => heard.rejections.push({ file, ...rejection }),
    ...options,
  });
  return { load, heard };
}

describe('a broken file', () => {
  const broken: [name: string, text: string, reason: string, rows: number][] = [
    ['emptied', '', 'has no header', 0],
    ['without rows', HEADER, 'has no rows', 0],
    ['without a header', rowsOf(100), 'has no header', 0],
    ['of an error page', '<html><body>502 Bad Gateway</body></html>', 'has no header', 0],
    ['cut to 79 of 100 rows', listOf(79), 'has 79 rows instead of 100', 79],
    ['of more than all companies', listOf(20_001), 'more than securities are listed', 20_001],
  ];

  test.each(broken)('%s is rejected', async (_name, text, reason, rows) => {
    const dir = await folderOf({ [LIST]: listOf(100) });
    const { load, heard } = reader(dir);
    await load();
    await writeFile(join(dir, LIST), text);
    const folder = await load();
    expect(listedIn(folder)).toHaveLength(100);
    expect(reportOf(folder).files[0]).toMatchObject({ file: LIST, rows: 100, problems: 1 });
    expect(reportOf(folder).files[0]?.rejection?.reason).toContain(reason);
    await load();
    expect(heard.rejections).toEqual([
      { file: LIST, reason: expect.stringContaining(reason), rows, lastGoodRows: 100 },
    ]);
    await writeFile(join(dir, LIST), listOf(101));
    expect(listedIn(await load())).toHaveLength(101);
    expect(reportOf(await load()).files[0]?.rejection).toBeNull();
  });

  test('that is too large is rejected', async () => {
    const dir = await folderOf({ [LIST]: listOf(100) });
    const { load } = reader(dir);
    await load();
    await truncate(join(dir, LIST), MAX_FILE_BYTES + 1);
    const folder = await load();
    expect(listedIn(folder)).toHaveLength(100);
    expect(reportOf(folder).files[0]?.rejection?.reason).toBe(
      `is larger than ${MAX_FILE_BYTES} bytes`,
    );
  });

  test('that lost a fifth of its rows is used', async () => {
    const dir = await folderOf({ [LIST]: listOf(100) });
    const { load, heard } = reader(dir);
    await load();
    await writeFile(join(dir, LIST), listOf(80));
    expect(listedIn(await load())).toHaveLength(80);
    expect(heard.rejections).toEqual([]);
  });

  test.each(ALL_FIXTURES)('%s stays in use when it is emptied', async (name) => {
    const dir = await folderOf(allFixtures());
    const { load } = reader(dir);
    const before = await load();
    await writeFile(join(dir, name), '');
    const after = await load();
    const rows = (folder: typeof before) =>
      reportOf(folder).files.map((file) => [file.file, file.rows]);
    expect(rows(after)).toEqual(rows(before));
    expect(reportOf(after).files.find((file) => file.file === name)?.rejection).not.toBeNull();
  });
});

test('a file is read once it stood still for two looks', async () => {
  const dir = await folderOf({ [LIST]: listOf(100) });
  const { load } = reader(dir);
  await load();
  let count = 100;
  const grow = () => writeFile(join(dir, LIST), listOf((count += 5)));
  mockBetweenLooks = grow;
  for (let at = 0; at < 3; at += 1) {
    await grow();
    expect(listedIn(await load())).toHaveLength(100);
  }
  mockBetweenLooks = async () => undefined;
  expect(listedIn(await load())).toHaveLength(count);
});

test('a file that is being written at the start is not read', async () => {
  const dir = await folderOf({ [LIST]: listOf(50) });
  mockBetweenLooks = () => writeFile(join(dir, LIST), listOf(100));
  const { load, heard } = reader(dir);
  expect(listedIn(await load())).toHaveLength(0);
  mockBetweenLooks = async () => undefined;
  expect(listedIn(await load())).toHaveLength(100);
  expect(heard.rejections).toEqual([]);
});

test('a file that has not changed for a second is read at the first scan', async () => {
  const dir = await folderOf({ [LIST]: listOf(100) });
  let waits = 0;
  mockBetweenLooks = async () => void (waits += 1);
  const { ctimeMs } = await stat(join(dir, LIST));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(ctimeMs + 999);
  await reader(dir).load();
  expect(waits).toBe(1);
  clock.mockReturnValue(ctimeMs + 1_000);
  expect(listedIn(await reader(dir).load())).toHaveLength(100);
  expect(waits).toBe(1);
  // The time it was given is of tomorrow: looks tell.
  await utimes(join(dir, LIST), new Date(), new Date(ctimeMs + 86_400_000));
  expect(listedIn(await reader(dir).load())).toHaveLength(100);
  expect(waits).toBe(2);
  clock.mockRestore();
});

test('a list that is taken away stays in use, a day does not', async () => {
  const dir = await folderOf({ [LIST]: listOf(10), [BHAV_20]: true });
  const { load } = reader(dir);
  await load();
  await Promise.all([rm(join(dir, LIST)), rm(join(dir, BHAV_20))]);
  const folder = await load();
  expect(listedIn(folder)).toHaveLength(10);
  expect(daysIn(folder, 'NSE')).toEqual([]);
  expect(reportOf(folder).files.map(({ file, rejection }) => [file, rejection?.reason])).toEqual([
    [LIST, 'is no longer in the folder'],
  ]);
});

describe('a restart', () => {
  async function started(files: Parameters<typeof folderOf>[0]) {
    const [dir, databaseIn] = [await folderOf(files), await folderOf({})];
    const { load } = reader(dir, { databaseIn });
    await load();
    return { dir, databaseIn };
  }

  test.each([
    ['an emptied', ''],
    ['a cut', listOf(50)],
  ])('with %s file finds its last good content', async (_how, text) => {
    const { dir, databaseIn } = await started({ [LIST]: listOf(100), [BHAV_20]: true });
    await writeFile(join(dir, LIST), text);
    const { load, heard } = reader(dir, { databaseIn });
    const folder = await load();
    expect(listedIn(folder)).toHaveLength(100);
    expect(daysIn(folder, 'NSE')).toHaveLength(1);
    expect(heard.rejections).toMatchObject([{ file: LIST, lastGoodRows: 100 }]);
  });

  test('without the folder finds the last good content of all files', async () => {
    const { dir, databaseIn } = await started(allFixtures());
    const before = await reader(dir).load();
    await rm(dir, { recursive: true });
    const after = await reader(dir, { databaseIn }).load();
    expect(companyMaster(after)).toEqual(companyMaster(before));
    expect(daysIn(after, 'NSE')).toEqual(daysIn(before, 'NSE'));
    expect(indexHistory(after, 'Nifty', '1M')).toEqual(indexHistory(before, 'Nifty', '1M'));
    expect(mutualFunds(after)).toEqual(mutualFunds(before));
    expect(reportOf(after).problems[0]?.reason).toBe('does not exist');
  });

  test('builds a damaged database anew', async () => {
    const { dir, databaseIn } = await started({ [LIST]: listOf(100) });
    for (const name of await readdir(databaseIn)) {
      const file = join(databaseIn, name);
      await (name.endsWith('.db') ? writeFile(file, 'noise'.repeat(1000)) : rm(file));
    }
    await writeFile(join(dir, LIST), listOf(50));
    expect(listedIn(await reader(dir, { databaseIn }).load())).toHaveLength(50);
  });

  test('reads no file again that has not changed', async () => {
    const { dir, databaseIn } = await started({ [LIST]: listOf(100) });
    const wasLooked = jest.fn();
    const { load } = reader(dir, { databaseIn, onShown: wasLooked });
    expect(listedIn(await load())).toHaveLength(100);
    expect(wasLooked).not.toHaveBeenCalled();
  });

  test('forgets a day that was taken out', async () => {
    const { dir, databaseIn } = await started({ [LIST]: listOf(100), [BHAV_20]: true });
    await rm(join(dir, BHAV_20));
    const { load } = reader(dir, { databaseIn });
    await load();
    await rm(dir, { recursive: true });
    expect(daysIn(await reader(dir, { databaseIn }).load(), 'NSE')).toEqual([]);
  });

  test('goes on where the database cannot be written', async () => {
    const dir = await folderOf({ [LIST]: listOf(100) });
    const { load } = reader(dir, { databaseIn: '/dev/null/database' });
    expect(listedIn(await load())).toHaveLength(100);
  });
});

test('NAVs without a header are rejected', async () => {
  const dir = await folderOf({ 'NAVAll.txt': true });
  const { load } = reader(dir);
  const before = mutualFunds(await load());
  const text = await fixture('NAVAll.txt');
  await writeFile(join(dir, 'NAVAll.txt'), text.slice(text.indexOf('\n')));
  const after = await load();
  expect(mutualFunds(after)).toEqual(before);
  expect(reportOf(after).files[0]?.rejection?.reason).toContain('has no header');
});
