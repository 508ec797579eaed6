import { formatDate } from '@/lib/format';
import type { Company, NewsItem } from '@/lib/provider/records';

import { shortName } from './names';
import { asSentence, counted } from './words';

export interface CompanyNews {
  /** Whose news it is: the market's where no item names the company. */
  readonly about: 'company' | 'market';
  readonly items: readonly NewsItem[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word by itself: letters and digits on neither side. */
const wholeWord = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, `u${flags}`);

/** Symbols of one or two letters, and such as are plain words in capitals, would match anything. */
const LEAST_SYMBOL = 3;

/** The newest items that name the company, else the newest of all. */
export function newsFor(company: Company, items: readonly NewsItem[], most: number): CompanyNews {
  const newest = [...items].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const tests = [wholeWord(shortName(company.name), 'i')];
  if (company.symbol && company.symbol.length >= LEAST_SYMBOL)
    tests.push(wholeWord(company.symbol, ''));
  const own = newest.filter(({ heading, summary }) =>
    tests.some((test) => test.test(heading) || (summary !== null && test.test(summary))),
  );
  return own.length > 0
    ? { about: 'company', items: own.slice(0, most) }
    : { about: 'market', items: newest.slice(0, most) };
}

/** The finding of the news: `Three reports, the newest of 18 Jun 2026`. */
export function newsSentence({ about, items }: CompanyNews): string {
  const [newest] = items;
  if (!newest) return 'No news on record';
  if (about === 'market') return `From the market, to ${formatDate(newest.date)}`;
  if (items.length === 1) return `One report, of ${formatDate(newest.date)}`;
  return asSentence(
    `${counted(items.length, 'report', 'reports')}, the newest of ${formatDate(newest.date)}`,
  );
}
