import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { zipSync } from 'fflate';

import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { companiesOf } from '@/lib/provider/embedded/exchange/query';
import type { Exchange } from '@/lib/provider/embedded/exchange/securities';

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

export function zipped(entries: Record<string, string>): Uint8Array {
  const bytes = Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries(bytes));
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
