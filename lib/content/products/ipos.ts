import { ruleTexts } from '@/lib/domain/rule/texts';
import type { ProductRecord } from './types';

export const ipos: ProductRecord = {
  path: '/invest-in-ipos-and-fpos',
  reviewed: '2026-11-27',
  lines: ['Shares from', 'the company'],
  lead: 'In an initial public offer (IPO) or a follow-on offer (FPO) a company or its owners sell shares to the public. Your bank blocks the money, a draw decides, and trading begins three working days after the close, above or below what you paid.',
  particulars: [
    { title: 'For', text: 'Anyone with a demat account who has read the offer document.' },
    { title: 'Costs', text: 'No brokerage to apply. The money is blocked for about a week.' },
    {
      title: 'Needs',
      text: 'One lot, about ₹15,000, and a UPI handle on your own account.',
    },
  ],
  second: { label: 'See open issues', href: '#open' },
  picture: {
    kind: 'bud',
    alt: 'A bud of three petals by the shares of an issue: institutions 50%, retail individual investors 35%, larger bidders 15%.',
    caption: 'How a profitable company divides its issue. The retail part is orange: 35%.',
    petals: [
      { to: 35, label: 'up to ₹2 lakh', figure: '35%', tone: 'brand' },
      { to: 50, label: 'institutions', figure: '50%' },
      { to: 15, label: 'above ₹2 lakh', figure: '15%', tone: 'second' },
    ],
  },
  sections: [
    {
      kind: 'live',
      id: 'open',
      nav: 'Open now',
      what: 'issues',
      heading: 'IPOs open for bids',
      lead: 'A multiple of one means that every share has found a bid. It says how crowded an issue is, not what it is worth.',
      notes: [
        {
          title: 'Before you bid',
          text: 'Read the risk factors and the objects of the offer. Both are in the prospectus, linked from the exchange’s page of each issue.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'bid',
      nav: 'A bid with UPI',
      heading: 'How to apply: bid, then approve the UPI mandate (ASBA)',
      notes: [
        {
          title: 'Limits',
          text: 'UPI serves individual bids up to ₹5 lakh. Above that, apply through your bank’s ASBA form.',
        },
      ],
      steps: [
        {
          when: 'Day 1 to 3',
          title: 'Choose lots',
          text: 'Up to ₹2 lakh you may bid at cut-off, which accepts whatever price is fixed.',
        },
        {
          when: 'A minute',
          title: 'Give your handle',
          text: 'Your own bank account, your own PAN. A bid paid from another person’s account is rejected.',
        },
        {
          when: 'By 17:00 on the last day',
          title: 'Approve',
          text: 'The mandate waits in your UPI app. The bank then blocks the sum, which keeps earning interest.',
        },
        {
          when: 'Next working day',
          title: 'The draw',
          text: 'The registrar fixes the basis of allotment. You get a message whether or not you are allotted shares.',
        },
        {
          when: 'Third working day',
          title: 'Listing',
          text: 'Shares were credited the day before; what was not used has been unblocked.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'odds',
      nav: 'Your chances',
      heading: 'Allotment: in a full issue each bidder has the same chance of one lot',
      paragraphs: [
        'An issue has 80,000 minimum lots for small bidders. 6,40,000 people apply. The rule gives one lot each to as many as possible, so one in eight is drawn.',
        'A bidder for thirteen lots, the most that fits under ₹2 lakh here, has the same chance and would get the same single lot. Only the blocked sum is thirteen times as large.',
        'Two bids on one PAN cancel each other. Relatives with accounts of their own are separate people in the draw.',
      ],
      sheet: {
        title: 'One bid at cut-off',
        what: 'Band ₹285 to ₹300, lot of 49',
        lines: [
          { label: 'One lot at the upper end', amount: '₹14,700.00' },
          { label: 'Applicants for each lot', amount: '8' },
          { label: 'Chance of being drawn', amount: '12.5%' },
          { label: 'Chance of nothing in five such issues', amount: '51.3%' },
        ],
        total: { label: 'Blocked, not spent', amount: '₹14,700.00' },
        foot: 'An invented issue.',
      },
    },
    {
      kind: 'compare',
      id: 'categories',
      nav: 'Which category',
      heading: 'Investor categories and their limits',
      names: [
        'Retail individual investor (RII)',
        'Small non-institutional (sNII)',
        'Big non-institutional (bNII)',
      ],
      rows: [
        {
          question: 'Bid',
          answers: ['Up to ₹2 lakh', 'Above ₹2 lakh to ₹10 lakh', 'Above ₹10 lakh'],
        },
        {
          question: 'Usual share of the issue',
          answers: [
            '35%, or 10% where the company has little profit history',
            'A third of 15% (or of the same part in the other route)',
            'Two-thirds of that part',
          ],
        },
        { question: 'Cut-off price', answers: ['Yes', 'No', 'No'] },
        {
          question: 'May you lower or withdraw',
          answers: ['Until the close', 'No, only raise', 'No, only raise'],
        },
        {
          question: 'Allotment when crowded',
          answers: [
            'Draw of one lot each',
            'Draw of a minimum bid each',
            'Draw of a minimum bid each',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'kinds',
      nav: 'IPO, FPO, SME, OFS',
      heading: 'IPO, FPO, offer for sale and rights issue',
      caption: 'Kinds of public sale',
      columns: [
        { label: 'Name' },
        { label: 'Who gets the money' },
        { label: 'Least sum', isFigure: true },
      ],
      rows: [
        ['IPO, main board', 'The company, its earlier owners, or both', '1 lot, about ₹15,000'],
        ['IPO, SME platform', 'A small company, usually itself', '2 lots, above ₹2 lakh'],
        ['FPO', 'A company that is listed already', '1 lot'],
        ['Offer for sale on the exchange', 'A large shareholder, in one or two days', '1 share'],
      ],
      after:
        'SME shares trade in large lots with few buyers. A holder who needs to sell may not find one for days.',
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What an application costs',
      costs: {
        lead: 'One lot of ₹14,700, in rupees',
        columns: ['Not drawn', 'Drawn, sold on day one'],
        rows: [
          { label: 'Application', values: ['0.00', '0.00'] },
          {
            label: 'Interest lost on the block',
            note: 'it earns savings interest',
            values: ['0.00', '0.00'],
          },
          {
            label: 'Charges on the sale',
            note: 'about 0.4% and the depository fee',
            values: ['–', '80.00'],
          },
          {
            label: 'Tax if sold 10% higher',
            note: `${ruleTexts.gains.short} of the gain with cess`,
            values: ['–', '305.76'],
          },
        ],
        total: { label: 'In all', values: ['₹0.00', '₹385.76'] },
        after:
          'If a bank fails to unblock in time it owes you compensation for each day. Complain to it first, then to the registrar. [See all charges](/charges).',
      },
      risks: {
        heading: 'Risks of an IPO',
        rows: [
          {
            name: 'A price set by the seller',
            text: 'Owners sell when they like the price, and the share can fall far below it. Studies of many markets since Ritter (1991) find that new shares lag others over three years.',
            mark: 6,
          },
          {
            name: 'Short history',
            text: 'Three years of accounts, written for the sale.',
            mark: 4,
          },
          {
            name: 'The lock-in ends',
            text: 'Anchor investors may sell half after 30 days and the rest after 90; earlier holders after six months.',
            mark: 3,
          },
          {
            name: 'Grey market premium (GMP)',
            text: 'Premiums quoted before listing come from an unregulated market and bind nobody.',
            mark: 4,
          },
          {
            name: 'SME issues',
            text: 'Short accounts, little trading, and several cases of fraud.',
            mark: 6,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'An IPO suits you if',
      suits: [
        'You would still want the share after a fall of a fifth in its first week.',
        'You know what the company will do with the money.',
        'You can leave the sum blocked without missing it.',
      ],
      elsewhere: {
        heading: 'Do not apply if',
        rows: [
          {
            text: 'You can’t say what it earns. The share will still be there after listing.',
            href: '/companies',
          },
          { text: 'You only want the listing gain.', href: '/calculators/risk-profile-calculator' },
          { text: 'You would have to borrow.', href: '/invest-in-mutual-funds' },
        ],
      },
    },
    {
      kind: 'band',
      id: 'alerts',
      heading: 'Read a note before you bid',
      text: 'Issue notes from our research desk give the numbers, the owners who sell and the price of listed peers. The notes explain the issue and our conflicts. They don’t predict the listing price.',
      action: { label: 'Read product notes', href: '/research/product-notes' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about IPOs',
      entries: [
        {
          question: 'My mandate did not arrive. What now?',
          answer:
            'Look under pending mandates in the UPI app itself, since the notice is often missed. If it is absent after an hour, cancel the bid and place it again before the last afternoon.',
        },
        {
          question: 'Can I change my bid?',
          answer:
            'Up to ₹2 lakh you may raise, lower or cancel it until the issue closes. Each change needs a fresh approval of the block.',
        },
        {
          question: 'Why was my application rejected?',
          answer:
            'Usually a PAN that differs from the bank’s, a second bid, a handle of someone else, or a mandate approved too late.',
        },
        {
          question: 'Is there a lock-in for me?',
          answer:
            'No, not for shares allotted to the public. You may sell from the first minute of trading.',
        },
        {
          question: 'What price opens on listing day?',
          answer:
            'A special session from 9:00 to 9:45 collects orders, one price is worked out, and normal trading starts at 10:00. It can be above or below the issue price.',
        },
        {
          question: 'How is the gain taxed?',
          answer: `Like any listed share, counted from the date of allotment: ${ruleTexts.gains.short} within twelve months and ${ruleTexts.gains.long} after.`,
        },
        {
          question: 'Does applying at many brokers help?',
          answer: 'No. The draw sees PANs, not brokers, and removes duplicates.',
        },
        {
          question: 'Where do I apply?',
          answer:
            'After logging in, under IPOs: choose the issue, enter lots, price or cut-off and your UPI ID, and approve the mandate in your UPI app.',
        },
        {
          question: 'Can two of a family bid from one bank account?',
          answer:
            'No. Each bidder needs their own bank account and UPI ID. A bid paid from someone else’s ID is rejected.',
        },
        {
          question: 'How do I check the allotment status, and when is money released?',
          answer:
            'On the registrar’s website, by PAN or application number, one working day after the close. Money that was not used is released on the second working day. A market holiday moves each step.',
        },
        {
          question: 'Is my limit ₹2 lakh or ₹5 lakh?',
          answer:
            'Both: ₹2 lakh ends the retail category, ₹5 lakh ends UPI. A bid between them counts as sNII, which brokers also call HNI.',
        },
        {
          question: 'Can I sell before the listing?',
          answer: 'No. Trading begins on the listing day; earlier deals have no protection.',
        },
      ],
    },
  ],
  related: ['/invest-in-stocks', '/research/product-notes', '/companies', '/blogs-and-articles'],
  closing: 'The prospectus of an issue decides what applies to it.',
};
