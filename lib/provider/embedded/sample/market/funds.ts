import type { FundNavWire } from '@/lib/provider/schemas/market';

import { SAMPLE_DAY } from '../day';
import { seededRandom } from '../random';
import { SCHEMES } from './funds-table';

/** NAVs of mutual fund schemes on the sample day: ₹ a unit, to the four decimals AMFI publishes. */
export function fundNavs(): FundNavWire[] {
  return SCHEMES.map(([schemeCode, isin, name, fundHouse, category, navLevel]) => ({
    schemeCode,
    name,
    fundHouse,
    category,
    nav: Number((navLevel * seededRandom(`nav ${schemeCode}`).between(0.96, 1.04)).toFixed(4)),
    date: SAMPLE_DAY,
    isin,
  }));
}
