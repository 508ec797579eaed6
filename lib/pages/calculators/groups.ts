import { anchorOf } from '@/lib/tools/anchors';

/** The groups of calculators, in the order of the hub and the menu; one without a calculator is not shown. */
export const CALCULATOR_GROUPS = [
  {
    id: 'grow',
    title: 'Invest and grow',
    note: 'Monthly sums and one sum',
  },
  {
    id: 'plan',
    title: 'Plan and decide',
    note: 'Goals, retirement, risk',
  },
  {
    id: 'savings',
    title: 'Savings schemes and loans',
    note: 'PPF, deposits and loans',
  },
  {
    id: 'salary',
    title: 'Salary and tax',
    note: 'Provident fund, rent, tax',
  },
  {
    id: 'trading',
    title: 'Trade and measure',
    note: 'Charges, averages, returns',
  },
] as const;

/** The hub's address of a group. */
export const groupPath = ({ title }: { readonly title: string }) =>
  `/calculators#${anchorOf(title)}` as const;

export type CalculatorGroup = (typeof CALCULATOR_GROUPS)[number]['id'];
