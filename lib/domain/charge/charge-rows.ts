import { feeText, levyText, percentText } from './charge-texts';
import { gstPercent } from './contract-note';
import { inForce } from './in-force';
import { EXERCISE_TAX } from './limits';
import type { ContractNote, Exchange, Segment } from './types';
import { formatNumber, formatRupees } from '@/lib/tools/format';

import { chargesAsOf, tariff } from './firm-tariff';

/** The firm’s brokerage in a segment as text. */
export const brokerageText = (segment: Segment): string => feeText(tariff.brokerage[segment]);

/** STT on an exercised option, of its intrinsic value. */
export const exerciseTaxText = percentText(inForce(EXERCISE_TAX, chargesAsOf)[0]?.percent ?? 0);

/** SEBI’s turnover fee, the same in all segments. */
export const sebiFeeText = levyText('regulator', 'delivery');

export const gstText = `${String(gstPercent(chargesAsOf))}%`;

interface ChargeRow {
  readonly label: string;
  readonly note: string;
  readonly values: readonly string[];
}

/**
 * The charges of contract notes side by side, one line per charge, and their totals, in rupees.
 * @param segments the segment of each note, whose rates are shown with the lines
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
