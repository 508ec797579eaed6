import { countOf, formatCrore } from '@/lib/tools/format';
import type { Etf } from './records';
import { dayInIndia } from '@/lib/tools/time';

/** Funds by what was traded, most first; those without a figure last, by symbol. */
export const etfsByValue = (etfs: readonly Etf[]): readonly Etf[] =>
  [...etfs].sort(
    (a, b) => (b.valueCrore ?? -1) - (a.valueCrore ?? -1) || (a.symbol < b.symbol ? -1 : 1),
  );

/**
 * How far a fund's price stands over its net asset value, in per cent.
 * @param day the day of the price; a value of another day gives `null`
 */
export function premiumOf({ close, more }: Etf, day: string | null): number | null {
  if (close === null || !more?.nav || day === null || more.navDate !== dayInIndia(day)) return null;
  return (close / more.nav - 1) * 100;
}

/** `38 funds traded, ₹1,234.00 crore in all; the most in Nippon India Nifty BeES ETF`. @param etfs by value */
export function etfsFinding(etfs: readonly Etf[]): string {
  const traded = etfs.filter(({ valueCrore }) => (valueCrore ?? 0) > 0);
  const [first] = traded;
  if (!first) return 'No fund to show';
  const sum = traded.reduce((total, { valueCrore }) => total + (valueCrore ?? 0), 0);
  return `${countOf(traded.length, 'fund')} traded, ${formatCrore(sum)} in all; the most in ${first.name ?? first.symbol}`;
}
