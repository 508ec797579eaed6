import { rupeeFigure } from './figure';
import { roundPaisa, roundTo, shownRest } from './rounding';
import type { Figure, Table } from './types';

/** A plan at the end of one year; rupees, unrounded. */
export interface YearRow {
  readonly year: number;
  /** Paid in during the year. */
  readonly paid: number;
  /** Paid in so far. */
  readonly invested: number;
  /** `total` less `invested`. */
  readonly growth: number;
  readonly total: number;
}

/** The three results of a plan, with the ids and labels that its calculator uses. */
export function planFigures(
  { total, invested, growth }: Pick<YearRow, 'total' | 'invested' | 'growth'>,
  [totalId, growthId]: readonly [string, string],
  [totalLabel, growthLabel]: readonly [string, string],
): readonly Figure[] {
  return [
    rupeeFigure(totalId, totalLabel, total),
    rupeeFigure('invested', 'You put in', invested),
    {
      id: growthId,
      label: growthLabel,
      unit: '₹',
      value: growth,
      shown: shownRest(total, invested),
    },
  ];
}

/** The line under an instalment that a goal needs. */
export const instalmentsNote = (count: number, instalment: number): string =>
  instalment > 0 ? `${count} instalments, rounded up to the rupee` : 'Nothing has to be paid in';

/** The year-by-year table of a plan. */
export function planTable(rows: readonly YearRow[], growthLabel = 'Growth'): Table {
  return {
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'invested', label: 'Paid in', unit: '₹' },
      { key: 'growth', label: growthLabel, unit: '₹' },
      { key: 'share', label: `Share of ${growthLabel.toLowerCase()}`, unit: '%' },
      { key: 'total', label: 'Total', unit: '₹' },
    ],
    rows: rows.map(({ year, invested, growth, total }) => [
      year,
      roundPaisa(invested),
      shownRest(total, invested),
      roundTo(total > 0 ? (100 * growth) / total : 0, 1),
      roundPaisa(total),
    ]),
  };
}

/** The last row of a plan, which every plan has. */
export function lastRow<Row extends YearRow>(rows: readonly Row[]): Row {
  const row = rows.at(-1);
  if (!row) throw new RangeError('a plan lasts at least one year');
  return row;
}
