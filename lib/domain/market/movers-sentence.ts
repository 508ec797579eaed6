import { shortName } from '@/lib/domain/company/names';
import { formatPercent } from '@/lib/tools/format';
import type { StockQuote } from '@/lib/domain/company/records';

import type { MoversChoice } from './movers-choice';
import type { NamesBySymbol } from '@/lib/domain/index/petals';

type Sentence = (name: string, percent: string) => string;

const SENTENCES: Readonly<Record<MoversChoice['list']['list'], Sentence>> = {
  Gain: (name, percent) => `${name} rose the most, by ${percent}`,
  Loss: (name, percent) => `${name} fell the most, by ${percent}`,
  Volume: (name) => `${name} was traded most`,
  Value: (name) => `${name} was traded most by value`,
  High52: (name) => `${name} and others at a 52-week high`,
  Low52: (name) => `${name} and others at a 52-week low`,
};

/** Summarises a list of shares by its first row; the list's name where it is empty. */
export function moversSentence(
  { list, index, exchange }: MoversChoice,
  quotes: readonly StockQuote[],
  names: NamesBySymbol,
): string {
  const [first] = quotes;
  const of = index.history === null ? `${exchange} shares` : index.name;
  if (!first) return `${list.name}: ${of}`;
  const company = names.get(first.symbol);
  const name = company ? shortName(company.name) : first.symbol;
  if (/52$/.test(list.list) && quotes.length === 1) {
    return `${name} alone at a 52-week ${list.list === 'High52' ? 'high' : 'low'}`;
  }
  const needsPercent = list.list === 'Gain' || list.list === 'Loss';
  if (needsPercent && first.changePercent === null) return `${list.name}: ${of}`;
  return SENTENCES[list.list](name, formatPercent(Math.abs(first.changePercent ?? 0)));
}
