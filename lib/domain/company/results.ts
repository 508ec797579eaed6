import { say } from '@/lib/tools/sentence';
import type { Break } from '@/lib/domain/figure/series';
import { formatMonth } from '@/lib/tools/format';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import type { CompanyAction, CompanyResults, ReportedPeriod, ResultsBasis } from './records';
import { comparableTo, isBreak } from './breaks';
import {
  basesOf,
  hasFigures,
  isCurrent,
  monthOf,
  operatingProfitOf,
  profitBasisOf,
  type ProfitOf,
  profitOf,
  profitOnYear,
  salesOnYear,
  seriesOf,
} from './quarters';

/** Places of the drawing of quarters on a company's page, and on the page of its results. */
export const DRAWN_QUARTERS = 8;
export const DRAWN_ON_PAGE = 12;

/** A reported period with what is computed from it and from the periods before it. */
export interface ResultRow {
  readonly of: ReportedPeriod;
  readonly operatingProfitCrore: number | null;
  /**
   * The owners' part of a consolidated profit, or the whole profit, as `profitOf` of the view says.
   */
  readonly profitCrore: number | null;
  /** Changes on the same period of the year before, in per cent. */
  readonly salesOnYear: number | null;
  readonly profitOnYear: number | null;
}

/** A company's results on one basis; rows are oldest first. */
export interface ResultsView {
  /** The bases that it reports on. */
  readonly bases: readonly ResultsBasis[];
  readonly basis: ResultsBasis | null;
  /** The basis that is shown if the address selects none. */
  readonly ownBasis: ResultsBasis | null;
  readonly quarters: readonly ResultRow[];
  readonly years: readonly ResultRow[];
  /** The kind of profit of the rows, the same for all. */
  readonly profitOf: ProfitOf;
  /** Mergers and demergers, across which no growth is given. */
  readonly breaks: readonly CompanyAction[];
  /** Splits and bonus issues, across which per-share figures cannot be compared. */
  readonly splits: readonly CompanyAction[];
  /** For a bank, the basis of the newest report with bad loans. */
  readonly npaBasis: ResultsBasis | null;
}

/** One period per end month: the last one in the list that has figures. */
function onePerEnd(periods: readonly ReportedPeriod[]): readonly ReportedPeriod[] {
  const byEnd = new Map(
    periods.filter(hasFigures).map((period) => [monthOf(period.period), period] as const),
  );
  return [...byEnd].flatMap(([month, period]) => (month === null ? [] : period));
}

/** The quarters that a company's results show unless the address selects another basis. */
export const ownQuarters = (quarters: readonly ReportedPeriod[]): readonly ReportedPeriod[] =>
  onePerEnd(seriesOf(quarters));

function rowsOf(
  periods: readonly ReportedPeriod[],
  breaks: readonly CompanyAction[],
  step: 3 | 12,
  whose: ProfitOf,
): readonly ResultRow[] {
  return periods.map((period) => {
    const others = comparableTo(period, periods, breaks);
    return {
      of: period,
      operatingProfitCrore: operatingProfitOf(period),
      profitCrore: profitOf(period, whose),
      salesOnYear: salesOnYear(period, others, step),
      profitOnYear: profitOnYear(period, others, step, whose),
    };
  });
}

/**
 * A company's results on one basis.
 * @param wanted the basis in the address; default: that of the newest quarter
 */
export function resultsView(
  { quarters, years }: Pick<CompanyResults, 'quarters' | 'years'>,
  actions: readonly CompanyAction[],
  wanted: ResultsBasis | null = null,
): ResultsView {
  const breaks = actions.filter(isBreak);
  const known = quarters.length > 0 ? quarters : years;
  const ownBasis = seriesOf(known)[0]?.basis ?? null;
  const basis = seriesOf(known, wanted)[0]?.basis ?? null;
  const ofBasis = (periods: readonly ReportedPeriod[]) =>
    onePerEnd(periods.filter((period) => period.basis === basis));
  const [ownQuarters, ownYears] = [ofBasis(quarters), ofBasis(years)];
  const whose = profitBasisOf([...ownQuarters, ...ownYears]);
  return {
    bases: basesOf(known),
    basis,
    ownBasis,
    breaks,
    profitOf: whose,
    splits: actions.filter(({ factor }) => factor !== 1),
    npaBasis: known.findLast(({ grossNpaPercent }) => grossNpaPercent !== null)?.basis ?? null,
    quarters: rowsOf(ownQuarters, breaks, 3, whose),
    years: rowsOf(ownYears, breaks, 12, whose),
  };
}

/** The last day of a month that is counted from the year 0. */
const endOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

/** Quarter ends between two reports that have no report. */
function missingBetween(before: ReportedPeriod, after: ReportedPeriod): readonly string[] {
  const [from, to] = [monthOf(before.period), monthOf(after.period)];
  if (from === null || to === null || (to - from) % 3 !== 0) return [];
  return Array.from({ length: (to - from) / 3 - 1 }, (_, at) => endOf(from + 3 * (at + 1)));
}

/**
 * The newest quarters for a drawing, oldest first: a quarter without a report has a place but no
 * row.
 * @param most how many places
 */
export function drawnQuarters(
  rows: readonly ResultRow[],
  most: number,
): readonly { readonly period: string; readonly row: ResultRow | null }[] {
  return rows
    .flatMap((row, at) => {
      const before = rows[at - 1];
      const missing = before ? missingBetween(before.of, row.of) : [];
      return [...missing.map((period) => ({ period, row: null })), { period: row.of.period, row }];
    })
    .slice(-most);
}

/**
 * The term for the profit of a view; it says if a consolidated profit includes other owners' part.
 */
export const profitWord = ({ basis, profitOf: whose }: Pick<ResultsView, 'basis' | 'profitOf'>) => {
  if (whose === 'owners') return 'Net profit, owners’ share';
  return basis === 'consolidated' ? 'Net profit with minorities' : 'Net profit';
};

/** The term for sales: for a bank, the interest that it earned. */
export const salesWord = ({ kind }: Pick<ReportedPeriod, 'kind'>): string =>
  kind === 'bank' ? 'Interest earned' : 'Revenue';

const NOTES = {
  only: 'Only {basis} results are on record.',
  bank: [
    'A bank has interest earned in place of revenue. Its bad loans (NPA) are in its {elsewhere} results.',
    'A bank has interest earned in place of revenue.[{hasNpa?} NPA are loans that are not repaid as agreed, in per cent of its loans.]',
  ],
  computed:
    'Operating profit is computed: revenue less expenses, without other income and before finance cost and depreciation.',
  gap: 'Not on record: the {count quarter} to {missing:list}. No growth is given across the gap.',
  first: 'The same quarter of the year before is not on record, so there is no growth to give.',
  restated: [
    'The quarter to {period:month} was restated. First reported[ on {on:date}]: [{sales} and ]a net {kind} of {size:crore}.',
    'The quarter to {period:month} was restated. First reported[ on {on:date}]: {sales}.',
  ],
  merger:
    '{purpose} on {exDate:date}: no growth is given across that day, because earlier figures cover other businesses.',
  split:
    '{purpose} on {exDate:date}: EPS of earlier quarters counts the shares of that time and does not compare with later EPS.',
  old: 'The newest quarter on record ended more than two quarters before {day:date}, so no ratio uses these figures.',
  owners: 'Net profit is the part of the company’s owners; others own parts of its subsidiaries.',
  minorities:
    'Net profit includes what belongs to other owners of its subsidiaries: not every report here names the owners’ part.',
  brokenPrice:
    'On {day:date} its price made a step that our source does not explain, as when a part of a company is split off. Quarters that ended before may be of another business.',
  years: 'Years are as reported and need not equal the sum of their quarters.',
} as const;

/** Missing quarters that are named; of more the newest. */
const MOST_MISSING = 3;

function gapNote(quarters: readonly ResultRow[]): string {
  const missing = drawnQuarters(quarters, Infinity).flatMap(({ period, row }) =>
    row ? [] : formatMonth(period),
  );
  const more = missing.length - MOST_MISSING;
  const named = [...missing.slice(-MOST_MISSING), more > 0 && `${more} more`];
  return say(NOTES.gap, { count: missing.length, missing: missing.length > 0 && named });
}

function restatedNote({ of: { firstReported: first, period, kind } }: ResultRow): string {
  if (!first) return '';
  const { salesCrore: sales, netProfitCrore: profit, filedOn: on } = first;
  return say(NOTES.restated, {
    period,
    on,
    kind: (profit ?? 0) < 0 ? 'loss' : 'profit',
    sales: say('{word} of {sales:crore}', { word: salesWord({ kind }).toLowerCase(), sales }),
    size: profit === null ? null : Math.abs(profit),
  });
}

function bankNote({ quarters, npaBasis, basis }: ResultsView): string {
  const hasNpa = (quarters.at(-1)?.of.grossNpaPercent ?? null) !== null;
  return say(NOTES.bank, { hasNpa, elsewhere: !hasNpa && npaBasis !== basis && npaBasis });
}

/**
 * Notes on the shown figures, a sentence or two each.
 * @param day of the prices that are shown with the results; `null` if it is not known
 * @param priceBreaks days on which the price broke
 */
export function resultNotes(
  view: ResultsView,
  day: string | null,
  priceBreaks: readonly Break[] = [],
): readonly string[] {
  const { bases, basis, quarters, years } = view;
  const [first, newest] = [quarters[0], quarters.at(-1)];
  const isComputed = quarters.some(
    (row) => row.of.operatingProfitCrore === null && row.operatingProfitCrore !== null,
  );
  const isCrossed = ({ exDate }: CompanyAction) =>
    first && newest && first.of.period < exDate && exDate <= newest.of.period;
  const hasGrowth = quarters.some((row) => row.salesOnYear !== null || row.profitOnYear !== null);
  return [
    newest && day && !isCurrent(newest.of, day) && say(NOTES.old, { day }),
    bases.length === 1 && say(NOTES.only, { basis }),
    newest?.of.kind === 'bank' && bankNote(view),
    isComputed && NOTES.computed,
    quarters.length > 0 && view.profitOf === 'owners' && NOTES.owners,
    quarters.length > 0 && view.profitOf === 'all' && basis === 'consolidated' && NOTES.minorities,
    gapNote(quarters),
    ...view.breaks.filter(isCrossed).map((action) => say(NOTES.merger, action)),
    ...priceBreaks
      .filter(({ day: on, cause }) => cause === null && first && first.of.period < on)
      .map(({ day: on }) => say(NOTES.brokenPrice, { day: on })),
    ...view.splits.filter(isCrossed).map((action) => say(NOTES.split, action)),
    quarters.length > 0 && quarters.length < 5 && !hasGrowth && NOTES.first,
    ...quarters.map(restatedNote),
    years.length > 0 && NOTES.years,
  ].flatMap((note) => note || []);
}

/** `Consolidated results of the quarter to Sep 2026, unaudited, reported on 14 Oct 2026.` */
export const filedLine = ({ of: { basis, isAudited, period, filedOn } }: ResultRow): string =>
  say(
    [
      '{basis:Text} results of the quarter to {period:month}[, {audited}][, reported on {filedOn:date}].',
      'Results of the quarter to {period:month}[, {audited}][, reported on {filedOn:date}].',
    ],
    {
      basis,
      period,
      filedOn,
      audited: isAudited === null ? null : isAudited ? 'audited' : 'unaudited',
    },
  );

const BASES: readonly ResultsBasis[] = ['consolidated', 'standalone'];

/** The basis in `?basis=`; `null` if there is none. */
export const readBasis = (query: SearchParameters): ResultsBasis | null =>
  BASES.find((basis) => basis === parameter(query, 'basis')) ?? null;
