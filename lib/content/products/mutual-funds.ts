import { formatDate, formatPercent, formatRupees } from '@/lib/tools/format';
import { ruleTexts } from '@/lib/domain/rule/texts';

import { commissions, commissionsFrom } from '../commissions';
import type { ProductRecord } from './types';

export const mutualFunds: ProductRecord = {
  path: '/invest-in-mutual-funds',
  reviewed: '2026-11-27',
  lines: ['Invest in', 'mutual funds'],
  lead: 'A mutual fund collects money from many people and a manager buys shares or bonds with it. You own units, and a unit is a thin slice of everything the fund holds.',
  particulars: [
    {
      title: 'For',
      text: 'Money that you can leave for three years or more, or for less time in a debt fund.',
    },
    {
      title: 'Costs',
      text: 'Roughly 0.2% to 2% a year inside the price: base expense ratio, brokerage and levies, shown apart since 1 April 2026. We charge nothing to buy.',
    },
    { title: 'Needs', text: 'PAN, KYC, a bank account and ₹100.' },
  ],
  second: { label: 'Find a fund', href: '#navs' },
  picture: {
    kind: 'flower',
    alt: 'Twelve petals, one for each industry that an invented flexi-cap fund holds: financials 31%, then IT 12, oil and gas 9, and smaller ones down to cash 3.',
    caption: 'One flexi-cap fund, by industry. A longer petal is a larger share.',
    isSample: true,
    centre: { figure: '₹500', words: 'buys all of it' },
    petals: [
      { to: 1, label: 'Financials', figure: '31%' },
      { to: 0.62, label: 'IT', figure: '12%' },
      { to: 0.52, label: 'Oil & gas', figure: '9%' },
      { to: 0.48, label: 'Autos', figure: '8%' },
      { to: 0.48, label: 'Health', figure: '8%' },
      { to: 0.44, label: 'Goods', figure: '7%' },
      { to: 0.4, label: 'Capital goods', figure: '6%' },
      { to: 0.36, label: 'Metals', figure: '5%' },
      { to: 0.36, label: 'Telecom', figure: '5%' },
      { to: 0.32, label: 'Power', figure: '4%' },
      { to: 0.26, label: 'Cement', figure: '3%' },
      { to: 0.26, label: 'Cash', figure: '2%', tone: 'second' },
    ],
  },
  sections: [
    {
      kind: 'how',
      id: 'how',
      nav: 'How it works',
      heading: 'How a mutual fund works',
      columns: [
        {
          title: 'You pay in',
          text: '₹5,000.00 on the 5th, from your bank, by a mandate you can cancel.',
          picture: {
            kind: 'crowd',
            count: 40,
            marked: 23,
            caption: 'You, among the fund’s investors',
          },
        },
        {
          title: 'The manager buys',
          text: 'Forty to eighty companies or bonds, within the limits that the scheme document sets.',
          picture: {
            kind: 'bars',
            values: [
              100, 90, 82, 75, 68, 62, 56, 51, 46, 42, 38, 35, 32, 29, 27, 25, 23, 21, 20, 19, 18,
            ],
            caption: 'Holdings, largest first',
          },
        },
        {
          title: 'You own units',
          text: '₹5,000.00 less stamp duty, at a price of ₹23.43, is 213.39 units.',
          picture: {
            kind: 'sum',
            rows: [
              ['Fund owns', '₹1,240.08 cr'],
              ['less it owes', '₹10.00 cr'],
              ['÷ units', '52.50 cr'],
            ],
            total: ['Price a unit', '₹23.43'],
          },
        },
      ],
      closing:
        'The price, called NAV, is worked out once every business day. If what the fund owns falls, your units fall with it the same evening.',
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What it costs',
      notes: [
        {
          title: 'Weigh both',
          text: 'You pay the costs every year. You can’t know when the fund will fall.',
        },
        {
          title: 'Riskometer',
          text: 'SEBI’s riskometer has six levels, and each scheme must print its own. Our marks are another scale.',
        },
      ],
      costs: {
        lead: 'On ₹1,00,000 held for one year in an equity fund, an example in rupees',
        columns: ['Direct', 'Regular'],
        rows: [
          { label: 'Stamp duty', note: '0.005% when you buy', values: ['5.00', '5.00'] },
          {
            label: 'Fund’s expenses',
            note: '0.60% or 1.05%, inside the NAV',
            values: ['600.00', '1,050.00'],
          },
          {
            label: 'Exit load',
            note: 'often 1% if you leave within a year',
            values: ['0.00', '0.00'],
          },
        ],
        total: { label: 'Cost of a year', values: ['₹605.00', '₹1,055.00'] },
        after:
          'We distribute regular plans; direct plans are bought from the fund house. For regular plans the fund house pays us a part of the expenses for as long as you stay, which is the whole difference between the two columns. One fund house belongs to our group; the footer names it, and we say so before you buy its schemes.',
      },
      risks: {
        heading: 'What can go wrong',
        lead: 'By kind of fund. A scheme’s own riskometer is in its documents.',
        rows: [
          {
            name: 'Overnight and liquid',
            text: 'Small swings; a rare bad borrower can still cost a few days’ return.',
            mark: 1,
          },
          {
            name: 'Short-term debt',
            text: 'Falls when interest rates rise or a borrower is marked down.',
            mark: 3,
          },
          {
            name: 'Hybrid',
            text: 'Part shares, part bonds: a bad year can take 10% or more.',
            mark: 5,
          },
          {
            name: 'Equity, large to small companies',
            text: 'A bad year can take a third, and in small companies half.',
            isMain: true,
            mark: 6,
          },
          {
            name: 'Sector and theme',
            text: 'If that industry does badly for ten years, so does your money.',
            mark: 6,
          },
        ],
        warning: 'mutual-fund',
      },
    },
    {
      kind: 'compare',
      id: 'kinds',
      nav: 'Three ways in',
      heading: 'SIP, lump sum or systematic withdrawal (SWP)',
      names: ['SIP', 'Lump sum', 'SWP'],
      rows: [
        {
          question: 'What it does',
          answers: [
            'Buys for a fixed sum every month',
            'Buys once',
            'Sells for a fixed sum every month',
          ],
        },
        { question: 'Fits', answers: ['A salary', 'A bonus, a matured deposit', 'Retirement'] },
        {
          question: 'Main weakness',
          answers: [
            'It stops helping if you stop in a fall',
            'One day’s price decides',
            'Eats the capital when returns lag',
          ],
        },
        {
          question: 'Least sum',
          answers: ['₹100 in many schemes', '₹100 to ₹5,000', 'Set by the scheme'],
        },
      ],
    },
    {
      kind: 'live',
      id: 'navs',
      nav: 'Find a fund',
      what: 'funds',
      heading: 'NAV: what a unit costs today',
      lead: 'A high NAV is not expensive and a low one is not cheap: ₹10,000.00 buys the same slice of holdings at either.',
      notes: [
        {
          title: 'How to read',
          text: 'A NAV is the day’s closing value per unit. Each plan and option of a fund has a NAV of its own.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'commission',
      nav: 'Our commission',
      heading: 'What the fund house pays us',
      lead: 'On regular plans, a percentage of your money per year, out of the scheme’s expenses and for as long as you stay. A sample, as all figures of this firm.',
      isFolded: true,
      caption: 'Commission on regular plans by kind of fund',
      columns: [
        { label: 'Kind of fund' },
        { label: 'A year', isFigure: true },
        { label: 'At most, on ₹1 lakh', isFigure: true, narrow: 'line' },
      ],
      rows: commissions.map(({ category, trail }) => [
        category,
        trail.map((rate) => formatPercent(rate)).join(' to '),
        formatRupees(trail[1] * 1_000),
      ]),
      after: `In force since ${formatDate(commissionsFrom)}. Before you buy we tell you the rate of the scheme and of others of its kind. Schemes of our group’s fund house pay the same rates. Direct plans pay nothing.`,
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Mutual funds suit you if',
      notes: [
        {
          title: 'Not sure?',
          text: 'The [risk profile calculator](/calculators/risk-profile-calculator) says in four minutes which kinds match you.',
        },
      ],
      suits: [
        'You would rather not choose companies yourself.',
        'You can add a fixed sum each month.',
        'You can leave an equity fund alone for five years, through at least one bad one.',
        'You want your money back within days, not years.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          { text: 'You need a certain sum on a certain date.', href: '/invest-in-fixed-income' },
          { text: 'You want to trade during the day.', href: '/invest-in-stocks' },
          {
            text: 'You want the lowest cost and no manager.',
            href: '/invest-in-etfs-exchange-traded-funds',
          },
          { text: 'You want cover for your family.', href: '/invest-in-insurance' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Steps to start',
      heading: 'How to buy your first units',
      notes: [
        {
          title: 'Cut-off',
          text: 'Money that reaches an equity or debt fund by 15:00 gets that day’s NAV. Liquid funds close earlier.',
        },
      ],
      steps: [
        {
          when: '15 minutes',
          title: 'Open your account',
          text: 'PAN, Aadhaar, a bank account and a photograph.',
        },
        {
          when: '1 to 3 working days',
          title: 'We check it',
          text: 'KYC with the registry. You get an SMS when it is done.',
        },
        {
          when: '5 minutes',
          title: 'Choose and pay',
          text: 'Pick a scheme, read its two-page summary, set the sum and the date.',
        },
        {
          when: 'Up to 2 days',
          title: 'Units arrive',
          text: 'In your demat account or in a statement, as you chose.',
        },
      ],
    },
    {
      kind: 'band',
      id: 'sip',
      nav: 'Calculator',
      heading: '₹5,000 a month for ten years could become {total}',
      text: 'You would have put in {invested}. Change the sum, the years and the return, and see every year in a table.',
      notes: [
        {
          title: 'SIP calculator',
          text: '12% a year is an assumption. An illustration, not advice and not a promise.',
        },
      ],
      action: { label: 'Open the SIP calculator', href: '/calculators/sip-calculator' },
      series: { kind: 'sip', amount: 5_000, rate: 12, years: 10 },
    },
    {
      kind: 'firm',
      id: 'distributor',
      heading: 'Our role: we distribute funds, we don’t run them',
      facts: ['distributor'],
      after:
        'As a distributor we are paid by the fund houses and owe you facts on suitability, not a portfolio plan. For advice paid by you alone, ask a registered investment adviser.',
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about mutual funds',
      entries: [
        {
          question: 'Can I lose money in a mutual fund?',
          answer:
            'Yes. The value of your units moves with what the fund holds. An equity fund can lose a third or more in a bad year, and a debt fund can lose when a borrower defaults.',
        },
        {
          question: 'When can I take my money out?',
          answer:
            'From an open-ended scheme on any business day. Liquid funds usually pay the next working day, equity funds within two or three. Tax-saving ELSS units are locked for three years from each instalment.',
        },
        {
          question: 'How are gains taxed?',
          answer: `Equity funds follow shares: ${ruleTexts.gains.short} up to twelve months, ${ruleTexts.gains.long} beyond, with ${ruleTexts.gains.exemptLakh} a year free. Units of debt funds bought since April 2023 are taxed at your slab however long you hold them.`,
        },
        {
          question: 'How do I stop or skip a SIP?',
          answer:
            'Stop it in the app or at the fund house, free of charge and at least three working days before the instalment. Since 1 December 2024 the fund house must cancel within two working days. If you miss an instalment, you own fewer units. Your bank may charge for a bounced mandate, and after a few misses the fund house can end the plan.',
        },
        {
          question: 'Are my units safe with you?',
          answer:
            'They are recorded by the fund’s registrar or the depository in your name, and a trustee and custodian hold the fund’s assets. If we closed, you could redeem or change distributor without us.',
        },
        {
          question: 'Demat account or folio?',
          answer:
            'In demat they are next to your shares and can be pledged. A folio at the fund house needs no demat account and has no [AMC](/charges).',
        },
        {
          question: 'How do I change distributor?',
          answer:
            'Sign a change of distributor for each folio. Units, purchase dates and cost stay as they are, and no tax falls due.',
        },
        {
          question: 'Is a switch taxed?',
          answer:
            'Yes. A switch is a sale and a new purchase, also from a regular to a direct plan of one scheme. An exit load may apply.',
        },
        {
          question: 'What applies to minors and NRIs?',
          answer:
            'A minor’s folio is run by the guardian, whose KYC counts, from the minor’s bank account. For NRIs the fund house deducts tax (TDS) from gains on redemption.',
        },
      ],
    },
  ],
  related: [
    '/invest-in-etfs-exchange-traded-funds',
    '/invest-in-fixed-income',
    '/calculators/sip-calculator',
    '/research/mutual-fund-updates',
    '/invest-in-aifs-alternative-investment-funds',
  ],
  closing: 'The fund in the picture and the examples are invented.',
};
