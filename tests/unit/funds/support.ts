import type { MarketClock } from '@/lib/domain/figure/ages';
import type { FundFamily, FundScheme, NavPoint } from '@/lib/domain/fund/types';
import { addDays, isWeekend } from '@/lib/tools/time';

/** NAVs of every weekday between two days, both included. @param navOf by days since the first */
export function weekdays(
  from: string,
  to: string,
  navOf: (days: number) => number,
): readonly NavPoint[] {
  const points: NavPoint[] = [];
  for (let day = from, at = 0; day <= to; day = addDays(day, 1), at += 1) {
    if (!isWeekend(day)) points.push({ day, nav: navOf(at) });
  }
  return points;
}

/** The day after the newest NAV of `scheme`. */
export const NOW: MarketClock = {
  day: '2026-08-21',
  closed: ['2026-08-18', '2026-08-19', '2026-08-20', '2026-08-21'],
};

/** Sessions later, when that NAV is old. */
export const LATER: MarketClock = {
  day: '2026-08-27',
  closed: [...NOW.closed, '2026-08-24', '2026-08-25', '2026-08-26', '2026-08-27'],
};

/** NAVs that grow by a rate a year of 365 days. */
export const growing = (from: string, to: string, rate: number, start = 10) =>
  weekdays(from, to, (days) => start * (1 + rate) ** (days / 365));

export const scheme = (facts: Partial<FundScheme> = {}): FundScheme => ({
  code: '900001',
  name: 'Plumeria Flexi Cap Fund - Regular Plan - Growth',
  formerName: null,
  isin: 'INF000P01011',
  reinvestmentIsin: null,
  plan: 'regular',
  option: 'growth',
  variant: null,
  nav: 48.1234,
  day: '2026-08-20',
  previousNav: 48,
  previousDay: '2026-08-19',
  firstDay: '2015-01-02',
  monthReturns: null,
  ...facts,
});

export const family = (facts: Partial<FundFamily> = {}): FundFamily => ({
  slug: 'plumeria-flexi-cap-fund',
  name: 'Plumeria Flexi Cap Fund',
  house: { slug: 'plumeria-mutual-fund', name: 'Plumeria Mutual Fund' },
  category: {
    slug: 'flexi-cap',
    name: 'Flexi cap',
    group: 'equity',
    about: 'At least 65% in shares of large, mid-sized and small companies.',
  },
  heading: 'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
  isCurrent: true,
  isSegregated: false,
  formerNames: [],
  schemes: [
    scheme(),
    scheme({ code: '900003', option: 'idcw', variant: 'Monthly IDCW, payout', nav: 18.5 }),
    scheme({ code: '900002', plan: 'direct', nav: 53.4321, previousNav: 53.5 }),
  ],
  ...facts,
});
