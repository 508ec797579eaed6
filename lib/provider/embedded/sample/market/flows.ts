import type { InstitutionalFlowWire } from '@/lib/provider/schemas/market';

import { tradingDaysBack } from '../day';
import { seededRandom } from '../random';
import { round2 } from './rounding';
import { marketMove } from './series';

const DAYS = 20;

function flow(date: string, category: 'FII' | 'DII', buy: number, net: number) {
  const bought = round2(buy);
  const sold = round2(buy - net);
  return { date, category, buy: bought, sell: sold, net: round2(bought - sold) };
}

/**
 * What foreign (FII) and domestic (DII) institutions bought and sold in the cash market on the last
 * twenty trading days, newest first, in ₹ crore. Foreign money goes with the market, domestic
 * money leans against it.
 */
export function institutionalFlows(): InstitutionalFlowWire[] {
  const random = seededRandom('institutional flows');
  return tradingDaysBack()
    .slice(0, DAYS)
    .flatMap((date, index) => {
      const move = marketMove(index) * 100;
      const foreign = move * 1_700 - 450 + 550 * random.normal();
      const domestic = -0.6 * foreign + 900 + 450 * random.normal();
      return [
        flow(date, 'FII', random.between(11_000, 16_000), foreign),
        flow(date, 'DII', random.between(12_000, 17_000), domestic),
      ];
    });
}
