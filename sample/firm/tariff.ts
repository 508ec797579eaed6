import type { Fee, Tariff } from '@/lib/domain/charge/tariff';

const rupees = (amount: number): Fee['amount'] => ({ kind: 'rupees', rupees: amount });
const yearly = (percent: number): Fee['amount'] => ({ kind: 'yearly', percent });

const perOrder = { kind: 'flat', rupees: 20 } as const;

/**
 * The firm's tariff. Pages, calculators and the tariff sheet take the firm's charges from here; tests
 * compare texts of the sample with it. `lib/domain/charge/fee-names.ts` has the names of the fees.
 */
export const tariff = {
  from: '2026-10-01',
  brokerage: {
    delivery: { kind: 'percent', percent: 0.25 },
    intraday: { kind: 'percent', percent: 0.03, most: 20 },
    'equity-futures': perOrder,
    'equity-options': perOrder,
    'currency-futures': perOrder,
    'currency-options': perOrder,
    'commodity-futures': perOrder,
    'commodity-options': perOrder,
  },
  fees: {
    opening: { amount: rupees(0), hasGst: true },
    maintenance: { amount: rupees(300), hasGst: true },
    basicSmall: { amount: rupees(0), hasGst: true },
    basicLarge: { amount: rupees(100), hasGst: true },
    depository: { amount: rupees(13), hasGst: true },
    transferOut: { amount: rupees(13), hasGst: true },
    pledge: { amount: rupees(20), hasGst: true },
    certificate: { amount: rupees(5), hasGst: true },
    ddpi: { amount: rupees(100), hasGst: false },
    callAndTrade: { amount: rupees(0), hasGst: true },
    squareOff: { amount: rupees(50), hasGst: true },
    paperNote: { amount: rupees(25), hasGst: true },
    paperStatement: { amount: rupees(50), hasGst: true },
    programmedOrders: { amount: rupees(500), hasGst: true },
    latePayment: { amount: yearly(18), hasGst: false },
    marginTrading: { amount: yearly(14), hasGst: false },
    lending: { amount: { kind: 'share', percent: 2 }, hasGst: true },
    closing: { amount: rupees(0), hasGst: true },
  },
} as const satisfies Tariff;
