import { openingDays, openingMinutes } from './open-account';

import type { SitePath } from '@/lib/tools/site-path';

/** The static copy of the home page. */
export const hero = {
  lines: ['Know what', 'it costs before', 'you buy.'],
  lead: 'Shares, mutual funds, IPOs, bonds and research in one account. Every order shows its charges first, and who receives each rupee.',
  second: 'Check our registrations',
  particulars: [
    { title: 'For', text: 'Residents of India with a PAN; NRIs with an NRE or NRO account.' },
    {
      title: 'Needs',
      text: 'PAN, Aadhaar linked to your mobile, a bank account in your own name.',
    },
    { title: 'Takes', text: `${openingMinutes}, then ${openingDays} of checks.` },
  ],
} as const;

export const note = {
  title: 'What your purchase costs',
  lines: {
    value: { label: 'Value of the shares' },
    brokerage: { label: 'Brokerage', note: 'to us' },
    transactionTax: { label: 'Securities transaction tax', note: 'to the Union government' },
    goodsAndServicesTax: { label: 'GST on fees', note: 'to the Union and the state' },
    stampDuty: { label: 'Stamp duty', note: 'to the state' },
    fees: { label: 'Exchange and SEBI fees', note: 'to the NSE and the regulator' },
  },
} as const;

export const search = {
  label: { all: 'Company, symbol or industry', name: 'Company' },
} as const;

export const finder = {
  heading: 'Find a product for your money and your time',
  groups: {
    rest: 'The others need more money, more time or more tolerance for losses, or they serve another purpose',
  },
} as const;

export const reading = {
  heading: 'Articles, videos and reports',
  headingWithoutVideos: 'Articles and reports',
  kinds: { article: 'Article', video: 'Video' },
} as const;

export const app = {
  heading: ['Your account', 'on your phone'],
  points: [
    'Orders, SIPs, IPO bids and pledges are in one list that you can search.',
    'The charges of an order are on the screen before the button that sends it.',
    'Contract notes, ledger and tax statements can be saved as PDF or CSV.',
  ],
} as const;

interface PartnerWay {
  readonly name: string;
  readonly href: SitePath;
  readonly action: string;
  readonly answers: readonly [string, string, string, string];
}

export const partner = {
  heading: 'Two ways to become our partner',
  questions: ['You are', 'You offer', 'You need', 'You earn'],
  ways: [
    {
      name: 'Franchisee',
      href: '/franchisee',
      action: 'See what a franchisee does',
      answers: [
        'Our authorised person, registered with the exchanges',
        'Everything we carry, from your own office',
        'An office that passes inspection, and staff with NISM certificates',
        'A share of your clients’ brokerage, by written agreement',
      ],
    },
    {
      name: 'Independent distributor',
      href: '/independent-financial-distribution',
      action: 'See what a distributor does',
      answers: [
        'A mutual fund distributor with your own ARN',
        'Mutual funds; bonds, IPOs and insurance where certified',
        'NISM Series V-A and a registration with AMFI',
        'Commission for as long as your clients stay invested',
      ],
    },
  ] satisfies readonly PartnerWay[],
} as const;

export const login = {
  heading: 'Already with us?',
  note: 'Start from this page or type the address; never follow a link in a message. We never ask for a password or one-time password.',
} as const;

export const faqs = { heading: 'Questions before the first order', count: 3 } as const;

/** The steps of a complaint; the last two link to the authorities' sites. */
export const redress = {
  heading: 'If something goes wrong',
  steps: {
    firm: {
      title: 'Write to us',
      text: 'We answer within 21 calendar days. The matrix names who is next.',
      action: 'Complain to us',
    },
    scores: {
      title: 'Take it to SCORES',
      text: 'SEBI’s complaint system sends it on and watches the time limits.',
    },
    smartOdr: {
      title: 'Let a neutral person decide',
      text: 'SMART ODR is conciliation, then arbitration, all online.',
    },
  },
} as const;
