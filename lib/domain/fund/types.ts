/** The types of mutual funds, without a provider or a page. */

import {
  date,
  every,
  type Field,
  figure,
  link,
  list,
  navDays,
  needed,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';

/** `exchange`: the units of an ETF, which has one plan. */
export type Plan = 'regular' | 'direct' | 'exchange' | 'unknown';
export type Option = 'growth' | 'idcw' | 'bonus' | 'unknown';

/** A plan and option of a fund, which has one AMFI code. `nav` in rupees. */
export interface FundScheme {
  readonly code: string;
  readonly name: string;
  /** The former name of the code, including plan and option. */
  readonly formerName: string | null;
  readonly isin: string | null;
  readonly reinvestmentIsin: string | null;
  readonly plan: Plan;
  readonly option: Option;
  /** "Monthly IDCW, payout", else null. */
  readonly variant: string | null;
  readonly nav: number | null;
  readonly day: string | null;
  readonly previousNav: number | null;
  readonly previousDay: string | null;
  /** The first day with a NAV in the files; null where only today's file is there. */
  readonly firstDay: string | null;
  /**
   * Returns up to the last month's end; null if there are none, or if they do not include payouts.
   */
  readonly monthReturns: MonthReturns | null;
}

/**
 * Per cent over 1 year, and per cent a year over 3 and 5 years, up to a day; null if the NAVs do
 * not reach back.
 */
export interface MonthReturns {
  readonly day: string;
  readonly percents: readonly (number | null)[];
  /** The day of the NAV that each begins with. */
  readonly starts: readonly (string | null)[];
}

export interface FundHouse {
  readonly slug: string;
  readonly name: string;
}

export interface FundCategory {
  readonly slug: string;
  readonly name: string;
  readonly group: 'equity' | 'debt' | 'hybrid' | 'life-cycle' | 'other';
  /** SEBI's definition, in plain words. */
  readonly about: string;
}

export interface FundFamily {
  readonly slug: string;
  readonly name: string;
  readonly house: FundHouse;
  readonly category: FundCategory | null;
  /** The heading of AMFI's file. */
  readonly heading: string | null;
  /** Some scheme has a NAV of the last ten trading days of the list. */
  readonly isCurrent: boolean;
  readonly isSegregated: boolean;
  /** Former names of the fund, without plan and option; the newest first. */
  readonly formerNames: readonly string[];
  /** Regular before direct, growth before IDCW. */
  readonly schemes: readonly FundScheme[];
}

export interface FundList {
  readonly asOf: string | null;
  readonly families: readonly FundFamily[];
}

/** A fact that a fund house states; without its day it is dropped, since it may be out of date. */
const stated = <Value, Sends>(value: Field<Value, Sends>) =>
  optional(record({ value: needed(value), day: date.from('date') }));

const share = figure.to((value) => (value !== null && value >= 0 ? value : null));

/** Facts of a scheme that only a provider has; each may be missing. */
const fundFacts = record({
  /** Total expense ratio, per cent a year. */
  expenses: stated(share),
  riskometer: stated(text),
  benchmark: stated(text),
  exitLoad: stated(text),
  documents: list(record({ title: text, href: needed(link).from('url'), day: date.from('date') })),
});
export type FundFacts = RecordOf<typeof fundFacts>;

const isKnown = <Value>(value: Value | null): value is Value => value !== null;

export type NavPoint = NonNullable<RecordOf<typeof navDays>[number]>;

/** The NAVs of schemes by code, oldest first, and the facts that their houses state. */
export interface FundHistory {
  readonly navs: ReadonlyMap<string, readonly NavPoint[]>;
  readonly facts: ReadonlyMap<string, FundFacts>;
}

export const fundHistory = record({
  schemes: every(
    record({
      code: text,
      days: navDays.to((days) =>
        days.filter(isKnown).sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
      ),
      facts: optional(fundFacts),
    }),
  ),
}).to(({ schemes }): FundHistory => ({
  navs: new Map(schemes.map(({ code, days }) => [code, days])),
  facts: new Map(schemes.flatMap(({ code, facts }) => (facts ? [[code, facts] as const] : []))),
}));
