import { reKyc } from '../re-kyc';

import type { ProductRecord } from './types';

export const services: ProductRecord = {
  path: '/services',
  reviewed: '2026-11-27',
  lines: ['What we do', 'for clients'],
  lead: 'What we do for clients, and who pays for each service.',
  particulars: [
    { title: 'For you', text: 'Residents, NRIs, families, firms and trusts.' },
    { title: 'Paid by', text: 'You, or the company whose product you buy. Each line says which.' },
  ],
  second: { label: 'All products', href: '/product-and-offerings' },
  picture: {
    kind: 'cluster',
    alt: 'One flower for your account in the middle, tied to six smaller ones: people, orders, holdings, research, portfolios and papers.',
    caption: 'One account, six kinds of work around it.',
    centre: 'You',
    around: ['Portfolios', 'Orders', 'Holdings', 'Research', 'Funds', 'Papers'],
  },
  sections: [
    {
      kind: 'links',
      id: 'clients',
      nav: 'For clients',
      heading: 'Services for investors',
      rows: [
        {
          title: 'Private wealth',
          text: 'One view of a family’s affairs: advice, portfolios, estates. Paid by a fee.',
          href: '/services/private-wealth',
        },
        {
          title: 'Equity broking',
          text: 'Orders by app, screen and voice. Paid by brokerage on each.',
          href: '/equity-broking',
        },
        {
          title: 'Depository services',
          text: 'Accounts, pledges, transfers, nominees. Paid by a small tariff.',
          href: '/product-and-offerings/dp-services',
        },
        {
          title: 'Research',
          text: 'Reports with reasons. Open to read, paid for by the broking business.',
          href: '/research',
        },
        {
          title: 'Insurance',
          text: 'Need worked out, quotes compared, claims followed. Paid by the insurer.',
          href: '/invest-in-insurance',
        },
      ],
    },
    {
      kind: 'links',
      id: 'partners',
      nav: 'For partners',
      heading: 'Services for partners',
      rows: [
        { title: 'Franchisee', text: 'Run an office under our membership.', href: '/franchisee' },
        {
          title: 'Independent distributor',
          text: 'Distribute funds under your own number with our platform.',
          href: '/independent-financial-distribution',
        },
        {
          title: 'Distributor’s login',
          text: 'Clients, SIPs, trail and papers in one place.',
          href: 'firm:distributorLogin',
        },
      ],
    },
    {
      kind: 'links',
      id: 'help',
      nav: 'Help',
      heading: 'Help and forms',
      rows: [
        {
          title: 'Request a call back',
          text: 'Give a time and a subject, and a person calls you.',
          href: '/support/get-in-touch/request-a-call-back',
        },
        {
          title: 'Forms',
          text: 'Account, KYC, nomination, demat and closure, as PDF.',
          href: '/support/form-center',
        },
        {
          title: reKyc.name,
          text: reKyc.text,
          href: 'firm:reKyc',
        },
        {
          title: 'Complain',
          text: 'Four steps, each with its time limit.',
          href: '/support/get-in-touch/grievances',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about services',
      entries: [
        {
          question: 'Must I take everything from you?',
          answer:
            'No. A demat account here works with orders elsewhere, and funds bought elsewhere can be watched here. You need not take one service to get another.',
        },
        {
          question: 'Is advice included in brokerage?',
          answer:
            'General research is. Advice for your own case is a separate, registered service with its own agreement and fee.',
        },
        {
          question: 'Which services are for NRIs?',
          answer:
            'Broking on delivery, depository, funds, bonds and portfolios, with the bank accounts and permissions that exchange control asks for.',
        },
      ],
    },
  ],
  related: ['/product-and-offerings', '/about-us', '/support'],
  closing: 'Services of the sample firm.',
};
