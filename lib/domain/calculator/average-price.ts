import { assumption, lines, rupees } from './fields';
import { linesOf, pastedNumber } from './pasted-lines';
import { roundTo } from './rounding';
import type { Fields, Values } from './types';

const MOST = 100;
const EXAMPLE = '100 450.50';

interface Trade {
  /** Negative for a sale. */
  readonly quantity: number;
  readonly price: number;
}

function problemIn(trades: readonly Trade[]): string | null {
  if (trades.length === 0) return 'Write a line for each purchase, such as 100 450.50.';
  if (trades.length > MOST) return `There are more than ${MOST} lines. Add some of them up.`;
  let held = 0;
  for (const [at, { quantity }] of trades.entries()) {
    held = roundTo(held + quantity, 6);
    if (held < 0) {
      return `Trade ${at + 1} sells more than there is by then. Put purchases before their sales.`;
    }
  }
  return held > 0 ? null : 'Everything is sold, so there is no average. Leave out the last sale.';
}

/** The trades of a text in order, or its error. */
export function readTrades(text: string): { trades: readonly Trade[]; problem: string | null } {
  const trades: Trade[] = [];
  for (const { at, text: line, words } of linesOf(text)) {
    const [quantity, price] = words.map(pastedNumber);
    if (words.length !== 2 || !quantity || !price || price < 0) {
      const problem = `Line ${at} is not a number of shares and a price: “${line}”. Write it as ${EXAMPLE}, or −40 510 for a sale.`;
      return { trades: [], problem };
    }
    trades.push({ quantity, price });
  }
  return { trades, problem: problemIn(trades) };
}

export const averageFields = {
  trades: lines(
    'Shares and price, one trade a line',
    '100 450\n50 380\n-40 470',
    `First the shares, then the price of one: ${EXAMPLE}. A minus before the shares is a sale.`,
    (text) => readTrades(text).problem,
  ),
  price: rupees('Price now', [420, 0, 1_000_000, 5]),
  method: assumption('average', 'A sale takes', [
    {
      value: 'average',
      label: 'At the average',
      note: 'Of all shares held, as many trackers show',
    },
    {
      value: 'fifo',
      label: 'The oldest first',
      note: 'As income tax counts shares in a demat account',
    },
  ]),
} satisfies Fields;

export type AverageFields = typeof averageFields;
export type AverageInput = Values<AverageFields>;

export interface HoldingRow extends Trade {
  readonly held: number;
  /** The purchase cost of the shares still held. */
  readonly cost: number;
  /** Profit of all sales so far. */
  readonly realised: number;
}

/** The cost that a sale removes from the lots: at the average of all, or of the oldest lots. */
function sell(lots: readonly Trade[], sold: number, method: AverageInput['method']) {
  const held = lots.reduce((sum, { quantity }) => sum + quantity, 0);
  if (method === 'average') {
    const left = (held - sold) / held;
    return lots.map((lot) => ({ ...lot, quantity: lot.quantity * left }));
  }
  let open = sold;
  return lots.map((lot) => {
    const taken = Math.min(open, lot.quantity);
    open -= taken;
    return { ...lot, quantity: lot.quantity - taken };
  });
}

const costOf = (lots: readonly Trade[]): number =>
  lots.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** The holding after each trade. */
export function holdingRows({ trades, method }: AverageInput): readonly HoldingRow[] {
  let lots: readonly Trade[] = [];
  let [held, realised] = [0, 0];
  return readTrades(trades).trades.map(({ quantity, price }) => {
    const before = costOf(lots);
    lots = quantity > 0 ? [...lots, { quantity, price }] : sell(lots, -quantity, method);
    if (quantity < 0) realised += -quantity * price - (before - costOf(lots));
    held = roundTo(held + quantity, 6);
    return { quantity, price, held, cost: costOf(lots), realised };
  });
}

export function lastHolding(input: AverageInput): HoldingRow {
  const row = holdingRows(input).at(-1);
  if (!row) throw new RangeError('a holding needs at least one trade');
  return row;
}

export const averageOf = ({ cost, held }: HoldingRow): number => cost / held;
