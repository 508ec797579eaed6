import { directionOf, formatChange, formatCount, formatNumber, LAKH } from '@/lib/tools/format';
import type { Finding } from '@/lib/domain/figure/tense';
import type { OptionChain, OptionSide, OptionStrike } from './records';

/** The most strikes that a page shows; its file has all. */
export const MOST_STRIKES = 41;

type Kind = 'call' | 'put';

const interestOf = (side: OptionSide): number => side.openInterest ?? 0;

/** Open interest of all calls, or of all puts. */
export const totalInterest = (rows: readonly OptionStrike[], kind: Kind): number =>
  rows.reduce((total, row) => total + interestOf(row[kind]), 0);

/** Puts open for each call (the put-call ratio); `null` if no call is open. */
export function putCallRatio(calls: number | null, puts: number | null): number | null {
  return calls && puts !== null ? puts / calls : null;
}

/** The total payout of all open options if the price ended at a value. */
export const payoutAt = (rows: readonly OptionStrike[], end: number): number =>
  rows.reduce(
    (total, { strike, call, put }) =>
      total +
      Math.max(0, end - strike) * interestOf(call) +
      Math.max(0, strike - end) * interestOf(put),
    0,
  );

/**
 * Max pain: the strike at which the total payout to buyers is smallest, the lowest if several are
 * equal; `null` if no option is open.
 */
export function maxPain(rows: readonly OptionStrike[]): number | null {
  if (totalInterest(rows, 'call') + totalInterest(rows, 'put') === 0) return null;
  let least: { strike: number; payout: number } | null = null;
  for (const { strike } of rows) {
    const payout = payoutAt(rows, strike);
    if (!least || payout < least.payout) least = { strike, payout };
  }
  return least?.strike ?? null;
}

/** The strike with the largest open interest; `null` if no option is open. */
export function largestInterest(rows: readonly OptionStrike[], kind: Kind): OptionStrike | null {
  const largest = rows.reduce<OptionStrike | null>(
    (best, row) => (best && interestOf(best[kind]) >= interestOf(row[kind]) ? best : row),
    null,
  );
  return largest && interestOf(largest[kind]) > 0 ? largest : null;
}

/** The strike next to the underlying's close, else the most traded one. */
export function moneyStrike({ rows, close }: Pick<OptionChain, 'rows' | 'close'>): number | null {
  const volume = ({ call, put }: OptionStrike) => (call.volume ?? 0) + (put.volume ?? 0);
  const rank = (row: OptionStrike) =>
    close === null ? -volume(row) : Math.abs(row.strike - close);
  const nearest = rows.reduce<OptionStrike | null>(
    (best, row) => (best && rank(best) <= rank(row) ? best : row),
    null,
  );
  return nearest?.strike ?? null;
}

/** The strikes around the money, at most 41; nearer an end of the chain, more on the other side. */
export function strikesAround(chain: Pick<OptionChain, 'rows' | 'close'>): readonly OptionStrike[] {
  const { rows } = chain;
  const money = moneyStrike(chain);
  const at = rows.findIndex(({ strike }) => strike === money);
  const last = Math.max(0, rows.length - MOST_STRIKES);
  const from = Math.min(last, Math.max(0, at - Math.floor(MOST_STRIKES / 2)));
  return rows.slice(from, from + MOST_STRIKES);
}

/** Whether a chain is counted in lakh: open interest of a strike reaches ten lakh. */
export const isInLakh = (rows: readonly OptionStrike[]): boolean =>
  rows.some(({ call, put }) => Math.max(interestOf(call), interestOf(put)) >= 10 * LAKH);

/**
 * Shares or units of an index, in lakh with one decimal or one by one. What would round to nothing
 * is `<0.1`.
 */
export function formatUnits(value: number | null, inLakh: boolean): string {
  if (!inLakh || value === null) return formatCount(value);
  const lakh = value / LAKH;
  return value > 0 && directionOf(lakh, 1) === 'flat' ? '<0.1' : formatNumber(lakh, 1);
}

/** The same of a change, with its sign. */
export function formatUnitsChange(value: number | null, inLakh: boolean): string {
  if (!inLakh || value === null) return formatChange(value, 0);
  const lakh = value / LAKH;
  return value !== 0 && directionOf(lakh, 1) === 'flat'
    ? `${value > 0 ? '+' : '−'}<0.1`
    : formatChange(lakh, 1);
}

/** A strike without needless decimals: `26,000`, `312.50`. */
export const formatStrike = (strike: number | null): string =>
  Number.isInteger(strike) ? formatCount(strike) : formatNumber(strike);

/** `more puts than calls`, or `as many puts as calls`, with the ratio where they differ. */
function balanceOf(ratio: number, are: string): string {
  const printed = formatNumber(ratio);
  if (printed === formatNumber(1)) return `as many puts as calls ${are} open`;
  const [more, less] = ratio > 1 ? ['puts', 'calls'] : ['calls', 'puts'];
  return `more ${more} than ${less} ${are} open (${printed} to 1)`;
}

/** `more puts than calls are open (1.04 to 1); max pain is at 26,000`; `null` if nothing is open. */
export function chainFinding(rows: readonly OptionStrike[]): Finding | null {
  const ratio = putCallRatio(totalInterest(rows, 'call'), totalInterest(rows, 'put'));
  const pain = maxPain(rows);
  if (pain === null) return null;
  const inTense = (are: string, is: string) => {
    const open = ratio === null ? `no call ${is} open` : balanceOf(ratio, are);
    return `${open}; max pain ${is} at ${formatStrike(pain)}`;
  };
  return { present: inTense('are', 'is'), past: inTense('were', 'was') };
}

/**
 * The same with the symbol, from the longest to the shortest: `more NIFTY puts than calls are open;
 * max pain is at 26,000`. Empty if nothing is open.
 */
export function chainFindings(symbol: string, rows: readonly OptionStrike[]): readonly Finding[] {
  const ratio = putCallRatio(totalInterest(rows, 'call'), totalInterest(rows, 'put'));
  const pain = maxPain(rows);
  if (pain === null) return [];
  const inTense = (are: string, is: string): readonly string[] => {
    const end = `max pain ${is} at ${formatStrike(pain)}`;
    const balance =
      ratio === null
        ? `no ${symbol} call ${is} open`
        : balanceOf(ratio, are).replace(/puts|calls/, (kind) => `${symbol} ${kind}`);
    const short = balance.replace(/ \(.*/, '');
    return [`${balance}; ${end}`, `${short}; ${end}`, balance, short];
  };
  const past = inTense('were', 'was');
  return inTense('are', 'is').map((present, at) => ({ present, past: past[at] ?? present }));
}
