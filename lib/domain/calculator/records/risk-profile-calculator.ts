import { formulaLines } from '../formulas';
import { phrase } from '../phrases';
import type { CalculatorRecord } from '../record';
import { type Contradiction, CONTRADICTIONS } from '../risk-contradictions';
import { RISK_QUESTIONS } from '../risk-questions';
import type { Calculator, Cell, Explanation, Fields, Values } from '../types';

const riskFields = {
  answers: { kind: 'digits', label: 'Your answers', items: 12, min: 1, max: 5 },
} as const satisfies Fields;

type RiskFields = typeof riskFields;
type RiskInput = Values<RiskFields>;

interface Mix {
  readonly equity: number;
  readonly debt: number;
  readonly gold: number;
}

export interface Profile {
  readonly name: string;
  /** The highest score of the band, in per cent. */
  readonly upTo: number;
  /** Suggested shares in per cent. */
  readonly mix: Mix;
}

/** The profiles from the most cautious on. */
export const PROFILES = [
  { name: 'Conservative', upTo: 20, mix: { equity: 20, debt: 70, gold: 10 } },
  { name: 'Moderately Conservative', upTo: 40, mix: { equity: 35, debt: 55, gold: 10 } },
  { name: 'Moderate', upTo: 60, mix: { equity: 50, debt: 40, gold: 10 } },
  { name: 'Moderately Aggressive', upTo: 80, mix: { equity: 70, debt: 20, gold: 10 } },
  { name: 'Aggressive', upTo: 100, mix: { equity: 85, debt: 10, gold: 5 } },
] as const satisfies readonly Profile[];

const CONSERVATIVE = 0;
const MODERATE = 2;

export interface RiskResult {
  /** Whole per cent: (Σ − 12)/48, rounded half up. */
  readonly score: number;
  readonly profile: Profile;
  /** The profile by the score only. */
  readonly byScore: Profile;
  /** The reasons why the profile is lower than the score; empty when it is not. */
  readonly caps: readonly string[];
  readonly contradictions: readonly Contradiction[];
}

/** The answers as numbers 1 to 5, as far as they go. */
function riskAnswers({ answers }: RiskInput): readonly number[] {
  return Array.from(answers, Number);
}

interface Cap {
  readonly at: number;
  readonly why: string;
}

function capsOf([horizon, age, , , income]: readonly number[]): readonly Cap[] {
  const caps: Cap[] = [];
  if (horizon === 1) {
    caps.push({
      at: CONSERVATIVE,
      why: 'You need the money within a year, which leaves no time to make up a loss.',
    });
  } else if (horizon === 2) {
    caps.push({
      at: MODERATE,
      why: 'You need the money within three years, which leaves little time to make up a loss.',
    });
  }
  if (age === 1 && income === 1) {
    caps.push({
      at: MODERATE,
      why: 'At 65 or over without a regular income, a loss would be hard to earn back.',
    });
  }
  return caps;
}

/** The profile of twelve answers, or null while some are missing. */
export function riskProfile(input: RiskInput): RiskResult | null {
  const answers = riskAnswers(input);
  if (answers.length < RISK_QUESTIONS.length) return null;
  const sum = answers.reduce((total, points) => total + points, 0);
  const score = Math.round(((sum - 12) / 48) * 100);
  const band = PROFILES.findIndex(({ upTo }) => score <= upTo);
  const caps = capsOf(answers).filter(({ at }) => at < band);
  const capped = Math.min(band, ...caps.map(({ at }) => at));
  const [byScore, profile] = [PROFILES[band], PROFILES[capped]];
  if (!byScore || !profile) return null;
  const contradictions = CONTRADICTIONS.filter(({ holds }) => holds(answers));
  return { score, profile, byScore, caps: caps.map(({ why }) => why), contradictions };
}

export const riskProfileCalculator: Calculator<RiskFields> = {
  fields: riskFields,
  results: (input) => {
    const result = riskProfile(input);
    if (!result) return [];
    const { score } = result;
    return [
      { id: 'score', label: 'Your score out of 100', unit: 'number', value: score, shown: score },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'question', label: 'Question' },
      { key: 'answer', label: 'Your answer' },
      { key: 'points', label: 'Points', unit: 'number' },
    ],
    rows: riskAnswers(input).map((points, index): Cell[] => {
      const asked = RISK_QUESTIONS[index];
      return [asked?.question ?? '', asked?.answers[points - 1] ?? '', points];
    }),
  }),
  whatIf: () => [],
};

const explanation: Explanation<RiskFields> = {
  heading: (input) => {
    const found = riskProfile(input);
    const answered = riskAnswers(input).length;
    return phrase(
      [
        '{profile}, with a score of {score:number} out of 100',
        '{answered:number} of {all} questions answered',
        'No question answered yet',
      ],
      {
        profile: found?.profile.name,
        score: found?.score,
        answered: answered > 0 && answered,
        all: RISK_QUESTIONS.length,
      },
    );
  },
  findings: (input) => {
    const found = riskProfile(input);
    if (!found) return [];
    const byScore = found.byScore.name;
    return [
      ...found.caps.map((why) =>
        phrase('{why} The score alone would say {byScore}.', { why, byScore }),
      ),
      phrase(
        'A mix often set next to this profile is {equity:percent} equity, {debt:percent} debt and {gold:percent} gold.',
        found.profile.mix,
      ),
      ...found.contradictions.map(({ message }) => [message]),
    ];
  },
  formula: (input) =>
    formulaLines(['({points} − 12) ÷ 48 × 100 = {score:number}'], {
      points: riskAnswers(input).reduce((total, one) => total + one, 0),
      score: riskProfile(input)?.score,
    }),
  method: () => [
    'Each answer gives one to five points. The lowest sum, 12, counts as 0 and the highest, 60, as 100. Answers about time, age and income can hold the profile down whatever the score.',
  ],
};

export const record = {
  view: {
    calculator: riskProfileCalculator,
    explanation,
    layout: null,
  },
} as const satisfies CalculatorRecord;
