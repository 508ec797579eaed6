import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';

import { BHAV_19, BHAV_20, fixture, folderOf, PRICE_HEADER, removeFolders } from './support';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

afterEach(removeFolders);

const DELIVERY = 'sec_bhavdata_full_20112026.csv';

const line = (symbol: string, close: number, delivered: number | '-', series = 'EQ') =>
  `${symbol}, ${series}, 20-Nov-2026, ${close}, ${close}, ${close}, ${close}, ${close}, ${close}, ${close}, 3000, 250, 40, ${delivered}, 40.00`;

const file = (...lines: string[]) => [PRICE_HEADER, ...lines].join('\n');

/** Symbol, close, shares delivered, trades and ISIN of the newest day. */
const rowsOf = ({ db }: ExchangeFolder) =>
  db
    .rows<Record<string, string | number | null>>(
      `SELECT s.symbol, p.close, p.delivered, p.trades, s.isin FROM sources w
       JOIN prices p ON p.file = w.file JOIN securities s ON s.id = p.security
       WHERE w.dataset = 'prices' AND w.part = 'NSE' AND w.day = '2026-11-20' ORDER BY s.symbol`,
    )
    .map(({ symbol, close, delivered, isin }) => [symbol, close, delivered, isin]);

const problemsOf = (folder: ExchangeFolder) =>
  reportOf(folder)
    .problems.filter((one) => one.line === null)
    .map((one) => `${one.file} ${one.reason}`);

async function reader(files: Record<string, string | true>) {
  const dir = await folderOf(files);
  const told: string[] = [];
  const read = exchangeFolderReader(dir, {
    rescanAfter: 0,
    onDayProblems: (found) => found.forEach((one) => told.push(`${one.file} ${one.reason}`)),
  });
  return { dir, read, told };
}

const find = (rows: ReturnType<typeof rowsOf>, symbol: string) =>
  rows.find(([name]) => name === symbol);

test('a day has the deliveries of one file with the ISINs of the other, and the shares of both', async () => {
  const { read, told } = await reader({
    [BHAV_20]: true,
    [DELIVERY]: file(line('ALPHASAM', 109.2, 1200), line('ONLYHERE', 50, 7)),
  });
  const folder = await read();
  expect(find(rowsOf(folder), 'ALPHASAM')).toEqual(['ALPHASAM', 109.2, 1200, 'INE0AA101015']);
  expect(find(rowsOf(folder), 'ONLYHERE')).toEqual(['ONLYHERE', 50, 7, null]);
  expect(rowsOf(folder)).toHaveLength(10);
  expect(told).toEqual([]);
});

test('the file with deliveries takes the ISINs and what else it lacks where it is the fuller one', async () => {
  const many = Array.from({ length: 20 }, (_, at) => line(`SHARE${at}`, 10, 5));
  const { read } = await reader({
    [BHAV_20]: true,
    [DELIVERY]: file(line('ALPHASAM', 109.2, 1200), ...many),
  });
  const rows = rowsOf(await read());
  expect(rows).toHaveLength(29);
  expect(find(rows, 'ALPHASAM')).toEqual(['ALPHASAM', 109.2, 1200, 'INE0AA101015']);
  expect(find(rows, 'DELTA-SA')?.[2]).toBeNull();
});

test('closes that differ are named, and the file that counts is trusted', async () => {
  const { dir, read, told } = await reader({
    [BHAV_20]: true,
    [DELIVERY]: file(
      line('ALPHASAM', 109.21, 1200),
      line('BETASAM', 999, 3),
      line('GAMMA&S', 1, 3),
    ),
  });
  const rows = rowsOf(await read());
  expect(find(rows, 'ALPHASAM')?.[2]).toBe(1200);
  expect(find(rows, 'BETASAM')?.[1]).not.toBe(999);
  expect(find(rows, 'BETASAM')?.[2]).toBeNull();
  const reason = `${BHAV_20} has other closes than ${DELIVERY} for BETASAM; its own are used`;
  expect(problemsOf(await read())).toContain(reason);
  expect(told).toEqual([reason]);
  await rm(join(dir, DELIVERY));
  expect(problemsOf(await read())).not.toContain(reason);
});

test('a day is rebuilt when a file is removed, changed or added', async () => {
  const { dir, read } = await reader({ [BHAV_20]: true });
  const alone = rowsOf(await read());
  await writeFile(join(dir, DELIVERY), file(line('ALPHASAM', 109.2, 1200), line('NEWSHARE', 5, 1)));
  const joined = rowsOf(await read());
  expect(joined).toHaveLength(alone.length + 1);
  await writeFile(join(dir, DELIVERY), file(line('ALPHASAM', 109.2, 1300), line('OTHER', 5, 1)));
  const changed = rowsOf(await read());
  expect(find(changed, 'ALPHASAM')?.[2]).toBe(1300);
  expect([find(changed, 'NEWSHARE'), find(changed, 'OTHER')?.[1]]).toEqual([undefined, 5]);
  await rm(join(dir, DELIVERY));
  expect(rowsOf(await read())).toEqual(alone);
  await writeFile(join(dir, DELIVERY), file(line('ALPHASAM', 109.2, 1300), line('OTHER', 5, 1)));
  expect(rowsOf(await read())).toEqual(changed);
  await rm(join(dir, BHAV_20));
  expect(rowsOf(await read()).map(([symbol]) => symbol)).toEqual(['ALPHASAM', 'OTHER']);
});

test('a file that becomes the fuller one takes over, and nothing is left of the former join', async () => {
  const { dir, read } = await reader({
    [BHAV_20]: true,
    [DELIVERY]: file(line('ALPHASAM', 109.2, 1200)),
  });
  await read();
  const many = Array.from({ length: 20 }, (_, at) => line(`SHARE${at}`, 10, 5));
  await writeFile(join(dir, DELIVERY), file(line('ALPHASAM', 109.2, 1200), ...many));
  const folder = await read();
  expect(rowsOf(folder)).toHaveLength(29);
  await rm(join(dir, DELIVERY));
  expect(rowsOf(await read()).every(([, , delivered]) => delivered === null)).toBe(true);
  expect(folder.db.rows('SELECT * FROM unjoined_prices')).toEqual([]);
});

test('a row of another series is another price', async () => {
  const { read } = await reader({
    [BHAV_20]: true,
    [DELIVERY]: file(line('ALPHASAM', 109.2, 1200, 'BE')),
  });
  expect(find(rowsOf(await read()), 'ALPHASAM')?.[2]).toBeNull();
});

test('a day that two files of one kind have, and one that is missing, are named once', async () => {
  const copy = 'copy/BhavCopy_NSE_CM_0_0_0_20261123_F_0000.csv';
  const text = await fixture(BHAV_20);
  const { read, told } = await reader({ [BHAV_19]: true, [BHAV_20]: text, [copy]: text });
  const folder = await read();
  const problems = problemsOf(folder);
  expect(
    problems.filter((one) => /has the day 2026-11-20 like .*, which is used$/.test(one)),
  ).toHaveLength(1);
  expect(problems).toContain(`${copy} has the day 2026-11-20, not the one in its name`);
  await read();
  expect(told).toHaveLength(1);
});

test('files of an unknown kind are reported once, together', async () => {
  const dir = await folderOf({ 'a.csv': 'x,y\n1,2\n', 'b.csv': 'z\n', [BHAV_20]: true });
  const unknown: number[] = [];
  const rejected: string[] = [];
  const read = exchangeFolderReader(dir, {
    rescanAfter: 0,
    onUnknown: (files) => unknown.push(files.length),
    onRejection: (name) => rejected.push(name),
  });
  await read();
  await read();
  expect([unknown, rejected]).toEqual([[2], []]);
});
