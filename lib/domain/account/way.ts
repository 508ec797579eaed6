/** The way to an account: questions that are asked one at a time, and what follows from the answers. */

const CHOICES = {
  who: ['resident', 'nri', 'huf', 'minor', 'company'],
  aadhaar: ['yes', 'no'],
  money: ['abroad', 'india'],
  derivatives: ['no', 'yes'],
  shares: ['none', 'keep', 'move'],
} as const;

export type AccountQuestion = keyof typeof CHOICES;
export type AccountHolder = (typeof CHOICES)['who'][number];

/** What was answered; a question that is not asked or not answered is left out. */
export type AccountAnswers = {
  readonly [Name in AccountQuestion]?: (typeof CHOICES)[Name][number];
};

export const ACCOUNT_QUESTIONS = Object.keys(CHOICES) as readonly AccountQuestion[];

export const choicesOf = (question: AccountQuestion): readonly string[] => CHOICES[question];

/** Whether a question is asked, after the answers to those before it. */
const IS_ASKED: Readonly<Record<AccountQuestion, (given: AccountAnswers) => boolean>> = {
  who: () => true,
  aadhaar: ({ who }) => who === 'resident',
  money: ({ who }) => who === 'nri',
  // Not for a child; a non-resident may trade derivatives with money that stays in India.
  derivatives: ({ who, money }) => who !== 'minor' && !(who === 'nri' && money === 'abroad'),
  shares: () => true,
};

/** Where a visitor is on the way. */
export interface AccountWay {
  readonly answers: AccountAnswers;
  /** The questions that were answered, in their order. */
  readonly answered: readonly AccountQuestion[];
  /** The question to be asked now; `null` once all are answered. */
  readonly next: AccountQuestion | null;
  /** Whether the whole application can be made online; `null` until that is known. */
  readonly isOnline: boolean | null;
}

const isOnlineWith = ({ who, aadhaar }: AccountAnswers): boolean | null => {
  if (who === undefined) return null;
  if (who !== 'resident') return false;
  return aadhaar === undefined ? null : aadhaar === 'yes';
};

/**
 * Reads the answers of an address. An answer to a question that is not asked, or that comes before
 * an earlier question has its answer, is dropped, as is one that is not among the choices.
 * @param valueOf the text of a parameter; empty where it is missing
 */
export function accountWay(valueOf: (name: AccountQuestion) => string): AccountWay {
  let answers: AccountAnswers = {};
  const answered: AccountQuestion[] = [];
  for (const question of ACCOUNT_QUESTIONS) {
    if (!IS_ASKED[question](answers)) continue;
    const value = valueOf(question);
    if (!choicesOf(question).includes(value)) {
      return { answers, answered, next: question, isOnline: isOnlineWith(answers) };
    }
    answers = { ...answers, [question]: value };
    answered.push(question);
  }
  return { answers, answered, next: null, isOnline: isOnlineWith(answers) };
}

/** The answers as the parameters of an address, up to a question, which is asked again. */
export const answersBefore = (
  { answers, answered }: AccountWay,
  question: AccountQuestion,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    answered
      .slice(0, answered.includes(question) ? answered.indexOf(question) : undefined)
      .map((name) => [name, answers[name] ?? '']),
  );

/** Whether a condition may be met: none of its answers was given otherwise. */
export const mayApply = (condition: AccountAnswers | undefined, given: AccountAnswers): boolean =>
  ACCOUNT_QUESTIONS.every((name) => {
    const wanted = condition?.[name];
    return wanted === undefined || given[name] === undefined || given[name] === wanted;
  });
