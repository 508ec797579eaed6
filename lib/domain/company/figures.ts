import {
  formatCount,
  formatCrore,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@/lib/tools/format';

import { meaningfulRatio } from './ratios';

interface FigureRow<Name extends string> {
  readonly is: 'number' | 'text' | 'date';
  /** Its name in the provider's answer, if that differs. */
  readonly from?: string;
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

/**
 * A company's figures, those with a label in the order of the list on its page. The provider's
 * schema and transform, the record and its blank form are derived from this table.
 */
const TABLE = {
  marketCapCrore: { is: 'number', from: 'MCAP' },
  /** Its place among the companies of the exchange by market value, and their number. */
  marketCapRank: { is: 'number' },
  marketCapCount: { is: 'number' },
  /** The day of the market value, where it is not the price's. */
  marketCapDate: { is: 'date' },
  pe: { is: 'number', from: 'PE' },
  peDate: { is: 'date' },
  price: { is: 'number' },
  change: { is: 'number' },
  changePercent: { is: 'number', from: 'perchg' },
  high52: { is: 'number' },
  high52Date: { is: 'date' },
  low52: { is: 'number' },
  low52Date: { is: 'date' },
  /** The first day of this range: a year before the last where it covers 52 weeks. */
  rangeFrom: { is: 'date' },
  about: { is: 'text' },
  /** The exchange's series: EQ, BE, BZ. */
  series: { is: 'text' },
  listedOn: { is: 'date' },
  dividendYield: { is: 'number', from: 'DIVYIELD' },
  bookValue: { is: 'number', label: 'Book value a share', print: positiveRupees },
  turnoverCrore: { is: 'number', from: 'turnover', label: 'Traded in the day', print: formatCrore },
  /** Shares delivered of those traded, in per cent: on the day, and over twenty days. */
  delivery: { is: 'number', label: 'Delivered of it', print: formatPercent, note: 'delivery20' },
  delivery20: { is: 'number', print: (value) => `${formatPercent(value)} over 20 days` },
  /** Annualised, in per cent, as the exchange publishes it. */
  volatility: {
    is: 'number',
    label: 'Volatility, a year',
    print: formatPercent,
    note: 'volatilityDate',
  },
  volatilityDate: { is: 'date' },
  issuedShares: { is: 'number', label: 'Shares issued', print: shares, note: 'issuedDate' },
  /** The day of the count, to which later splits and bonus issues are applied. */
  issuedDate: { is: 'date' },
  faceValue: { is: 'number', label: 'Face value', print: positiveRupees },
} as const satisfies Readonly<Record<string, FigureRow<string>>>;

type Rows = typeof TABLE;
export type FigureName = keyof Rows;

/** The kind of each figure's value by its name in the provider's answer. */
export type AnswerKinds = {
  readonly [
    Name in FigureName as Rows[Name] extends { from: infer A extends string } ? A : Name
  ]: Rows[Name]['is'];
};

/** Days are `YYYY-MM-DD`; missing figures are `null`. */
export type CompanyFigures = {
  readonly [Name in FigureName]: (Rows[Name]['is'] extends 'number' ? number : string) | null;
} & {
  readonly name: string;
  /** Names of the indices that it belongs to. */
  readonly indices: readonly string[];
};

export const COMPANY_FIGURES: Readonly<Record<FigureName, FigureRow<FigureName>>> = TABLE;

/** Every figure with its name in the record and in the provider's answer. */
export const FIGURES = (Object.keys(TABLE) as FigureName[]).map((name) => {
  const row = COMPANY_FIGURES[name];
  return { ...row, name, from: (row.from ?? name) as keyof AnswerKinds };
});

/** The figures of a company without data. */
export const NO_FIGURES = {
  ...Object.fromEntries(FIGURES.map(({ name }) => [name, null])),
  indices: [],
} as unknown as Omit<CompanyFigures, 'name'>;
