import type { ProductRecord } from './types';

export const usInvesting: ProductRecord = {
  path: '/invest-in-us-investing',
  reviewed: '2026-11-27',
  lines: ['American shares,', 'Indian rules'],
  lead: 'With US investing you send dollars abroad under the Reserve Bank’s Liberalised Remittance Scheme (LRS) and buy American shares, or fractions of one, through a partner’s broker. Share and dollar can both fall, and Indian investor protection does not apply.',
  particulars: [
    { title: 'For', text: 'Residents who want a part of their savings outside the rupee.' },
    {
      title: 'Costs',
      text: 'Bank’s exchange margin and fee, the partner’s commission, tax collected above ₹10 lakh.',
    },
    {
      title: 'Needs',
      text: 'PAN, passport or Aadhaar, a bank that remits, and Form W-8BEN for US tax.',
    },
  ],
  isSample: true,
  action: { label: 'Request a call back', href: '/support/get-in-touch/request-a-call-back' },
  second: { label: 'What isn’t protected', href: '#partner' },
  picture: {
    kind: 'twin',
    alt: 'Two flowers of 24 hours by Indian time. India’s long petals run from 9 to 15 o’clock; those of the United States from 20 to 2.',
    caption:
      'Both markets in Indian time, in winter. Long petals: hours of trading. They never overlap.',
    clocks: [
      { name: 'India', words: '9:15 to 15:30', hours: [9, 10, 11, 12, 13, 14, 15], tone: 'accent' },
      {
        name: 'United States',
        words: '20:00 to 2:30',
        hours: [20, 21, 22, 23, 0, 1, 2],
        tone: 'second',
      },
    ],
  },
  sections: [
    {
      kind: 'how',
      id: 'how',
      nav: 'How it works',
      heading: 'How US investing works: remit, buy, hold',
      columns: [
        {
          title: 'You remit',
          text: 'Your bank changes rupees and sends dollars under the Liberalised Remittance Scheme. It asks for a purpose code and a declaration.',
          picture: {
            kind: 'sum',
            rows: [
              ['You pay', '₹90,000'],
              ['Rate with margin', '₹93.13'],
              ['Bank’s fee', '₹590'],
            ],
            total: ['Arrives', '$960.06'],
          },
        },
        {
          title: 'The partner buys',
          text: 'Orders go to a US broker that the partner works with. A share of $400 can be bought for $25, as a fraction.',
          picture: {
            kind: 'bars',
            values: [25, 40, 60, 90, 120, 160, 220, 270],
            caption: 'Eight holdings, in dollars',
          },
        },
        {
          title: 'A custodian holds',
          text: 'Your shares are in a US custodian’s books, settled one working day after the trade. They are not in your Indian demat account.',
        },
      ],
    },
    {
      kind: 'figures',
      id: 'limits',
      nav: 'Limits and tax',
      heading: 'LRS limits and taxes in four figures',
      figures: [
        {
          label: 'LRS limit',
          value: '$250,000',
          note: 'a person and financial year, all purposes together',
        },
        {
          label: 'Tax collected at source',
          value: '20%',
          note: 'of what exceeds ₹10 lakh in the year',
        },
        { label: 'Idle money', value: '180 days', note: 'then it must be brought back' },
        { label: 'Dividend tax in the US', value: '25%', note: 'withheld, creditable in India' },
      ],
      notes: [
        {
          title: 'Outside the scheme',
          text: 'Margin, short sales, futures and options abroad are not allowed under it.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'collection',
      nav: 'Tax collected',
      heading: 'Tax collected at source (TCS) above ₹10 lakh',
      paragraphs: [
        'You want to invest ₹14 lakh this year. The first ten lakh pass freely. On the other four the bank collects 20%, so you need ₹14.80 lakh in the account.',
        'It is no extra tax. The sum shows in your tax statement, reduces your advance tax or comes back as a refund. Until then it earns nothing.',
        'Two people in a family have two thresholds. Splitting a remittance between two banks gives you no second limit: the banks add up everything on your PAN.',
      ],
      sheet: {
        title: 'Remitting ₹14,00,000',
        what: 'One person, one financial year',
        lines: [
          { label: 'Free of collection', amount: '₹10,00,000.00' },
          { label: 'Above it', amount: '₹4,00,000.00' },
          {
            label: 'Collected, 20%',
            note: 'credited against your tax',
            amount: '₹80,000.00',
            isStrong: true,
          },
        ],
        total: { label: 'To have ready', amount: '₹14,80,000.00' },
        foot: 'Bank fees and exchange margin are added.',
      },
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What it costs to invest and bring money back',
      isSample: true,
      costs: {
        lead: '₹1,00,000 sent, invested and brought back, in rupees',
        columns: ['Sample'],
        rows: [
          { label: 'Exchange margin, out and back', note: '0.8% each way', values: ['1,600.00'] },
          { label: 'Bank’s fees', note: 'flat, each transfer, with GST', values: ['1,180.00'] },
          { label: 'Commission', note: '0.25% each way', values: ['500.00'] },
        ],
        total: { label: 'Before any gain', values: ['₹3,280.00'] },
        after:
          'There is no least sum, but fixed fees make small transfers expensive: at ₹20,000 the same round trip takes about 8%. Gains are taxed in India at 12.5% after 24 months and at your slab before, counted in rupees.',
      },
      risks: {
        heading: 'Risks of US investing',
        rows: [
          {
            name: 'The shares',
            text: 'American markets fall like others; single technology names have lost four-fifths.',
            mark: 6,
          },
          {
            name: 'The rupee',
            text: 'A stronger rupee lowers the value of every holding. A weaker rupee helped in the past and may not again.',
            mark: 3,
          },
          {
            name: 'Reporting',
            text: 'Foreign holdings belong in your return each year, however small. Leaving them out can bring heavy penalties.',
            mark: 2,
          },
          {
            name: 'Estate tax',
            text: 'On US shares above $60,000 your heirs may owe estate tax in the United States.',
            mark: 5,
          },
          {
            name: 'Failure on the way',
            text: 'A bank, partner, broker or custodian can delay or fail.',
            mark: 3,
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'firm',
      id: 'partner',
      nav: 'The partner',
      heading: 'The partner platform, and which protections do not apply',
      lead: 'These are not products of an Indian exchange. Indian exchanges’ grievance forums, investor protection funds and arbitration do not cover them.',
      facts: ['us-partner', 'broker'],
      after:
        'Since August 2025 the regulator of GIFT City (IFSCA) licenses global access providers, so some routes abroad have an Indian regulator. Ask the partner whether it has this licence before you send money; this sample partner has none. Disputes go to the partner first and then to forums of its own country. If its US broker belongs to SIPC, a failure of that broker is covered up to $500,000, of which $250,000 in cash; market losses are not.',
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'US investing may suit you if',
      suits: [
        'A child’s studies or your own plans will cost dollars.',
        'You remit seldom and in larger sums.',
        'You keep papers and file a full return.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You want foreign indices in rupees, without remitting.',
            href: '/invest-in-etfs-exchange-traded-funds',
          },
          { text: 'You would send ₹5,000 a month.', href: '/invest-in-mutual-funds' },
          { text: 'You want to trade options abroad; the scheme forbids it.' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Steps',
      heading: 'How to open a US investing account',
      steps: [
        {
          when: '20 minutes',
          title: 'Apply',
          text: 'On the partner’s site, with your KYC and the US form on residence.',
        },
        {
          when: 'One to two days',
          title: 'Approval',
          text: 'The foreign broker checks and opens the account.',
        },
        {
          when: 'One to three days',
          title: 'Remit',
          text: 'Form A2 and the LRS declaration with your bank. Most banks let you do this online.',
        },
        {
          when: '20:00 in winter',
          title: 'Order',
          text: 'From March to November the session begins at 19:00 Indian time.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'share',
      heading: 'Asset allocation with a part abroad',
      text: 'See how a mix of shares, debt and gold changes before you move any money.',
      action: { label: 'Open asset allocation', href: '/calculators/asset-allocation-calculator' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about US shares',
      entries: [
        {
          question: 'Is it legal for me to own foreign shares?',
          answer:
            'Yes. Resident individuals, minors through a guardian included, may remit under the scheme for investment in listed shares. Companies and HUFs may not use it.',
        },
        {
          question: 'How is a dividend taxed in the end?',
          answer:
            'The whole dividend is added to your income in India, and the 25% withheld there counts as paid, if you file the form for foreign tax credit before the return.',
        },
        {
          question: 'Who holds my shares if the partner closes?',
          answer:
            'The US custodian, in an account marked for clients. Ask the partner for the custodian’s name and for its written procedure, and keep your own statements.',
        },
        {
          question: 'Can an NRI use this?',
          answer:
            'No, the scheme is for residents. NRIs invest from where they live, under the law there.',
        },
        {
          question: 'May I gift such shares to family?',
          answer:
            'Yes, within the rules on gifts abroad and the partner’s own rules. Transfers between foreign accounts are slow, so most people sell and remit.',
        },
        {
          question: 'Which currency does my statement use?',
          answer:
            'Dollars. For tax you convert each purchase and sale at the prescribed rate of its date, so keep every contract note.',
        },
        {
          question: 'Which tax forms do the two countries ask for?',
          answer:
            'The United States asks for Form W-8BEN, which states where you are resident and is renewed every three years. India asks for all foreign assets in Schedule FA of your return.',
        },
        {
          question: 'Can I move my US shares to another broker?',
          answer:
            'Whole shares can usually move if both brokers agree, for a fee. Fractions have to be sold first. Ask the partner for its rule.',
        },
        {
          question: 'Which regulator can I turn to?',
          answer:
            'The partner’s broker answers to the regulators of the United States, SEC and FINRA. SEBI and the Indian exchanges have no say over it.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-etfs-exchange-traded-funds',
    '/invest-in-stocks',
    '/calculators/asset-allocation-calculator',
    '/support/updates/disclaimers',
  ],
  closing: 'Exchange rates, margins and fees in the examples are samples.',
};
