import type { Side } from '@/lib/domain/charge/types';
import { formatNumber, formatPercent, formatRupees, MISSING } from '@/lib/tools/format';

import { feeWithGst, firmNote } from '@/lib/domain/charge/firm-tariff';
import { ruleTexts } from '@/lib/domain/rule/texts';
import type { ProductRecord } from './types';

const cost = (sides: readonly Side[], price: number): number =>
  firmNote({
    segment: 'delivery',
    exchange: 'NSE',
    orders: sides.map((side) => ({ side, quantity: 1, price })),
  }).total;

/** The charges on ₹1,00,000 of shares, on replacing a third of them, and on five companies sold, in rupees. */
const basket = cost(['buy'], 100_000);
const third = cost(['sell', 'buy'], 33_333.33);
const depository = 5 * feeWithGst('depository');

export const equityNinja: ProductRecord = {
  path: '/invest-in-equity-ninja',
  reviewed: '2026-11-27',
  lines: ['Our desk picks,', 'you approve'],
  lead: 'Equity Ninja puts a basket of shares in front of you, with a written reason for every name. You buy all of it in one step, in your own demat account, and confirm each later change. All of them can fall together.',
  particulars: [
    { title: 'For', text: 'Savers who want to own shares but not select them.' },
    { title: 'Costs', text: 'Ordinary brokerage and taxes on each order. No subscription.' },
    { title: 'Needs', text: 'A demat account, about ₹1,00,000 and five years.' },
  ],
  isSample: true,
  second: { label: 'Look inside a basket', href: '#basket' },
  picture: {
    kind: 'flower',
    alt: 'Fifteen petals for the shares of a basket. One is orange, bought at the last review; one is an empty outline, sold at it.',
    caption:
      'Fifteen equal places. The orange share was bought at the last review, the outlined one was sold.',
    isSample: true,
    centre: { figure: '15', words: 'shares, one step' },
    petals: Array.from({ length: 16 }, (_, at) => {
      if (at === 0) return { to: 1, tone: 'brand' as const };
      return at === 8 ? { to: 0.9, tone: 'outline' as const } : { to: 0.9 };
    }),
  },
  sections: [
    {
      kind: 'prose',
      id: 'idea',
      nav: 'The idea',
      heading: 'What Equity Ninja is',
      paragraphs: [
        'It is not a fund. Nobody pools your money or trades for you. The desk writes down a rule, applies it to listed companies, and publishes what comes out with weights that add up to a hundred.',
        'You see the list before you pay anything. One confirmation sends an order for each share. Dividends and votes come to you directly, and you may leave out a name that you already hold or don’t want.',
        'Four times a year the desk looks again. If something changes, you get the old list, the new one and the cost of moving between them, and nothing happens until you agree.',
      ],
    },
    {
      kind: 'table',
      id: 'basket',
      nav: 'Inside a basket',
      ground: 'tint',
      heading: 'The steady-earners list, as a sample',
      lead: 'Universe: the Nifty 500. Rule: ten years of profit, little debt, a fair price. Weights are equal at each review. Benchmark: Nifty 500 TRI. Risk: very high.',
      caption: 'A sample basket by group of companies',
      columns: [
        { label: 'Group' },
        { label: 'Places', isFigure: true },
        { label: 'Weight', isFigure: true },
        { label: 'Why it is there', narrow: 'line' },
      ],
      rows: [
        ['Private banks', '3', '20.00%', 'Loans grow with deposits, bad loans fall'],
        ['Software services', '2', '13.33%', 'Cash returned each year'],
        ['Consumer goods', '3', '20.00%', 'Prices raised without losing buyers'],
        ['Health care', '2', '13.33%', 'Exports recover, plants pass inspection'],
        ['Autos and parts', '2', '13.33%', 'Order books cover a year'],
        ['Capital goods', '2', '13.33%', 'Margins hold while sales rise'],
        ['Cement', '1', '6.67%', 'Lowest cost in its region'],
      ],
      isSample: true,
      notes: [
        {
          title: 'A sample',
          text: 'Groups and weights are invented to show the form. A live list names each share and links its report.',
        },
      ],
    },
    {
      kind: 'compare',
      id: 'or-fund',
      nav: 'Basket or fund',
      heading: 'Basket, equity fund or your own selection',
      names: ['Basket', 'Equity fund', 'On your own'],
      rows: [
        {
          question: 'Who decides',
          answers: ['The desk proposes, you confirm', 'A manager, daily', 'You'],
        },
        {
          question: 'Where it is held',
          answers: [
            'Shares in your demat account',
            'Units of a scheme',
            'Shares in your demat account',
          ],
        },
        {
          question: 'Cost a year',
          answers: [
            'Brokerage and tax on changes, perhaps 0.5%',
            '0.6% to 2% inside the price',
            'As often as you trade',
          ],
        },
        {
          question: 'Tax',
          answers: ['At each change, on you', 'Only when you redeem', 'At each sale'],
        },
        { question: 'Spread', answers: ['10 to 20 names', '40 to 80', 'What you manage'] },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What a basket costs',
      isSample: true,
      costs: {
        lead: '₹1,00,000, with a third of the basket replaced in the year, in rupees',
        columns: ['First year', 'Later years'],
        rows: [
          {
            label: 'Buying the basket',
            note: `${formatPercent(basket / 1_000)} of the sum`,
            values: [formatNumber(basket), MISSING],
          },
          {
            label: 'Replacing a third',
            note: 'sale and purchase',
            values: [formatNumber(third), formatNumber(third)],
          },
          {
            label: 'Depository (DP) charge',
            note: `five companies sold, ${formatRupees(feeWithGst('depository'))} each`,
            values: [formatNumber(depository), formatNumber(depository)],
          },
        ],
        total: {
          label: 'In all',
          values: [basket + third + depository, third + depository].map(formatRupees),
        },
        after: `Tax on gains is extra: ${ruleTexts.gains.short} on shares sold within twelve months. Only whole shares can be bought. At ₹1,00,000 a place has ₹6,667, so a share that costs more gets a larger weight than a fifteenth or is left out. [See all charges](/charges).`,
      },
      risks: {
        heading: 'Risks of a basket',
        rows: [
          {
            name: 'Market fall',
            text: 'Fifteen shares reduce the risk of one company, not that of a market fall.',
            mark: 6,
          },
          {
            name: 'A rule that stops working',
            text: 'A rule that worked for years can fail for all shares of the list at once.',
            mark: 5,
          },
          {
            name: 'Years behind the index',
            text: 'A list can do worse than its index for years, and many people give up just then.',
            mark: 3,
          },
          {
            name: 'Skipped changes',
            text: 'If you skip changes, your holding slowly differs from the list.',
            mark: 2,
          },
        ],
        warning: 'research',
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'A quarter',
      heading: 'A quarter with Equity Ninja, step by step',
      steps: [
        {
          when: 'Week 1',
          title: 'Read the list',
          text: 'Reason, price and report for every name, with the desk’s own holdings declared.',
        },
        {
          when: 'One step',
          title: 'Buy',
          text: 'Orders go out together at limits you see beforehand. What doesn’t fill by the close lapses.',
        },
        {
          when: 'Any day',
          title: 'Compare',
          text: 'Your holding against its index, after costs.',
        },
        {
          when: 'Week 13',
          title: 'Review',
          text: 'Accept the changes, take some of them, or leave all as it is.',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Equity Ninja suits you if',
      suits: [
        'You want to know why you own each share.',
        'You have a lump sum, will add to it, and don’t trade daily.',
        'You will give a rule several years before judging it.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          { text: 'You want someone to act without asking you.', href: '/services/private-wealth' },
          { text: 'You save ₹500 a month.', href: '/invest-in-mutual-funds' },
          {
            text: 'You want the index, no more and no less.',
            href: '/invest-in-etfs-exchange-traded-funds',
          },
        ],
      },
    },
    {
      kind: 'firm',
      id: 'desk',
      nav: 'Who picks',
      heading: 'Who selects the shares: our registration and conflicts',
      lead: 'Research is a registered activity with rules on pay, holdings and records. Analysts may not trade against their own lists.',
      facts: ['research', 'own-account'],
      after:
        'Reports state whether the desk or the firm holds a named share. A list with weights is a model portfolio: its fact sheet states universe, method, risk and benchmark. We show past results only after a past risk and return verification agency (PaRRVA) has verified them.',
    },
    {
      kind: 'band',
      id: 'profile',
      heading: 'Check your risk profile first',
      text: 'The profile has five steps. Baskets carry the step they are meant for, and we show those above yours with a warning.',
      action: { label: 'Find your step', href: '/calculators/risk-profile-calculator' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about Equity Ninja',
      entries: [
        {
          question: 'Is this portfolio management?',
          answer:
            'No. A portfolio manager decides for you under a contract from ₹50 lakh. Here you decide, order by order, and can stop with one click.',
        },
        {
          question: 'Must I buy every share?',
          answer:
            'No. Leave out what you like; the screen shows how the weights shift and that your result will differ.',
        },
        {
          question: 'What if a share falls sharply between reviews?',
          answer:
            'If the reason no longer holds, the desk writes an exception with what it would do. A price fall alone is not a reason.',
        },
        {
          question: 'Do you earn more if the list changes often?',
          answer:
            'We earn brokerage on your orders, so yes, and that conflict is why changes are limited to the reviews and their cost is shown first.',
        },
        {
          question: 'Can I set a monthly sum?',
          answer:
            'Yes, but collect it and buy in steps. Only whole shares can be bought: with ₹1,00,000 a place has ₹6,667, and weights are equal only among shares that cost well below that.',
        },
        {
          question: 'How do I leave?',
          answer:
            'Sell all in one step, or keep the shares and stop following the list. They are ordinary holdings of yours.',
        },
        {
          question: 'Which shares are in a list, and who made it?',
          answer:
            'A live list names every share with its weight and report. The [principal officer for research](/support/updates/registration-details#key-personnel) answers for it, and each report names its analyst.',
        },
        {
          question: 'What is the track record?',
          answer:
            'None is shown: the sample has no history, and a live list may show only results that PaRRVA has verified.',
        },
        {
          question: 'What if prices have moved since the list came out?',
          answer:
            'Each order has a limit, which you see before you confirm. A share above its limit is not bought, and you decide again.',
        },
        {
          question: 'How long may I wait with a change?',
          answer: 'Until the next review. Orders use the prices of the day on which you confirm.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-stocks',
    '/research/fundamental-reports',
    '/invest-in-mutual-funds',
    '/calculators/risk-profile-calculator',
  ],
  closing: 'Terms are the sample firm’s. The basket and its figures are invented.',
};
