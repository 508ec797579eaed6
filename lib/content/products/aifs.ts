import type { ProductRecord } from './types';

export const aifs: ProductRecord = {
  path: '/invest-in-aifs-alternative-investment-funds',
  reviewed: '2026-11-27',
  lines: ['Alternative', 'investment funds'],
  lead: 'A scheme of an alternative investment fund (AIF) pools the money of at most a thousand investors. It invests where mutual funds may not: young companies, private loans, property, or long and short positions. You can’t leave early, and can lose what you put in.',
  particulars: [
    { title: 'For', text: 'Investors for whom ₹1 crore is a small part of what they own.' },
    { title: 'Costs', text: 'About 2% a year and often a fifth of the gain above a hurdle.' },
    { title: 'Needs', text: '₹1 crore a scheme, KYC and a contribution agreement.' },
  ],
  action: { label: 'Request a call back', href: '/support/get-in-touch/request-a-call-back' },
  second: { label: 'Compare the categories', href: '#categories' },
  picture: {
    kind: 'flower',
    alt: 'Ten petals for ten years of a fund. They grow over four years as money is called, stay full for three, and shrink as holdings are sold.',
    caption:
      'Ten years of one fund: called in four, tied up for three, returned in the last. A petal is the money at work.',
    isSample: true,
    centre: { figure: '10', words: 'years' },
    petals: [
      { to: 0.25, label: 'Year 1' },
      { to: 0.5 },
      { to: 0.75 },
      { to: 1, label: 'Year 4' },
      { to: 1 },
      { to: 1 },
      { to: 1, label: 'Year 7' },
      { to: 0.7, tone: 'second' },
      { to: 0.45, tone: 'second' },
      { to: 0.15, tone: 'second', label: 'Year 10' },
    ],
  },
  sections: [
    {
      kind: 'compare',
      id: 'categories',
      nav: 'Three categories',
      heading: 'The three categories of AIF',
      names: ['Category I', 'Category II', 'Category III'],
      rows: [
        {
          question: 'Invests in',
          answers: [
            'Start-ups, small firms, infrastructure, social ventures',
            'Unlisted companies, private credit, property, funds of funds',
            'Listed shares and derivatives, long and short',
          ],
        },
        {
          question: 'Open or closed',
          answers: ['Closed, three years at least', 'Closed, three years at least', 'Either'],
        },
        {
          question: 'Borrowing',
          answers: [
            'Only to bridge, for days',
            'Only to bridge, for days',
            'Leverage up to twice the assets',
          ],
        },
        {
          question: 'Tax on gains',
          answers: ['Passed through to you', 'Passed through to you', 'Usually paid by the fund'],
        },
        {
          question: 'Money back',
          answers: [
            'As holdings are sold, five to twelve years',
            'As loans mature or stakes are sold',
            'On the dates the fund opens',
          ],
        },
      ],
      notes: [
        {
          title: 'Smaller minimum',
          text: '₹25 lakh for employees and directors of the manager. Angel funds take accredited investors only. Schemes for accredited investors alone have no limit of a thousand; large value funds start at ₹25 crore.',
        },
      ],
    },
    {
      kind: 'how',
      id: 'drawdown',
      nav: 'Drawdowns',
      heading: 'Commitment and drawdown: how you pay',
      columns: [
        {
          title: 'Commit',
          text: 'You sign for ₹1 crore. A tenth to a quarter is paid at once.',
          picture: {
            kind: 'bars',
            values: [20, 0, 0, 0, 0, 0, 0, 0],
            caption: 'Paid in: ₹20 lakh',
          },
        },
        {
          title: 'Be called',
          text: 'Notices of ten to fifteen days ask for the rest as deals are found. Miss one and you can lose a part of what you hold.',
          picture: {
            kind: 'bars',
            values: [20, 0, 25, 0, 30, 0, 25, 0],
            caption: 'Four calls in four years',
          },
        },
        {
          title: 'Be repaid',
          text: 'As holdings are sold, money comes back after fees and the manager’s share. Nobody can say when.',
          picture: {
            kind: 'bars',
            values: [-20, -25, -30, -25, 5, 30, 60, 75],
            marked: [4, 5, 6, 7],
            caption: 'Out first, back later: the J-curve',
          },
        },
      ],
      closing:
        'Keep the uncalled part where you can reach it within a week. It still counts as money you can’t use for anything else.',
    },
    {
      kind: 'worked',
      id: 'fees',
      nav: 'Fees in rupees',
      heading: 'Example: fees of an AIF in rupees',
      paragraphs: [
        'Suppose ₹1 crore is invested for seven years and grows to ₹2.10 crore before any costs.',
        'Management fees at 2% of the commitment take ₹14 lakh over those years, and running expenses ₹4.20 lakh. What remains above your contribution is ₹91.80 lakh.',
        'It exceeds the hurdle, so the manager takes a fifth of it as carry. You keep ₹73.44 lakh before tax, which is 8.2% a year.',
      ],
      sheet: {
        title: 'Seven years of one commitment',
        what: '₹1,00,00,000, sold for ₹2,10,00,000',
        lines: [
          { label: 'Gain before costs', amount: '₹1,10,00,000' },
          { label: 'Management fee, 2% a year', amount: '−₹14,00,000' },
          { label: 'Expenses, 0.6% a year', amount: '−₹4,20,000' },
          { label: 'Carry, 20% of what is left', amount: '−₹18,36,000' },
        ],
        total: { label: 'Your gain before tax', amount: '₹73,44,000' },
        foot: 'Invented terms with a hurdle passed and full catch-up. GST on fees is left out.',
      },
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'Costs that the placement memorandum states',
      costs: {
        lead: 'Terms that the placement memorandum must state',
        columns: ['Common range'],
        rows: [
          {
            label: 'Management fee',
            note: 'on commitment, later on what is invested',
            values: ['1.5–2.5%'],
          },
          { label: 'Carry', note: 'share of gains', values: ['10–20%'] },
          { label: 'Hurdle', note: 'return before carry', values: ['8–12%'] },
          { label: 'Set-up cost', note: 'once', values: ['up to 1%'] },
          { label: 'Distributor', note: 'none in a direct plan', values: ['in the fee'] },
        ],
        after:
          'We may be paid by the manager when you invest through us, and say how much before you sign. Every scheme has to offer a direct plan without that.',
      },
      risks: {
        heading: 'Risks of an AIF',
        rows: [
          {
            name: 'No exit',
            text: 'You can’t get out while the value falls: no exchange has buyers waiting, and private buyers are few. Terms can be extended by two years.',
            mark: 6,
          },
          {
            name: 'Estimated values',
            text: 'Unlisted holdings are worth what a valuer says until a buyer appears.',
            mark: 4,
          },
          {
            name: 'Few holdings',
            text: 'A fund has ten or fifteen positions; two failures can undo five successes.',
            mark: 6,
          },
          {
            name: 'The manager',
            text: 'You choose people more than assets. A good team can leave.',
            mark: 4,
          },
          {
            name: 'Leverage',
            text: 'Category III may borrow, which magnifies gains and losses.',
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
      heading: 'An AIF may suit you if',
      suits: [
        'The minimum of ₹1 crore is less than a tenth of your net worth.',
        'Nothing in your next eight years needs this money.',
        'You or your adviser can read a memorandum of two hundred pages.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          {
            text: 'You want a portfolio in your own name from ₹50 lakh.',
            href: '/services/private-wealth',
          },
          { text: 'You want to get out within days.', href: '/invest-in-mutual-funds' },
          { text: 'You want interest on fixed dates.', href: '/invest-in-fixed-income' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Due diligence',
      heading: 'How to invest in an AIF through us',
      steps: [
        {
          when: 'First meeting',
          title: 'Map the need',
          text: 'What you own, owe and will need. If an AIF does not fit, we say so.',
        },
        {
          when: 'Two weeks',
          title: 'Read',
          text: 'Memorandum, track record of each earlier scheme, and the manager’s own money in this one.',
        },
        {
          when: 'A day',
          title: 'Sign',
          text: 'Contribution agreement, KYC, nominee, bank mandate for calls.',
        },
        {
          when: 'Each quarter',
          title: 'Follow',
          text: 'Statements, valuations, capital account. We keep the calendar of calls with you.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'goal',
      heading: 'Work out the return that you need',
      text: 'Work back from the goal. If a plain mix of funds reaches it, you do not need the extra risk.',
      action: {
        label: 'Open wealth accumulation',
        href: '/calculators/wealth-accumulation-calculator',
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about AIFs',
      entries: [
        {
          question: 'Can two people share the ₹1 crore?',
          answer:
            'Joint investment is allowed for spouses and for parent and child with a minimum of ₹1 crore together. Others each need the full ₹1 crore.',
        },
        {
          question: 'What does pass-through mean for my return?',
          answer:
            'In Categories I and II the fund tells you your share of each kind of income. You pay tax as if you had earned it directly, in some cases even on gains not yet received in cash.',
        },
        {
          question: 'Who watches the fund?',
          answer:
            'It is registered with SEBI, has a trustee, a custodian and an auditor, and must have valuations checked. None of them judges whether the investments are good.',
        },
        {
          question: 'May I sell my units?',
          answer:
            'Only with the manager’s consent and to someone who qualifies. Units are held in demat form, which helps transfers on death more than sales.',
        },
        {
          question: 'What is an accredited investor?',
          answer:
            'Someone certified by income or net worth, who may enter schemes with fewer limits and sometimes a smaller minimum. Certification lasts two years or three.',
        },
        {
          question: 'Are there taxes on fees?',
          answer:
            'Yes, GST on the management fee. It is one reason to compare funds by money returned and not by headline return.',
        },
        {
          question: 'Which funds do you offer, and what is their record?',
          answer:
            'We name funds in a meeting only, since AIFs may not be advertised. The placement memorandum (PPM) states the record of the manager’s earlier schemes next to a benchmark.',
        },
        {
          question: 'To whom do I complain?',
          answer:
            'About the fund to its manager, whose officer the memorandum names; about our service [to us](/support/get-in-touch/grievances). After that SCORES and SMART ODR are open.',
        },
      ],
    },
  ],
  related: [
    '/services/private-wealth',
    '/invest-in-mutual-funds',
    '/invest-in-fixed-income',
    '/calculators/risk-profile-calculator',
  ],
  closing:
    'Rules in general terms; nothing here is an offer, and AIFs are offered by private placement only.',
};
