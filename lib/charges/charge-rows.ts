import { gstPercent, levyPercent } from './contract-note';
import { inForce } from './in-force';
import { EXERCISE_TAX } from './levies';
import type { Brokerage, ContractNote, Day, Exchange, Segment, Side } from './types';
import { formatNumber, formatRupees } from '@/lib/format';

import { chargesAsOf, tariff } from './firm-tariff';

const percent = (value: number): string => `${String(Number(value.toFixed(6)))}%`;

/** The rate of a levy as text, such as `0.1%`; its side where only one pays. */
export function levyText(
  kind: 'transactionTax' | 'exchange' | 'regulator' | 'stampDuty',
  segment: Segment,
  exchange: Exchange = 'NSE',
  day: Day = chargesAsOf,
): string {
  const [buy, sell] = (['buy', 'sell'] satisfies Side[]).map((side) =>
    levyPercent(kind, { segment, exchange, day }, side),
  ) as [number, number];
  if (buy === sell) return buy === 0 ? 'nil' : percent(buy);
  return buy === 0 ? `${percent(sell)} on the sale` : `${percent(buy)} on the purchase`;
}

/** Rupees, with paise where there are any: `₹20`, `₹23.60`. */
const rupees = (amount: number): string => (amount % 1 === 0 ? `₹${amount}` : formatRupees(amount));

/** A broker’s fee as text: `0.25%`, `₹20 per order`. */
export function feeText(fee: Brokerage): string {
  if (fee.kind === 'flat') return `${rupees(fee.rupees)} per order`;
  const share = percent(fee.percent);
  return fee.most === undefined ? share : `${share}, at most ${rupees(fee.most)} per order`;
}

/** The firm’s brokerage in a segment as text. */
export const brokerageText = (segment: Segment): string => feeText(tariff.brokerage[segment]);

/** STT on an exercised option, of its intrinsic value. */
export const exerciseTaxText = percent(inForce(EXERCISE_TAX, chargesAsOf)[0]?.percent ?? 0);

/** SEBI’s turnover fee, the same in all segments. */
export const sebiFeeText = levyText('regulator', 'delivery');

export const gstText = `${String(gstPercent(chargesAsOf))}%`;

interface ChargeRow {
  readonly label: string;
  readonly note: string;
  readonly values: readonly string[];
}

/**
 * The charges of contract notes side by side, one line a charge, and their totals, in rupees.
 * @param segments the segment of each note, whose rates stand beside the lines
 */
export function chargeRows(
  notes: readonly ContractNote[],
  segments: readonly Segment[],
  exchange: Exchange = 'NSE',
): { rows: readonly ChargeRow[]; total: { label: string; values: readonly string[] } } {
  const rates = (text: (segment: Segment) => string): string =>
    [...new Set(segments.map(text))].join(' and ');
  const values = (amount: (note: ContractNote) => number): readonly string[] =>
    notes.map((note) => formatNumber(amount(note)));
  const tax = segments.some((segment) => segment.startsWith('commodity')) ? 'CTT' : 'STT';
  return {
    rows: [
      { label: 'Brokerage', note: rates(brokerageText), values: values((note) => note.brokerage) },
      {
        label: `Transaction tax (${tax})`,
        note: rates((segment) => levyText('transactionTax', segment, exchange)),
        values: values((note) => note.transactionTax),
      },
      {
        label: 'Exchange and SEBI',
        note: rates(
          (segment) =>
            `${levyText('exchange', segment, exchange)} + ${levyText('regulator', segment, exchange)}`,
        ),
        values: values((note) => note.exchange + note.regulator),
      },
      {
        label: 'GST',
        note: `${gstText} of brokerage and fees`,
        values: values((note) => note.gst),
      },
      {
        label: 'Stamp duty',
        note: rates((segment) => levyText('stampDuty', segment, exchange)),
        values: values((note) => note.stampDuty),
      },
    ],
    total: { label: 'In all', values: notes.map((note) => formatRupees(note.total)) },
  };
}
