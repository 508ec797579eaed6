import { formatRupees } from '@/lib/tools/format';

import { chargeRows, exerciseTaxText } from '@/lib/domain/charge/charge-rows';
import { firmNote } from '@/lib/domain/charge/firm-tariff';
import type { ProductRecord } from './types';

const LOT = 65;

/** One lot of the Nifty bought and sold at the same price: the future, and an option. */
const roundTrips = (
  [
    ['equity-futures', 25_000],
    ['equity-options', 120],
  ] as const
).map(([segment, price]) =>
  firmNote({
    segment,
    exchange: 'NSE',
    orders: [
      { side: 'buy', quantity: LOT, price },
      { side: 'sell', quantity: LOT, price },
    ],
  }),
);

export const derivatives: ProductRecord = {
  path: '/invest-in-derivatives',
  reviewed: '2026-11-27',
  lines: ['Trade futures', 'and options'],
  lead: 'Futures and options (F&O) are contracts on the price of a share or an index on a set day. A few people use them to protect shares they own. Most individuals who trade them lose money.',
  particulars: [
    { title: 'For', text: 'Hedgers, and traders who can lose the whole deposit and more.' },
    {
      title: 'Costs',
      text: 'Little on each trade, a lot over a year: STT, brokerage and spreads.',
    },
    { title: 'Needs', text: 'Income proof, activation, and margin for at least one lot.' },
  ],
  second: { label: 'See what positions pay', href: '#payoff' },
  picture: {
    kind: 'flower',
    alt: 'Ten petals for ten individual traders. Nine are empty outlines that stop short of the circle; one orange petal passes it.',
    caption: 'Ten individual traders. The circle is where they began; nine ended below it.',
    petals: [
      { to: 1, tone: 'brand' },
      ...[0.5, 0.42, 0.55, 0.34, 0.46, 0.5, 0.3, 0.44, 0.52].map((to) => ({
        to,
        tone: 'outline' as const,
      })),
    ],
    rings: [{ at: 0.72 }],
    centre: { figure: '9 of 10', words: 'lost' },
  },
  sections: [
    {
      kind: 'disclosure',
      id: 'disclosure',
      nav: 'Risk disclosures',
      heading: 'Risk disclosures on derivatives',
      notes: [
        {
          title: 'Why this comes first',
          text: 'SEBI requires that every client sees it before trading.',
        },
      ],
      after:
        'A later study of the regulator, published in July 2025, found about 91% of individual traders in equity derivatives at a net loss in the year 2024-25.',
    },
    {
      kind: 'payoff',
      id: 'payoff',
      nav: 'Four payoffs',
      heading: 'Payoff of futures and options: four examples',
      notes: [
        {
          title: 'The example',
          text: 'An index at 25,000, a strike of 25,200, a premium of 120 points, 65 units a lot. Lots are revised by the exchange.',
        },
        {
          title: 'How to read',
          text: 'Right is a higher close at expiry. Above the line is profit, below it loss, before costs and tax.',
        },
      ],
      lot: 65,
      spot: 25_000,
      strike: 25_200,
      premium: 120,
    },
    {
      kind: 'table',
      id: 'margins',
      nav: 'Margins',
      heading: 'Margins on futures and options',
      lead: 'The clearing corporation computes it for your whole portfolio several times a day; brokers collect it before the order and must show it is there at every snapshot.',
      caption: 'Margins on futures and options',
      columns: [
        { label: 'Kind' },
        { label: 'What it covers' },
        { label: 'Who pays', narrow: 'line' },
      ],
      rows: [
        ['SPAN', 'The worst of sixteen price and volatility scenarios', 'Futures, option sellers'],
        ['Exposure', 'What the scenarios may miss', 'Futures, option sellers'],
        ['Premium', 'The price of the option, in full and at once', 'Option buyers'],
        ['Extra on expiry day', '2% on short index options', 'Option sellers'],
        ['Delivery', 'Grows over the last days of stock contracts', 'All who hold stock contracts'],
        ['Mark to market', 'The day’s loss, in cash, by the next morning', 'Futures'],
      ],
      after:
        'Peak margin means that the highest of the day’s snapshots counts. A shortfall at any of them brings a penalty, even if the position was closed by evening. Half of an overnight margin has to be cash or its equivalent; pledged securities, confirmed with a one-time password, can be the rest.',
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'Charges on one futures and one options trade',
      isSample: true,
      costs: {
        lead: `One lot of ${LOT} bought and sold, index at 25,000, option at 120 points, in rupees`,
        columns: ['Future', 'Option'],
        ...chargeRows(roundTrips, ['equity-futures', 'equity-options']),
        after: `Ten such options a day for 240 days cost ${formatRupees(2_400 * (roundTrips[1]?.total ?? 0))}, whether they win or lose. If you exercise an option, STT is ${exerciseTaxText} of its intrinsic value instead. Profits are business income, taxed at your slab. [See all charges](/charges).`,
      },
      risks: {
        heading: 'What you can lose in F&O',
        rows: [
          {
            name: 'Buying options',
            text: 'You lose the whole premium most of the time. It loses value with every day.',
            mark: 6,
          },
          {
            name: 'Selling options',
            text: 'The loss has no limit. One bad day can take the gains of many good ones.',
            mark: 6,
          },
          {
            name: 'Futures',
            text: 'With a margin of 12%, a move of 2% is a sixth of your deposit.',
            mark: 6,
          },
          {
            name: 'Forced exit',
            text: 'If margin is short we may close positions at market, without waiting.',
            mark: 5,
          },
          {
            name: 'Delivery of shares',
            text: 'Stock contracts held to expiry must be paid for, or delivered, in full.',
            mark: 5,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'figures',
      id: 'calendar',
      nav: 'The calendar',
      heading: 'Expiry days and contract sizes',
      lead: 'Each exchange may offer weekly options on one index. Everything else ends once a month.',
      figures: [
        { label: 'NSE contracts', value: 'Tuesday', note: 'the last one of the month' },
        { label: 'BSE contracts', value: 'Thursday', note: 'the last one of the month' },
        { label: 'Least contract value', value: '₹15 lakh', note: 'for index contracts at launch' },
        {
          label: 'Longest usual term',
          value: '3 months',
          note: 'indices also have long-dated ones',
        },
      ],
      notes: [
        {
          title: 'Holidays',
          text: 'A holiday moves an expiry to the trading day before it.',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Derivatives may suit you if',
      suits: [
        'You hold a large portfolio and want to protect it through a risky month.',
        'Your business buys or sells the underlying and you want to fix its price.',
        'Before each trade you know what you would lose at three prices.',
      ],
      elsewhere: {
        heading: 'Do not trade derivatives if',
        rows: [
          { text: 'A message group or a video told you to.', href: '/videos' },
          { text: 'You want to grow savings.', href: '/invest-in-mutual-funds' },
          { text: 'You hope to win back a loss.', href: '/calculators/risk-profile-calculator' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Activation',
      heading: 'How to start: income proof, activation, margin',
      steps: [
        {
          when: 'Once',
          title: 'Prove income',
          text: 'Six months’ bank statement, a tax return, a salary slip or holdings; renewed every year.',
        },
        {
          when: '1 working day',
          title: 'We activate',
          text: 'After you accept the risk disclosures. They appear again at each login.',
        },
        {
          when: 'Before each trade',
          title: 'Fund the margin',
          text: 'Cash, or a pledge of approved securities.',
        },
        {
          when: 'Every evening',
          title: 'Settle',
          text: 'Read the day’s obligation and keep cash for the morning.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about derivatives',
      entries: [
        {
          question: 'Can I lose more than I paid?',
          answer:
            'With bought options, no: the premium is the limit. With futures and sold options, yes, and you owe the difference by the next morning.',
        },
        {
          question: 'Why did my call lose although the index rose?',
          answer:
            'Because the rise was smaller or slower than the premium had assumed. In the picture above a rise of 1% to 25,250 leaves 50 of 120 points.',
        },
        {
          question: 'What happens if I do nothing at expiry?',
          answer:
            'Index contracts settle in cash. An option out of the money lapses. A stock option in the money, or a stock future, becomes a purchase or sale of the shares themselves, with the STT and stamp duty of a delivery trade.',
        },
        {
          question: 'Is a hedge free of cost?',
          answer:
            'No. Paying 2% of your holding for a put every quarter adds up to about 8% a year. It is worth buying when you know which loss you can’t afford, not as a habit.',
        },
        {
          question: 'Can I trade with an NRI account?',
          answer:
            'Yes, on a non-repatriable basis. A custodial participant (CP) code has not been needed since SEBI’s circular of 29 July 2025; position limits apply as for any client. Ask our desk for the papers before you transfer money.',
        },
        {
          question: 'How are losses treated for tax?',
          answer:
            'As non-speculative business losses, to be set off or carried forward eight years if you file on time. An audit may be needed above certain turnover limits.',
        },
        {
          question: 'What is the least capital for F&O?',
          answer:
            'For a bought option the premium: ₹7,800 in the example. For a future about 12% of a contract of ₹15 lakh and more, so close to ₹2 lakh, plus cash for daily losses.',
        },
        {
          question: 'When is the day’s loss due?',
          answer:
            'It is worked out after the close and must be in your ledger before trading begins at 9:15. On a shortfall you pay interest and a penalty, and we may close the position.',
        },
        {
          question: 'What if I can’t be reached, on a flight for instance?',
          answer:
            'The risk desk may close positions without hearing from you. Place a stop-loss order and leave spare cash before you travel, or close the position. The [dealing desk](/support/get-in-touch/contact-us) takes orders by phone.',
        },
        {
          question: 'Do you close stock contracts before delivery?',
          answer:
            'Not by ourselves as long as the delivery margin is there. If money or shares are missing in the last days before expiry, the risk desk closes the position at market.',
        },
        {
          question: 'When do I need a tax audit?',
          answer:
            'Turnover here is the sum of all profits and losses without their signs. Up to ₹10 crore no audit is due where at least 95% of payments are not in cash, unless you opted out of presumptive tax. Ask a chartered accountant.',
        },
        {
          question: 'Is the size of a position limited?',
          answer:
            'Yes, for each client and for the whole market. A share near the market-wide limit enters the [ban list](/derivatives/ban-list), and then positions may only be reduced.',
        },
      ],
    },
  ],
  related: [
    '/derivatives',
    '/research/derivative-reports',
    '/invest-in-commodities',
    '/calculators/risk-profile-calculator',
    '/support/updates/disclosures',
  ],
  closing:
    'Exchanges change lots and expiry days by circular. Brokerage is the sample firm’s; index levels are examples.',
};
