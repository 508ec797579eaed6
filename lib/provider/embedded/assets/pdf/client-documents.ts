import { derivativesDisclosure, standardWarning } from '@/lib/content/prescribed';

import type { Section } from './document';

interface ClientDocument {
  readonly match: RegExp;
  readonly sections: readonly Section[];
}

/** Documents that a client receives and keeps; the first pattern wins. */
export const clientDocuments: readonly ClientDocument[] = [
  {
    match: /tariff-sheet/,
    sections: [
      {
        heading: 'What we charge (sample)',
        points: [
          'Opening an account: Rs 0.00. Demat account: Rs 299.00 a year from the second year.',
          'Shares bought or sold for delivery: 0.25% of the value. On Rs 25,000.00 that is Rs 62.50.',
          'Interest on the margin trading facility and on late payments: by the day, at the rate on the website.',
        ],
      },
      {
        heading: 'What others charge, collected with it',
        points: [
          'Securities transaction tax on delivery: 0.1% of the value, on buying and on selling. Other rates apply to intraday trades and derivatives.',
          'Stamp duty, for the buyer: 0.015% of the value for delivery.',
          'SEBI’s fee: Rs 10 for each crore of value. The exchange’s fee: by its own schedule.',
          'GST: 18% of brokerage and of the fees of exchange and SEBI.',
        ],
      },
      {
        heading: 'How it stands on the contract note',
        paragraphs: [
          'Each line is shown on its own, in rupees and paise, with the total debited or credited. If a line is not on this sheet, ask before you pay it. Statutory rates are as of November 2026 and change by law.',
        ],
      },
    ],
  },
  {
    match: /rights-and-obligations/,
    sections: [
      {
        heading: 'You may expect',
        points: [
          'Orders carried out as you gave them, and a contract note within 24 hours.',
          'Your money and shares kept apart from ours, and settled back to you on the date you chose.',
          'Only charges that you were told of before.',
          'A margin pledge that you approve yourself, and its release when it is no longer needed.',
          'A complaint answered within 21 calendar days, and the way to SCORES and SMART ODR after that.',
        ],
      },
      {
        heading: 'You agree to',
        points: [
          'Give true particulars and tell us of changes, above all of mobile number, e-mail and bank.',
          'Pay for what you buy and deliver what you sell in time, from accounts in your own name.',
          'Keep passwords and OTPs to yourself and check the alerts of exchange and depository.',
          'Read the risk disclosure before you use a new segment.',
        ],
      },
      {
        heading: 'If one of us ends it',
        paragraphs: [
          'Either side may end the relation in writing. Trades done before are settled, dues are paid, and what is yours is returned. The duty to keep records goes on for the period that the law names.',
        ],
      },
    ],
  },
  {
    match: /risk-disclosure/,
    sections: [
      {
        heading: 'Risks of every trade',
        points: [
          'Prices move, and can open far from the last close. You may get back less than you paid.',
          'Some shares trade thinly: an order may stay open, or move the price against you.',
          'A stop-loss order limits a loss; it does not fix it.',
          'Systems, networks and news can fail or mislead at the worst moment.',
        ],
      },
      {
        heading: derivativesDisclosure.heading,
        points: derivativesDisclosure.lines,
        paragraphs: [`Source: ${derivativesDisclosure.study}`],
      },
      {
        heading: 'Borrowed money',
        paragraphs: [
          'Margin makes gains and losses larger than the sum you put up. A call may come on any day, with little time; if it is not met, positions are closed at the price of that moment, and what is still owed remains yours to pay.',
        ],
      },
      { heading: 'Warning', paragraphs: [standardWarning.text] },
    ],
  },
  {
    match: /policies-and-procedures/,
    sections: [
      {
        heading: 'What the policies settle',
        points: [
          'Orders in very low-priced shares: which we refuse, and how we tell you.',
          'Exposure: how the limit follows from your margin and who may raise it.',
          'Brokerage: the rate agreed, the upper limit of the exchange, and notice before a change.',
          'Late payment: interest by the day, and when shares bought are sold.',
          'Closing out: order, time and notice when margin falls short.',
          'Inactive accounts: when an account is marked, and how it is opened again.',
          'Stopping an account: on your word at once, on ours with reasons in writing.',
        ],
      },
      {
        heading: 'How a policy changes',
        paragraphs: [
          'A change is sent by e-mail and stands on the website before it applies. Where a policy and a rule of SEBI or the exchange differ, the rule applies.',
        ],
      },
    ],
  },
  {
    match: /dos-and-donts/,
    sections: [
      {
        heading: 'Do',
        points: [
          'Check the registration number of whoever takes your order or gives you advice.',
          'Pay by cheque, bank transfer or a validated UPI handle, to the broker’s named account.',
          'Compare contract notes with the alerts of the exchange, and holdings with the monthly statement.',
          'Ask for the charges in writing, and keep them.',
          'Complain early, in writing, with dates and papers.',
        ],
      },
      {
        heading: 'Do not',
        points: [
          'Do not lend your account, your password or an OTP to anyone, and do not sign blank slips.',
          'Do not pay in cash, or to a person’s own account.',
          'Do not believe in fixed or promised returns from shares.',
          'Do not trade on messages of groups and unknown callers; report them at 1930.',
        ],
      },
    ],
  },
];
