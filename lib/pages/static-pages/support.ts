import { ESCALATION_UPDATED } from '@/lib/content/legal/escalation';

import type { PageRecord } from '@/lib/pages/page';

export const supportPages = [
  {
    path: '/support',
    type: 'support',
    title: 'Support',
    parent: '/',
    metaTitle: 'Support: answers, forms and people',
    description:
      'Search the answers, download a form, find an office or call the desk that can help. Phones, hours, notices and how to complain, on one page.',
    schemaType: 'CollectionPage',
  },
  {
    path: '/open-account',
    type: 'support',
    title: 'Open a demat and trading account',
    label: 'Open an account',
    parent: '/',
    metaTitle: 'Open a demat account: papers, cost, days',
    description:
      'Who may open a demat and trading account, and with which papers. How many days it takes, what it costs now and in the first year, and how to close it.',
    reads: ['who', 'aadhaar', 'money', 'derivatives', 'shares'],
    menu: { column: 'Get help', note: 'Papers, cost, days' },
  },
  {
    path: '/support/faqs',
    type: 'support',
    title: 'Questions and answers',
    label: 'FAQs',
    parent: '/support',
    description:
      'Search the answers on opening an account, KYC, orders, funds, charges, tax, demat, mutual funds and complaints, or go through them by subject.',
    reads: ['q', 'category'],
    schemaType: 'CollectionPage',
    needs: 'faqs',
    menu: { column: 'Get help', note: 'Answers by subject' },
  },
  {
    path: '/support/form-center',
    type: 'support',
    title: 'Form centre',
    parent: '/support',
    description:
      'Forms for opening, KYC, nomination, DDPI, pledges, freeze and closure with size and date, and client documents in Indian languages, all as PDF.',
    reads: ['q', 'category', 'order'],
    schemaType: 'CollectionPage',
    needs: 'forms',
    menu: { column: 'Get help', note: 'Forms to fill and sign' },
  },
  {
    path: '/support/get-in-touch',
    type: 'support',
    title: 'Get in touch',
    parent: '/support',
    metaTitle: 'Get in touch with us',
    description:
      'Five ways to reach us: each desk by phone and e-mail, a call back, the nearest office, a grievance, and who answers next when an answer fails.',
    schemaType: 'ContactPage',
  },
  {
    path: '/support/get-in-touch/contact-us',
    type: 'support',
    title: 'Contact us',
    parent: '/support/get-in-touch',
    metaTitle: 'Contact us: each desk and its hours',
    description:
      'Phone, e-mail and hours of each desk: customer care, dealing, demat, KYC, mutual funds, risk, research, and a number to block your account.',
    schemaType: 'ContactPage',
    isAboutFirm: true,
    needs: 'contacts',
    menu: { column: 'Get help', note: 'Phones, e-mails, hours' },
  },
  {
    path: '/support/get-in-touch/request-a-call-back',
    type: 'support',
    title: 'Request a call back',
    parent: '/support/get-in-touch',
    description:
      'Name your number, the subject and a good time, and we call you by the next working day. How to ask, and how you know that it is us.',
    schemaType: 'ContactPage',
    menu: { column: 'Get help', note: 'We call you' },
  },
  {
    path: '/support/get-in-touch/locate-us',
    type: 'support',
    title: 'Locate us',
    parent: '/support/get-in-touch',
    metaTitle: 'Locate us: offices by city and PIN',
    description:
      'Find the nearest office by city, locality or PIN code, with address, phone and directions, or sorted by distance if you allow it.',
    reads: ['q'],
    schemaType: 'CollectionPage',
    needs: 'branches',
  },
  {
    path: '/support/tools-and-resources',
    type: 'support',
    title: 'Tools and resources',
    parent: '/support',
    description:
      'Calculators, finders, the investor charter and monthly complaint figures, with the tools of SEBI and the exchanges one click away.',
    schemaType: 'CollectionPage',
    needs: 'tools',
    menu: { column: 'Get help', note: 'Charter, status, software' },
  },
  {
    path: '/support/get-in-touch/grievances',
    type: 'support',
    title: 'Grievances',
    parent: '/support/get-in-touch',
    metaTitle: 'Grievances: how to complain',
    description:
      'How to complain about a trade, a charge or a service: what to write and where to send it. You get an answer in 21 days; then come SCORES and SMART ODR.',
    schemaType: 'ContactPage',
    menu: { column: 'Put things right', note: 'Tell us what went wrong' },
  },
  {
    path: '/support/get-in-touch/grievances-escalation-matrix',
    type: 'support',
    title: 'Grievances escalation matrix',
    label: 'Escalation matrix',
    parent: '/support/get-in-touch',
    description:
      'Customer care, its head, the compliance officer and the CEO: name, address, phone, e-mail and working hours, and when to take each step.',
    schemaType: 'ContactPage',
    updated: ESCALATION_UPDATED,
    menu: { column: 'Put things right', note: 'Who answers next' },
  },
  {
    path: '/support/updates',
    type: 'support',
    title: 'Updates',
    parent: '/support',
    metaTitle: 'Updates: holidays, notices, circulars',
    description:
      'Trading holidays, maintenance, KYC reminders and circulars with the day each applies, newest first, and the legal pages that stay in force.',
    schemaType: 'CollectionPage',
    needs: 'updates',
    menu: { column: 'The firm', note: 'Circulars and notices' },
  },
  {
    path: '/support/get-in-touch/received',
    type: 'support',
    title: 'Received: your reference number',
    label: 'Received',
    parent: '/support/get-in-touch',
    description:
      'The reference number of the form that you have just sent, and what happens next: who answers, by when, and whom to ask about it in the meantime.',
    reads: ['kind', 'reference'],
    indexed: false,
  },
  {
    path: '/open-account/do-it-yourself',
    type: 'support',
    title: 'Begin your account yourself',
    label: 'Begin it yourself',
    parent: '/open-account',
    metaTitle: 'Begin your demat account yourself',
    description:
      'Six answers begin your application for a demat and trading account. No papers are uploaded here; a link to finish it comes by e-mail.',
    indexed: false,
    flag: 'diyJourney',
  },
] as const satisfies readonly PageRecord[];
