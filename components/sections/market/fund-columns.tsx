import styles from './Market.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { countOf, formatDate, formatNumber } from '@/lib/tools/format';
import { isWholeYears } from '@/lib/domain/figure/growth';
import type { FoundFund } from '@/lib/domain/fund/explorer';
import { dayChange, knownLabel, schemeLabel } from '@/lib/domain/fund/plans';
import { MONTH_END_YEARS } from '@/lib/domain/fund/returns';
import type { FundFamily, FundScheme, MonthReturns } from '@/lib/domain/fund/types';
import { fundPath } from '@/lib/pages/addresses/paths';

/** NAVs are published to four decimals. */
export const NAV_DIGITS = 4;

/** The explorer's columns. @param day of the list; a NAV of another day names it */
export const fundColumns = (day: string | null): readonly SortableColumn<FoundFund>[] => [
  {
    key: 'name',
    label: 'Fund',
    value: ({ family }) => family.name,
    cell: ({ family, scheme }) => (
      <>
        <SiteLink href={fundPath(family.slug)}>{family.name}</SiteLink>
        {knownLabel(scheme) && <span className={styles.second}>{knownLabel(scheme)}</span>}
      </>
    ),
  },
  {
    key: 'category',
    label: 'Category',
    isNote: true,
    value: ({ family }) => family.category?.name ?? '',
  },
  {
    key: 'nav',
    label: 'NAV ₹',
    isFigure: true,
    isLead: true,
    value: ({ scheme }) => scheme.nav,
    cell: ({ scheme }) => (
      <>
        {formatNumber(scheme.nav, NAV_DIGITS)}
        {scheme.day !== null && scheme.day !== day && (
          <time dateTime={scheme.day} className={styles.second}>
            {formatDate(scheme.day)}
          </time>
        )}
      </>
    ),
  },
  {
    key: 'change',
    label: 'Change',
    isFigure: true,
    format: 'percent',
    value: ({ scheme }) => dayChange(scheme)?.percent ?? null,
  },
];

/** The newest month's end for which the found funds have returns; `null` if none is known. */
export const monthEndOf = (funds: readonly FoundFund[]): string | null =>
  funds.reduce<string | null>((newest, { scheme: { monthReturns } }) => {
    const day = monthReturns?.day ?? '';
    return day > (newest ?? '') ? day : newest;
  }, null);

/**
 * The first day of a span that is not a whole number of years, which a cell shows; `null`
 * otherwise.
 */
function oddStart(returns: MonthReturns | null, at: number): string | null {
  const start = returns?.starts[at] ?? null;
  const years = MONTH_END_YEARS[at];
  if (!returns || start === null || years === undefined) return null;
  return isWholeYears(start, returns.day, years) ? null : start;
}

const spanOf = (years: number): string => countOf(years, 'year');

/** The columns with returns up to a month's end; one of another day says so. */
export const returnColumns = (
  columns: readonly SortableColumn<FoundFund>[],
  monthEnd: string | null,
): readonly SortableColumn<FoundFund>[] => [
  ...columns.map(({ isLead: _lead, ...column }) => column),
  ...MONTH_END_YEARS.map((years, at) => ({
    key: String(years),
    label: spanOf(years),
    isFigure: true,
    isLead: years === 1,
    value: ({ scheme: { monthReturns } }: FoundFund) => monthReturns?.percents[at] ?? null,
    cell: ({ scheme: { monthReturns } }: FoundFund) => (
      <>
        <Change change={null} percent={monthReturns?.percents[at] ?? null} />
        {oddStart(monthReturns, at) && (
          <span className={styles.second}>from {formatDate(oddStart(monthReturns, at))}</span>
        )}
        {monthReturns && monthReturns.day !== monthEnd && at === 0 && (
          <span className={styles.second}>to {formatDate(monthReturns.day)}</span>
        )}
      </>
    ),
  })),
];

interface FileRow {
  readonly family: FundFamily;
  readonly scheme: FundScheme;
}

/** The columns of the file: a line for each plan and option that was found. */
export const FILE_COLUMNS = [
  { label: 'Fund', value: ({ family }: FileRow) => family.name },
  { label: 'Fund house', value: ({ family }: FileRow) => family.house.name },
  { label: 'Category', value: ({ family }: FileRow) => family.category?.name ?? family.heading },
  { label: 'Scheme code', value: ({ scheme }: FileRow) => scheme.code },
  { label: 'Scheme', value: ({ scheme }: FileRow) => scheme.name },
  { label: 'Plan and option', value: ({ scheme }: FileRow) => schemeLabel(scheme) },
  { label: 'ISIN', value: ({ scheme }: FileRow) => scheme.isin },
  { label: 'ISIN of reinvestment', value: ({ scheme }: FileRow) => scheme.reinvestmentIsin },
  { label: 'NAV ₹', value: ({ scheme }: FileRow) => scheme.nav },
  { label: 'Day', value: ({ scheme }: FileRow) => scheme.day },
  { label: 'NAV before ₹', value: ({ scheme }: FileRow) => scheme.previousNav },
  { label: 'Day before', value: ({ scheme }: FileRow) => scheme.previousDay },
] as const;

/** Further columns of the file if the page shows returns. */
export const RETURN_FILE_COLUMNS = [
  { label: 'Returns to', value: ({ scheme }: FileRow) => scheme.monthReturns?.day ?? null },
  ...MONTH_END_YEARS.map((years, at) => ({
    label: years === 1 ? '1 year, %' : `${spanOf(years)}, % a year`,
    value: ({ scheme: { monthReturns } }: FileRow) => monthReturns?.percents[at] ?? null,
  })),
  ...MONTH_END_YEARS.map((years, at) => ({
    label: `${spanOf(years)} from`,
    value: ({ scheme: { monthReturns } }: FileRow) => monthReturns?.starts[at] ?? null,
  })),
] as const;
