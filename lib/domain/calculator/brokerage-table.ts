import { gstPercent } from '@/lib/domain/charge/contract-note';
import type { Brokerage, ContractNote, Trade } from '@/lib/domain/charge/types';
import { feeText, levyText } from '@/lib/domain/charge/charge-texts';
import { formatPercent } from '@/lib/tools/format';

import { roundTo } from './rounding';
import type { Table } from './types';

/** One charge of a contract note. */
export interface ChargeLine {
  readonly name: string;
  readonly rate: string;
  readonly receiver: string;
  /** Rupees. */
  readonly amount: number;
}

/** The charges of a note line by line, with the rates of its day and who receives them. */
export function chargeLines(
  note: ContractNote,
  { segment, exchange, day }: Omit<Trade, 'orders'>,
  fee: Brokerage,
): readonly ChargeLine[] {
  const rate = (kind: Parameters<typeof levyText>[0]): string =>
    levyText(kind, segment, exchange, day);
  return [
    { name: 'Brokerage', rate: feeText(fee), receiver: 'Broker', amount: note.brokerage },
    {
      name: segment.startsWith('commodity') ? 'Transaction tax (CTT)' : 'Transaction tax (STT)',
      rate: rate('transactionTax'),
      receiver: 'Union government',
      amount: note.transactionTax,
    },
    {
      name: 'Exchange charge',
      rate: rate('exchange'),
      receiver: exchange,
      amount: note.exchange,
    },
    { name: 'SEBI fee', rate: rate('regulator'), receiver: 'SEBI', amount: note.regulator },
    {
      name: 'GST',
      rate: `${gstPercent(day)}% of brokerage, exchange charge and SEBI fee`,
      receiver: 'Union and state',
      amount: note.gst,
    },
    {
      name: 'Stamp duty',
      rate: rate('stampDuty'),
      receiver: 'State',
      amount: note.stampDuty,
    },
  ];
}

/** The charges as a table with each line's part of ₹100. */
export function brokerageTable(...of: Parameters<typeof chargeLines>): Table {
  const [{ total, bought, sold }] = of;
  const value = bought + sold;
  return {
    columns: [
      { key: 'line', label: 'Charge' },
      { key: 'rate', label: 'Rate' },
      { key: 'receiver', label: 'Goes to' },
      { key: 'amount', label: 'Amount', unit: '₹ exact' },
      { key: 'part', label: 'Of each hundred rupees of charges', unit: '₹ exact' },
    ],
    rows: [
      ...chargeLines(...of).map(({ name, rate, receiver, amount }) => [
        name,
        rate,
        receiver,
        amount,
        total > 0 ? roundTo((100 * amount) / total, 2) : 0,
      ]),
      [
        'All charges',
        value > 0 ? `${formatPercent((100 * total) / value)} of the value traded` : '0%',
        'All of them',
        total,
        total > 0 ? 100 : 0,
      ],
    ],
  };
}
