import { shortName } from '@/lib/domain/company/names';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { say } from '@/lib/tools/sentence';

import type { MARKET_LISTS } from './table';
import type { ListRow, MarketList } from './types';

type ListKey = (typeof MARKET_LISTS)[number]['key'];

/** A company's short name, else the name in the row, else its symbol. */
export function nameOfRow({ symbol, name }: ListRow, names: NamesBySymbol): string {
  const company = names.get(symbol);
  return company ? shortName(company.name) : (name ?? symbol);
}

const atExtreme = <End extends string>(end: End) =>
  [
    `{onlyRow} alone reached a 52-week ${end}`,
    `{rows:count} shares reached a 52-week ${end}`,
  ] as const;
const inDeals = <Kind extends string>(kind: Kind) =>
  [
    `{rows:count ${kind} deal} in {only}`,
    `{rows:count ${kind} deal} in {companies:count} shares[; the largest, {dealCrore:roundCrore}, in {name}]`,
  ] as const;

/** By the list's key. */
const PATTERNS = {
  gainers: '{name} rose the most, by {changePercent:size}',
  losers: '{name} fell the most, by {changePercent:size}',
  'most-active-value': '{name} was traded most by value: {valueCrore:roundCrore}',
  'most-active-volume': '{name} was traded most: {volume:count} shares',
  '52-week-highs': atExtreme('high'),
  '52-week-lows': atExtreme('low'),
  'price-bands': '{upper:count share} touched the upper band, {lower:count} the lower one',
  delivery: '{name} had the highest delivery: {deliveryPercent:percent} of what was traded',
  'bulk-deals': inDeals('bulk'),
  'block-deals': inDeals('block'),
  'short-selling': [
    'Shares of {only} alone sold short: {quantity:count}',
    'Shares of {companies:count} companies sold short, most of {name}: {quantity:count}',
  ],
} as const satisfies Readonly<Record<ListKey, string | readonly string[]>>;

/** The same without its figure, where the whole does not fit into a title. */
const SHORT_PATTERNS = {
  gainers: '{name} rose the most',
  losers: '{name} fell the most',
  'most-active-value': '{name} was traded most by value',
  'most-active-volume': '{name} was traded most',
  delivery: '{name} had the highest delivery',
  'bulk-deals': '{rows:count bulk deal} in {companies:count share}',
  'block-deals': '{rows:count block deal} in {companies:count share}',
  'short-selling': 'Shares of {companies:count company/companies} sold short',
} as const satisfies Readonly<Partial<Record<ListKey, string>>>;

const hasPatterns = (key: string): key is keyof typeof PATTERNS => key in PATTERNS;
const isShortened = (key: string): key is keyof typeof SHORT_PATTERNS => key in SHORT_PATTERNS;

function factsOf(rows: readonly [ListRow, ...ListRow[]], names: NamesBySymbol) {
  const [first] = rows;
  const { changePercent, valueCrore, volume, deliveryPercent, quantity } = first;
  const name = nameOfRow(first, names);
  const companies = new Set(rows.map(({ symbol }) => symbol)).size;
  const inBand = (band: 'upper' | 'lower') => rows.filter((row) => row.band === band).length;
  return {
    name,
    changePercent,
    valueCrore,
    volume,
    deliveryPercent,
    quantity,
    companies,
    rows: rows.length,
    onlyRow: rows.length === 1 && name,
    only: companies === 1 && name,
    dealCrore: first.dealCrore || null,
    upper: inBand('upper'),
    lower: inBand('lower'),
  };
}

const isFilled = (rows: readonly ListRow[]): rows is readonly [ListRow, ...ListRow[]] =>
  rows.length > 0;

const findingOf = (key: string, rows: readonly ListRow[], names: NamesBySymbol): string =>
  isFilled(rows) && hasPatterns(key) ? say(PATTERNS[key], factsOf(rows, names)) : '';

/**
 * A list's findings for the title of its page, the longest first; empty without a row.
 * @param rows the list's own rows, in its order
 */
export function listAnswer(
  { key }: MarketList,
  rows: readonly ListRow[],
  names: NamesBySymbol,
): readonly string[] {
  if (!isFilled(rows)) return [];
  const short = isShortened(key) ? say(SHORT_PATTERNS[key], factsOf(rows, names)) : '';
  return [findingOf(key, rows, names), short];
}

/**
 * A list in a sentence with its day: `ABC rose the most, by 5.14%, on 20 Nov 2026`. A list without
 * a row is named with its day; since the page has its title already.
 * @param rows the list's own rows, in its order
 */
export const listFinding = (
  { key, label }: MarketList,
  rows: readonly ListRow[],
  names: NamesBySymbol,
  date: string | null,
): string =>
  say(['{text}[, on {date:date}]', '{label}, {date:date}', 'No session to show'], {
    text: findingOf(key, rows, names),
    label,
    date,
  });
