import { contractNote } from './contract-note';
import type { Brokerage, Order, Trade } from './types';

/** A price that no charge can outweigh: charges are below a hundred per cent of the value. */
const HIGHEST_FACTOR = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The price, in whole paise, at which one sale of all the bought units loses nothing after all
 * charges, while a paisa less would lose; null if nothing was bought, or if flat fees make it
 * impossible. On small orders, whose taxes step by a rupee, a slightly lower price may break even
 * too.
 * @param bought the purchases, in rupees per unit
 * @param besides other costs in rupees that the sale has to cover
 */
export function breakEvenPrice(
  trade: Omit<Trade, 'orders'>,
  bought: readonly Omit<Order, 'side'>[],
  brokerage: Brokerage,
  besides = 0,
): number | null {
  const quantity = sum(bought.map((order) => order.quantity));
  if (quantity === 0) return null;
  const buys = bought.map((order) => ({ ...order, side: 'buy' as const }));
  const netAt = (paise: number): number =>
    contractNote(
      { ...trade, orders: [...buys, { side: 'sell', quantity, price: paise / 100 }] },
      brokerage,
    ).net - besides;
  const average = sum(bought.map((order) => order.quantity * order.price)) / quantity;
  let low = Math.floor(average * 100);
  let high = Math.ceil((average * HIGHEST_FACTOR + besides / quantity) * 100) + 10_000;
  if (netAt(high) < 0) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netAt(middle) >= 0) high = middle;
    else low = middle + 1;
  }
  return low / 100;
}
