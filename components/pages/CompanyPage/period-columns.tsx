import type { ReactNode } from 'react';

import { Change } from '@/components/ui/Change';
import type { SortValue } from '@/components/ui/Table/sorting';
import { type Column, figure, type Slot, words } from '@/components/ui/Table/columns';
import { type PeriodFigure, PERIOD_FIGURES } from '@/lib/domain/company/period-figures';
import { isComparableGrowth } from '@/lib/domain/company/quarters-sentence';
import { type ResultRow, salesWord } from '@/lib/domain/company/results';
import { formatNumber } from '@/lib/tools/format';

import typeStyles from '@/components/ui/Type.module.scss';
import { PeriodCell } from './PeriodCell';
import styles from './CompanyPage.module.scss';

interface MoneyProps {
  crore: number | null;
  /** Decimals. */
  digits: number;
}

/** A profit in ₹ crore; a loss has an arrow and a sign besides its colour. */
function Money({ crore, digits }: MoneyProps) {
  if (crore === null || crore >= 0) return formatNumber(crore, digits);
  return (
    <span className={styles.loss} data-direction="down">
      {formatNumber(crore, digits)}
    </span>
  );
}

/** A figure above its year-on-year change, if there is one. */
function OnYear({ change, children }: { change: number | null; children: ReactNode }) {
  return (
    <>
      {children}
      {change !== null && (
        <span className={typeStyles.second}>
          {isComparableGrowth(change) ? (
            <Change change={null} percent={change} />
          ) : (
            'over ten times'
          )}
        </span>
      )}
    </>
  );
}

const filed = (key: PeriodFigure, label: string, slot?: Slot): Column<ResultRow> =>
  figure(key, label, ({ of }) => of[key], { slot });

/** Decimals of a table's sums: none where all were filed in whole crore. */
export const sumDigits = (rows: readonly ResultRow[]): number =>
  rows
    .flatMap(({ of, operatingProfitCrore, profitCrore }) => [
      of.salesCrore,
      operatingProfitCrore,
      profitCrore,
    ])
    .every((sum) => sum === null || Number.isInteger(sum))
    ? 0
    : 2;

/** The columns of a table of quarters or years, those with a figure. */
export function periodColumns(
  rows: readonly ResultRow[],
  unit: 'Quarter to' | 'Year to',
  profit: string,
): readonly Column<ResultRow>[] {
  const digits = sumDigits(rows);
  const columns: readonly Column<ResultRow>[] = [
    words('period', unit, ({ of }) => of.period, {
      cell: ({ of }) => <PeriodCell {...of} isRestated={of.firstReported !== null} />,
    }),
    figure('salesCrore', rows[0] ? salesWord(rows[0].of) : '', ({ of }) => of.salesCrore, {
      cell: ({ of, salesOnYear }) => (
        <OnYear change={salesOnYear}>{formatNumber(of.salesCrore, digits)}</OnYear>
      ),
    }),
    figure('operatingProfitCrore', 'Operating profit', (row) => row.operatingProfitCrore, {
      slot: 'line',
      cell: (row) => <Money crore={row.operatingProfitCrore} digits={digits} />,
    }),
    figure('netProfitCrore', profit, (row) => row.profitCrore, {
      cell: ({ profitCrore, profitOnYear }) => (
        <OnYear change={profitOnYear}>
          <Money crore={profitCrore} digits={digits} />
        </OnYear>
      ),
    }),
    filed('eps', 'EPS ₹', 'line'),
    filed('grossNpaPercent', 'Gross NPA %', 'line'),
    filed('netNpaPercent', 'Net NPA %', 'line'),
  ];
  return columns.filter(({ value }) => rows.some((row) => value(row) !== null));
}

/** Headers of a period's figures in the file. */
const FILE_NAMES: Readonly<Record<PeriodFigure, string>> = {
  salesCrore: 'Revenue or interest earned, ₹ crore',
  otherIncomeCrore: 'Other income, ₹ crore',
  expensesCrore: 'Expenses, ₹ crore',
  financeCostCrore: 'Finance cost, ₹ crore',
  depreciationCrore: 'Depreciation, ₹ crore',
  operatingProfitCrore: 'Operating profit, ₹ crore',
  provisionsCrore: 'Provisions, ₹ crore',
  exceptionalCrore: 'Exceptional items, ₹ crore',
  profitBeforeTaxCrore: 'Profit before tax, ₹ crore',
  taxCrore: 'Tax, ₹ crore',
  netProfitCrore: 'Net profit, ₹ crore',
  ownersProfitCrore: 'Net profit of the owners, ₹ crore',
  eps: 'EPS, ₹',
  dilutedEps: 'Diluted EPS, ₹',
  grossNpaCrore: 'Gross NPA, ₹ crore',
  netNpaCrore: 'Net NPA, ₹ crore',
  grossNpaPercent: 'Gross NPA, %',
  netNpaPercent: 'Net NPA, %',
};

/** A computed figure with the two decimals of a reported one. */
const cents = (figure: number | null): number | null => figure && Math.round(figure * 100) / 100;

type FileRow = ResultRow & { readonly covers: 'Quarter' | 'Year' };

const FILE_COLUMNS: readonly {
  readonly label: string;
  readonly value: (row: FileRow) => SortValue;
}[] = [
  { label: 'Period', value: ({ covers }) => covers },
  { label: 'From', value: ({ of }) => of.start },
  { label: 'To', value: ({ of }) => of.period },
  { label: 'Basis', value: ({ of }) => of.basis },
  {
    label: 'Audited',
    value: ({ of }) => (of.isAudited === null ? null : of.isAudited ? 'yes' : 'no'),
  },
  { label: 'Reported on', value: ({ of }) => of.filedOn },
  ...PERIOD_FIGURES.map(({ name }) => ({
    label: FILE_NAMES[name],
    value: (row: FileRow) =>
      name === 'operatingProfitCrore' ? cents(row.operatingProfitCrore) : row.of[name],
  })),
  { label: 'Revenue on the year, %', value: ({ salesOnYear }) => cents(salesOnYear) },
  { label: 'Net profit on the year, %', value: ({ profitOnYear }) => cents(profitOnYear) },
  { label: 'First reported on', value: ({ of }) => of.firstReported?.filedOn ?? null },
  {
    label: 'First reported revenue, ₹ crore',
    value: ({ of }) => of.firstReported?.salesCrore ?? null,
  },
  {
    label: 'First reported net profit, ₹ crore',
    value: ({ of }) => of.firstReported?.netProfitCrore ?? null,
  },
];

/** Quarters and years, newest first, as a file has them; columns without a value are left out. */
export function resultsTable(quarters: readonly ResultRow[], years: readonly ResultRow[]) {
  const rows: readonly FileRow[] = [
    ...[...quarters].reverse().map((row) => ({ ...row, covers: 'Quarter' as const })),
    ...[...years].reverse().map((row) => ({ ...row, covers: 'Year' as const })),
  ];
  const columns = FILE_COLUMNS.filter(({ value }) => rows.some((row) => value(row) !== null));
  return { columns, rows };
}
