export interface RiskQuestion {
  readonly id: string;
  readonly question: string;
  /** Five answers; the first is the most cautious and scores 1, the last scores 5. */
  readonly answers: readonly [string, string, string, string, string];
}

/** The twelve questions, in the order of their answers in the address. */
export const RISK_QUESTIONS: readonly RiskQuestion[] = [
  {
    id: 'horizon',
    question: 'When will you need most of this money?',
    answers: [
      'Within a year',
      'In one to three years',
      'In three to five years',
      'In five to ten years',
      'After more than ten years',
    ],
  },
  {
    id: 'age',
    question: 'How old are you?',
    answers: ['65 or over', '55 to 64', '45 to 54', '35 to 44', 'Under 35'],
  },
  {
    id: 'family',
    question: 'How large is this money within your family’s wealth?',
    answers: [
      'It is nearly all that the family has',
      'It is more than half of it',
      'It is about half of it',
      'It is less than half of it',
      'It is a small part of it',
    ],
  },
  {
    id: 'reason',
    question: 'What is your main reason to invest?',
    answers: [
      'To keep what I have safe',
      'To draw a steady income',
      'To pay for a goal with a date, such as a home or a degree',
      'To build wealth over the years',
      'To build as much as I can, whatever happens on the way',
    ],
  },
  {
    id: 'income',
    question: 'How steady is your income?',
    answers: [
      'I have no regular income',
      'It changes a lot from month to month',
      'It changes, but covers what I spend',
      'It is regular and leaves something to save',
      'It is regular, likely to last and well above what I spend',
    ],
  },
  {
    id: 'experience',
    question: 'How long have you invested in shares or equity funds?',
    answers: [
      'Not yet',
      'Less than two years',
      'Two to five years',
      'Five to ten years',
      'More than ten years',
    ],
  },
  {
    id: 'one-holding',
    question: 'One of your holdings has fallen by over 30% in a year. What do you do?',
    answers: [
      'Sell it and the other risky ones with it',
      'Sell it',
      'Sell a part and watch the rest',
      'Keep it if the reasons for buying still hold',
      'Buy more if the reasons for buying still hold',
    ],
  },
  {
    id: 'portfolio',
    question: 'Your whole portfolio has fallen by over 15%. What do you do?',
    answers: [
      'Move all of it to deposits',
      'Move most of it to deposits',
      'Move some of it and wait',
      'Leave it as it is',
      'Put in more money',
    ],
  },
  {
    id: 'return',
    question: 'Which yearly return do you expect over time?',
    answers: [
      'About what a bank deposit pays',
      'A little more than a bank deposit',
      'A few points more than inflation',
      'About twice what a bank deposit pays',
      'More than twice what a bank deposit pays',
    ],
  },
  {
    id: 'range',
    question: 'You invest ₹1 crore for a year. Which range of results would you choose?',
    answers: [
      'A gain of ₹5 lakh to ₹7 lakh',
      'A loss of ₹3 lakh to a gain of ₹12 lakh',
      'A loss of ₹8 lakh to a gain of ₹18 lakh',
      'A loss of ₹15 lakh to a gain of ₹27 lakh',
      'A loss of ₹25 lakh to a gain of ₹40 lakh',
    ],
  },
  {
    id: 'beyond-deposits',
    question: 'How much of your wealth is in more than deposits and other risk-free savings?',
    answers: [
      'Less than a tenth',
      'A tenth to a quarter',
      'A quarter to a half',
      'A half to three quarters',
      'More than three quarters',
    ],
  },
  {
    id: 'daily-life',
    question: 'If a fifth of this money were lost, what would change in your daily life?',
    answers: [
      'I could not pay for essentials',
      'I would have to cut back a lot',
      'I would put off larger plans',
      'I would hardly notice it day to day',
      'Nothing would change',
    ],
  },
];
