import { RISK_QUESTIONS } from '@/lib/domain/calculator/risk-questions';
import {
  riskAnswers,
  riskProfile,
  riskProfileCalculator,
  type RiskFields,
} from '@/lib/domain/calculator/risk-profile';
import type { CalculatorView, Explanation } from '@/lib/domain/calculator/types';

import { EQUALS, figure, fraction, MINUS, percent, plain, result, TIMES } from './phrases';

const explanation: Explanation<RiskFields> = {
  heading: (input) => {
    const found = riskProfile(input);
    if (found) return [found.profile.name, ', with a score of ', plain(found.score), ' out of 100'];
    return [plain(riskAnswers(input).length), ` of ${RISK_QUESTIONS.length} questions answered`];
  },
  findings: (input) => {
    const found = riskProfile(input);
    if (!found) return [];
    const { equity, debt, gold } = found.profile.mix;
    const lowered = `The score alone would say ${found.byScore.name}.`;
    return [
      ...found.caps.map((why) => [`${why} ${lowered}`]),
      [
        'A mix often set next to this profile is ',
        ...[percent(equity), ' equity, ', percent(debt), ' debt and ', percent(gold), ' gold.'],
      ],
      ...found.contradictions.map(({ message }) => [message]),
    ];
  },
  formula: (input) => {
    const found = riskProfile(input);
    if (!found) return [];
    const points = riskAnswers(input).reduce((total, one) => total + one, 0);
    const share = fraction([figure(points), MINUS, figure(12)], [figure(48)]);
    return [[share, TIMES, figure(100), EQUALS, result(found.score, 'number')]];
  },
  method: () => [
    'Each answer gives one to five points. The lowest sum, 12, counts as 0 and the highest, 60, as 100. Answers about time, age and income can hold the profile down whatever the score.',
  ],
};

export const view: CalculatorView<RiskFields> = {
  calculator: riskProfileCalculator,
  explanation,
  layout: null,
};
