import typeStyles from '@/components/ui/Type.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { type Column, figure, percent, words } from '@/components/ui/Table/columns';
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
export const fundColumns = (day: string | null): readonly Column<FoundFund>[] => [
  words('name', 'Fund', ({ family }) => family.name, {
    cell: ({ family, scheme }) => (
      <>
        <SiteLink href={fundPath(family.slug)}>{family.name}</SiteLink>
        {knownLabel(scheme) && <span className={typeStyles.second}>{knownLabel(scheme)}</span>}
      </>
    ),
  }),
  words('category', 'Category', ({ family }) => family.category?.name ?? '', {
    slot: 'particulars',
  }),
  figure('nav', 'NAV ₹', ({ scheme }) => scheme.nav, {
    slot: 'price',
    cell: ({ scheme }) => (
      <>
        {formatNumber(scheme.nav, NAV_DIGITS)}
        {scheme.day !== null && scheme.day !== day && (
          <time dateTime={scheme.day} className={typeStyles.second}>
            {formatDate(scheme.day)}
          </time>
        )}
      </>
    ),
  }),
  percent('change', 'Change', ({ scheme }) => dayChange(scheme)?.percent ?? null, {
    slot: 'change',
  }),
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
  columns: readonly Column<FoundFund>[],
  monthEnd: string | null,
): readonly Column<FoundFund>[] => [
  ...columns,
  ...MONTH_END_YEARS.map((years, at) =>
    figure(
      String(years),
      spanOf(years),
      ({ scheme: { monthReturns } }: FoundFund) => monthReturns?.percents[at] ?? null,
      {
        slot: years === 1 ? 'third' : undefined,
        cell: ({ scheme: { monthReturns } }: FoundFund) => (
          <>
            <Change change={null} percent={monthReturns?.percents[at] ?? null} />
            {oddStart(monthReturns, at) && (
              <span className={typeStyles.second}>
                from {formatDate(oddStart(monthReturns, at))}
              </span>
            )}
            {monthReturns && monthReturns.day !== monthEnd && at === 0 && (
              <span className={typeStyles.second}>to {formatDate(monthReturns.day)}</span>
            )}
          </>
        ),
      },
    ),
  ),
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
