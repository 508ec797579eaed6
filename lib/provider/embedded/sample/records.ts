import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Sent } from '@/lib/domain/fields';
import type { reportedPeriod } from '@/lib/domain/company/records';
import { singleton } from '@/lib/tools/singleton';

/** Where the sample firm's records and files are: `sample/` in the project's root. */
export const SAMPLE_FOLDER = path.join(process.cwd(), 'sample');

/**
 * A company in `companies.json`: money in ₹, totals in ₹ crore, yield and changes in per cent. It may
 * have any other field of the call's answer too, which is answered as it stands.
 */
export interface SampleCompany {
  readonly symbol: string;
  readonly name: string;
  readonly isin: string;
  readonly bseCode?: string;
  readonly industry: string;
  /** `YYYY-MM-DD`, where it lies within the five years of the history. */
  readonly listedOn?: string;
  readonly about: string;
  readonly faceValue: number;
  readonly bookValue: number;
  readonly dividendYield: number;
  /** Price to the earnings of the last four quarters; `null` if they are a loss. */
  readonly pe: number | null;
  readonly marketValue: number;
  readonly sharesCrore: number;
  readonly price: number;
  readonly change: number;
  readonly perchg: number;
  /** Change of the trading day before, in per cent. */
  readonly perchgDayBefore: number;
  /** Shares traded on the sample day. */
  readonly volume: number;
  /** ₹ crore traded on the sample day. */
  readonly value: number;
  /** Whether the sample day's candle touched the year's highest or lowest price. */
  readonly atHigh52?: boolean;
  readonly atLow52?: boolean;
  /** Eight quarters, oldest first. */
  readonly quarters: readonly Sent<typeof reportedPeriod>[];
}

/** An index in `indices.json`, in the order the exchange's ticker shows them. */
export interface SampleIndex {
  readonly exchange: 'nse' | 'bse';
  readonly name: string;
  /** Other names that the index answers to. */
  readonly aliases?: readonly string[];
  readonly value: number;
  readonly change: number;
  readonly perchg: number;
  /** Symbols. */
  readonly members: readonly string[] | 'all';
}

const cache = singleton('sample files', () => new Map<string, unknown>());

/** Reads a file below `sample/` on first use, then from memory. Throws where it is missing. */
function once<T>(file: string, parse: (text: string) => T): T {
  if (!cache.has(file))
    cache.set(file, parse(readFileSync(path.join(SAMPLE_FOLDER, file), 'utf8')));
  return cache.get(file) as T;
}

/** The content of `sample/{name}.json`. */
export const sampleRecords = <T>(name: string): T =>
  once(`${name}.json`, (text) => JSON.parse(text) as T);

/** The markup of `sample/articles/{slug}.html`. */
export const articleBody = (slug: string): string => once(`articles/${slug}.html`, (text) => text);

/** All companies, by symbol ascending. */
export const sampleCompanies = (): readonly SampleCompany[] => sampleRecords('companies');

/** The company of an NSE symbol, without regard to case and outer blanks; else `undefined`. */
export function companyBySymbol(symbol: string): SampleCompany | undefined {
  const wanted = symbol.trim().toUpperCase();
  return sampleCompanies().find((company) => company.symbol === wanted);
}

const plain = (name: string): string => name.replace(/\s+/g, '').toLowerCase();

/** The index of a name, matched without regard to case and blanks; else `undefined`. */
export function indexByName(name: string): SampleIndex | undefined {
  const wanted = plain(name);
  return sampleRecords<readonly SampleIndex[]>('indices').find((index) =>
    [index.name, ...(index.aliases ?? [])].some((one) => plain(one) === wanted),
  );
}
