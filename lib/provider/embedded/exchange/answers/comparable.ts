import type { ExchangeFolder } from '../dataset';

interface Dated {
  readonly symbol: string;
  readonly day: string;
}

const bySymbol = <Row extends Dated>(rows: readonly Row[]) => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.symbol, [...(found.get(row.symbol) ?? []), row]);
  return found;
};

/** Comparison of a life's prices on different days. */
interface Comparable {
  /** The factor that makes a price of a day comparable with one of a later day. */
  factor(life: string, day: string, upTo: string): number;
  /** Whether there is no break after one day and up to another. */
  isWhole(life: string, after: string, upTo: string): boolean;
}

/** The splits and breaks of all lives, read once. */
export function comparableOf({ db }: ExchangeFolder): Comparable {
  const factors = bySymbol(
    db.rows<Dated & { factor: number }>('SELECT symbol, day, factor FROM factors'),
  );
  const breaks = bySymbol(db.rows<Dated>('SELECT symbol, day FROM breaks'));
  return {
    factor: (life, day, upTo) =>
      (factors.get(life) ?? []).reduce(
        (all, one) => (one.day > day && one.day <= upTo ? all * one.factor : all),
        1,
      ),
    isWhole: (life, after, upTo) =>
      !(breaks.get(life) ?? []).some(({ day }) => day > after && day <= upTo),
  };
}
