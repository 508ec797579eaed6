import { shortName } from '@/lib/domain/company/names';
import type { StockQuote } from '@/lib/domain/company/records';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { say } from '@/lib/tools/sentence';

import type { MoversChoice } from './movers-choice';

const PATTERNS = {
  Gain: ['{name} rose the most, by {percent:size}'],
  Loss: ['{name} fell the most, by {percent:size}'],
  Volume: ['{name} was traded most'],
  Value: ['{name} was traded most by value'],
  High52: ['{only} alone at a 52-week high', '{name} and others at a 52-week high'],
  Low52: ['{only} alone at a 52-week low', '{name} and others at a 52-week low'],
} as const;

/** Summarises a list of shares by its first row; the list's name where it is empty. */
export function moversSentence(
  { list, index, exchange }: MoversChoice,
  quotes: readonly StockQuote[],
  names: NamesBySymbol,
): string {
  const [first] = quotes;
  const company = first && names.get(first.symbol);
  const name = company ? shortName(company.name) : first?.symbol;
  const facts = { name, only: quotes.length === 1 && name, percent: first?.changePercent };
  const of = index.history === null ? `${exchange} shares` : index.name;
  return say(PATTERNS[list.list], facts) || `${list.name}: ${of}`;
}
