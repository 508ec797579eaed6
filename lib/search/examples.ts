import type { Company } from '@/lib/domain/company/records';

import { MIN_QUERY } from './match';

const mostCommon = (values: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};

/** Example queries for a list: an industry, a symbol, a word of a name. */
export function examplesOf(companies: readonly Company[]): string[] {
  const industry = mostCommon(companies.flatMap((company) => company.industry ?? []));
  const symbol = companies.find((company) => company.symbol && company.symbol.length >= MIN_QUERY);
  const words = companies.flatMap((company) => company.name.split(' ').slice(0, 1));
  const word = mostCommon(words.filter((one) => one.length > MIN_QUERY));
  return [...new Set([word, symbol?.symbol, industry].flatMap((one) => one ?? []))];
}
