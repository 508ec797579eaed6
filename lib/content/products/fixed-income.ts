import { ruleTexts } from '@/lib/domain/rule/texts';
import type { ProductRecord } from './types';

export const fixedIncome: ProductRecord = {
  path: '/invest-in-fixed-income',
  reviewed: '2026-11-27',
  lines: ['Lend money,', 'earn interest'],
  lead: 'Fixed income means bonds and similar loans: you get interest on fixed days and the principal on the last one. You know every payment date and amount. You can’t be sure that the issuer will pay, or what price you would get if you sold early.',
  particulars: [
    {
      title: 'For',
      text: 'Money needed on a known date, regular income, a steady part next to shares.',
    },
    { title: 'Costs', text: 'Mostly inside the price; ask for the yield after all charges.' },
    { title: 'Needs', text: 'A demat account, and from ₹1,000 or ₹10,000 a bond.' },
  ],
  second: { label: 'Browse the bond marketplace', href: 'firm:bondMarketplace' },
  picture: {
    kind: 'flower',
    alt: 'Ten petals for ten payments: nine short ones for interest and one long one for the last interest with the principal.',
    caption:
      'Ten yearly payments of a 10-year bond: nine of interest, the last with the principal.',
    centre: { figure: '₹1,000', words: 'lent at 8%' },
    petals: [
      { to: 1, label: 'Year 10', figure: '₹1,080' },
      ...[
        'Year 1',
        'Year 2',
        'Year 3',
        'Year 4',
        'Year 5',
        'Year 6',
        'Year 7',
        'Year 8',
        'Year 9',
      ].map((label) => ({
        to: 0.14,
        label,
        figure: '₹80',
      })),
    ],
  },
  sections: [
    {
      kind: 'bond',
      id: 'price',
      nav: 'Bond price and yield',
      heading: 'Bond price and yield',
      notes: [
        {
          title: 'Choose a rate',
          text: 'The bond has five years left. The rate is what new bonds of the same length and quality pay a year; nothing else changes.',
        },
        {
          title: 'If you hold on',
          text: 'The payments stay the same. If you keep the bond to the end, you are paid as agreed, so long as the issuer pays.',
        },
      ],
      face: 1_000,
      coupon: 8,
      years: 5,
    },
    {
      kind: 'table',
      id: 'borrowers',
      nav: 'Types of bonds',
      heading: 'Types of bonds and what they pay',
      lead: 'Lower rows pay more interest because they carry more risk.',
      caption: 'Kinds of fixed income',
      columns: [
        { label: 'Kind' },
        { label: 'Starts at', isFigure: true },
        { label: 'Usual term', narrow: 'line' },
        { label: 'What backs it' },
      ],
      rows: [
        ['Treasury bills', '₹10,000', '91 to 364 days', 'The Union government'],
        ['Government securities', '₹10,000', '2 to 50 years', 'The Union or a state government'],
        [
          'Bank deposits',
          '₹1,000',
          '7 days to 10 years',
          `The bank; insured up to ${ruleTexts.deposits.insuredLakh} a depositor and bank`,
        ],
        [
          'Public sector bonds',
          '₹1,000 to ₹10,000',
          '5 to 20 years',
          'The company, with the state as its owner',
        ],
        [
          '54EC bonds',
          '₹10,000',
          '5 years, locked',
          'State-owned lenders; for gains on land or buildings',
        ],
        [
          'Company debentures',
          '₹1,000 to ₹10,000',
          '1 to 10 years',
          'The company, sometimes with a charge on assets',
        ],
        [
          'Company deposits',
          '₹5,000',
          '1 to 5 years',
          'The company alone, unsecured and uninsured',
        ],
      ],
      after:
        'Usual sizes. Bonds on our marketplace are listed. It is an online bond platform, which we run under our registration as stock broker, and opens in a new tab.',
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What you keep of 9% interest after tax and inflation',
      costs: {
        lead: 'A listed debenture bought at face, ₹1,00,000 for a year, in rupees',
        columns: ['5% slab', '30% slab'],
        rows: [
          { label: 'Interest', note: '9% a year', values: ['9,000.00', '9,000.00'] },
          { label: 'Tax with cess', note: '5.2% and 31.2%', values: ['−468.00', '−2,808.00'] },
          { label: 'Stamp duty', note: 'small on bonds', values: ['−0.10', '−0.10'] },
        ],
        total: { label: 'Yours', values: ['₹8,531.90', '₹6,191.90'] },
        after:
          'Tax of 10% is deducted (TDS) from interest on most company bonds. A gain on a listed bond held over twelve months is taxed at 12.5%. With prices rising 5%, the second column keeps 1.1% in real terms (1.0619 ÷ 1.05).',
      },
      risks: {
        heading: 'Risks of bonds',
        rows: [
          {
            name: 'The issuer can’t pay',
            text: 'After a default holders may wait years and recover a third or a half.',
            mark: 6,
          },
          {
            name: 'Rates rise',
            text: 'The price of a long bond falls. It matters only if you must sell.',
            mark: 3,
          },
          {
            name: 'Nobody bids',
            text: 'Most company bonds hardly trade. Selling early can cost 2% or more.',
            mark: 2,
          },
          {
            name: 'Early repayment (call)',
            text: 'The issuer may repay early when rates drop, and you reinvest for less.',
            mark: 1,
          },
          {
            name: 'Rank',
            text: 'Perpetual and subordinated bonds can be written off while others are paid.',
            mark: 6,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'compare',
      id: 'ratings',
      nav: 'Ratings',
      heading: 'Credit ratings: what they mean',
      names: ['AAA to AA', 'A to BBB', 'Below BBB'],
      rows: [
        {
          question: 'What it says',
          answers: [
            'Very likely to be paid on time',
            'Adequate for now, weaker in bad years',
            'Speculative',
          ],
        },
        {
          question: 'Usual extra yield',
          answers: ['Up to 1% over government bonds', '2% to 5%', 'No usual figure'],
        },
        {
          question: 'How to hold',
          answers: ['A fair part of a plan', 'Small amounts, many issuers', 'For specialists'],
        },
        {
          question: 'What to read',
          answers: ['Outlook and term', 'Cash flow, security, covenants', 'All documents in full'],
        },
      ],
      notes: [
        {
          title: 'Watch the date',
          text: 'Ratings are paid for by the issuer and follow events. Several names fell from AA to default within months.',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Fixed income suits you if',
      suits: [
        'You have to pay a known sum on a known date.',
        'You want interest to live on every quarter.',
        'You will spread company bonds over ten issuers or buy government bonds only.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          { text: 'The horizon is ten years and you want growth.', href: '/invest-in-stocks' },
          { text: 'You want a manager to spread the risk.', href: '/invest-in-mutual-funds' },
          {
            text: 'You save in small yearly sums free of tax.',
            href: '/calculators/ppf-calculator',
          },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Buying a bond',
      heading: 'How to buy a bond',
      steps: [
        { when: '10 minutes', title: 'Filter', text: 'By date first, rating second, yield last.' },
        {
          when: '20 minutes',
          title: 'Read',
          text: 'Term sheet, rating letter, security, call dates, interest days.',
        },
        {
          when: 'Before 15:30',
          title: 'Order',
          text: 'You pay price plus interest accrued since the last payment. Money goes to the clearing corporation, never to a person.',
        },
        {
          when: 'Same or next day',
          title: 'Hold',
          text: 'The bond is in your demat account; interest is paid to your bank account.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'ppf',
      nav: 'Calculator',
      heading: 'Compare a bond with the Public Provident Fund',
      text: 'Fifteen years, free of tax and of any company’s credit. See what ₹1.50 lakh a year comes to at the present rate before you take a risk for one percentage point more.',
      action: { label: 'Open the PPF calculator', href: '/calculators/ppf-calculator' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about bonds',
      entries: [
        {
          question: 'What is yield to maturity?',
          answer:
            'The yearly return if you buy at today’s price, every payment arrives and you hold to the end. It is the figure to compare; the coupon alone says little about a bond bought above or below face.',
        },
        {
          question: 'Why do I pay more than the quoted price?',
          answer:
            'Because of accrued interest. The seller has earned it up to today, you pay it now and get it back with the next coupon.',
        },
        {
          question: 'Is a secured bond safe?',
          answer:
            'Safer than unsecured, if the charge is registered, the assets are worth what is said and few others share them. Trustees enforce it, and that takes time.',
        },
        {
          question: 'Can I buy government securities here?',
          answer:
            'Yes, in the weekly auctions through a non-competitive bid from ₹10,000, and second-hand on the exchange. RBI Retail Direct, the Reserve Bank’s own site for individuals, is another way.',
        },
        {
          question: 'How do I get out early?',
          answer:
            'By selling on the exchange or through the platform’s quote, if there is one. Deposits can usually be broken for a lower rate. 54EC bonds can’t be sold or pledged at all for five years, and take at most ₹50 lakh in the tax year of the sale and the next together.',
        },
        {
          question: 'Who pays you?',
          answer:
            'On the marketplace the difference between buying and selling price, which is disclosed with each quote; on public issues a fee from the issuer.',
        },
        {
          question: 'When are government auctions, and how do I bid?',
          answer:
            'Treasury bills are usually auctioned on Wednesdays, dated securities on Fridays, by the Reserve Bank’s calendar. In a non-competitive bid you name only the sum and get the average price of the auction.',
        },
        {
          question: 'Is tax deducted from the interest?',
          answer:
            'From most company bonds 10%, from government securities of residents as a rule nothing. If your income is below the taxable limit, give the issuer Form 121 in time. Since 1 April 2026 it replaces Forms 15G and 15H.',
        },
        {
          question: 'Can I still buy sovereign gold bonds (SGB)?',
          answer:
            'No new series is on offer. Old ones trade on the exchange, but only the first subscriber who holds to maturity is free of capital gains tax.',
        },
        {
          question: 'What are tax-free bonds?',
          answer:
            'Bonds of state-owned companies whose interest is exempt. No new ones have been issued since 2016; they trade on the exchange, and a gain on sale is taxed.',
        },
        {
          question: 'Can I open a fixed deposit through you?',
          answer:
            'No. You open it at the bank or company itself. The table lists deposits so that you can compare.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-mutual-funds',
    '/calculators/ppf-calculator',
    '/calculators/inflation-calculator',
    '/invest-in-slbs-securities-lending-and-borrowing-scheme',
  ],
  closing: 'Yields in the examples are round figures and no offer.',
};
