import { roundPaisa, roundTo } from './rounding';
import type { Figure } from './types';

/** A result in rupees, shown to the paisa. */
export function rupeeFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '₹', value, shown: roundPaisa(value) };
}

/** A result in per cent, shown with at most two decimals. */
export function percentFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '%', value, shown: roundTo(value, 2) };
}

/** A price or a charge in rupees, shown to the paisa and never in lakh or crore. */
export function exactFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '₹ exact', value, shown: roundPaisa(value) };
}
