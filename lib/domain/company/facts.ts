import type { Candle, Company, CompanyResults, SnapshotRow } from './records';
import { dayClock, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import type { Sourced } from '@/lib/domain/sourced';

import { drawable, type StockRange } from './history';
import { rowOf } from './peers';

interface CompanyFacts {
  readonly company: Company;
  readonly results: Sourced<CompanyResults> | null;
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
  /** Left out if it was not requested. */
  readonly history?: Readonly<Partial<Record<StockRange, Sourced<readonly Candle[]> | null>>>;
}

const isKnown = (values: readonly (number | null | undefined)[]): boolean =>
  values.some((value) => value !== null && value !== undefined);

function hasFigures({ company, results, snapshot, history = {} }: CompanyFacts): boolean {
  const figures = results?.data.figures;
  const row = snapshot ? rowOf(company, snapshot.data) : null;
  return (
    isKnown([figures?.price, figures?.marketCapCrore, figures?.pe, figures?.dividendYield]) ||
    isKnown([row?.price, row?.marketCapCrore, row?.pe]) ||
    Object.values(history).some((answer) => drawable(answer?.data).length > 0)
  );
}

/** Whether the sample replaces the provider. */
export const isMadeUp = ({ results, snapshot }: CompanyFacts): boolean =>
  [results, snapshot].some((one) => one?.source === 'sample');

/** Whether the price or the newest results are not past their age. */
function isCurrent({ company, results, snapshot, history = {} }: CompanyFacts, now: MarketClock) {
  const row = snapshot ? rowOf(company, snapshot.data) : null;
  const price = isKnown([results?.data.figures.price]) ? results?.asOf : null;
  const days = Object.values(history).map((answer) => drawable(answer?.data).at(-1)?.time);
  const quoted = [price, isKnown([row?.price]) ? snapshot?.asOf : null, ...days];
  const newest = results?.data.quarters.reduce(
    (day, { period }) => (period > day ? period : day),
    '',
  );
  return (
    quoted.some((day) => day && !isOld('quote', day, now)) ||
    Boolean(newest && !isOld('results', newest, now))
  );
}

/**
 * Whether search engines may index a company's page: it has a figure or a close, none is a sample,
 * and the price or the results are not past their maximum age by the clock of search engines
 * (`dayClock`).
 */
export function isIndexable(facts: CompanyFacts, now: MarketClock): boolean {
  return !isMadeUp(facts) && hasFigures(facts) && isCurrent(facts, dayClock(now));
}
