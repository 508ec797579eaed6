import type { Industry } from '../companies';

/** What a rupee of sales turns into in an industry, roughly. */
export interface Economics {
  /** Net profit as a share of sales. */
  margin: number;
  /** Depreciation, interest and the like as a share of sales. */
  burden: number;
  /** Net profit as a share of book value. */
  returnOnEquity: number;
  /** The price to earnings at which `margin` holds. */
  usualPe: number;
  /** Weight of the quarters that end in March, June, September and December. */
  season: readonly [march: number, june: number, september: number, december: number];
}

function economics(
  margin: number,
  burden: number,
  returnOnEquity: number,
  usualPe: number,
  season: Economics['season'] = [1.03, 0.98, 0.99, 1],
): Economics {
  return { margin, burden, returnOnEquity, usualPe, season };
}

export const ECONOMICS: Readonly<Record<Industry, Economics>> = {
  'Automobile and Auto Components': economics(0.085, 0.045, 0.18, 32, [1.06, 0.92, 1, 1.02]),
  'Capital Goods': economics(0.1, 0.03, 0.19, 48, [1.28, 0.84, 0.94, 0.94]),
  Chemicals: economics(0.1, 0.05, 0.15, 38, [1.02, 1, 0.97, 1.01]),
  Construction: economics(0.055, 0.045, 0.13, 28, [1.32, 0.88, 0.86, 0.94]),
  'Construction Materials': economics(0.085, 0.08, 0.1, 36, [1.28, 1.05, 0.75, 0.92]),
  'Consumer Durables': economics(0.075, 0.025, 0.2, 50, [1.08, 1.02, 0.9, 1]),
  'Consumer Services': economics(0.08, 0.07, 0.13, 60, [0.98, 0.94, 0.96, 1.12]),
  Diversified: economics(0.08, 0.04, 0.14, 32),
  'Fast Moving Consumer Goods': economics(0.13, 0.03, 0.26, 48, [0.98, 1.03, 1, 0.99]),
  'Financial Services': economics(0.2, 0.42, 0.14, 22, [1.06, 0.96, 0.98, 1]),
  'Forest Materials': economics(0.08, 0.06, 0.1, 14),
  Healthcare: economics(0.15, 0.05, 0.17, 42, [0.99, 0.98, 1.02, 1.01]),
  'Information Technology': economics(0.14, 0.03, 0.24, 22, [1.01, 0.97, 1, 1.02]),
  'Media Entertainment & Publication': economics(0.12, 0.08, 0.11, 28, [0.9, 0.96, 1.04, 1.1]),
  'Metals & Mining': economics(0.1, 0.08, 0.14, 18, [1.12, 1, 0.9, 0.98]),
  'Oil Gas & Consumable Fuels': economics(0.06, 0.04, 0.14, 11, [1.08, 0.98, 0.94, 1]),
  Power: economics(0.16, 0.26, 0.12, 24, [1, 1.06, 1, 0.94]),
  Realty: economics(0.24, 0.06, 0.11, 36, [1.34, 0.88, 0.84, 0.94]),
  Services: economics(0.12, 0.1, 0.16, 30, [1, 1, 0.94, 1.06]),
  Telecommunication: economics(0.14, 0.33, 0.18, 38),
  Textiles: economics(0.07, 0.06, 0.13, 34, [1, 0.97, 1.02, 1.01]),
  Utilities: economics(0.1, 0.03, 0.14, 24, [1.3, 0.88, 0.88, 0.94]),
};

/** Net margins of companies whose business is far from their industry's usual one. */
export const MARGINS: Readonly<Record<string, number>> = {
  '360ONE': 0.33,
  ABBOTINDIA: 0.21,
  ADANIENT: 0.05,
  AWL: 0.02,
  BAJAJFINSV: 0.07,
  BAJAJHLDNG: 0.7,
  BAJFINANCE: 0.24,
  BPCL: 0.045,
  BSE: 0.5,
  CAMS: 0.31,
  CDSL: 0.38,
  CHENNPETRO: 0.03,
  COALINDIA: 0.22,
  DMART: 0.047,
  ETERNAL: 0.012,
  FACT: 0.02,
  GAIL: 0.07,
  GESHIP: 0.42,
  GROWW: 0.44,
  GRASIM: 0.03,
  HDFCAMC: 0.58,
  HINDPETRO: 0.03,
  HINDUNILVR: 0.165,
  HINDZINC: 0.3,
  ICICIAMC: 0.52,
  IEX: 0.6,
  INDIGO: 0.07,
  INDUSTOWER: 0.2,
  INFY: 0.165,
  IOC: 0.035,
  IRFC: 0.25,
  ITC: 0.26,
  JIOFIN: 0.55,
  KFINTECH: 0.28,
  LT: 0.06,
  MARUTI: 0.095,
  MCX: 0.48,
  MFSL: 0.01,
  MRPL: 0.03,
  'NAM-INDIA': 0.54,
  NMDC: 0.28,
  NYKAA: 0.01,
  ONGC: 0.06,
  PATANJALI: 0.035,
  PAYTM: 0.07,
  POLICYBZR: 0.1,
  POWERGRID: 0.34,
  PPLPHARMA: 0.012,
  REDINGTON: 0.014,
  RELIANCE: 0.075,
  SUNTV: 0.42,
  TATAINVEST: 0.7,
  TATASTEEL: 0.05,
  TCS: 0.19,
  TMPV: 0.025,
  UBL: 0.05,
  WESTLIFE: 0.012,
};

/** Net profit as a share of total income, and of book value, where no expenses are reported. */
export const FINANCIERS = {
  bank: { margin: 0.16, returnOnEquity: 0.14 },
  insurer: { margin: 0.05, returnOnEquity: 0.14 },
} as const;
