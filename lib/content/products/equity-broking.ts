import { formatPercent, formatRupees } from '@/lib/tools/format';

import { levyText } from '@/lib/domain/charge/charge-texts';
import { brokerageText } from '@/lib/domain/charge/charge-rows';
import { feeRupees } from '@/lib/domain/charge/firm-tariff';
import { samplePurchase, samplePurchaseNote } from '@/lib/domain/charge/sample-purchase';
import type { Petal, ProductRecord } from './types';

const worked = {
  ...samplePurchaseNote,
  fees: samplePurchaseNote.exchange + samplePurchaseNote.regulator,
};

const PARTS: readonly {
  readonly key: 'brokerage' | 'transactionTax' | 'gst' | 'stampDuty' | 'fees';
  readonly label: string;
  readonly tone?: Petal['tone'];
}[] = [
  { key: 'brokerage', label: 'To us', tone: 'brand' },
  { key: 'transactionTax', label: 'STT' },
  { key: 'gst', label: 'GST' },
  { key: 'stampDuty', label: 'State' },
  { key: 'fees', label: 'NSE, SEBI' },
];

/** A petal's length is the square root of its charge, so that its area is proportional to it. */
const petals: readonly Petal[] = PARTS.map(({ key, label, tone }) => ({
  to: Math.sqrt(worked[key] / worked.brokerage),
  label,
  figure: formatPercent((100 * worked[key]) / worked.total, 0),
  tone,
}));

export const equityBroking: ProductRecord = {
  path: '/equity-broking',
  reviewed: '2026-11-27',
  lines: ['Your order,', 'start to end'],
  lead: 'In equity broking we pass your order to the exchange, collect the margin and settle money and shares. This page follows one order from start to end. Shares can fall as soon as you own them.',
  particulars: [
    {
      title: 'For',
      text: 'Residents, NRIs, HUFs, firms and companies that trade in listed shares.',
    },
    {
      title: 'Costs',
      text: `Brokerage on delivery: ${brokerageText('delivery')}; taxes and fees passed on as they are.`,
    },
    {
      title: 'Hours',
      text: 'Orders from 9:00, trading 9:15 to 15:30 (to 15:15 for shares with derivatives, then a closing auction).',
    },
  ],
  isSample: true,
  second: { label: 'Where the charges go', href: '#charges' },
  picture: {
    kind: 'flower',
    alt: `Five petals for the charges on a purchase of ₹25,000: ${petals.map(({ label, figure }) => `${label} ${figure}`).join(', ')}.`,
    caption: `Where ${formatRupees(worked.total)} of charges go when you buy for ₹25,000. A petal’s area follows its sum; the orange one is our brokerage.`,
    isSample: true,
    petals,
  },
  sections: [
    {
      kind: 'steps',
      id: 'path',
      nav: 'An order’s path',
      heading: 'How an order reaches your demat account in one working day',
      notes: [
        {
          title: 'Time',
          text: 'Routing takes thousandths of a second; settlement takes until the next working day’s afternoon.',
        },
      ],
      steps: [
        {
          when: '10:42:07',
          title: 'Checked',
          text: 'Funds, limits and price bands. If an order is rejected, you see the reason.',
        },
        {
          when: '10:42:07',
          title: 'Matched',
          text: 'The exchange pairs orders by price, then by time. We can’t see or move the queue.',
        },
        {
          when: 'By evening',
          title: 'Noted',
          text: 'A signed contract note reaches your e-mail within 24 hours, and an exchange SMS lists your trades.',
        },
        {
          when: 'Next working day',
          title: 'Settled',
          text: 'Shares come straight from the clearing corporation to your demat account; sale money to your ledger.',
        },
      ],
    },
    {
      kind: 'compare',
      id: 'orders',
      nav: 'Order kinds',
      heading: 'Order types: limit, market and stop-loss',
      names: ['Limit', 'Market', 'Stop-loss'],
      rows: [
        {
          question: 'You state',
          answers: [
            'The worst price you accept',
            'Only the quantity',
            'A trigger, and a limit if you like',
          ],
        },
        {
          question: 'You avoid',
          answers: ['A bad price', 'Missing the trade', 'A loss growing unseen'],
        },
        {
          question: 'You risk',
          answers: ['No trade', 'Any price in a thin book', 'A gap past the trigger'],
        },
        {
          question: 'Use it for',
          answers: ['Nearly everything', 'Large, busy shares', 'Positions you can’t watch'],
        },
      ],
    },
    {
      kind: 'worked',
      id: 'charges',
      nav: 'Charges',
      heading: 'Charges: shown before you place the order',
      paragraphs: [
        'We show the bill for every order first and book it line by line afterwards. Only the brokerage is ours; the other four lines are collected for the Union, the state, the exchange and the regulator.',
        `Intraday trades cost less: STT of ${levyText('transactionTax', 'intraday')} and stamp duty of ${levyText('stampDuty', 'intraday')}. When you sell shares from your demat account, a depository (DP) charge of ${formatRupees(feeRupees('depository'))} + GST applies once a day per company, whatever the quantity. It appears in your ledger, not on the contract note.`,
        'Brokerage can’t exceed 2.5% of the value, the limit of the exchanges’ rules; ours is far below, and there is no minimum. [See all charges](/charges).',
      ],
      sheet: {
        title: 'A purchase of ₹25,000.00',
        what: `${samplePurchase.shares} shares at ${formatRupees(samplePurchase.price)}, taken into demat`,
        isSample: true,
        lines: [
          {
            label: 'Brokerage',
            note: 'to us',
            amount: formatRupees(worked.brokerage),
            isStrong: true,
          },
          {
            label: 'Transaction tax',
            note: 'to the Union',
            amount: formatRupees(worked.transactionTax),
          },
          {
            label: 'GST',
            note: 'on brokerage and fees',
            amount: formatRupees(worked.gst),
          },
          { label: 'Stamp duty', note: 'to the state', amount: formatRupees(worked.stampDuty) },
          { label: 'Exchange and SEBI', note: 'turnover fees', amount: formatRupees(worked.fees) },
        ],
        total: { label: 'Charges', amount: formatRupees(worked.total) },
      },
    },
    {
      kind: 'balance',
      id: 'money',
      nav: 'Money and safety',
      heading: 'Where your money and shares are kept',
      costs: {
        lead: 'Between your bank and the exchange',
        columns: ['Held by'],
        rows: [
          {
            label: 'Money you pay in',
            note: 'placed onwards every day',
            values: ['clearing corporation'],
          },
          { label: 'Shares you own', values: ['depository, your name'] },
          {
            label: 'Shares pledged as margin',
            note: 'by OTP, in your account',
            values: ['depository, your name'],
          },
          { label: 'Idle balance', note: 'returned monthly or quarterly', values: ['your bank'] },
          {
            label: 'Money blocked by UPI',
            note: 'if you choose to trade so',
            values: ['your bank'],
          },
        ],
        after:
          'We may not lend your money or move your shares without your instruction. A DDPI, if you sign one, covers four named purposes only.',
      },
      risks: {
        heading: 'What can still go wrong',
        lead: 'And what limits it',
        rows: [
          {
            name: 'A broker defaults',
            text: 'The exchange pays claims that it has checked from its investor protection fund (IPF). The NSE’s limit is ₹35 lakh per investor for members declared in default after 13 August 2024; the BSE publishes its own limit.',
          },
          {
            name: 'Systems fail',
            text: 'Phone our dealing desk. Exchanges also offer a service to close open positions when a broker’s systems are down.',
          },
          {
            name: 'Someone trades for you',
            text: 'Read the exchange’s SMS. No dealer may act without an order you gave and we recorded.',
          },
          {
            name: 'Prices jump',
            text: 'Circuit limits stop trading in a share at bands of 2% to 20%; you may be unable to leave.',
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'table',
      id: 'ways',
      nav: 'Ways to trade',
      heading: 'Four ways to place an order, at one tariff',
      caption: 'Ways to place an order',
      columns: [{ label: 'Way' }, { label: 'Good for' }, { label: 'Note', narrow: 'line' }],
      rows: [
        ['App and website', 'Investors', 'Two-factor login each day'],
        [
          '[Desktop platform](/trading-platform-jm-pro)',
          'Active traders',
          'Depth, charts, hot keys',
        ],
        ['Dealing desk', 'Large or unusual orders', 'Every call is recorded'],
        ['Branch or franchisee', 'Help with papers', 'Orders under the same rules'],
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'A full-service broker suits you if',
      suits: [
        'You want a person to call when something looks wrong.',
        'You use research, funds, bonds and issues under one login.',
        'Your family has several accounts, firms or an NRI among them.',
      ],
      elsewhere: {
        heading: 'It may not if',
        rows: [
          { text: 'You place hundreds of orders a month and want only the lowest fee.' },
          { text: 'You never buy single shares.', href: '/invest-in-mutual-funds' },
          { text: 'You want us to decide everything.', href: '/services/private-wealth' },
        ],
      },
    },
    {
      kind: 'firm',
      id: 'memberships',
      nav: 'Memberships',
      heading: 'Our registrations and memberships',
      facts: ['broker', 'depository', 'memberships', 'own-account'],
    },
    {
      kind: 'band',
      id: 'desk',
      heading: 'Moving your account from another broker',
      text: 'Transfers from another broker keep your purchase dates and cost. We fill in the slip with you and tell you which charges stop and which begin.',
      action: { label: 'Request a call back', href: '/support/get-in-touch/request-a-call-back' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about broking',
      entries: [
        {
          question: 'When can I withdraw sale money?',
          answer:
            'On the day after settlement in most cases. Sell on Wednesday, it settles on Thursday, and a request that evening is paid by Friday. You may trade with it before that.',
        },
        {
          question: 'What is a running account?',
          answer:
            'Permission to keep unused money with us between trades. Without it everything goes back on settlement day; with it, on the first Friday of the month or quarter you chose.',
        },
        {
          question: 'What happens if my sale isn’t delivered?',
          answer:
            'The exchange buys the shares in an auction and charges you the difference with a penalty. Authorise the debit the same day, and pledge nothing you mean to sell.',
        },
        {
          question: 'Can I trade on NSE and BSE with one account?',
          answer:
            'Yes. Positions bought on one can be sold on the other after settlement, and the clearing houses settle across both.',
        },
        {
          question: 'What is trading through blocked money?',
          answer:
            'The amount stays in your savings account under a UPI block and only what you trade is taken. It needs a bank that takes part and suits delivery buyers more than traders.',
        },
        {
          question: 'How long do you keep records?',
          answer:
            'Order logs, calls and notes for the years that law demands, eight for most. You can ask for yours at any time.',
        },
        {
          question: 'How much margin is needed before I buy?',
          answer:
            'At least 20% of the value before the order, or the exchange’s VaR and ELM margins where they are higher; the rest of a delivery purchase by the pay-in. The exchange measures at random moments of the day. The highest is the peak margin, and a shortfall costs a penalty.',
        },
        {
          question: 'Which banks have a 3-in-1 account with you?',
          answer:
            'None: we are not a bank. A UPI block works with every bank on the exchanges’ list for it.',
        },
        {
          question: 'How do I move my shares from another broker, and what does it cost?',
          answer:
            'By CDSL Easiest or NSDL SPEED-e, or with a signed slip at the old participant. We charge nothing for shares that come in. The old participant may charge for each company, but not where you close that account and move everything.',
        },
        {
          question: 'What if I want to leave you?',
          answer:
            'Withdraw your balance, move or sell the holdings and send the closure form. Closing the account and moving all holdings out is free.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-stocks',
    '/trading-platform-jm-pro',
    '/product-and-offerings/dp-services',
    '/invest-in-mtf-margin-trading-facility',
  ],
  closing: 'Brokerage is the sample firm’s. Taxes and fees are set by law and by the exchanges.',
};
