import { formatChangePercent, formatCount, formatNumber, MISSING } from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField } from '@/lib/domain/screener/fields';

/** A figure of all companies, as printed. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
}

/** Figures side by side: those in which they differ first, known ones only. */
export function differingFirst(
  rows: readonly Omit<CompareRow, 'differs'>[],
): readonly CompareRow[] {
  const known = rows
    .filter(({ values }) => values.some((value) => value !== MISSING))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  return [...known.filter(({ differs }) => differs), ...known.filter(({ differs }) => !differs)];
}

/** Every figure of companies side by side. */
export function compareRows(companies: readonly (CompanyFigure | null)[]): readonly CompareRow[] {
  const groups = SCREEN_GROUPS.map(({ key, label, values }) => ({
    label: key === 'index' ? 'Indices that name it' : label,
    values: companies.map((row) => {
      const all = row ? values(row) : [];
      if (all.length === 0) return MISSING;
      return key === 'index' ? formatCount(all.length) : all.join(', ');
    }),
  }));
  const figures = SCREEN_FIELDS.map(({ label, value, isChange }: ScreenField) => ({
    label,
    values: companies.map((row) => {
      const figure = row && value(row);
      return isChange ? formatChangePercent(figure).replace('%', '') : formatNumber(figure);
    }),
  }));
  return differingFirst([...figures, ...groups]);
}
