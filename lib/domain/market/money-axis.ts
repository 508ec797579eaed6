import { formatNumber, formatWholeRupees } from '@/lib/tools/format';

interface MoneyTick {
  /** Rupees. */
  readonly value: number;
  readonly label: string;
}

interface MoneyAxis {
  /** The largest value of the axis, in rupees. */
  readonly top: number;
  /** Above 0, up to the largest value. */
  readonly ticks: readonly MoneyTick[];
}

const UNITS = [
  { from: 10_000_000, by: 10_000_000, name: ' crore' },
  { from: 100_000, by: 100_000, name: ' lakh' },
  { from: 0, by: 1, name: '' },
] as const;

function labelOf(value: number): string {
  const unit = UNITS.find(({ from }) => value >= from) ?? UNITS[2];
  const count = value / unit.by;
  const isWhole = Math.abs(count - Math.round(count)) < 1e-9;
  return isWhole
    ? `${formatWholeRupees(count)}${unit.name}`
    : `₹${formatNumber(count, Number.isInteger(Math.round(count * 100) / 10) ? 1 : 2)}${unit.name}`;
}

/** The round step that divides a value into about three to five ticks. */
function stepFor(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  const step = [1, 2, 2.5, 5, 10].find((factor) => value / (factor * power) < 5.5) ?? 10;
  return step * power;
}

/** An axis in rupees up to a value, with round steps labelled in lakh and crore. */
export function axisOf(largest: number): MoneyAxis {
  if (!(largest > 0)) return { top: 1, ticks: [] };
  const step = stepFor(largest);
  const count = Math.floor(largest / step + 1e-9);
  const ticks = Array.from({ length: count }, (_, at) => (at + 1) * step).map((value) => ({
    value,
    label: labelOf(value),
  }));
  return { top: largest, ticks };
}
