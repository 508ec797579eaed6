import {
  formatChangePercent,
  formatCount,
  formatDate,
  formatNumber,
  MISSING,
} from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { headerDay } from '@/lib/domain/screener/ages';
import { whyMissingCell } from '@/lib/domain/screener/reasons';
import {
  SCREEN_FIELDS,
  SCREEN_GROUPS,
  type ScreenField,
  type ScreenKey,
} from '@/lib/domain/screener/fields';

import { type ComparedResults, resultRows } from './result-rows';

/** Larger figures are printed without decimals. */
const WHOLE_FROM = 1000;

/** A figure of all companies, as printed. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
  /** The same as numbers, if they are drawn as bars. */
  readonly figures?: readonly (number | null)[];
  readonly differs: boolean;
  /** The place of the figure that is better than all others, where one direction is the better one. */
  readonly better?: number | null;
}

/** A row before it is known whether its figures differ. */
export type ComparedRow = Omit<CompareRow, 'differs'>;

type Direction = 'more' | 'less';

/**
 * The figures of which one direction is better for a holder of any company. A price, a size or a
 * valuation has none; a margin compares within an industry alone.
 */
const BETTER: Partial<Readonly<Record<ScreenKey, Direction>>> = {
  month: 'more',
  year: 'more',
  'sales-growth': 'more',
  'profit-growth': 'more',
  pledge: 'less',
};

/** The figures that are sums: their sizes can be compared as bars. */
const SUMS: ReadonlySet<ScreenKey> = new Set(['mcap', 'turnover']);

/** The place of the better figure; `null` unless all are known and one is printed as better than the rest. */
export function betterPlace(
  figures: readonly (number | null)[],
  values: readonly string[],
  direction: Direction | undefined,
): number | null {
  if (direction === undefined || figures.includes(null)) return null;
  const sign = direction === 'more' ? -1 : 1;
  const [first, second] = figures
    .map((figure, at) => ({ figure: sign * (figure ?? 0), at }))
    .sort((a, b) => a.figure - b.figure);
  return first && second && values[first.at] !== values[second.at] ? first.at : null;
}

/** Figures side by side: those that differ first; only known figures. */
export function differingFirst(rows: readonly ComparedRow[]): readonly CompareRow[] {
  const known = rows
    .filter(({ values }) => values.some((value) => value !== MISSING))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  return [...known.filter(({ differs }) => differs), ...known.filter(({ differs }) => !differs)];
}

type Companies = readonly (CompanyFigure | null)[];

/** A figure as printed; if it is missing, the reason if known. */
function printed(field: ScreenField, row: CompanyFigure): string {
  const figure = field.value(row);
  if (figure === null) return whyMissingCell(field, row) ?? MISSING;
  return field.isChange
    ? formatChangePercent(figure).replace('%', '')
    : formatNumber(figure, Math.abs(figure) < WHOLE_FROM ? 2 : 0);
}

/**
 * Whether a figure is from quarterly results, which a company reports with its subsidiaries or on
 * its own.
 */
const isOfResults = ({ key }: ScreenField): boolean =>
  key === 'sales-growth' || key === 'profit-growth' || key === 'margin';

function areBasesMixed(companies: Companies, field: ScreenField): boolean {
  const known = companies.flatMap((row) =>
    row && field.value(row) !== null ? (row.resultsBasis ?? []) : [],
  );
  return new Set(known).size > 1;
}

/** The day of a figure if it differs from the session's. */
function dayWords({ key }: ScreenField, companies: Companies, date: string | null): string {
  const day = headerDay(key, { date, rows: companies.flatMap((row) => row ?? []) });
  return day === null ? '' : ` (${formatDate(day)})`;
}

/**
 * Every figure of companies side by side.
 * @param date of the session
 * @param results what each reported for a year and paid
 */
export function compareRows(
  companies: Companies,
  date: string | null,
  results: readonly ComparedResults[] = [],
): readonly CompareRow[] {
  const groups = SCREEN_GROUPS.map(({ key, label, values }) => ({
    label: key === 'index' ? 'Indices that name it' : label,
    values: companies.map((row) => {
      const all = row ? values(row) : [];
      if (all.length === 0) return MISSING;
      return key === 'index' ? formatCount(all.length) : all.join(', ');
    }),
  }));
  const rows = SCREEN_FIELDS.flatMap((field: ScreenField) => {
    const figures = companies.map((row) => row && field.value(row));
    if (figures.every((figure) => figure === null)) return [];
    const isMixed = isOfResults(field) && areBasesMixed(companies, field);
    const values = companies.map((row) => {
      if (!row) return MISSING;
      const basis = isMixed && field.value(row) !== null && row.resultsBasis;
      return `${printed(field, row)}${basis ? ` (${basis})` : ''}`;
    });
    return {
      label: `${field.label}${dayWords(field, companies, date)}`,
      values,
      ...(SUMS.has(field.key) && { figures }),
      ...(!isMixed && { better: betterPlace(figures, values, BETTER[field.key]) }),
    };
  });
  return differingFirst([...rows, ...resultRows(results), ...groups]);
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
