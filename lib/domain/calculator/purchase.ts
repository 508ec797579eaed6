import { chargeRows } from '@/lib/domain/charge/charge-rows';
import { chargesAsOf, feeWithGst, firmNote } from '@/lib/domain/charge/firm-tariff';
import type { ContractNote, Order, Segment } from '@/lib/domain/charge/types';
import { formatRupees } from '@/lib/tools/format';
import { say } from '@/lib/tools/sentence';

import type { DocumentSpec } from './document';
import { choice, rupees } from './fields';
import type { Fields, Values } from './types';

/** The sentence of the charges page: a sum in rupees, an exchange, and what happens to the shares. */
export const purchaseFields = {
  sum: rupees('Sum', [50_000, 100, 100_000_000, 1_000]),
  exchange: choice('NSE', 'Exchange', [
    { value: 'NSE', label: 'NSE' },
    { value: 'BSE', label: 'BSE' },
  ]),
  then: choice('keep', 'What you do with them', [
    { value: 'keep', label: 'keep them' },
    { value: 'sell', label: 'sell them the same day' },
  ]),
} satisfies Fields;

export type Purchase = Values<typeof purchaseFields>;

const SEGMENT_OF: Readonly<Record<Purchase['then'], Segment>> = {
  keep: 'delivery',
  sell: 'intraday',
};

const WHAT = {
  keep: ['{sum:rupees} of shares on {exchange}, bought to keep'],
  sell: ['{sum:rupees} of shares on {exchange}, bought and sold the same day at the same price'],
} as const;

const FOOT = [
  '{share:percent} of the sum; {brokerage:rupees} is our brokerage. [A later sale has its own charges, among them {depository:rupees} for taking the shares out of the demat account. ]Rates as of {day:date}.',
] as const;

/** The contract note of a purchase as one order, with a sale at the same price if it is sold again. */
export function purchaseNote({ sum, exchange, then }: Purchase): ContractNote {
  const order = (side: Order['side']): Order => ({ side, quantity: 1, price: sum });
  return firmNote({
    segment: SEGMENT_OF[then],
    exchange,
    orders: then === 'sell' ? [order('buy'), order('sell')] : [order('buy')],
  });
}

/** The charges of a purchase line by line, at the firm's tariff and the rates in force. */
export function purchaseBill(purchase: Purchase) {
  const { sum, exchange, then } = purchase;
  const note = purchaseNote(purchase);
  const { rows } = chargeRows([note], [SEGMENT_OF[then]], exchange);
  return {
    title: 'What it costs',
    what: say(WHAT[then], { sum, exchange }),
    lines: rows.map(({ label, note: rate, values: [amount = ''] }) => ({
      label,
      note: rate,
      amount,
    })),
    total: { label: 'All charges', amount: formatRupees(note.total) },
    foot: say(FOOT, {
      share: (100 * note.total) / sum,
      brokerage: note.brokerage,
      depository: then === 'keep' ? feeWithGst('depository') : null,
      day: chargesAsOf,
    }),
  } satisfies Omit<DocumentSpec, 'kind'>;
}
