import { brokerageOf, gstPercent } from '@/lib/domain/charge/contract-note';
import { chargesAsOf, feeWithGst } from '@/lib/domain/charge/firm-tariff';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import type { ContractNote } from '@/lib/domain/charge/types';
import { formatCount, formatDate, formatNumber, formatRupees } from '@/lib/tools/format';

import { brokerageTable, chargeLines } from '../brokerage-table';
import {
  brokerageFields,
  type BrokerageFields,
  type BrokerageInput,
  evenPrice,
  problemOf,
  whatIf,
  feeOf,
  marketOf,
  noteOf,
  ordersOf,
} from '../brokerage';
import { exactFigure } from '../figure';
import { type FormulaLine, formulaLine } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import type { Calculator, Explanation, Layout, SheetData } from '../types';

/** The label of the net amount, which says who pays; none if the amount is zero. */
const netLabel = ({ net }: ContractNote): string =>
  net === 0 ? 'Nothing to pay' : net < 0 ? 'You pay' : 'You receive';

export const brokerage: Calculator<BrokerageFields> = {
  fields: brokerageFields,
  problem: problemOf,
  results: (input) => {
    const note = noteOf(input);
    const even = evenPrice(input);
    return [
      exactFigure('bought', 'Value bought', note.bought),
      exactFigure('sold', 'Value sold', note.sold),
      exactFigure('charges', 'All charges', note.total),
      {
        ...exactFigure('net', netLabel(note), note.net),
        shown: Math.abs(note.net),
      },
      ...(even === null ? [] : [exactFigure('breakeven', 'Break-even price', even)]),
    ];
  },
  table: (input) => brokerageTable(noteOf(input), marketOf(input), feeOf(input)),
  whatIf,
};

/** Whether a later change of a rate may be missing for the day. */
const isAfterReview = ({ day }: BrokerageInput): boolean => day > chargesAsOf;

/** A levy's sum: the value of each side that pays it times its rate. */
function levyLine(
  name: string,
  kind: 'transactionTax' | 'exchange' | 'regulator' | 'stampDuty',
  input: BrokerageInput,
): FormulaLine {
  const note = noteOf(input);
  const [buy, sell] = (['buy', 'sell'] as const).map((side) =>
    levyPercent(kind, marketOf(input), side),
  ) as [number, number];
  return formulaLine('{name} = {value:sum} × {rate} = {levy:exact}', {
    name,
    value: buy === sell ? note.bought + note.sold : buy > 0 ? note.bought : note.sold,
    rate: Math.max(buy, sell) / 100,
    levy: note[kind],
  });
}

/** A term of an addition. */
const sumOf = (amount: number): FormulaLine => formulaLine('{amount:sum}', { amount });

/** One line a charge, and their sum. */
function formula(input: BrokerageInput): readonly FormulaLine[] {
  const note = noteOf(input);
  const fees = ordersOf(input).map((order) => brokerageOf(order, feeOf(input)));
  const charges = chargeLines(note, marketOf(input), feeOf(input));
  return [
    formulaLine('Brokerage = {fees} = {brokerage:exact}', {
      ...note,
      fees: (fees.length > 0 ? fees : [0]).map(sumOf),
    }),
    levyLine('STT or CTT', 'transactionTax', input),
    levyLine('Exchange charge', 'exchange', input),
    levyLine('SEBI fee', 'regulator', input),
    formulaLine(
      'GST = ({brokerage:sum} + {exchange:sum} + {regulator:sum}) × {rate} = {gst:exact}',
      {
        ...note,
        rate: gstPercent(input.day) / 100,
      },
    ),
    levyLine('Stamp duty', 'stampDuty', input),
    formulaLine('All charges = {charges} = {total:exact}', {
      ...note,
      charges: charges.map(({ amount }) => sumOf(amount)),
    }),
  ];
}

/** The contract note of the inputs. */
function sheetOf(input: BrokerageInput): SheetData {
  const note = noteOf(input);
  const { exchange, day } = marketOf(input);
  const name = brokerageFields.segment.choices.find(({ value }) => value === input.segment)?.label;
  return {
    kind: 'sheet',
    sheet: {
      title: `Contract note of ${formatDate(day)}`,
      what: `${name}, ${exchange}`,
      isSample: true,
      lines: [
        ...ordersOf(input).map(({ side, quantity, price }, at) => ({
          label: `${at + 1}. ${side === 'buy' ? 'Bought' : 'Sold'} ${formatCount(quantity)} at ${formatRupees(price)}`,
          amount: formatNumber(quantity * price * (side === 'buy' ? -1 : 1)),
        })),
        ...chargeLines(note, marketOf(input), feeOf(input)).map(({ name, rate, amount }) => ({
          label: name,
          note: rate,
          amount: formatNumber(-amount),
          isStrong: name === 'Brokerage',
        })),
      ],
      total: {
        label: netLabel(note),
        amount: formatRupees(Math.abs(note.net)),
      },
      foot: `${formatRupees(note.total)} in charges. A sample that shows what a note has; no order was placed.`,
    },
  };
}

const explanation: Explanation<BrokerageFields> = {
  heading: (input) => {
    const { total, brokerage: fee } = noteOf(input);
    return phrase('{total:exact} in charges[, of which {fee:exact} is brokerage]', {
      total,
      fee: total > 0 && fee,
    });
  },
  findings: (input) => {
    const isSold = noteOf(input).sold > 0 && input.segment === 'delivery';
    return phrases(
      [
        'To break even, sell everything bought at {even:exact} or more.',
        'A sale from your demat account also has our depository (DP) charge of {depository:exact} per company per day, GST included. It is booked in your ledger and is not part of the note.',
        'Rates as we last checked them on {checked}.',
      ],
      {
        even: evenPrice(input),
        depository: isSold && feeWithGst('depository'),
        checked: isAfterReview(input) && formatDate(chargesAsOf),
      },
    );
  },
  formula,
  method: () => [
    'Brokerage is counted for each order, every other line once for the note. STT, CTT and stamp duty are charged in whole rupees, the other lines to the paisa.',
  ],
};

const layout: Layout<BrokerageFields> = {
  fields: ({ segment, fee }) => [
    'segment',
    ...(segment.startsWith('commodity') ? [] : (['exchange'] as const)),
    'day',
    'fee',
    ...(fee === 'percent' ? (['percent', 'most'] as const) : []),
    ...(fee === 'flat' ? (['flat'] as const) : []),
  ],
  orders: {
    above: 'fee',
    rows: [
      { legend: 'Order to buy', names: ['buy1', 'buyat1'] },
      { legend: 'Order to sell', names: ['sell1', 'sellat1'] },
    ],
    more: {
      label: 'More orders in the same note',
      rows: [
        { legend: 'Second order to buy', names: ['buy2', 'buyat2'] },
        { legend: 'Second order to sell', names: ['sell2', 'sellat2'] },
        { legend: 'Third order to buy', names: ['buy3', 'buyat3'] },
        { legend: 'Third order to sell', names: ['sell3', 'sellat3'] },
      ],
    },
  },
  results: ['bought', 'sold', 'net', 'breakeven', 'charges'],
  main: 'charges',
  series: {},
  notes: (input) => ({
    net: 'After all charges',
    breakeven: 'For one sale of everything bought',
    charges: `Rates of ${formatDate(isAfterReview(input) ? chargesAsOf : input.day)}`,
  }),
  chart: sheetOf,
  legend: [],
  yearCounts: [],
  example: ({ buy1, buyat1, sellat1 }) =>
    `${formatCount(buy1)} shares bought at ${formatRupees(buyat1)}, sold at ${formatRupees(sellat1)}`,
};

export const record = {
  view: { calculator: brokerage, explanation, layout },
} as const satisfies CalculatorRecord;
