import { firmNote } from './firm-tariff';
import type { ContractNote } from './types';

/** The example purchase of the home page, of the equity broking page and of the infographic. */
export const samplePurchase = { shares: 20, price: 1_250 } as const;

/** The note of the example purchase. */
export const samplePurchaseNote: ContractNote = firmNote({
  segment: 'delivery',
  exchange: 'NSE',
  orders: [{ side: 'buy', quantity: samplePurchase.shares, price: samplePurchase.price }],
});
