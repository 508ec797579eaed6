import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { dayInName } from '@/lib/provider/embedded/exchange/formats';
import { addDays } from '@/lib/tools/time';

/** The cash market's price files; their name and every row have the day. */
const PRICES = /(^|\/)sec_bhavdata_full_\d{8}\.csv$/;

const namesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.(csv|txt|zip)$/i.test(name))
    .sort();

/** Copies files of a folder to the same places in another one; links out of a folder are refused. */
export function copyFiles(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}

/** The same at once: a look at the folder meanwhile finds none or all of them, in a folder below. */
export function addFiles(from: string, to: string, names: readonly string[]): void {
  const aside = temporaryFolder();
  copyFiles(from, aside, names);
  renameSync(aside, path.join(to, path.basename(aside)));
}

const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'bench-exchange-'));

/** The newest day with prices, and a folder of all files but those of that day. */
export function folderWithoutLastDay(dir: string) {
  const names = namesIn(dir);
  const last = names
    .filter((name) => PRICES.test(name))
    .map((name) => dayInName(name) ?? '')
    .sort()
    .at(-1);
  const isLast = (name: string) => dayInName(name) === last;
  const folder = temporaryFolder();
  copyFiles(
    dir,
    folder,
    names.filter((name) => !isLast(name)),
  );
  return { folder, lastDay: names.filter(isLast) };
}

/** `2026-11-20` in the two ways that price files spell it: `20112026` and `20-Nov-2026`. */
function spelled(day: string): { name: string; cell: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = new Date(`${day}T00:00:00Z`).toLocaleString('en', {
    month: 'short',
    timeZone: 'UTC',
  });
  return { name: `${date}${month}${year}`, cell: `${date}-${short}-${year}` };
}

/** Whole weeks that are nearly a year, so that a session stays one. */
const YEAR_DAYS = 364;

/**
 * A folder of a year's price files and the list of companies, and one with the same years before
 * it: their days are shifted.
 * @param every takes each so-many-th day alone, for a trial
 */
export function foldersOfYears(dir: string, years: number, every: number) {
  const names = namesIn(dir);
  const prices = names.filter((name) => PRICES.test(name)).filter((_, at) => at % every === 0);
  const lists = names.filter((name) => /(^|\/)EQUITY_L\.csv$/.test(name));
  const [one, many] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [one, many]) copyFiles(dir, folder, [...lists, ...prices]);
  for (const file of prices) {
    const day = dayInName(file) ?? '';
    const text = readFileSync(path.join(dir, file), 'utf8');
    for (let year = 1; year < years; year += 1) {
      const earlier = spelled(addDays(day, -YEAR_DAYS * year));
      const shifted = text.replaceAll(spelled(day).cell, earlier.cell);
      writeFileSync(path.join(many, `sec_bhavdata_full_${earlier.name}.csv`), shifted);
    }
  }
  return { one, many, days: prices.length };
}
