import type { CompanyFigures } from './records';

/** The figures of a company that nothing is known of. */
export const NO_FIGURES: Omit<CompanyFigures, 'name'> = {
  ...{ marketCapCrore: null, pe: null, dividendYield: null },
  ...{ price: null, change: null, changePercent: null, high52: null, low52: null },
  ...{ faceValue: null, bookValue: null, about: null },
  ...{ marketCapRank: null, marketCapCount: null, marketCapDate: null, peDate: null },
  ...{ issuedShares: null, delivery: null, delivery20: null, turnoverCrore: null },
  ...{ volatility: null, volatilityDate: null, high52Date: null, low52Date: null },
  ...{ series: null, listedOn: null, indices: [] },
};
