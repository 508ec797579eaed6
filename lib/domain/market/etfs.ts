import { countOf } from '@/lib/tools/format';
import type { Etf } from './records';
import { dayInIndia } from '@/lib/tools/time';

/** Funds by traded value, largest first; */
export const etfsByValue = (etfs: readonly Etf[]): readonly Etf[] =>
  [...etfs].sort(
    (a, b) => (b.valueCrore ?? -1) - (a.valueCrore ?? -1) || (a.symbol < b.symbol ? -1 : 1),
  );

/** Units split into ten or more, and no fund trades at twice its net asset value. */
const MOST_RATIO = 3;

/**
 * The premium of a fund's price over its net asset value, in per cent.
 * @param day the day of the price; `null` if the value is for another day, or so far from the price
 * that a split must lie between them
 */
export function premiumOf({ close, more }: Etf, day: string | null): number | null {
  if (close === null || !more?.nav || day === null || more.navDate !== dayInIndia(day)) return null;
  const ratio = close / more.nav;
  return ratio > MOST_RATIO || ratio < 1 / MOST_RATIO ? null : (ratio - 1) * 100;
}

/**
 * `277 ETFs traded; most in Nippon India Nifty BeES ETF`, then with the group of the most traded one,
 * then without it; empty if none did.
 * @param etfs by value
 */
export function etfsFindings(etfs: readonly Etf[]): readonly string[] {
  const traded = etfs.filter(({ valueCrore }) => (valueCrore ?? 0) > 0);
  const [first] = traded;
  if (!first) return [];
  const most = first.name ?? first.symbol;
  const count = `${countOf(traded.length, 'ETF')} traded`;
  return traded.length === 1
    ? [`${count}: ${most}`, count]
    : [`${count}; most in ${most}`, `${count}; most in ${first.symbol}`, count];
}
