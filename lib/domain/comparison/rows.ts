import { formatChangePercent, formatCount, formatNumber, MISSING } from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField } from '@/lib/domain/screener/fields';

/** Larger figures are printed without decimals. */
const WHOLE_FROM = 1000;

/** A figure of all companies, as printed. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
  /** The same as numbers, where they are drawn as bars. */
  readonly figures?: readonly (number | null)[];
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
  const rows = SCREEN_FIELDS.map(({ label, value, isChange }: ScreenField) => {
    const figures = companies.map((row) => row && value(row));
    return {
      label,
      values: figures.map((figure) =>
        isChange
          ? formatChangePercent(figure).replace('%', '')
          : formatNumber(figure, Math.abs(figure ?? 0) < WHOLE_FROM ? 2 : 0),
      ),
      ...(!isChange && { figures }),
    };
  });
  return differingFirst([...rows, ...groups]);
}

/** The two largest companies of an industry. */
export type ExamplePair = readonly [CompanyFigure, CompanyFigure];

/** The two largest companies of each of the largest industries, to begin a comparison with. */
export function examplePairs(rows: readonly CompanyFigure[], most: number): readonly ExamplePair[] {
  const worth = ({ marketCapCrore }: CompanyFigure) => marketCapCrore ?? 0;
  const ordered = [...rows].sort((a, b) => worth(b) - worth(a));
  const industries = new Set(ordered.flatMap(({ industry }) => industry ?? []));
  return [...industries]
    .flatMap((name): readonly ExamplePair[] => {
      const [first, second] = ordered.filter(({ industry }) => industry === name);
      return first && second && worth(second) > 0 ? [[first, second]] : [];
    })
    .slice(0, most);
}
