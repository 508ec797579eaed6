import { roundRupee, roundTo } from './rounding';
import type { Figure } from './types';

/** A result in rupees, shown to the whole rupee. */
export function rupeeFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '₹', value, shown: roundRupee(value) };
}

/** A result in per cent, shown with at most two decimals. */
export function percentFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '%', value, shown: roundTo(value, 2) };
}

/** A result in rupees, shown to the paisa. */
export function paiseFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '₹.00', value, shown: roundTo(value, 2) };
}
