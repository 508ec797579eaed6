import type { Company, NewsItem } from './records';

import { shortName } from './names';
import { say } from '@/lib/tools/sentence';

export interface CompanyNews {
  /** `market` where no item names the company. */
  readonly about: 'company' | 'market';
  readonly items: readonly NewsItem[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole word: no letter or digit before or after it. */
const wholeWord = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, `u${flags}`);

/** Shortest symbol that news are searched for; shorter ones match common words. */
const MIN_SYMBOL_LENGTH = 3;

/** The newest items that name the company; if there are none, the newest of all. */
export function newsFor(company: Company, items: readonly NewsItem[], limit: number): CompanyNews {
  const newest = [...items].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const tests = [wholeWord(shortName(company.name), 'i')];
  if (company.symbol && company.symbol.length >= MIN_SYMBOL_LENGTH)
    tests.push(wholeWord(company.symbol, ''));
  const own = newest.filter(({ heading, summary }) =>
    tests.some((test) => test.test(heading) || (summary !== null && test.test(summary))),
  );
  return own.length > 0
    ? { about: 'company', items: own.slice(0, limit) }
    : { about: 'market', items: newest.slice(0, limit) };
}

const PATTERNS = {
  market: 'From the market, to {newest:date}',
  company: [
    '{one:Word report}, of {newest:date}',
    '{count:Word report}, the newest of {newest:date}',
  ],
} as const;

/** Summarises the news: `Three reports, the newest of 18 Jun 2026`. */
export function newsSentence({ about, items }: CompanyNews): string {
  const count = items.length;
  const facts = { count, one: count === 1 && count, newest: items[0]?.date };
  return say(PATTERNS[about], facts) || 'No news on record';
}
