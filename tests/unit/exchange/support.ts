import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { zipSync } from 'fflate';

import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { companiesOf } from '@/lib/provider/embedded/exchange/query';
import { databaseFolder } from '@/lib/provider/embedded/exchange/reports';
import type { Exchange } from '@/lib/provider/embedded/exchange/securities';
import { isWhole } from '@/lib/provider/embedded/exchange/store';
import { exchangeYearCache } from '@/scripts/exchange-year.mjs';

const FIXTURES = join(__dirname, '../../fixtures/exchange');

export const BHAV_18 = 'BhavCopy_NSE_CM_0_0_0_20261118_F_0000.csv';
export const BHAV_19 = 'BhavCopy_NSE_CM_0_0_0_20261119_F_0000.csv';
export const BHAV_20 = 'BhavCopy_NSE_CM_0_0_0_20261120_F_0000.csv';
export const BSE_20 = 'BhavCopy_BSE_CM_0_0_0_20261120_F_0000.CSV';

export const ALL_FIXTURES = [
  'EQUITY_L.csv',
  'NAVAll.txt',
  'ind_close_all_19112026.csv',
  'ind_close_all_20112026.csv',
  'ind_nifty50list.csv',
  BHAV_18,
  BHAV_19,
  BHAV_20,
  BSE_20,
];

export function fixture(name: string): Promise<string> {
  return readFile(join(FIXTURES, name), 'utf8');
}

/** The files of a folder by name: a text, bytes, or true for the fixture of that name. */
export type Files = Record<string, string | Uint8Array | true>;

export const allFixtures = (): Files =>
  Object.fromEntries(ALL_FIXTURES.map((name) => [name, true]));

const made: string[] = [];

/** Creates a folder that `removeFolders` deletes. */
export async function folderOf(files: Files): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'exchange-'));
  made.push(dir);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content === true ? await fixture(name) : content);
  }
  return dir;
}

export async function removeFolders(): Promise<void> {
  await Promise.all(made.splice(0).map((dir) => rm(dir, { recursive: true, force: true })));
}

/** The first line of a day's prices with deliveries, as the exchange writes it. */
export const PRICE_HEADER =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER';

type Share = readonly [symbol: string, previous: number, close: number];

/** A day's prices with deliveries. @param date such as `20-Nov-2026` */
export const priceFile = (date: string, ...shares: readonly Share[]): string =>
  [
    PRICE_HEADER,
    ...shares.map(
      ([symbol, previous, close]) =>
        `${symbol}, EQ, ${date}, ${previous}, ${close}, ${close}, ${close}, ${close}, ${close}, ${close}, 1000, 250, 40, 400, 40.00`,
    ),
  ].join('\n');

/** Real files, once all of them are read; the database is kept between runs. */
export async function readRealFiles(dir: string): Promise<ExchangeFolder> {
  const databaseIn = databaseFolder(dir, join(exchangeYearCache(dir), 'exchange'));
  const read = exchangeFolderReader(dir, { rescanAfter: 10, databaseIn });
  let folder = await read();
  // Another process may be reading the files too.
  while (!isWhole(folder.db)) folder = await read();
  return folder;
}

export function zipped(entries: Record<string, string>, level: 0 | 6 = 6): Uint8Array {
  const bytes = Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level });
}

/** The symbols of the companies that a folder lists. */
export const listedIn = (folder: ExchangeFolder): string[] =>
  companiesOf(folder).map(({ symbol }) => symbol);

/** The days of an exchange, oldest first, with the number of securities of each. */
export const daysIn = ({ db }: ExchangeFolder, exchange: Exchange): [day: string, rows: number][] =>
  db
    .rows<{ day: string; rows: number }>(
      `SELECT s.day, (SELECT count(*) FROM prices p WHERE p.file = s.file) AS rows FROM sources s
       WHERE s.dataset = 'prices' AND s.part = ? ORDER BY s.day`,
      exchange,
    )
    .map(({ day, rows }) => [day, rows]);

/** Every line of a list of problems, as `line: reason`. */
export function described(problems: readonly { line: number | null; reason: string }[]): string[] {
  return problems.map(({ line, reason }) => `${line ?? '-'}: ${reason}`);
}
