import {
  date,
  type Field,
  figure,
  list,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';
import {
  formatCount,
  formatCrore,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@/lib/tools/format';

import { meaningfulRatio } from './ratios';

interface FigureRow<Name extends string> {
  readonly field: Field<number | string | null, unknown, string | null>;
  /** Its label in the list of key figures; figures without a label are not listed. */
  readonly label?: string;
  readonly print?: (value: number | null) => string;
  /** The figure printed under it. */
  readonly note?: Name;
}

const positiveRupees = (value: number | null): string => formatRupees(meaningfulRatio(value));

/**
 * A number of shares, in crore from one crore up, since a cell on a phone has room for ten digits.
 */
const shares = (count: number | null): string =>
  count !== null && count >= 1e7 ? `${formatNumber(count / 1e7)} crore` : formatCount(count);

/** A company's figures, those with a label in the order of the list on its page. */
const TABLE = {
  marketCapCrore: { field: figure.from('MCAP') },
  /** Its place among the companies of the exchange by market value, and their number. */
  marketCapRank: { field: optional(figure) },
  marketCapCount: { field: optional(figure) },
  /** The day of the market value, where it is not the price's. */
  marketCapDate: { field: optional(date) },
  pe: { field: figure.from('PE') },
  peDate: { field: optional(date) },
  price: { field: optional(figure) },
  change: { field: optional(figure) },
  changePercent: { field: optional(figure).from('perchg') },
  high52: { field: optional(figure) },
  high52Date: { field: optional(date) },
  low52: { field: optional(figure) },
  low52Date: { field: optional(date) },
  /** The first day of this range: a year before the last where it covers 52 weeks. */
  rangeFrom: { field: optional(date) },
  about: { field: optional(text) },
  /** The exchange's series: EQ, BE, BZ. */
  series: { field: optional(text) },
  listedOn: { field: optional(date) },
  dividendYield: { field: figure.from('DIVYIELD') },
  bookValue: { field: optional(figure), label: 'Book value a share', print: positiveRupees },
  turnoverCrore: {
    field: optional(figure).from('turnover'),
    label: 'Traded in the day',
    print: formatCrore,
  },
  /** Shares delivered of those traded, in per cent: on the day, and over twenty days. */
  delivery: {
    field: optional(figure),
    label: 'Delivered of it',
    print: formatPercent,
    note: 'delivery20',
  },
  delivery20: { field: optional(figure), print: (value) => `${formatPercent(value)} over 20 days` },
  /** Annualised, in per cent, as the exchange publishes it. */
  volatility: {
    field: optional(figure),
    label: 'Volatility, a year',
    print: formatPercent,
    note: 'volatilityDate',
  },
  volatilityDate: { field: optional(date) },
  issuedShares: {
    field: optional(figure),
    label: 'Shares issued',
    print: shares,
    note: 'issuedDate',
  },
  /** The day of the count, to which later splits and bonus issues are applied. */
  issuedDate: { field: optional(date) },
  faceValue: { field: optional(figure), label: 'Face value', print: positiveRupees },
} as const satisfies Readonly<Record<string, FigureRow<string>>>;

type Rows = typeof TABLE;
export type FigureName = keyof Rows;

const TABLE_FIELDS = Object.fromEntries(
  Object.entries(TABLE).map(([name, { field }]) => [name, field]),
) as { readonly [Name in FigureName]: Rows[Name]['field'] };

/** A company's figures. Days are `YYYY-MM-DD`; missing figures are `null`. */
export const companyFigures = record({
  ...TABLE_FIELDS,
  name: text.from('companyname'),
  /** Names of the indices that it belongs to. */
  indices: list(text),
});
export type CompanyFigures = RecordOf<typeof companyFigures>;

export const COMPANY_FIGURES: Readonly<Record<FigureName, FigureRow<FigureName>>> = TABLE;

/** Every figure with its name in the record and in the provider's answer. */
export const FIGURES = (Object.keys(TABLE) as FigureName[]).map((name) => {
  const row = COMPANY_FIGURES[name];
  return { ...row, name, from: row.field.name ?? name };
});

/** The figures of a company without data. */
export const NO_FIGURES = {
  ...Object.fromEntries(FIGURES.map(({ name }) => [name, null])),
  indices: [],
} as unknown as Omit<CompanyFigures, 'name'>;
