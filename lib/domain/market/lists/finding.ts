import { shortName } from '@/lib/domain/company/names';
import { countOf, formatCount, formatCrore, formatDate, formatPercent } from '@/lib/tools/format';
import type { NamesBySymbol } from '@/lib/domain/index/petals';

import type { ListRow, MarketList } from './types';

/** A company's short name, else what the row calls it, else its symbol. */
export function nameOfRow({ symbol, name }: ListRow, names: NamesBySymbol): string {
  const company = names.get(symbol);
  return company ? shortName(company.name) : (name ?? symbol);
}

const percent = ({ changePercent }: ListRow): string => formatPercent(Math.abs(changePercent ?? 0));

const countBands = (rows: readonly ListRow[], band: 'upper' | 'lower'): number =>
  rows.filter((row) => row.band === band).length;

const companiesOf = (rows: readonly ListRow[]): number =>
  new Set(rows.map(({ symbol }) => symbol)).size;

function dealsFinding(kind: string, rows: readonly ListRow[], first: ListRow, name: string) {
  const deals = countOf(rows.length, `${kind} deal`);
  const shares = companiesOf(rows);
  const of = shares === 1 ? `in ${name}` : `in ${formatCount(shares)} shares`;
  const largest = first.dealCrore
    ? `; the largest, ${formatCrore(first.dealCrore)}, in ${name}`
    : '';
  return `${deals} ${of}${shares === 1 ? '' : largest}`;
}

const extreme = (end: 'high' | 'low') => (rows: readonly ListRow[], _: ListRow, name: string) =>
  rows.length === 1
    ? `${name} alone reached a 52-week ${end}`
    : `${formatCount(rows.length)} shares reached a 52-week ${end}`;

type Sentence = (rows: readonly ListRow[], first: ListRow, name: string) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  gainers: (_, first, name) => `${name} rose the most, by ${percent(first)}`,
  losers: (_, first, name) => `${name} fell the most, by ${percent(first)}`,
  'most-active-value': (_, first, name) =>
    `${name} was traded most by value: ${formatCrore(first.valueCrore)}`,
  'most-active-volume': (_, first, name) =>
    `${name} was traded most: ${formatCount(first.volume)} shares`,
  '52-week-highs': extreme('high'),
  '52-week-lows': extreme('low'),
  'price-bands': (rows) =>
    `${countOf(countBands(rows, 'upper'), 'share')} touched the upper band, ${formatCount(countBands(rows, 'lower'))} the lower one`,
  delivery: (_, first, name) =>
    `${name} had the highest delivery: ${formatPercent(first.deliveryPercent)} of what was traded`,
  'bulk-deals': (rows, first, name) => dealsFinding('bulk', rows, first, name),
  'block-deals': (rows, first, name) => dealsFinding('block', rows, first, name),
  'short-selling': (rows, first, name) =>
    companiesOf(rows) === 1
      ? `Shares of ${name} alone sold short: ${formatCount(first.quantity)}`
      : `Shares of ${formatCount(companiesOf(rows))} companies sold short, most of ${name}: ${formatCount(first.quantity)}`,
};

/**
 * A list in a sentence with its day: `ABC rose the most, by 5.14%, on 20 Nov 2026`. A list without a
 * row is named with its day, as the page has its title already.
 * @param rows the list's own rows, in its order
 */
export function listFinding(
  list: MarketList,
  rows: readonly ListRow[],
  names: NamesBySymbol,
  date: string | null,
): string {
  const [first] = rows;
  const sentence = SENTENCES[list.key];
  if (!first || !sentence) return date === null ? list.title : `${list.label}, ${formatDate(date)}`;
  const text = sentence(rows, first, nameOfRow(first, names));
  return date === null ? text : `${text}, on ${formatDate(date)}`;
}
