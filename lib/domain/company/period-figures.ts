/**
 * The figures that a company reports for a quarter or a year: each by its name in the provider's
 * answer. Money is in ₹ crore, earnings per share are in ₹, shares of loans in per cent. Schema,
 * transform, record and blank form are derived from this table.
 */
const TABLE = {
  /** Revenue from operations; for a bank, the interest earned. */
  salesCrore: 'sales',
  otherIncomeCrore: 'otherIncome',
  /** All expenses, including finance cost and depreciation; for a bank, */
  expensesCrore: 'expenses',
  /** Of a bank, the interest paid. */
  financeCostCrore: 'financeCost',
  depreciationCrore: 'depreciation',
  /** As reported; `operatingProfitOf` computes it if a report has none. */
  operatingProfitCrore: 'operatingProfit',
  /** A bank's provisions other than for tax. */
  provisionsCrore: 'provisions',
  /** Gains and losses out of the ordinary, before tax; a loss is negative. */
  exceptionalCrore: 'exceptional',
  profitBeforeTaxCrore: 'profitBeforeTax',
  taxCrore: 'tax',
  netProfitCrore: 'netProfit',
  /**
   * The part of the net profit that belongs to the company's owners; only in consolidated reports.
   */
  ownersProfitCrore: 'ownersProfit',
  /** Basic earnings per share. */
  eps: 'eps',
  dilutedEps: 'dilutedEps',
  /** A bank's non-performing loans, in ₹ crore and in per cent of its loans. */
  grossNpaCrore: 'grossNpa',
  netNpaCrore: 'netNpa',
  grossNpaPercent: 'grossNpaPercent',
  netNpaPercent: 'netNpaPercent',
} as const;

export type PeriodFigure = keyof typeof TABLE;

/** A figure's name in the provider's answer. */
export type PeriodFigureKey = (typeof TABLE)[PeriodFigure];

/** The figures of a period; those that the report does not state are `null`. */
export type PeriodFigures = { readonly [Name in PeriodFigure]: number | null };

/** Every figure with its name in the record and in the provider's answer. */
export const PERIOD_FIGURES = (Object.keys(TABLE) as PeriodFigure[]).map((name) => ({
  name,
  from: TABLE[name],
}));

/** The figures of a period without data. */
export const NO_PERIOD_FIGURES = Object.fromEntries(
  PERIOD_FIGURES.map(({ name }) => [name, null]),
) as unknown as PeriodFigures;
