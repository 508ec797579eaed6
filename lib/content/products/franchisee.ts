import { brokerageText } from '@/lib/domain/charge/charge-rows';
import { brokerageOn } from '@/lib/domain/charge/firm-tariff';
import { formatRupees } from '@/lib/tools/format';

import type { ProductRecord } from './types';

/** The example's office: what its clients buy and sell in a month, and what is left of it. */
const ORDERS = 600;
const ORDER_RUPEES = 20_000;
const brokerage = ORDERS * brokerageOn('delivery', ORDER_RUPEES);
const SHARE = 60;
const received = (brokerage * SHARE) / 100;
const expenses = [
  { label: 'Rent and power', rupees: 8_000 },
  { label: 'Assistant, part time', rupees: 7_000 },
  { label: 'Internet and stationery', rupees: 1_500 },
];
const left = expenses.reduce((rest, { rupees }) => rest - rupees, received);

export const franchisee: ProductRecord = {
  path: '/franchisee',
  reviewed: '2026-11-27',
  lines: ['Your office,', 'our membership'],
  lead: 'As a franchisee (authorised person) you bring clients to the exchanges under our membership. You run the office and look after clients. We do settlement, risk control and compliance.',
  particulars: [
    {
      title: 'For',
      text: 'People who have clients, are known in their town and do paperwork with care.',
    },
    { title: 'Costs', text: 'Office, staff, registration; about ₹2 lakh to begin small.' },
    { title: 'Earns', text: 'A share of the brokerage your clients pay.' },
  ],
  isSample: true,
  action: { label: 'Send an enquiry', href: '#enquire' },
  second: { label: 'Work out the income', href: '#income' },
  picture: {
    kind: 'cluster',
    alt: 'A large flower in the middle for the broker, joined to six small ones for authorised persons. The first is orange: yours.',
    caption:
      'One membership in the middle, offices around it. Each client has an agreement with the member.',
    centre: 'Member',
    around: ['You', 'Nashik', 'Surat', 'Indore', 'Kochi', 'Jaipur'],
  },
  sections: [
    {
      kind: 'compare',
      id: 'roles',
      nav: 'Who does what',
      heading: 'Who does what: you and the firm',
      names: ['You', 'We'],
      rows: [
        {
          question: 'Clients',
          answers: ['Find, explain, help with forms', 'Check, approve, open the account'],
        },
        {
          question: 'Orders',
          answers: [
            'Take them by recorded line or at a terminal in your name',
            'Route, margin, settle',
          ],
        },
        {
          question: 'Money and shares',
          answers: ['Never touch either', 'Collect and pay by bank and depository'],
        },
        { question: 'Contract notes', answers: ['Explain them', 'Issue them'] },
        { question: 'Complaints', answers: ['Pass on the same day', 'Answer within 21 days'] },
        {
          question: 'Inspection',
          answers: ['Keep the office ready', 'Visit each year, as the exchanges may too'],
        },
      ],
      notes: [
        {
          title: 'Answerable',
          text: 'In law we answer for what an authorised person does. That is why the list of don’ts is short and strict.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'income',
      nav: 'Income',
      heading: 'Example: income from forty active clients',
      paragraphs: [
        `Say sixty families open accounts in your first year and forty of them trade. Between them they buy and sell for ₹1.20 crore a month in delivery, in ${ORDERS} orders of ${formatRupees(ORDER_RUPEES)}, at a brokerage of ${brokerageText('delivery')}.`,
        `That is ${formatRupees(brokerage)} of brokerage. At a share of ${SHARE}% you receive ${formatRupees(received)}, from which you pay rent, one assistant and an internet line.`,
        'The second year decides: an office earns from clients who stay, not from those who trade heavily for three months and leave. Income moves with markets and can halve in a quiet year.',
      ],
      sheet: {
        title: 'A month in the first year',
        what: '40 active clients, delivery of ₹1.20 crore',
        isSample: true,
        lines: [
          {
            label: `Brokerage collected, ${brokerageText('delivery')}`,
            amount: formatRupees(brokerage),
          },
          { label: `Your share, ${SHARE}%`, amount: formatRupees(received), isStrong: true },
          ...expenses.map(({ label, rupees }) => ({ label, amount: formatRupees(-rupees) })),
        ],
        total: { label: 'Left before tax', amount: formatRupees(left) },
        foot: 'An illustration, and no promise of an income.',
      },
    },
    {
      kind: 'table',
      id: 'needs',
      nav: 'Requirements',
      heading: 'Conditions of the exchanges',
      caption: 'Requirements for an authorised person',
      columns: [{ label: 'Matter' }, { label: 'Requirement' }],
      rows: [
        [
          'Person',
          'Indian citizen of 18 or over, or a firm or company whose partners or directors qualify',
        ],
        ['Schooling', 'Class 10 at least; we ask for more, and for a clean record'],
        ['Certificates', 'The NISM examination for whoever takes orders or sells'],
        ['Exclusivity', 'One trading member only on each exchange'],
        [
          'Office',
          'Separate entrance or room, notice board, complaint register, no other broker’s signs',
        ],
        ['Systems', 'Terminals only at registered addresses, each tied to a certified user'],
        ['Tax', 'PAN, and GST registration where turnover or rules require it'],
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What it costs to open',
      isSample: true,
      costs: {
        lead: 'A small office in a district town, once, in rupees',
        columns: ['From', 'To'],
        rows: [
          { label: 'Refundable deposit', values: ['50,000', '2,00,000'] },
          {
            label: 'Exchange registration',
            note: 'each segment, with GST',
            values: ['2,360', '11,800'],
          },
          { label: 'Two computers, lines, power backup', values: ['80,000', '1,60,000'] },
          { label: 'Signs, furniture, notices', values: ['40,000', '1,20,000'] },
          { label: 'Examinations', note: 'two people', values: ['3,000', '6,000'] },
        ],
        total: { label: 'To open', values: ['₹1,75,360', '₹4,97,800'] },
        after:
          'The deposit comes back, less dues, three months after it is settled which clients move with you and which stay.',
      },
      risks: {
        heading: 'Reasons for ending a franchise',
        lead: 'One of these is enough',
        rows: [
          { name: 'Taking client money', text: 'In cash, by cheque or to any account of yours.' },
          { name: 'Promising a return', text: 'In words, in a chart or in a message group.' },
          {
            name: 'Trading for clients',
            text: 'Without an order given and recorded, even with good intent.',
          },
          { name: 'Lending passwords', text: 'A client’s or your own.' },
          {
            name: 'Bad debts',
            text: 'Unpaid debits of your clients that are more than your share, against which the agreement sets them.',
          },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Registration',
      heading: 'How to become a franchisee, in about five weeks',
      steps: [
        {
          when: 'Week 1',
          title: 'Talk',
          text: 'Your clients, your town, your plan. If we decline, we say why.',
        },
        {
          when: 'Week 2',
          title: 'Visit',
          text: 'Our officer sees the premises and speaks to references.',
        },
        {
          when: 'Weeks 2–4',
          title: 'Register',
          text: 'Agreement, forms to the exchanges, certificates.',
        },
        {
          when: 'Week 5',
          title: 'Train and open',
          text: 'Two days of training with us, and a week with a dealer on the phone.',
        },
      ],
    },
    {
      kind: 'live',
      id: 'material',
      nav: 'Material',
      what: 'franchisee-material',
      heading: 'Material for your clients',
      lead: 'Leaflets and boards need clearance under the advertisement code. Print nothing of your own before we have seen it.',
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'A franchise suits you if',
      suits: [
        'People already ask you what to do with their money, and you also tell them when to do nothing.',
        'You can live on savings for a year.',
        'You like keeping registers in order.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You want to distribute funds from home.',
            href: '/independent-financial-distribution',
          },
          { text: 'You mainly trade for yourself.', href: '/equity-broking' },
          { text: 'You count on a fixed monthly income.' },
        ],
      },
    },
    {
      kind: 'band',
      id: 'meet',
      heading: 'Visit a franchisee’s office first',
      text: 'Before you sign, spend a day with an authorised person of your choice from our list and ask what we left out.',
      action: { label: 'Find an office', href: '/support/get-in-touch/locate-us' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions from franchisees',
      entries: [
        {
          question: 'How is my share paid?',
          answer:
            'Monthly to your bank, with a statement by client and segment, after tax deducted at source. GST is added where you are registered.',
        },
        {
          question: 'Can I sell funds and insurance as well?',
          answer:
            'Funds with your own ARN or an EUIN under ours, insurance only as a certified person of the agency. The agreement lists what you may offer.',
        },
        {
          question: 'May I keep clients if I leave?',
          answer:
            'Their accounts are with us. We tell them that you leave. They may close or move their accounts and follow you; nobody may hinder them.',
        },
        {
          question: 'Can I work from home?',
          answer:
            'Only if the room can be inspected in working hours and is separate from the household. Terminals may not be carried about.',
        },
        {
          question: 'Who pays for a dealing mistake?',
          answer:
            'Whoever made it. Errors are moved to an error account the same day and reported; they are never moved to a client’s ledger.',
        },
        {
          question: 'Do you set targets?',
          answer:
            'For papers, complaints and training, yes. Turnover targets lead to churning, and churning leads to claims.',
        },
        {
          question: 'Is my share of the brokerage fixed at 60%?',
          answer:
            'No. The figure is a sample. The agreement states your share for each segment, from when it applies and how it can change. Your clients pay what our page of [charges](/charges) says.',
        },
      ],
    },
  ],
  related: [
    '/independent-financial-distribution',
    '/equity-broking',
    '/support/updates/registration-details',
    '/about-us',
  ],
  closing: 'Shares, deposits and sums are samples.',
};
