import { CONTRADICTIONS } from '@/lib/domain/calculator/risk-contradictions';
import { PROFILES, riskProfile } from '@/lib/domain/calculator/records/risk-profile-calculator';
import { RISK_QUESTIONS } from '@/lib/domain/calculator/risk-questions';
import fc from '@/tests/support/properties';

const digits = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 12, maxLength: 12 });

function profileOf(answers: string) {
  const result = riskProfile({ answers });
  if (!result) throw new Error(`incomplete: ${answers}`);
  return result;
}

const contradictionsOf = (answers: string) => profileOf(answers).contradictions.map(({ id }) => id);

test('there are twelve different questions with five answers each', () => {
  expect(RISK_QUESTIONS).toHaveLength(12);
  expect(new Set(RISK_QUESTIONS.map(({ id }) => id)).size).toBe(12);
  for (const { answers } of RISK_QUESTIONS) expect(new Set(answers).size).toBe(5);
});

test.each<[string, number, string]>([
  ['111111111111', 0, 'Conservative'],
  ['333333333333', 50, 'Moderate'],
  ['555555555555', 100, 'Aggressive'],
  ['333333333322', 46, 'Moderate'],
  ['444444444444', 75, 'Moderately Aggressive'],
  ['322222222222', 27, 'Moderately Conservative'],
])('%s scores %d: %s', (answers, score, name) => {
  expect(profileOf(answers)).toMatchObject({ score, profile: { name }, caps: [] });
});

test('the bands meet at 20, 40, 60 and 80', () => {
  expect(PROFILES.map(({ upTo }) => upTo)).toEqual([20, 40, 60, 80, 100]);
  for (const { mix } of PROFILES) expect(mix.equity + mix.debt + mix.gold).toBe(100);
});

test.each<[string, string, number]>([
  ['155555555555', 'Conservative', 1],
  ['255555555555', 'Moderate', 1],
  ['355555555555', 'Aggressive', 0],
  ['515515555555', 'Moderate', 1],
  ['515525555555', 'Aggressive', 0],
  ['525515555555', 'Aggressive', 0],
  ['115515555555', 'Conservative', 2],
  ['111111111111', 'Conservative', 0],
])('%s is %s, with %d reasons to lower it', (answers, name, reasons) => {
  const { profile, caps } = profileOf(answers);
  expect(profile.name).toBe(name);
  expect(caps).toHaveLength(reasons);
});

test('caps apply to any answers and never raise a profile', () => {
  fc.assert(
    fc.property(digits, (points) => {
      const result = profileOf(points.join(''));
      const rank = PROFILES.findIndex(({ name }) => name === result.profile.name);
      const scored = PROFILES.findIndex(({ name }) => name === result.byScore.name);
      expect(result.score).toBe(Math.round(((points.reduce((a, b) => a + b) - 12) / 48) * 100));
      expect(rank).toBeLessThanOrEqual(scored);
      if (points[0] === 1) expect(rank).toBe(0);
      if (points[0] === 2 || (points[1] === 1 && points[4] === 1))
        expect(rank).toBeLessThanOrEqual(2);
      if (result.caps.length === 0) expect(rank).toBe(scored);
    }),
  );
});

test('there is no profile until all twelve are answered', () => {
  for (const answers of ['', '3', '33333333333']) expect(riskProfile({ answers })).toBeNull();
});

test('contradicting answers are pointed out', () => {
  expect(contradictionsOf('333333333333')).toEqual([]);
  expect(contradictionsOf('111111111111')).toEqual([]);
  expect(contradictionsOf('555555555555')).toEqual([]);
  expect(contradictionsOf('133333335333')).toEqual(['soon-but-high']);
  expect(contradictionsOf('233333333433')).toEqual(['soon-but-wide']);
  expect(contradictionsOf('333133334333')).toEqual(['safe-but-high']);
  expect(contradictionsOf('333333143333')).toEqual(['sell-or-buy']);
  expect(contradictionsOf('333333324333')).toEqual(['high-but-sell']);
  expect(contradictionsOf('333333333'.concat('333'))).toEqual([]);
  expect(contradictionsOf('333333332533')).toEqual(['return-or-range']);
  expect(contradictionsOf('333333333342')).toEqual(['invested-but-needed']);
  expect(contradictionsOf('333333333432')).toEqual(['wide-but-needed']);
});

test('each contradiction names two questions and has its own message', () => {
  expect(new Set(CONTRADICTIONS.map(({ message }) => message)).size).toBe(CONTRADICTIONS.length);
  for (const { questions } of CONTRADICTIONS) {
    for (const number of questions) expect(RISK_QUESTIONS[number - 1]).toBeDefined();
  }
});
