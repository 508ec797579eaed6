import { figure, optional } from '@/lib/domain/fields';

const reported = <Name extends string>(name: Name) => optional(figure).from(name);

/**
 * The figures that a company reports for a quarter or a year. Money is in ₹ crore, earnings per
 * share are in ₹, shares of loans in per cent; `null` is not stated.
 */
export const periodFigures = {
  /** Revenue from operations; for a bank, the interest earned. */
  salesCrore: reported('sales'),
  otherIncomeCrore: reported('otherIncome'),
  /** All expenses, including finance cost and depreciation; for a bank, */
  expensesCrore: reported('expenses'),
  /** Of a bank, the interest paid. */
  financeCostCrore: reported('financeCost'),
  depreciationCrore: reported('depreciation'),
  /** As reported; `operatingProfitOf` computes it if a report has none. */
  operatingProfitCrore: reported('operatingProfit'),
  /** A bank's provisions other than for tax. */
  provisionsCrore: reported('provisions'),
  /** Gains and losses out of the ordinary, before tax; a loss is negative. */
  exceptionalCrore: reported('exceptional'),
  profitBeforeTaxCrore: reported('profitBeforeTax'),
  taxCrore: reported('tax'),
  netProfitCrore: reported('netProfit'),
  /**
   * The part of the net profit that belongs to the company's owners; only in consolidated reports.
   */
  ownersProfitCrore: reported('ownersProfit'),
  /** Basic earnings per share. */
  eps: reported('eps'),
  dilutedEps: reported('dilutedEps'),
  /** A bank's non-performing loans, in ₹ crore and in per cent of its loans. */
  grossNpaCrore: reported('grossNpa'),
  netNpaCrore: reported('netNpa'),
  grossNpaPercent: reported('grossNpaPercent'),
  netNpaPercent: reported('netNpaPercent'),
};

export type PeriodFigure = keyof typeof periodFigures;

/** A figure's name in the provider's answer. */
export type PeriodFigureKey = (typeof periodFigures)[PeriodFigure]['name'];

/** The figures of a period; those that the report does not state are `null`. */
export type PeriodFigures = { readonly [Name in PeriodFigure]: number | null };

/** Every figure with its name in the record and in the provider's answer. */
export const PERIOD_FIGURES = (Object.keys(periodFigures) as PeriodFigure[]).map((name) => ({
  name,
  from: periodFigures[name].name,
}));

/** The figures of a period without data. */
export const NO_PERIOD_FIGURES = Object.fromEntries(
  PERIOD_FIGURES.map(({ name }) => [name, null]),
) as unknown as PeriodFigures;
