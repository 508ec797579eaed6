/** The three answers of the product finder, by their names in the address. */
export const finderOptions = {
  have: ['500-monthly', '5000-monthly', '25000-monthly', '100000-once', '10000000-once'],
  leave: ['1m', '1y', '3y', '5y', '10y'],
  fall: ['none', 'tenth', 'fifth', 'half'],
} as const;

export type FinderKey = keyof typeof finderOptions;
export type FinderAnswer = { readonly [K in FinderKey]: (typeof finderOptions)[K][number] };

export const defaultAnswer: FinderAnswer = { have: '5000-monthly', leave: '5y', fall: 'fifth' };

/** The sum of an option, in rupees; of a monthly one, a month's. */
const RUPEES: Readonly<Record<FinderAnswer['have'], number>> = {
  '500-monthly': 500,
  '5000-monthly': 5_000,
  '25000-monthly': 25_000,
  '100000-once': 100_000,
  '10000000-once': 10_000_000,
};
const MONTHS: Readonly<Record<FinderAnswer['leave'], number>> = {
  '1m': 1,
  '1y': 12,
  '3y': 36,
  '5y': 60,
  '10y': 120,
};
/** The most petals of swing that each answer accepts. */
const SWINGS: Readonly<Record<FinderAnswer['fall'], number>> = {
  none: 1,
  tenth: 3,
  fifth: 5,
  half: 6,
};

/** The facts by which the finder chooses a product. */
export interface FinderFacts {
  /** `invest` alone is ever suggested; the others serve a purpose of their own. */
  readonly purpose: 'invest' | 'trade' | 'protect' | 'own-already';
  /** The fewest months that money is usually left in. */
  readonly months: number;
  /** One to six petals: how far its value swings. */
  readonly swings: number;
  /** What one starts with, in rupees. */
  readonly start: number;
}

/** Whether a product fits an answer: enough money, enough time, no more swing than accepted. */
export function fits(facts: FinderFacts, answer: FinderAnswer): boolean {
  return (
    facts.purpose === 'invest' &&
    facts.start <= RUPEES[answer.have] &&
    facts.months <= MONTHS[answer.leave] &&
    facts.swings <= SWINGS[answer.fall]
  );
}

type Given = Readonly<Record<string, unknown>>;

function oneOf<Option extends string>(
  options: readonly Option[],
  wanted: unknown,
  fallback: Option,
): Option {
  return options.find((option) => option === wanted) ?? fallback;
}

/** The answers in a query; a missing or unknown one takes its default. */
export function readAnswer(given: Given): FinderAnswer {
  return {
    have: oneOf(finderOptions.have, given['have'], defaultAnswer.have),
    leave: oneOf(finderOptions.leave, given['leave'], defaultAnswer.leave),
    fall: oneOf(finderOptions.fall, given['fall'], defaultAnswer.fall),
  };
}

const COUNTS = [
  'No product fits',
  'One product fits',
  'Two products fit',
  'Three products fit',
  'Four products fit',
  'Five products fit',
  'Six products fit',
  'Seven products fit',
  'Eight products fit',
] as const;

/** "Five products fit your answer". */
export function fitHeading(count: number): string {
  return `${COUNTS[count] ?? `${count} products fit`} your answer`;
}
