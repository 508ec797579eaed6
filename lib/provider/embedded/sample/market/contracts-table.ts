/**
 * A future's underlying: sample price (₹ for the unit), sample move of the day (per cent), sample open
 * contracts, yearly cost of carry, and price step and unit as the exchange sets them.
 */
export type FutureRow = readonly [
  symbol: string,
  price: number,
  move: number,
  openInterest: number,
  carry: number,
  tick: number,
  unit: string,
];

/** The rupee pairs of NSE's currency segment. */
export const CURRENCIES: readonly FutureRow[] = [
  ['USDINR', 92.34, 0.09, 1_420_000, 0.021, 0.0025, '1 US dollar'],
  ['EURINR', 107.62, -0.14, 61_000, 0.036, 0.0025, '1 euro'],
  ['GBPINR', 122.87, -0.21, 48_000, 0.019, 0.0025, '1 pound sterling'],
  ['JPYINR', 59.41, 0.18, 17_500, 0.047, 0.0025, '100 Japanese yen'],
];

/* MCX ends bullion contracts early in the month, crude oil about the 19th and base metals on the
   last working day; each contract is listed for its own months. */
const GOLD_MONTHS = ['2026-12-04', '2027-02-05', '2027-04-05'];
const GOLD_MINI_MONTHS = ['2026-12-04', '2027-01-05', '2027-02-05'];
const SILVER_MONTHS = ['2026-12-04', '2027-03-05', '2027-05-05'];
const CRUDE_MONTHS = ['2026-12-18', '2027-01-19', '2027-02-19'];
const GAS_MONTHS = ['2026-12-28', '2027-01-25'];
const METAL_MONTHS = ['2026-11-30', '2026-12-31', '2027-01-29'];

export const COMMODITIES: readonly { row: FutureRow; expiries: readonly string[] }[] = [
  { row: ['GOLD', 141_280, 0.46, 13_800, 0.058, 1, '10 g'], expiries: GOLD_MONTHS },
  { row: ['GOLDM', 141_150, 0.45, 24_500, 0.058, 1, '10 g'], expiries: GOLD_MINI_MONTHS },
  { row: ['SILVER', 214_650, 0.83, 16_900, 0.064, 1, '1 kg'], expiries: SILVER_MONTHS },
  { row: ['CRUDEOIL', 5_962, -0.92, 15_200, 0.018, 1, '1 barrel'], expiries: CRUDE_MONTHS },
  { row: ['NATURALGAS', 334.6, 1.64, 26_300, 0.14, 0.1, '1 mmBtu'], expiries: GAS_MONTHS },
  { row: ['COPPER', 1_146.35, -0.38, 8_900, 0.055, 0.05, '1 kg'], expiries: METAL_MONTHS },
  { row: ['ZINC', 297.4, 0.27, 3_400, 0.05, 0.05, '1 kg'], expiries: METAL_MONTHS },
  { row: ['ALUMINIUM', 283.85, -0.19, 4_600, 0.05, 0.05, '1 kg'], expiries: METAL_MONTHS },
  { row: ['LEAD', 186.1, 0.11, 1_100, 0.05, 0.05, '1 kg'], expiries: METAL_MONTHS },
];
