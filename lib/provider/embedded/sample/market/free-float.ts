/**
 * Roughly what part of a large company's shares is not its promoters', by which both exchanges weigh
 * their indices; half stands for every other company.
 */
const FREE_FLOAT: Readonly<Record<string, number>> = {
  ADANIENT: 0.26,
  ADANIGREEN: 0.39,
  ADANIPOWER: 0.25,
  AXISBANK: 0.92,
  BAJAJFINSV: 0.4,
  BEL: 0.49,
  COALINDIA: 0.37,
  DMART: 0.25,
  ETERNAL: 0.95,
  HAL: 0.28,
  HDFCBANK: 1,
  HINDUNILVR: 0.38,
  HINDZINC: 0.15,
  ICICIBANK: 1,
  IDEA: 0.26,
  INFY: 0.86,
  IOC: 0.48,
  IRFC: 0.14,
  ITC: 1,
  JIOFIN: 0.53,
  KOTAKBANK: 0.74,
  LICI: 0.04,
  LT: 1,
  'M&M': 0.78,
  MARUTI: 0.42,
  NESTLEIND: 0.37,
  ONGC: 0.41,
  RELIANCE: 0.5,
  SBIN: 0.43,
  SHRIRAMFIN: 0.75,
  SUNPHARMA: 0.45,
  TATASTEEL: 0.67,
  TCS: 0.28,
  TECHM: 0.65,
  WIPRO: 0.27,
};

/** The part of a company's shares that counts for an index, over 0 and at most 1. */
export function freeFloat(symbol: string): number {
  return FREE_FLOAT[symbol] ?? 0.5;
}
