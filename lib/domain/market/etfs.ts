import type { Finding } from '@/lib/domain/figure/tense';
import { countOf, formatCrore } from '@/lib/tools/format';
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
 * `38 funds traded, ₹1,234.00 crore in all; the most in Nippon India Nifty BeES ETF`; `null` if
 * none did.
 * @param etfs by value
 */
export function etfsFinding(etfs: readonly Etf[]): Finding | null {
  const traded = etfs.filter(({ valueCrore }) => (valueCrore ?? 0) > 0);
  const [first] = traded;
  if (!first) return null;
  const sum = traded.reduce((total, { valueCrore }) => total + (valueCrore ?? 0), 0);
  const most = first.name ?? first.symbol;
  const fund = `${countOf(traded.length, 'fund')} traded`;
  return {
    present:
      traded.length === 1
        ? `${fund}: ${most}, ${formatCrore(sum)}`
        : `${fund}, ${formatCrore(sum)} in all; the most in ${most}`,
  };
}
