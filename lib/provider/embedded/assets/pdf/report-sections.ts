import {
  derivativesDisclosure,
  mutualFundWarning,
  researchWarning,
  standardWarning,
} from '@/lib/content/prescribed';

import type { Section } from './document';

interface Guide {
  readonly read: readonly string[];
  readonly limits: readonly string[];
}

const guides: Readonly<Record<string, Guide>> = {
  'institutional-research': {
    read: [
      'Start with the definitions: the same word often stands for different sums in two companies’ filings.',
      'Put the invented example beside one real filing that you know, and fill in the same lines.',
      'Mark every figure that needs an estimate, and write down whose estimate it is.',
    ],
    limits: ['A method shows where to look. It does not say what a share is worth.'],
  },
  'fundamental-reports': {
    read: [
      'Read the business before the ratios: what is sold, to whom, and what it costs to make.',
      'Follow three years of cash flow next to three years of profit, and ask about each gap.',
      'Change one assumption at a time and note how far the value moves.',
    ],
    limits: [
      'Valuation is an opinion at a date. A small change in growth or discount rate can turn it round.',
    ],
  },
  'technical-reports': {
    read: [
      'Note the period of each chart first; a signal on one period says nothing of another.',
      'Write entry, exit and the sum at risk before you look at the outcome.',
      'Count the failures as well as the hits, with costs.',
    ],
    limits: [
      'Patterns are found more easily afterwards than before. Past prices do not decide later ones.',
    ],
  },
  'derivative-reports': {
    read: [
      'Draw the result at expiry first, then add time and volatility.',
      'Work out the loss in rupees for one lot before the gain.',
      'Add brokerage, taxes and the spread to every example.',
    ],
    limits: [
      'Models take prices to move smoothly; markets also jump.',
      ...derivativesDisclosure.lines,
      `Source: ${derivativesDisclosure.study}`,
    ],
  },
  'currency-and-commodity-reports': {
    read: [
      'Turn the quote into rupees: price, unit, lot, contract value, one tick.',
      'Check the expiry and, for goods, the tender period and the delivery centre.',
      'Ask what you need the contract for. The currency segment expects an underlying exposure.',
    ],
    limits: ['Prices follow events abroad while Indian markets are closed, and can open far away.'],
  },
  'mutual-fund-updates': {
    read: [
      'Compare funds of one category, over the same period, after costs.',
      'Look at the riskometer of the last twelve months, not only at today’s.',
      'Check the exit load and the tax before you move.',
    ],
    limits: [
      mutualFundWarning.text,
      'Past performance may or may not be sustained and says nothing of the next period.',
    ],
  },
  newsletters: {
    read: [
      'Take it as a list of questions for your own plan, not as a list of things to buy.',
      'Keep dates: many rules change on 1 April, and some on the day they are notified.',
      'Follow each figure to its source before you repeat it.',
    ],
    limits: [
      'A newsletter is written for many readers and knows nothing of your income, debts or dates.',
    ],
  },
  'product-notes': {
    read: [
      'Find three things first: who pays you, when, and what can stop the payment.',
      'Put every cost in rupees for the sum you have in mind.',
      'Ask how you leave before the end, and at whose price.',
    ],
    limits: [
      'A note explains a kind of product. Terms of the one you are offered stand in its own papers.',
    ],
  },
  'sector-notes': {
    read: [
      'Learn the unit of the industry, and convert each company to it.',
      'Separate what the company decides from what the cycle does to it.',
      'Keep the same template for all companies, in good quarters and bad.',
    ],
    limits: [
      'Companies in the examples are invented. Averages of an industry hide the spread inside it.',
    ],
  },
};

const general: Guide = {
  read: [
    'Read the assumptions first and the conclusion last.',
    'Follow each figure to its source.',
  ],
  limits: ['The report is an opinion at a date.'],
};

/** What stands in a report after its summary: how to use it, its limits, the disclosures. */
export function reportSections(category: string): Section[] {
  const guide = guides[category] ?? general;
  return [
    { heading: 'How to work through it', steps: guide.read },
    {
      heading: 'Where the figures come from',
      paragraphs: [
        'Companies, prices and tables in this sample are invented, so that a method can be followed without a view on any real security. Rules and dates are those in force when the report was published; check them before you act.',
      ],
    },
    { heading: 'Limits', points: guide.limits },
    {
      heading: 'Your own page',
      ownPage: true,
      paragraphs: [
        'Note what you would need to know before you use this on a company of your choice.',
      ],
      blanks: [
        'What I am looking at',
        'What must be true',
        'What would prove me wrong',
        'The sum I can lose',
      ],
    },
    {
      heading: 'Disclosures',
      points: [
        'This report names no security to buy or sell and sets no target. It is education, not advice for your own case.',
        'The desk that wrote it holds no position in any company in it, since all are invented, and was paid by nobody named in it.',
        'Registration number, compliance officer and the path of complaints stand on the website under registration details and grievances.',
        researchWarning.text,
        standardWarning.text,
      ],
    },
  ];
}
