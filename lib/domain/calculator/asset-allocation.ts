import { allocationParts, hasHoldings } from './allocation-parts';
import { allocationFields, suggestedShares, type AllocationFields } from './allocation-rule';
import { roundTo } from './rounding';
import type { Calculator, Figure } from './types';
import { whatIfs } from './what-if';

export * from './allocation-parts';
export * from './allocation-rule';

function shareFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '%', value, shown: value };
}

export const assetAllocation: Calculator<AllocationFields> = {
  fields: allocationFields,
  results: (input) => {
    const { equity, debt, gold, liquid } = suggestedShares(input);
    return [
      shareFigure('equity-share', 'Equity', equity),
      shareFigure('debt-share', 'Debt', debt),
      shareFigure('gold-share', 'Gold', gold),
      shareFigure('liquid-share', 'Of the debt, liquid', liquid),
    ];
  },
  table: (input) => {
    const compares = hasHoldings(input);
    return {
      columns: [
        { key: 'part', label: 'Part' },
        { key: 'share', label: 'Suggested share', unit: '%' },
        { key: 'suggested', label: compares ? 'Suggested' : 'Of each lakh', unit: '₹' },
        ...(compares
          ? ([
              { key: 'heldShare', label: 'Present share', unit: '%' },
              { key: 'held', label: 'You hold', unit: '₹' },
              { key: 'difference', label: 'Add or reduce', unit: '₹' },
            ] as const)
          : []),
      ],
      rows: allocationParts(input).map(({ label, share, suggested, heldShare, ...row }) => [
        label,
        share,
        suggested,
        ...(compares ? [roundTo(heldShare, 1), row.held, row.difference] : []),
      ]),
    };
  },
  whatIf: (input) =>
    whatIfs(
      allocationFields,
      input,
      (values) => suggestedShares(values).equity,
      [
        ['age', 5, 'Equity five years from now, by age alone'],
        ['horizon', -5, 'Equity with the money needed five years sooner'],
      ],
      '%',
    ),
};
