import {
  allocationParts,
  hasHoldings,
  suggestedShares,
  type AllocationFields,
  type AllocationInput,
} from '@/lib/calculators/asset-allocation';
import type { CalculatorWords, Phrase } from '@/lib/calculators/types';

import { EQUALS, figure, MINUS, percent, PLUS, result, rupees, text } from './parts';

const NAMES = { equity: 'equity', debt: 'debt', gold: 'gold', liquid: 'cash' } as const;

function moves(input: AllocationInput): readonly Phrase[] {
  return allocationParts(input)
    .filter(({ difference }) => difference !== 0)
    .map(({ part, difference }) =>
      difference > 0
        ? ['Add ', rupees(difference), ` to ${NAMES[part]}.`]
        : [`Reduce ${NAMES[part]} by `, rupees(-difference), '.'],
    );
}

export const allocationWords: CalculatorWords<AllocationFields> = {
  heading: (input) => {
    const { equity, debt, gold } = suggestedShares(input);
    return [
      percent(equity),
      ' in equity, ',
      percent(debt),
      ' in debt, ',
      percent(gold),
      ' in gold',
    ];
  },
  findings: (input) => {
    const { equity } = suggestedShares(input);
    const byAge = suggestedShares({ ...input, horizon: 50 }).equity;
    const short: readonly Phrase[] =
      equity < byAge
        ? [
            [
              'Your age would give ',
              percent(byAge),
              ' in equity. The short time keeps it to ',
              percent(equity),
              '.',
            ],
          ]
        : [];
    if (!hasHoldings(input))
      return [...short, ['Give what you hold to see what to add or reduce.']];
    const changes = moves(input);
    return [...short, ...(changes.length > 0 ? changes : [['You hold what the rule suggests.']])];
  },
  formula: (input) => {
    const tilt = { conservative: -15, moderate: 0, aggressive: 15 }[input.risk];
    const { equity } = suggestedShares(input);
    return [
      [
        figure(Number(input.base)),
        MINUS,
        figure(input.age),
        tilt < 0 ? MINUS : PLUS,
        figure(Math.abs(tilt)),
        EQUALS,
        figure(Number(input.base) - input.age + tilt),
      ],
      [text('held to the limits and to steps of five'), EQUALS, result(equity, '%')],
    ];
  },
  method: () => [
    'Equity is kept between 20% and 90% and to the nearest 5. It is at most 20% of money needed within three years and 40% within five. Gold is 10%, or 5% when equity is above 80%. The rest is debt, 5 points of it at hand.',
  ],
};
