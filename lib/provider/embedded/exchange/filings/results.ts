import { type PeriodFigure, PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import type { ResultsBasis, ResultsKind } from '@/lib/domain/company/records';
import { CRORE } from '@/lib/tools/format';
import { daysBetween } from '@/lib/tools/time';

import { parseDay } from '../cells';

import { type Column, columnsOf, dayIn, numberIn, Refusal, statedIn } from './columns';
import { BANK_TAGS, COMPANY_TAGS, type Line, type LineTags, STATED } from './tags';
import type { Filing } from './xbrl';

/** A quarter or a year of a report. Money in rupees, shares of loans in per cent. */
interface ResultRow {
  readonly start: string;
  readonly end: string;
  readonly months: 3 | 12;
  readonly basis: ResultsBasis;
  readonly kind: ResultsKind;
  readonly isAudited: boolean;
  readonly figures: Readonly<Record<PeriodFigure, number | null>>;
}

/** Days that a quarter and a year have. */
const LENGTHS = [
  [3, 85, 95],
  [12, 355, 370],
] as const;

const monthsOf = (start: string, end: string): 3 | 12 | null => {
  const days = daysBetween(start, end) + 1;
  return LENGTHS.find(([, least, most]) => days >= least && days <= most)?.[0] ?? null;
};

type Period = Pick<ResultRow, 'start' | 'end'>;

/** The period that a column states in its own facts; without a first day only the last. */
const periodIn = (column: Column) => ({
  start: parseDay(column.get(STATED.start) ?? ''),
  end: parseDay(column.get(STATED.end) ?? ''),
});

/**
 * The periods of the columns. Older forms of banks state the last day alone, in two columns: the one
 * with the smaller interest earned is the quarter, the other the financial year to that day.
 * @param yearStart the first day of the financial year
 */
function periodsOf(columns: readonly Column[], yearStart: string | null): Map<Column, Period> {
  const found = new Map<Column, Period>();
  const open: Column[] = [];
  for (const column of columns) {
    const { start, end } = periodIn(column);
    if (start && end && start < end) found.set(column, { start, end });
    else if (end) open.push(column);
  }
  const interest = (column: Column) => numberIn(column, BANK_TAGS.salesCrore ?? []) ?? 0;
  const [quarter, toDate, more] = open.sort((a, b) => interest(a) - interest(b));
  const end = quarter && periodIn(quarter).end;
  if (!quarter || !end || more || !yearStart || yearStart >= end) return found;
  const isFirst = monthsOf(yearStart, end) === 3;
  if (
    toDate &&
    (periodIn(toDate).end !== end || (!isFirst && interest(toDate) === interest(quarter)))
  )
    return found;
  if (!toDate && !isFirst) return found;
  const month = Number(end.slice(5, 7)) - 2;
  const year = Number(end.slice(0, 4)) - Number(month < 1);
  const start = `${year}-${String(month < 1 ? month + 12 : month).padStart(2, '0')}-01`;
  found.set(quarter, { start, end });
  if (toDate && !isFirst) found.set(toDate, { start: yearStart, end });
  return found;
}

const ROUNDED_TO: Readonly<Record<string, number>> = {
  actual: 1,
  thousands: 1e3,
  lakhs: 1e5,
  millions: 1e6,
  crores: CRORE,
};

/** Sums of rounded lines are off by up to three units. */
const UNITS = 3;

type Lines = Readonly<Record<Line, number | null>>;

/**
 * The required lines of a report, and the check of each total: [name of the line, sum of lines].
 */
type Identity = readonly [total: Line, sum: (lines: Lines) => number];

const of = (value: number | null): number => value ?? 0;

const INCOME: Identity = ['income', (l) => of(l.salesCrore) + of(l.otherIncomeCrore)];
const COMPANY: readonly Identity[] = [
  INCOME,
  ['beforeExceptional', (l) => of(l.income) - of(l.expensesCrore)],
  ['profitBeforeTaxCrore', (l) => of(l.beforeExceptional) + of(l.exceptionalCrore)],
  ['afterTax', (l) => of(l.profitBeforeTaxCrore) - of(l.taxCrore) + of(l.regulatory)],
  ['netProfitCrore', (l) => of(l.afterTax) + of(l.discontinued) + of(l.associates)],
];
const BANK: readonly Identity[] = [
  INCOME,
  ['operatingProfitCrore', (l) => of(l.income) - of(l.expensesCrore)],
  [
    'profitBeforeTaxCrore',
    (l) => of(l.operatingProfitCrore) - of(l.provisionsCrore) + of(l.exceptionalCrore),
  ],
  ['afterTax', (l) => of(l.profitBeforeTaxCrore) - of(l.taxCrore)],
];

const REQUIRED: readonly Line[] = [
  ...(['salesCrore', 'otherIncomeCrore', 'income', 'expensesCrore'] as const),
  ...(['profitBeforeTaxCrore', 'taxCrore', 'afterTax', 'netProfitCrore'] as const),
];

function linesOf(column: Column, tags: LineTags): Lines {
  const lines = Object.entries(tags).map(([line, names]) => [line, numberIn(column, names)]);
  return Object.fromEntries(lines) as Lines;
}

/** @throws Refusal where a line is missing or a total does not follow from its parts */
function check(lines: Lines, isBank: boolean, tolerance: number, tags: LineTags): void {
  for (const line of REQUIRED) {
    if ((lines[line] ?? null) === null) throw new Refusal(`lacks ${tags[line]?.[0]}`);
  }
  for (const [total, sum] of isBank ? BANK : COMPANY) {
    const [stated, counted] = [lines[total] ?? null, sum(lines)];
    if (stated === null || Math.abs(stated - counted) <= tolerance) continue;
    const [is, shouldBe] = [stated, counted].map((rupees) => (rupees / CRORE).toFixed(2));
    throw new Refusal(`states ${tags[total]?.[0]} ${is} crore where its lines give ${shouldBe}`);
  }
}

/** "0" stands for "not given" where a group has no owners' profit, or a bank no bad loans at all. */
const given = (value: number | null): number | null => (value === 0 ? null : value);

function figuresOf(lines: Lines, isConsolidated: boolean): ResultRow['figures'] {
  const percent = (value: number | null) => (value === null ? null : given(value * 100));
  const owners = isConsolidated ? given(lines.ownersProfitCrore) : null;
  const earned = owners ?? lines.netProfitCrore;
  // A loss with earnings per share is a slip of the sign.
  const perShare = (eps: number | null) => (eps !== null && eps * of(earned) < 0 ? null : eps);
  return {
    ...(Object.fromEntries(
      PERIOD_FIGURES.map(({ name }) => [name, lines[name] ?? null]),
    ) as ResultRow['figures']),
    ownersProfitCrore: owners,
    eps: perShare(lines.eps),
    dilutedEps: perShare(lines.dilutedEps),
    grossNpaCrore: given(lines.grossNpaCrore ?? null),
    netNpaCrore: given(lines.netNpaCrore ?? null),
    grossNpaPercent: percent(lines.grossNpaPercent ?? null),
    netNpaPercent: percent(lines.netNpaPercent ?? null),
  };
}

function rowOf(column: Column, period: Period, filing: Filing): ResultRow | null {
  const months = monthsOf(period.start, period.end);
  if (months === null) return null;
  const isBank = column.has('ProfitLossFromOrdinaryActivitiesBeforeTax');
  const tags = isBank ? BANK_TAGS : COMPANY_TAGS;
  const lines = linesOf(column, tags);
  const rounding = STATED.rounding.map((tag) => statedIn(filing, tag)).find(Boolean) ?? 'crores';
  check(lines, isBank, UNITS * (ROUNDED_TO[rounding.toLowerCase()] ?? CRORE), tags);
  const stated = (tag: string) => (column.get(tag) ?? statedIn(filing, tag) ?? '').toLowerCase();
  const basis = stated(STATED.basis);
  if (basis !== 'consolidated' && basis !== 'standalone') throw new Refusal('names no basis');
  const kind = column.has('InterestEarned') ? 'nbfc' : 'industrial';
  return {
    ...period,
    months,
    basis,
    kind: isBank ? 'bank' : kind,
    isAudited: stated(STATED.audited) === 'audited',
    figures: figuresOf(lines, basis === 'consolidated'),
  };
}

/** Forms with another kind of lines. */
const INSURER = /\/IntegratedFinance_(LI|GI)\//;

/**
 * The quarter and the year of a filed report; half years and nine months are left out. Periods are
 * those that columns state in their own facts: names and declared dates of columns are often wrong.
 * Columns limited to a segment or a part are ignored.
 * @throws Refusal
 */
export function readResults(filing: Filing): readonly ResultRow[] {
  if ([...filing.namespaces].some((one) => INSURER.test(one))) {
    throw new Refusal('is the form of an insurer, which is not read');
  }
  const whole = filing.facts.filter(({ context }) => !filing.scenarios.has(context));
  const columns = [...columnsOf(whole).values()].filter((column) => column.has('TaxExpense'));
  if (columns.length === 0) throw new Refusal('holds no results');
  const periods = periodsOf(columns, dayIn(filing, STATED.yearStart));
  if (periods.size < columns.length) throw new Refusal('has results of no stated period');
  const rows = [...periods].flatMap(([column, period]) => rowOf(column, period, filing) ?? []);
  if (rows.length === 0) throw new Refusal('states neither a quarter nor a year');
  const keys = new Set(rows.map(({ months }) => months));
  if (keys.size < rows.length) throw new Refusal('states one period in two columns');
  return rows.sort((a, b) => a.months - b.months);
}
