import type { PageRecord } from './page';

export const calculatorPages = [
  {
    path: '/calculators',
    type: 'calculator',
    title: 'Calculators',
    parent: '/',
    description:
      'Seven calculators for SIPs, goals, compounding, inflation, PPF, asset allocation and risk, each with its formula and a table of the years.',
    schemaType: 'CollectionPage',
  },
  {
    path: '/calculators/sip-calculator',
    type: 'calculator',
    title: 'SIP calculator',
    label: 'SIP',
    parent: '/calculators',
    description:
      'See what a fixed sum, paid into a fund every month, could grow to. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Save and grow', note: 'A fixed sum, month by month' },
  },
  {
    path: '/calculators/wealth-accumulation-calculator',
    type: 'calculator',
    title: 'Wealth accumulation calculator',
    label: 'Wealth accumulation',
    parent: '/calculators',
    description:
      'Find the monthly sum, or the one sum today, that a goal of yours would take. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Save and grow', note: 'What a goal needs each month' },
  },
  {
    path: '/calculators/compounding-magic-calculator',
    type: 'calculator',
    title: 'Compounding magic calculator',
    label: 'Compounding magic',
    parent: '/calculators',
    description:
      'Watch interest earn interest on one sum or on monthly payments. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Save and grow', note: 'One sum, left alone' },
  },
  {
    path: '/calculators/ppf-calculator',
    type: 'calculator',
    title: 'PPF calculator',
    label: 'PPF',
    parent: '/calculators',
    description:
      'Work out what a Public Provident Fund account pays after 15 years or more. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Save and grow', note: 'Fifteen years and after' },
  },
  {
    path: '/calculators/risk-profile-calculator',
    type: 'calculator',
    title: 'Risk profile calculator',
    label: 'Risk profile',
    parent: '/calculators',
    description:
      'Answer twelve questions to see how much risk suits your time, means and nerves. One question at a time, and nothing that you answer is kept.',
    menu: { column: 'Decide', note: 'How much loss you can bear' },
  },
  {
    path: '/calculators/asset-allocation-calculator',
    type: 'calculator',
    title: 'Asset allocation calculator',
    label: 'Asset allocation',
    parent: '/calculators',
    description:
      'Split your money between equity, debt and gold by age, time and attitude to risk. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Decide', note: 'Shares, debt and gold' },
  },
  {
    path: '/calculators/inflation-calculator',
    type: 'calculator',
    title: 'Inflation calculator',
    label: 'Inflation',
    parent: '/calculators',
    description:
      'See what prices do to your money, and what is left of a return after them. With the formula, every year in a table, and a link that keeps the result.',
    menu: { column: 'Decide', note: 'What money will buy later' },
  },
] as const satisfies readonly PageRecord[];
