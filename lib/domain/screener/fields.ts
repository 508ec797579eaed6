import { formatCount, formatNumber } from '@/lib/tools/format';
import type { CompanyFigure } from '@/lib/domain/company/records';

/** A figure that companies can be screened by. */
interface Field {
  readonly key: string;
  /** Header of its column, with its unit. */
  readonly label: string;
  /** Header of its column where the label is too long for a phone. */
  readonly short?: string;
  /** Its name within a sentence. */
  readonly noun: string;
  readonly value: (row: CompanyFigure) => number | null;
  /** How a bound is printed in a sentence. */
  readonly print: (bound: number) => string;
  /** Printed in colours with its sign. */
  readonly isChange?: true;
}

const plain = (bound: number): string => String(bound).replace('-', '−');
const percent = (bound: number): string => `${plain(bound)}%`;
const crore = (bound: number): string => `₹${formatCount(bound)} crore`;

/** Every figure of the screener, in the order of the form and of the columns. */
export const SCREEN_FIELDS = [
  {
    key: 'mcap',
    label: 'Market value ₹ crore',
    short: 'Value ₹ cr',
    noun: 'market value',
    value: ({ marketCapCrore }) => marketCapCrore,
    print: crore,
  },
  { key: 'pe', label: 'P/E', noun: 'P/E', value: ({ pe }) => pe, print: plain },
  {
    key: 'price',
    label: 'Price ₹',
    noun: 'price',
    value: ({ close }) => close,
    print: (bound) => `₹${formatNumber(bound)}`,
  },
  {
    key: 'day',
    label: 'Day %',
    noun: 'change of the day',
    value: ({ changePercent }) => changePercent,
    print: percent,
    isChange: true,
  },
  {
    key: 'month',
    label: '1 month %',
    noun: 'change over a month',
    value: ({ monthPercent }) => monthPercent,
    print: percent,
    isChange: true,
  },
  {
    key: 'year',
    label: '1 year %',
    noun: 'change over a year',
    value: ({ yearPercent }) => yearPercent,
    print: percent,
    isChange: true,
  },
  {
    key: 'below-high',
    label: 'Below 52-week high %',
    short: 'Below high %',
    noun: 'distance below the 52-week high',
    value: ({ belowHighPercent }) => belowHighPercent,
    print: percent,
  },
  {
    key: 'above-low',
    label: 'Above 52-week low %',
    short: 'Above low %',
    noun: 'distance above the 52-week low',
    value: ({ aboveLowPercent }) => aboveLowPercent,
    print: percent,
  },
  {
    key: 'yield',
    label: 'Dividend yield %',
    short: 'Yield %',
    noun: 'dividend yield',
    value: ({ dividendYieldPercent }) => dividendYieldPercent,
    print: percent,
  },
  {
    key: 'turnover',
    label: 'Value traded ₹ crore',
    short: 'Traded ₹ cr',
    noun: 'value traded',
    value: ({ valueCrore }) => valueCrore,
    print: crore,
  },
  {
    key: 'delivery',
    label: 'Delivered %',
    noun: 'delivered part of the volume',
    value: ({ deliveryPercent }) => deliveryPercent,
    print: percent,
  },
  {
    key: 'volatility',
    label: 'Volatility % a year',
    short: 'Volatility %',
    noun: 'volatility',
    value: ({ volatilityPercent }) => volatilityPercent,
    print: percent,
  },
  {
    key: 'sales-growth',
    label: 'Sales growth %',
    noun: 'growth of sales on the year',
    value: ({ salesGrowthPercent }) => salesGrowthPercent,
    print: percent,
    isChange: true,
  },
  {
    key: 'profit-growth',
    label: 'Profit growth %',
    noun: 'growth of profit on the year',
    value: ({ profitGrowthPercent }) => profitGrowthPercent,
    print: percent,
    isChange: true,
  },
  {
    key: 'margin',
    label: 'Operating margin %',
    short: 'Margin %',
    noun: 'operating margin',
    value: ({ operatingMarginPercent }) => operatingMarginPercent,
    print: percent,
  },
  {
    key: 'promoters',
    label: 'Promoters’ holding %',
    short: 'Promoters %',
    noun: 'promoters’ holding',
    value: ({ promotersPercent }) => promotersPercent,
    print: percent,
  },
  {
    key: 'pledge',
    label: 'Pledged of promoters’ shares %',
    short: 'Pledged %',
    noun: 'pledged part of the promoters’ shares',
    value: ({ pledgedPercent }) => pledgedPercent,
    print: percent,
  },
] as const satisfies readonly Field[];

export type ScreenKey = (typeof SCREEN_FIELDS)[number]['key'];
export type ScreenField = Field & { readonly key: ScreenKey };

export const screenFieldOf = (key: string): ScreenField | undefined =>
  SCREEN_FIELDS.find((field) => field.key === key);

/** Further criteria besides figures: each is one value from a list. */
export const SCREEN_GROUPS = [
  { key: 'industry', label: 'Industry', values: ({ industry }) => (industry ? [industry] : []) },
  { key: 'index', label: 'Index', values: ({ indices }) => indices },
  { key: 'series', label: 'Series', values: ({ series }) => (series ? [series] : []) },
] as const satisfies readonly {
  key: string;
  label: string;
  values: (row: CompanyFigure) => readonly string[];
}[];

export type GroupKey = (typeof SCREEN_GROUPS)[number]['key'];
