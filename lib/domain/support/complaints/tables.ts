import { checkRegister } from './check';
import { financialYearOf } from './periods';
import type {
  ComplaintMonth,
  ComplaintRegister,
  ComplaintTables,
  MonthRow,
  SourceFigures,
  TrendRow,
  WithTotal,
} from './types';

const GRAND_TOTAL = 'Grand total';

/** Mean days to resolve a complaint; 0 if none was resolved. */
export const averageDays = (days: number, resolved: number): number =>
  resolved === 0 ? 0 : days / resolved;

const add = (a: SourceFigures, b: SourceFigures): SourceFigures => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
  a[5] + b[5],
];

const NOTHING: SourceFigures = [0, 0, 0, 0, 0, 0];

function toRow(label: string, figures: SourceFigures): MonthRow {
  const [carried, received, resolved, pendingUnder3, pendingOver3, days] = figures;
  const totalPending = carried + received;
  return {
    label,
    carried,
    received,
    totalPending,
    resolved,
    pendingUnder3,
    pendingOver3,
    pending: totalPending - resolved,
    averageDays: averageDays(days, resolved),
  };
}

const sumOf = (month: ComplaintMonth, { sources }: ComplaintRegister): SourceFigures =>
  sources.reduce((sum, { key }) => add(sum, month.figures[key] ?? NOTHING), NOTHING);

/**
 * The grand total of a trend: carried into the first row, received and resolved in all rows, pending
 * after the last. A sum of carried or pending would count a complaint twice.
 */
function trendTotal(rows: readonly TrendRow[]): TrendRow {
  const carried = rows[0]?.carried ?? 0;
  const received = rows.reduce((sum, row) => sum + row.received, 0);
  const resolved = rows.reduce((sum, row) => sum + row.resolved, 0);
  return { period: '', carried, received, resolved, pending: carried + received - resolved };
}

function withTotal(rows: readonly TrendRow[]): WithTotal<TrendRow> {
  return { rows, total: trendTotal(rows) };
}

function monthlyRows(register: ComplaintRegister): TrendRow[] {
  return register.months.map((month) => {
    const { carried, received, resolved, pending } = toRow('', sumOf(month, register));
    return { period: month.month, carried, received, resolved, pending };
  });
}

/** The current year, summed from its months; `null` where April is missing. */
function runningYear(monthly: readonly TrendRow[], known: readonly string[]): TrendRow | null {
  const year = financialYearOf(monthly.at(-1)?.period ?? '');
  const rows = monthly.filter(({ period }) => financialYearOf(period) === year);
  if (known.includes(year) || !rows[0]?.period.endsWith('-04')) return null;
  return { ...trendTotal(rows), period: year };
}

/**
 * The three tables of a register, with computed totals.
 * @throws ComplaintDataError for inconsistent data
 */
export function complaintTables(given: ComplaintRegister): ComplaintTables {
  const register = checkRegister(given);
  const last = register.months.at(-1) as ComplaintMonth;
  const monthly = monthlyRows(register);
  const years = register.years.map(({ year, ...figures }) => ({
    period: year,
    ...figures,
    pending: figures.carried + figures.received - figures.resolved,
  }));
  const running = runningYear(
    monthly,
    years.map(({ period }) => period),
  );
  return {
    month: last.month,
    ofMonth: {
      rows: register.sources.map(({ key, label }) => toRow(label, last.figures[key] ?? NOTHING)),
      total: toRow(GRAND_TOTAL, sumOf(last, register)),
    },
    monthly: withTotal(monthly),
    yearly: withTotal(running ? [...years, running] : years),
    lastYearIsRunning: running !== null && !last.month.endsWith('-03'),
  };
}
