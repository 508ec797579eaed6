import { keyPersonnel } from '../legal/registration';
import { mailbox } from '../legal/links';
import type { ProductRecord } from './types';

const officerOf = (service: string): string =>
  keyPersonnel.find(({ designation }) => designation === `Principal officer, ${service}`)?.name ??
  '';

export const privateWealth: ProductRecord = {
  path: '/services/private-wealth',
  reviewed: '2026-11-27',
  lines: ['One plan for', 'a family’s money'],
  lead: 'Private wealth is advice and portfolio management for families. One person looks after everything together: portfolios, insurance, loans, papers and estate. What is invested can lose value, whoever manages it.',
  particulars: [
    {
      title: 'For',
      text: 'Families with about ₹2 crore or more; portfolio management starts by law at ₹50 lakh.',
    },
    { title: 'Costs', text: 'A fee on assets or an advice fee, agreed in writing first.' },
    {
      title: 'Needs',
      text: 'Two or three hours of your time and a list of everything you own and owe.',
    },
  ],
  isSample: true,
  action: { label: 'Visit the wealth site', href: 'firm:wealthSite' },
  second: { label: 'Compare ways to be served', href: '#ways' },
  picture: {
    kind: 'flower',
    alt: 'Six petals for a sample family’s wealth by kind: home 34%, shares and funds 30, bonds 16, business 10, gold 6, cash 4.',
    caption:
      '₹8.20 crore of one family, with the home. Most plans begin by looking at the longest petal.',
    isSample: true,
    petals: [
      { to: 1, label: 'Home', figure: '34%', tone: 'second' },
      { to: 0.88, label: 'Shares', figure: '30%' },
      { to: 0.47, label: 'Bonds', figure: '16%' },
      { to: 0.3, label: 'Business', figure: '10%', tone: 'second' },
      { to: 0.18, label: 'Gold', figure: '6%' },
      { to: 0.12, label: 'Cash', figure: '4%' },
    ],
  },
  sections: [
    {
      kind: 'compare',
      id: 'ways',
      nav: 'Ways to be served',
      heading: 'Advice or portfolio management: who decides',
      names: ['Advice', 'Non-discretionary', 'Discretionary'],
      rows: [
        {
          question: 'Who decides',
          answers: [
            'You, after a written recommendation',
            'You, trade by trade; we propose and carry out',
            'The manager, within a mandate',
          ],
        },
        {
          question: 'Registration',
          answers: ['Investment adviser', 'Portfolio manager', 'Portfolio manager'],
        },
        { question: 'Least sum', answers: ['None in law', '₹50 lakh', '₹50 lakh'] },
        {
          question: 'Paid by',
          answers: [
            'You, a fixed fee or a part of assets',
            'You, a fee',
            'You, a fee, sometimes a share of gains',
          ],
        },
        {
          question: 'Commission from products',
          answers: ['None; direct plans only', 'None on the portfolio', 'None on the portfolio'],
        },
        {
          question: 'Suits',
          answers: [
            'People with time to act',
            'People who want to approve each trade',
            'People who want to delegate',
          ],
        },
      ],
      notes: [
        {
          title: 'Kept apart',
          text: 'A family that pays us for advice can’t be our distribution client at the same time. The rules draw that line and we follow it by PAN.',
        },
      ],
    },
    {
      kind: 'how',
      id: 'first-year',
      nav: 'The first year',
      heading: 'What happens in the first year',
      columns: [
        {
          title: 'See',
          text: 'One statement for all accounts, policies, loans and land, valued on the same day.',
          picture: {
            kind: 'bars',
            values: [34, 30, 16, 10, 6, 4],
            caption: 'What you own, by kind',
          },
        },
        {
          title: 'Put in order',
          text: 'Nominees, joint holders, forgotten folios, overlapping funds, cover that lapsed.',
          picture: {
            kind: 'sum',
            rows: [
              ['An example: folios found', '61'],
              ['Merged or closed', '47'],
            ],
            total: ['Kept', '14'],
          },
        },
        {
          title: 'Plan',
          text: 'Dates and sums for the next ten years, and how much risk each needs.',
          picture: {
            kind: 'line',
            values: [20, 22, 21, 26, 24, 30, 27, 34, 33, 40],
            level: 24,
            caption: 'Paths around the sum you need',
          },
        },
      ],
      closing: 'Only then do we speak about products. You may need fewer than you have.',
    },
    {
      kind: 'worked',
      id: 'fees',
      nav: 'Fees in rupees',
      heading: 'Example: fees of a managed portfolio',
      paragraphs: [
        'A discretionary portfolio of ₹1 crore pays a fixed 1.50% a year and 10% of what it earns above a hurdle of 10%, measured from its highest value so far.',
        'In the first year it gains 18% before fees. The fixed fee leaves 16.50%, so 6.50% is above the hurdle and a tenth of it goes to the manager.',
        'Next year it falls 12%. No share of gains is due, and none will be until the old high and the hurdle on it are passed. The fixed fee is charged all the same.',
      ],
      sheet: {
        title: 'The good year',
        what: '₹1,00,00,000, a gain of 18%',
        isSample: true,
        lines: [
          { label: 'Gain', amount: '₹18,00,000' },
          { label: 'Fixed fee, 1.50%', amount: '−₹1,50,000' },
          { label: 'Above the 10% hurdle', amount: '₹6,50,000' },
          { label: 'Share of that, 10%', amount: '−₹65,000' },
          { label: 'GST on both fees', amount: '−₹38,700' },
        ],
        total: { label: 'Yours before tax', amount: '₹15,46,300' },
        foot: 'Sample terms. Brokerage, custody and audit are billed at cost.',
      },
    },
    {
      kind: 'table',
      id: 'shelf',
      nav: 'What can be used',
      heading: 'Products that can be used',
      caption: 'Building blocks by least sum and time',
      columns: [
        { label: 'Block' },
        { label: 'Least sum', isFigure: true },
        { label: 'Time tied up' },
        { label: 'Role', narrow: 'line' },
      ],
      rows: [
        ['Funds and ETFs', '₹100', 'Days', 'The core'],
        ['Listed bonds', '₹10,000', 'To a date, or sale', 'Income'],
        ['Specialised investment funds', '₹10 lakh', 'Days to weeks', 'Wider mandates than funds'],
        ['Portfolio management', '₹50 lakh', 'Weeks', 'Shares in your own name'],
        [
          '[Alternative funds](/invest-in-aifs-alternative-investment-funds)',
          '₹1 crore',
          'Years',
          'Private markets',
        ],
        [
          'Structured debentures',
          'By issue',
          'Two to four years',
          'A defined payoff, with credit risk',
        ],
      ],
      after: 'A larger sum buys access, not safety.',
    },
    {
      kind: 'prose',
      id: 'estate',
      nav: 'Estates',
      heading: 'Wills, nominees and joint holders',
      paragraphs: [
        'A nominee receives the assets; the heirs own them. The two are easily confused. A nominee holds for the persons whom the will or the law names.',
        'So we ask early for a will, prepared by a lawyer of your choice, a list of accounts that somebody else can find, and one honest conversation. Trusts help where a child needs care or a business must not be divided. They cost money every year and are not for everyone.',
      ],
      points: [
        { title: 'Up to three nominees', text: 'in a demat account, with shares in per cent.' },
        { title: 'Joint holders', text: 'The survivor carries on without a court.' },
        { title: 'Power of attorney', text: 'Ends with the giver’s life and should be narrow.' },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What the service costs',
      isSample: true,
      costs: {
        lead: 'On ₹3 crore, in rupees, GST extra',
        columns: ['Advice', 'Managed'],
        rows: [
          { label: 'Our fee', note: '0.40% or 1.50%', values: ['1,20,000', '4,50,000'] },
          { label: 'Costs inside products', note: '0.30% or 0.10%', values: ['90,000', '30,000'] },
          { label: 'Custody and audit', values: ['–', '30,000'] },
        ],
        total: { label: 'A year', values: ['₹2,10,000', '₹5,10,000'] },
        after:
          'Fees are due in bad years too. Gains in a managed portfolio are taxed as if you had traded yourself. Brokerage is that of our page of [charges](/charges).',
      },
      risks: {
        heading: 'Risks of the service',
        rows: [
          {
            name: 'Markets',
            text: 'A portfolio of shares can halve, whoever manages it.',
            mark: 6,
          },
          {
            name: 'Concentration',
            text: 'Managers with twenty names can be wrong for years.',
            mark: 4,
          },
          {
            name: 'Illiquid pieces',
            text: 'Private funds and structured paper can’t be sold when you want.',
            mark: 4,
          },
          {
            name: 'A person leaves',
            text: 'Your adviser changes job. The next adviser must be able to work from the file.',
            mark: 2,
          },
        ],
        warning: 'advice',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Private wealth suits you if',
      suits: [
        'Your holdings sit with five firms and nobody sees them together.',
        'You sold a business or inherited, and the sum is new to you.',
        'Your heirs would not know where to begin.',
      ],
      elsewhere: {
        heading: 'You don’t need it if',
        rows: [
          { text: 'Three funds and a term policy do the job.', href: '/invest-in-mutual-funds' },
          { text: 'You like to choose shares.', href: '/invest-in-stocks' },
          { text: 'You want a list to follow.', href: '/invest-in-equity-ninja' },
        ],
      },
    },
    {
      kind: 'firm',
      id: 'registration',
      nav: 'Registrations',
      heading: 'Our registrations for this service',
      facts: ['portfolio-manager', 'investment-adviser', 'distributor'],
    },
    {
      kind: 'band',
      id: 'goal',
      nav: 'Calculator',
      heading: 'What your goal needs each month',
      text: 'A sum in today’s money, a date, an assumed return and inflation: the page says what to put aside, and what you already have.',
      action: {
        label: 'Open wealth accumulation',
        href: '/calculators/wealth-accumulation-calculator',
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions from families',
      entries: [
        {
          question: 'Where are my assets held?',
          answer:
            'In your own demat account with a custodian or participant, opened for the mandate. You see it any day without asking us.',
        },
        {
          question: 'Can I leave a managed portfolio?',
          answer:
            'Any time. Exit charges, where there are any, may run for three years at most on a falling scale, and the agreement prints them.',
        },
        {
          question: 'Do you share in gains?',
          answer:
            'Only if you choose such a fee. You may take a fixed one instead, and a direct route without a distributor exists for every portfolio.',
        },
        {
          question: 'How is performance reported?',
          answer:
            'Time-weighted, after all costs, next to a benchmark chosen at the start from the industry’s short list. We can’t change it later.',
        },
        {
          question: 'Do you lend against portfolios?',
          answer:
            'Through lenders, against approved securities. Falls in value bring calls, as with any such loan. For a family without spare cash it is a poor idea.',
        },
        {
          question: 'May my accountant join?',
          answer:
            'Yes, and your lawyer as well. Give us a written permission that names what may be shared.',
        },
        {
          question: 'Who is responsible for advice and portfolios?',
          answer: `${officerOf('investment advice')} is the principal officer for advice, ${officerOf('portfolio management')} for portfolio management. Before you sign, we tell you your adviser’s name, training and record.`,
        },
        {
          question: 'Where is the disclosure document?',
          answer: `You get it before you sign. It states each approach with its record, the fees, conflicts and cases in court. Ask ${mailbox('portfolio')} for it.`,
        },
        {
          question: 'How do I complain about advice or a portfolio?',
          answer:
            '[Write to us](/support/get-in-touch/grievances) first; we answer within 21 days. The [complaint figures](/support/tools-and-resources/complaint-status) show both registrations apart.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-aifs-alternative-investment-funds',
    '/invest-in-fixed-income',
    '/invest-in-insurance',
    '/services',
  ],
  closing: 'Fees are samples.',
};
