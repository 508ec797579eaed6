import { parseDay, parseSymbol, tidy } from '../cells';
import { parseIsin } from '../isin';

import { STATED } from './tags';
import type { Fact, Filing } from './xbrl';

/** The facts of one column by tag. */
export type Column = ReadonlyMap<string, string>;

/** Why a filing is rejected, as a part of a sentence that begins with its name. */
export class Refusal extends Error {}

/**
 * Sorts facts into columns.
 * @throws Refusal if a column states two values for one fact
 */
export function columnsOf(facts: readonly Fact[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, Map<string, string>>();
  for (const { tag, context, value } of facts) {
    const column = columns.get(context) ?? new Map<string, string>();
    const known = column.get(tag);
    if (known !== undefined && known !== value && Number(known) !== Number(value)) {
      throw new Refusal(`states ${tag} twice in one column`);
    }
    columns.set(context, column.set(tag, value));
  }
  return columns;
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** The number that the first of some tags states in a column; `null` if none does. */
export function numberIn(column: Column, tags: readonly string[]): number | null {
  const text = tags.map((tag) => column.get(tag)).find((value) => value !== undefined);
  if (text === undefined) return null;
  if (!NUMBER.test(text)) throw new Refusal(`states no number but ${JSON.stringify(text)}`);
  return Number(text);
}

/** The company that made the filing, from any column. */
export interface Filer {
  readonly symbol: string;
  readonly scripCode: string | null;
  readonly isin: string | null;
}

/** A text that a filing states, in whichever column. */
export const statedIn = ({ facts }: Filing, tag: string): string | null =>
  facts.find((fact) => fact.tag === tag)?.value ?? null;

export const dayIn = (filing: Filing, tag: string): string | null =>
  parseDay(statedIn(filing, tag) ?? '');

/** @throws Refusal where the filing names no symbol */
export function filerOf(filing: Filing): Filer {
  const stated = tidy(statedIn(filing, STATED.symbol) ?? '');
  const symbol = parseSymbol(stated);
  if (symbol === null) throw new Refusal(`names no symbol but ${JSON.stringify(stated)}`);
  const code = /^\d{6}$/.exec(statedIn(filing, STATED.scripCode) ?? '');
  return {
    symbol,
    scripCode: code && code[0],
    isin: parseIsin(statedIn(filing, STATED.isin) ?? ''),
  };
}
