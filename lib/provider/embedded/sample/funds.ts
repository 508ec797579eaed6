import type { Sent } from '@/lib/domain/fields';
import type { schemeRow } from '@/lib/domain/fund/families';
import type { fundHistory as history } from '@/lib/domain/fund/types';
import { monthEndOf, navBefore, navSeries } from '@/lib/domain/fund/nav-series';
import { MONTH_END_YEARS } from '@/lib/domain/fund/returns';
import { singleton } from '@/lib/tools/singleton';
import { addDays } from '@/lib/tools/time';

import { isTradingDay, sampleDay } from './calendar';
import { seededRandom } from './random';
import { sampleRecords } from './records';

/*
 * NAVs run forwards from a fund's first day as a random walk with a trend, the costs of each plan
 * taken out day by day. The seeds are fixed.
 */

/** When an option pays out what its NAV has gained. */
type Payout = 'daily' | 'monthly' | 'quarterly' | 'yearly';

/** A fund in `funds.json`: its first NAV in rupees, trend and volatility as fractions, costs in % a year. */
interface SampleFund {
  readonly name: string;
  readonly house: string;
  /** A heading of AMFI's file. */
  readonly category: string;
  /** `YYYY-MM-DD`. */
  readonly first: string;
  /** The day of the last NAV, where the fund was merged. */
  readonly last?: string;
  readonly start: number;
  /** A year's, before costs. */
  readonly trend: number;
  /** A day's. */
  readonly volatility: number;
  readonly costRegular: number;
  readonly costDirect: number;
  /** What a house states of a current fund. */
  readonly riskometer?: string;
  readonly benchmark?: string;
  readonly exitLoad?: string;
  readonly schemes: readonly {
    readonly code: string;
    readonly isin: string;
    readonly plan: string;
    readonly option: string;
    readonly payout?: Payout;
  }[];
}

type NavDay = readonly [day: string, nav: number];

const TRADING_DAYS_A_YEAR = 250;
/** How much of the deviation from its trend a fund loses each day. */
const PULL = 0.004;

const round4 = (value: number): number => Math.round(value * 10_000) / 10_000;

function daysOf({ first, last = sampleDay() }: SampleFund): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

/** A fund's value before costs, 1 on its first day. */
function valuesOf({ name, trend, volatility }: SampleFund, count: number): number[] {
  const random = seededRandom(`fund ${name}`);
  let deviation = 0;
  return Array.from({ length: count }, (_, at) => {
    if (at > 0) deviation = deviation * (1 - PULL) + volatility * random.normal();
    return Math.exp((trend * at) / TRADING_DAYS_A_YEAR + deviation);
  });
}

/** Whether a payout is due on a day, the first of a new period. */
function isDue(payout: Payout | undefined, day: string, before: string | undefined): boolean {
  if (!payout || before === undefined) return false;
  const period = (of: string): string => {
    const [year = '', month = ''] = of.split('-');
    if (payout === 'daily') return of;
    if (payout === 'monthly') return `${year}-${month}`;
    return payout === 'yearly' ? year : `${year} ${Math.ceil(Number(month) / 3)}`;
  };
  return period(day) !== period(before);
}

/** The part of what was gained above the first NAV that is paid out. */
const PAID = { daily: 1, monthly: 1, quarterly: 0.7, yearly: 0.5 } as const;

const costOf = (fund: SampleFund, { plan }: SampleFund['schemes'][number]): number =>
  plan === 'Direct Plan' ? fund.costDirect : fund.costRegular;

function navsOf(fund: SampleFund, scheme: SampleFund['schemes'][number]): NavDay[] {
  const days = daysOf(fund);
  const values = valuesOf(fund, days.length);
  const daily = (1 - costOf(fund, scheme) / 100) ** (1 / TRADING_DAYS_A_YEAR);
  let nav = fund.start;
  return days.map((day, at) => {
    if (at > 0) nav *= ((values[at] ?? 1) / (values[at - 1] ?? 1)) * daily;
    if (scheme.payout && isDue(scheme.payout, day, days[at - 1])) {
      nav -= Math.max(0, nav - fund.start) * PAID[scheme.payout];
    }
    return [day, round4(nav)] as const;
  });
}

const funds = (): readonly SampleFund[] => sampleRecords('funds');

const histories = singleton('sample NAVs', () => new Map<string, readonly NavDay[]>());

function historyOf(fund: SampleFund, scheme: SampleFund['schemes'][number]): readonly NavDay[] {
  const known = histories.get(scheme.code) ?? navsOf(fund, scheme);
  histories.set(scheme.code, known);
  return known;
}

/** The NAVs that returns of a list are counted from: at the last month's end and years before it. */
function monthEndsOf(days: readonly NavDay[]): (NavDay | null)[] {
  const series = navSeries(days.map(([day, nav]) => ({ day, nav })));
  const last = monthEndOf(series);
  if (!last) return [];
  const before = MONTH_END_YEARS.map((years) => navBefore(series, last.day, years));
  return [last, ...before].map((point) => point && ([point.day, point.value] as const));
}

/** What the house states, as of the end of the month before. */
function factsOf(fund: SampleFund, scheme: SampleFund['schemes'][number]) {
  const { riskometer, benchmark, exitLoad } = fund;
  if (!riskometer || !benchmark || !exitLoad) return {};
  const date = addDays(`${sampleDay().slice(0, 7)}-01`, -1);
  return {
    facts: {
      expenses: { value: costOf(fund, scheme), date },
      riskometer: { value: riskometer, date },
      benchmark: { value: benchmark, date },
      exitLoad: { value: exitLoad, date },
    },
  };
}

/** Every scheme with its newest NAV. */
export const fundSchemes = (): Sent<typeof schemeRow>[] =>
  funds().flatMap((fund) =>
    fund.schemes.map((scheme) => {
      const days = historyOf(fund, scheme);
      const [newest, before] = [days.at(-1), days.at(-2)];
      return {
        code: scheme.code,
        name: fund.name,
        house: fund.house,
        category: fund.category,
        isin: scheme.isin,
        plan: scheme.plan,
        option: scheme.option,
        date: newest?.[0],
        nav: newest?.[1],
        previousDate: before?.[0],
        previousNav: before?.[1],
        firstDate: days[0]?.[0],
        monthEnds: monthEndsOf(days).map((pair) => pair && [...pair]),
      };
    }),
  );

/** The NAVs of schemes from a day on, oldest first. @param codes joined by commas */
export function fundHistory(codes: string, from = ''): Sent<typeof history> {
  const wanted = new Set(codes.split(','));
  return {
    schemes: funds().flatMap((fund) =>
      fund.schemes
        .filter(({ code }) => wanted.has(code))
        .map((scheme) => ({
          code: scheme.code,
          days: historyOf(fund, scheme).flatMap(([day, nav]) => (day >= from ? [[day, nav]] : [])),
          ...factsOf(fund, scheme),
        })),
    ),
  };
}
