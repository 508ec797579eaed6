import type { CompanyFigure } from '@/lib/domain/company/records';

/** A company with every figure. */
export const figure = (symbol: string, more: Partial<CompanyFigure> = {}): CompanyFigure => ({
  symbol,
  name: null,
  industry: 'Banks',
  series: 'EQ',
  indices: ['Nifty 50'],
  close: 100,
  changePercent: 1,
  monthPercent: 2,
  yearPercent: 3,
  marketCapCrore: 5000,
  pe: 20,
  belowHighPercent: 4,
  aboveLowPercent: 5,
  dividendYieldPercent: 1.5,
  valueCrore: 6,
  deliveryPercent: 50,
  volatilityPercent: 30,
  salesGrowthPercent: 7,
  profitGrowthPercent: 8,
  operatingMarginPercent: 9,
  promotersPercent: 51,
  pledgedPercent: 0,
  ...more,
});
