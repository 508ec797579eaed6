import { breakEvenPrice } from '@/lib/domain/charge/break-even';
import { gstPercent } from '@/lib/domain/charge/contract-note';
import { LEVY_RATES } from '@/lib/domain/charge/levies';
import { BROKERAGE_LIMIT, EXERCISE_TAX } from '@/lib/domain/charge/limits';
import { inForce } from '@/lib/domain/charge/in-force';
import { LEVY_SOURCES } from '@/lib/domain/charge/levy-sources';
import { FEE_NAMES } from '@/lib/domain/charge/fee-names';
import { type Fee, withGst } from '@/lib/domain/charge/tariff';
import type { ContractNote, Exchange, Order, Segment } from '@/lib/domain/charge/types';
import { formatDate, formatNumber, formatPercent, formatRupees } from '@/lib/tools/format';

import {
  brokerageText,
  exerciseTaxText,
  gstText,
  sebiFeeText,
} from '@/lib/domain/charge/charge-rows';
import { feeText, levyText } from '@/lib/domain/charge/charge-texts';
import {
  brokerageOn,
  chargesAsOf,
  type FeeId,
  feeRupees,
  feeShare,
  feeWithGst,
  firmNote,
  tariff,
} from '@/lib/domain/charge/firm-tariff';

const SEGMENT_NAMES: Readonly<Record<Segment, string>> = {
  delivery: 'Shares, delivery',
  intraday: 'Shares, intraday',
  'equity-futures': 'Equity futures',
  'equity-options': 'Equity options (on premium)',
  'currency-futures': 'Currency futures',
  'currency-options': 'Currency options (on premium)',
  'commodity-futures': 'Commodity futures',
  'commodity-options': 'Commodity options (on premium)',
};

const SEGMENTS = Object.keys(SEGMENT_NAMES) as Segment[];

const exchangesOf = (segment: Segment): readonly Exchange[] =>
  inForce(LEVY_RATES.exchange, chargesAsOf).flatMap((rate) =>
    rate.segment === segment && rate.exchange ? [rate.exchange] : [],
  );

/** The first day of the rate of a levy that applies now; a dash where the segment never paid it. */
const sinceOf = (kind: keyof typeof LEVY_RATES, segment: Segment): string => {
  const rates = LEVY_RATES[kind].filter((rate) => rate.segment === segment);
  const isDue = rates.some(({ percent }) => percent > 0);
  return formatDate(isDue ? inForce(rates, chargesAsOf)[0]?.from : undefined);
};

/** One line a segment: since when its brokerage and its levies are what they are. */
export const sinceRows: readonly (readonly string[])[] = SEGMENTS.map((segment) => [
  SEGMENT_NAMES[segment],
  formatDate(tariff.from),
  ...(['transactionTax', 'exchange', 'regulator', 'stampDuty'] as const).map((kind) =>
    sinceOf(kind, segment),
  ),
]);

export const SINCE_HEADER: readonly string[] = [
  'Segment',
  'Brokerage',
  'STT or CTT',
  'Exchange charge',
  'SEBI fee',
  'Stamp duty',
];

/** Brokerage with GST: `0.295%`, `₹23.60 per order`. */
function brokerageWithGst(segment: Segment): string {
  const fee = tariff.brokerage[segment];
  if (fee.kind === 'flat') return feeText({ ...fee, rupees: withGst(fee.rupees, chargesAsOf) });
  const percent = (fee.percent * (100 + gstPercent(chargesAsOf))) / 100;
  return feeText(
    fee.most === undefined
      ? { kind: 'percent', percent }
      : { kind: 'percent', percent, most: withGst(fee.most, chargesAsOf) },
  );
}

export const SEGMENT_HEADER: readonly string[] = [
  'Segment',
  'Brokerage (us)',
  'Brokerage with GST',
  'STT or CTT (Union)',
  'Exchange charge, both sides',
  'Stamp duty (state)',
];

export const FEE_HEADER: readonly string[] = ['Charge', 'For', 'Without GST', 'With GST'];

/** The notes below the table of segments. */
export const segmentNotes: readonly string[] = [
  `SEBI’s fee is ${sebiFeeText} of the value on both sides (₹10 a crore). GST of ${gstText} is added to brokerage, exchange charge and SEBI’s fee.`,
  'The NSE’s charge includes its contribution to the investor protection fund. The BSE’s is that of shares in groups A and B, and of Sensex and Bankex options.',
  'CTT applies to goods other than farm produce. Currency contracts have no STT.',
  `Brokerage on shares can’t exceed ${BROKERAGE_LIMIT}% of the value by the exchanges’ rules.`,
];

/** What the history of the tax leaves out, as text. */
export const shareTax = `${levyText('transactionTax', 'delivery')} for delivery and ${levyText('transactionTax', 'intraday')} for intraday`;

/** One line a segment: its brokerage and every levy, as text. */
export const segmentRows: readonly (readonly string[])[] = SEGMENTS.map((segment) => {
  const exchanges = exchangesOf(segment);
  return [
    SEGMENT_NAMES[segment],
    brokerageText(segment),
    brokerageWithGst(segment),
    levyText('transactionTax', segment),
    exchanges
      .map((exchange) => `${exchange} ${levyText('exchange', segment, exchange)}`)
      .join(', '),
    levyText('stampDuty', segment),
  ];
});

/**
 * What a trade of each segment costs, as a table: one line a charge, one column an exchange that has
 * the segment. A charge that every exchange has alike is one cell.
 */
export const segmentTables = SEGMENTS.map((segment) => {
  const exchanges = exchangesOf(segment);
  return {
    segment: SEGMENT_NAMES[segment],
    header: ['Charge', ...exchanges],
    brokerage: { withGst: brokerageWithGst(segment), without: brokerageText(segment) },
    rows: [
      ['STT or CTT (Union)', levyText('transactionTax', segment)],
      [
        'Exchange charge, both sides',
        ...exchanges.map((exchange) => levyText('exchange', segment, exchange)),
      ],
      ['Stamp duty (state)', levyText('stampDuty', segment)],
    ],
  };
});

/** The charges of a worked trade: its contract note’s, and the depository charge in the ledger. */
interface WorkedCharges extends ContractNote {
  /** The depository (DP) charge without GST, in rupees; its GST is part of `gst`. */
  readonly depository: number;
}

export interface WorkedTrade {
  readonly name: string;
  readonly what: string;
  readonly charges: WorkedCharges;
  /** The price at which a sale covers all charges, in rupees; null for a purchase alone. */
  readonly evenAt: number | null;
}

const roundTrip = (quantity: number, bought: number, sold: number): readonly Order[] => [
  { side: 'buy', quantity, price: bought },
  { side: 'sell', quantity, price: sold },
];

const worked = (
  name: string,
  what: string,
  [segment, exchange]: readonly [Segment, Exchange],
  [quantity, bought, sold]: readonly [number, number, number],
): WorkedTrade => {
  const note = firmNote({ segment, exchange, orders: roundTrip(quantity, bought, sold) });
  const isDelivered = segment === 'delivery';
  const depository = isDelivered ? feeRupees('depository') : 0;
  const ledger = isDelivered ? feeWithGst('depository') : 0;
  return {
    name,
    what,
    charges: {
      ...note,
      depository,
      gst: note.gst + ledger - depository,
      total: note.total + ledger,
      net: note.net - ledger,
    },
    evenAt: breakEvenPrice(
      { segment, exchange, day: chargesAsOf },
      [{ quantity, price: bought }],
      tariff.brokerage[segment],
      ledger,
    ),
  };
};

/** Five ordinary trades, each bought and sold, on invented prices. */
export const workedTrades: readonly WorkedTrade[] = [
  worked(
    'Shares, delivery',
    '20 shares bought at ₹1,250 and sold a month later at ₹1,300, NSE',
    ['delivery', 'NSE'],
    [20, 1_250, 1_300],
  ),
  worked(
    'Shares, intraday',
    '100 shares bought at ₹800 and sold the same day at ₹806, NSE',
    ['intraday', 'NSE'],
    [100, 800, 806],
  ),
  worked(
    'Nifty future',
    'One lot of 65 bought at 25,000 and sold at 25,060, NSE',
    ['equity-futures', 'NSE'],
    [65, 25_000, 25_060],
  ),
  worked(
    'Nifty option',
    'One lot of 65 bought at a premium of ₹120 and sold at ₹130, NSE',
    ['equity-options', 'NSE'],
    [65, 120, 130],
  ),
  worked(
    'Gold Mini future',
    '100 g bought at ₹1,40,000 for 10 g and sold at ₹1,40,600, MCX',
    ['commodity-futures', 'MCX'],
    [10, 140_000, 140_600],
  ),
];

export const workedRows: readonly (readonly string[])[] = workedTrades.map(
  ({ name, charges, evenAt }) => [
    name,
    formatNumber(charges.brokerage),
    formatNumber(charges.transactionTax),
    formatNumber(charges.exchange + charges.regulator),
    formatNumber(charges.stampDuty),
    formatNumber(charges.depository),
    formatNumber(charges.gst),
    formatNumber(charges.total),
    formatNumber(charges.net),
    formatNumber(evenAt),
  ],
);

/** What a worked trade costs and leaves, and each of its charges, as two tables. */
export const workedResults = workedRows.map((row) => [...row.slice(0, 1), ...row.slice(7)]);
export const workedCharges = workedRows.map((row) => row.slice(0, 7));

/** Who receives a part of the charges. */
export const RECEIVERS = [
  {
    key: 'firm',
    name: 'Us',
    of: ({ brokerage, depository }: WorkedCharges) => brokerage + depository,
  },
  {
    key: 'union',
    name: 'Union government (STT or CTT)',
    of: ({ transactionTax }: WorkedCharges) => transactionTax,
  },
  { key: 'gst', name: 'Union and state (GST)', of: ({ gst }: WorkedCharges) => gst },
  {
    key: 'exchange',
    name: 'Exchange and SEBI',
    of: ({ exchange, regulator }: WorkedCharges) => exchange + regulator,
  },
  { key: 'state', name: 'State (stamp duty)', of: ({ stampDuty }: WorkedCharges) => stampDuty },
] as const;

/** Costs that the exchange or its clearing corporation sets in each case and the client bears. */
export const passedOnRows: readonly (readonly string[])[] = [
  [
    'Penalty for a margin shortfall',
    'The clearing corporation’s charge on a shortfall that you caused, at its rate',
  ],
  [
    'Short delivery',
    'The price at which the exchange buys the shares in an auction, or the close-out price, with its charges',
  ],
];

export const PASSED_ON_HEADING = 'Costs that others set and we pass on';
export const PASSED_ON_HEADER: readonly string[] = ['Cost', 'What you pay'];

/** What the list of charges covers, and what it leaves to an agreement. */
export const chargesPromise =
  'For trading, demat and lending of shares, every charge of ours is listed here. Advice and portfolios have a fee by agreement.';

const amountText = ({ amount }: Fee): string => {
  if (amount.kind !== 'rupees') return formatPercent(amount.percent);
  return amount.rupees === 0 ? 'nil' : formatRupees(amount.rupees);
};

/** One line a fee: what, for what, without and with GST. */
export const feeRows: readonly (readonly string[])[] = (Object.keys(tariff.fees) as FeeId[]).map(
  (id) => {
    const fee: Fee = tariff.fees[id];
    const isAmount = fee.amount.kind === 'rupees' && fee.amount.rupees > 0;
    const isShare = fee.amount.kind === 'share' && fee.hasGst;
    const { name, unit = '' } = FEE_NAMES[id];
    const withTax = isShare ? formatPercent(withGst(feeShare(id), chargesAsOf)) : amountText(fee);
    return [name, unit, amountText(fee), isAmount ? formatRupees(feeWithGst(id)) : withTax];
  },
);

const LAKH = { quantity: 100, price: 1_000 };
const lakhNote = (side: Order['side']): ContractNote =>
  firmNote({ segment: 'delivery', exchange: 'NSE', orders: [{ side, ...LAKH }] });

const lakh = {
  buy: lakhNote('buy').total,
  hold: feeWithGst('maintenance'),
  sell: lakhNote('sell').total,
  depository: feeWithGst('depository'),
};
const lakhTotal = lakh.buy + lakh.hold + lakh.sell + lakh.depository;

/** Shares of one company for ₹1 lakh bought, held for a year and sold at the same price. */
export const lakhRows: readonly (readonly string[])[] = [
  ['Buying: all lines of the contract note', formatNumber(lakh.buy)],
  ['Holding: a year of demat maintenance with GST', formatNumber(lakh.hold)],
  ['Selling: all lines of the contract note', formatNumber(lakh.sell)],
  ['Selling: the depository (DP) charge with GST', formatNumber(lakh.depository)],
];
export const lakhTotalRow: readonly string[] = [formatNumber(lakhTotal)];
export const lakhPercent = formatPercent(lakhTotal / 1_000);

const taxOn = (segment: Segment, day: string): number | undefined =>
  inForce(LEVY_RATES.transactionTax, day).find((rate) => rate.segment === segment)?.percent;

/** The days on which STT on derivatives changed, newest first, with the rates from then on. */
export const taxHistory: readonly { readonly from: string; readonly rates: readonly string[] }[] = [
  ...new Set(
    [
      ...LEVY_RATES.transactionTax.filter(({ segment }) => segment.startsWith('equity')),
      ...EXERCISE_TAX,
    ].map(({ from }) => from),
  ),
]
  .sort((a, b) => b.localeCompare(a))
  .flatMap((from) => {
    const rates = [
      taxOn('equity-futures', from),
      taxOn('equity-options', from),
      inForce(EXERCISE_TAX, from)[0]?.percent,
    ];
    return rates.includes(undefined) ? [] : [{ from, rates: rates.map((rate) => `${rate}%`) }];
  });

/** Every law and circular that a rate was read in, once. */
export const chargeSources = [
  ...new Set(
    Object.values(LEVY_RATES)
      .flat()
      .map(({ source }) => LEVY_SOURCES[source]),
  ),
];

export const chargesFaqs: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is there a minimum brokerage?',
    answer: `No. On ₹1,000 of shares for delivery our brokerage is ${formatRupees(brokerageOn('delivery', 1_000))}. On futures it is ${brokerageText('equity-futures')}, on options ${brokerageText('equity-options')}.`,
  },
  {
    question: 'Why is the depository (DP) charge not on my contract note?',
    answer: `The contract note covers the trade. The DP charge of ${formatRupees(feeRupees('depository'))} + GST arises when the shares leave your demat account, once a day for each company whatever the quantity, and is booked in your ledger. Buying and intraday trades have none.`,
  },
  {
    question: 'What does an option cost that is exercised?',
    answer: `STT of ${exerciseTaxText} of its intrinsic value, paid by the buyer, in place of STT on a sale. An option on a share is settled by delivery, with stamp duty on the shares taken. An option that expires without value costs nothing more.`,
  },
  {
    question: 'Can these charges change?',
    answer:
      'The law’s and the exchanges’ rates change by their notices, and we pass them on from that day without a margin. We give 30 days’ notice before raising any of our charges. The day of each change is shown on this page.',
  },
  {
    question: 'How do I pay the charges?',
    answer:
      'Trade charges are part of the amount of the contract note. DP charges, AMC and interest are debited from your trading ledger, each as a line of its own. If you leave, closing the account and moving all shares to another broker costs nothing.',
  },
];
