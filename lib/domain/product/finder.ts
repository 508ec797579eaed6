/** The options of the product finder's three questions, by query parameter. */
export const finderOptions = {
  have: ['500-monthly', '5000-monthly', '25000-monthly', '100000-once', '10000000-once'],
  leave: ['1m', '1y', '3y', '5y', '10y'],
  fall: ['none', 'tenth', 'fifth', 'half'],
} as const;

export type FinderKey = keyof typeof finderOptions;
export type FinderAnswer = { readonly [K in FinderKey]: (typeof finderOptions)[K][number] };

export const defaultAnswer: FinderAnswer = { have: '5000-monthly', leave: '5y', fall: 'fifth' };

/** Rupees of an option, once or per month. */
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
/** Largest swing (1 to 6) that each answer accepts. */
const SWINGS: Readonly<Record<FinderAnswer['fall'], number>> = {
  none: 1,
  tenth: 3,
  fifth: 5,
  half: 6,
};

/** Steps of how far a value usually moves, from hardly at all to past nil. */
export type Swing = 1 | 2 | 3 | 4 | 5 | 6;

/** The facts of a product that the finder filters by. */
export interface FinderFacts {
  /** The finder suggests `invest` products only. */
  readonly purpose: 'invest' | 'trade' | 'protect' | 'own-already';
  /** Usual minimum holding time in months. */
  readonly months: number;
  /** How far its value usually moves, from 1 to 6; the possible loss is marked on its page. */
  readonly swings: Swing;
  /** Usual first sum in rupees. */
  readonly start: number;
}

/** Whether a product fits the answers: enough money, enough time, no more swing than accepted. */
export function fits(facts: FinderFacts, answer: FinderAnswer): boolean {
  return (
    facts.purpose === 'invest' &&
    facts.start <= RUPEES[answer.have] &&
    facts.months <= MONTHS[answer.leave] &&
    facts.swings <= SWINGS[answer.fall]
  );
}

type Query = Readonly<Record<string, unknown>>;

function oneOf<Option extends string>(
  options: readonly Option[],
  wanted: unknown,
  fallback: Option,
): Option {
  return options.find((option) => option === wanted) ?? fallback;
}

/** Reads the answers from a query; a missing or unknown one becomes the default. */
export function readAnswer(query: Query): FinderAnswer {
  return {
    have: oneOf(finderOptions.have, query['have'], defaultAnswer.have),
    leave: oneOf(finderOptions.leave, query['leave'], defaultAnswer.leave),
    fall: oneOf(finderOptions.fall, query['fall'], defaultAnswer.fall),
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
