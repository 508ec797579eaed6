import { assumption, choice, rupees, wholeYears } from './fields';
import type { Fields, Values } from './field-specs';

/** A present holding in rupees. */
const holding = (label: string) => rupees(`${label} you hold`, [0, 0, 10_000_000_000, 10_000]);

export const allocationFields = {
  age: wholeYears('Your age', [35, 18, 100, 1]),
  risk: choice('moderate', 'Ups and downs', [
    { value: 'conservative', label: 'Conservative', note: 'Fifteen points less in equity' },
    { value: 'moderate', label: 'Moderate', note: 'As the rule of age gives it' },
    { value: 'aggressive', label: 'Aggressive', note: 'Fifteen points more in equity' },
  ]),
  horizon: wholeYears('Years until you need it', [10, 0, 50, 1]),
  base: assumption('100', 'Take the age from', [
    { value: '100', label: '100' },
    { value: '110', label: '110' },
    { value: '120', label: '120' },
  ]),
  equity: holding('Equity'),
  debt: holding('Debt'),
  gold: holding('Gold'),
  cash: holding('Cash'),
} satisfies Fields;

export type AllocationFields = typeof allocationFields;
export type AllocationInput = Values<AllocationFields>;

/** Shares in per cent: equity, debt and gold sum to 100; `liquid` is a part of debt. */
export interface Shares {
  readonly equity: number;
  readonly debt: number;
  readonly gold: number;
  readonly liquid: number;
}

/** Points of equity by attitude to risk. */
export const TILT = { conservative: -15, moderate: 0, aggressive: 15 } as const;

/**
 * The rule of thumb "a number minus your age", in this order: base − age + tilt; limited to 20 to
 * 90; to the nearest 5, halves down; at most 20 with a horizon under 3 years and 40 under 5. Gold
 * 10, or 5 when equity is above 80; the rest is debt, 5 of it liquid. Educational.
 */
export function suggestedShares(
  input: Pick<AllocationInput, 'age' | 'risk' | 'horizon' | 'base'>,
): Shares {
  const start = Number(input.base) - input.age + TILT[input.risk];
  const bounded = Math.min(90, Math.max(20, start));
  const stepped = 5 * Math.ceil(bounded / 5 - 0.5);
  const ceiling = input.horizon < 3 ? 20 : input.horizon < 5 ? 40 : 90;
  const equity = Math.min(stepped, ceiling);
  const gold = equity > 80 ? 5 : 10;
  return { equity, gold, debt: 100 - equity - gold, liquid: 5 };
}
