import { formatInWords, formatNumber, formatRupees } from '@/lib/tools/format';

import { roundPaisa, roundTo } from './rounding';
import type { Phrase, Quantity, Unit } from './types';

/** Whether a unit is rupees. */
export const isMoney = (unit: Unit): boolean => unit === '₹' || unit === '₹ exact';

/** The decimals that a number needs to be shown in full, up to what doubles hold. */
function decimalsIn(value: number): number {
  for (let digits = 0; digits < 20; digits += 1) {
    if (Number(value.toFixed(digits)) === value) return digits;
  }
  return 20;
}

/** A number in full: `10,000`, `1.01`, `0.0094888`. */
export function plainNumber(value: number): string {
  return formatNumber(value, decimalsIn(value));
}

/** A quantity with its unit: `₹99,91,479.19`, `7.1%`, `11 years`, `year 11`. */
export function quantityText({ value, unit }: Quantity): string {
  if (isMoney(unit)) return formatRupees(roundPaisa(value));
  const number = plainNumber(value);
  if (unit === '%') return `${number}%`;
  if (unit === 'year') return `year ${number}`;
  if (unit === 'number') return number;
  return `${number} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** A quantity in a sentence: large sums in lakh and crore. */
export function spokenText(quantity: Quantity): string {
  const inWords = quantity.unit === '₹' ? formatInWords(quantity.value) : null;
  return inWords ?? quantityText(quantity);
}

/** Percentage points without a sign, rounded: `1 point`, `2.5 points`. */
export function pointsText(value: number, places: number): string {
  const points = roundTo(Math.abs(value), places);
  return `${plainNumber(points)} ${points === 1 ? 'point' : 'points'}`;
}

/** A sentence as plain text. */
export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : spokenText(part))).join('');
}
