export interface Contradiction {
  readonly id: string;
  /** The two questions that disagree, counted from 1. */
  readonly questions: readonly [number, number];
  readonly message: string;
  readonly holds: (answers: readonly number[]) => boolean;
}

type Test = (first: number, second: number) => boolean;

function between(
  id: string,
  questions: readonly [number, number],
  test: Test,
  message: string,
): Contradiction {
  const [first, second] = questions;
  return {
    id,
    questions,
    message,
    holds: (answers) => {
      const [one, two] = [answers[first - 1], answers[second - 1]];
      return one !== undefined && two !== undefined && test(one, two);
    },
  };
}

const isLowHigh: Test = (low, high) => low <= 2 && high >= 4;
const isFarApart: Test = (one, two) => Math.abs(one - two) >= 3;

/** Pairs of answers that contradict each other. The page names them; they change no score. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  between(
    'soon-but-high',
    [1, 9],
    isLowHigh,
    'You need the money within three years, yet expect a return that only risk could bring. Over so short a time a loss may not be made up.',
  ),
  between(
    'soon-but-wide',
    [1, 10],
    isLowHigh,
    'You need the money within three years, yet chose a wide range of results. The lower end could fall due just when you need it.',
  ),
  between(
    'safe-but-high',
    [4, 9],
    (reason, expected) => reason === 1 && expected >= 4,
    'Your main reason is to keep the money safe, yet you expect far more than a deposit pays. One of the two has to give way.',
  ),
  between(
    'sell-or-buy',
    [7, 8],
    isFarApart,
    'You would act very differently when one holding falls and when the whole portfolio does. Think about which of the two is more like you.',
  ),
  between(
    'high-but-sell',
    [8, 9],
    isLowHigh,
    'You expect a high return, yet would leave after a fall of 15%. Falls of that size have to be sat through to earn such a return.',
  ),
  between(
    'return-or-range',
    [9, 10],
    isFarApart,
    'The return that you expect and the range that you chose on ₹1 crore do not belong together.',
  ),
  between(
    'invested-but-needed',
    [12, 11],
    isLowHigh,
    'A loss would hit your daily life, yet more than half of your wealth is already at risk.',
  ),
  between(
    'wide-but-needed',
    [12, 10],
    isLowHigh,
    'A loss would hit your daily life, yet you chose a range with a deep one.',
  ),
];
