import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { ruleTexts } from '@/lib/domain/rule/texts';

import type { PageRecord } from '@/lib/pages/page';

export const calculatorPages = [
  {
    path: '/calculators',
    type: 'calculator',
    title: 'Calculators',
    parent: '/',
    description:
      'Calculators for SIPs, goals, retirement, deposits, tax and trades, in groups, each with its formula, its conventions and a table that you can save.',
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
      'Answer twelve questions to see how much risk suits your time, your income and how you bear losses. One question at a time; answers are not stored.',
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
  {
    path: '/calculators/lump-sum-calculator',
    type: 'calculator',
    title: 'Lump sum calculator',
    label: 'Lump sum',
    parent: '/calculators',
    description:
      'See what one sum, paid into a fund today, could grow to and what it would buy then. With the formula, every year in a table, and a link that keeps the result.',
  },
  {
    path: '/calculators/step-up-sip-calculator',
    type: 'calculator',
    title: 'Step-up SIP calculator',
    label: 'Step-up SIP',
    parent: '/calculators',
    description:
      'See what a SIP could grow to if you raise it every year, by a per cent or by a sum. With the formula, every year in a table, and a link that keeps the result.',
  },
  {
    path: '/calculators/swp-calculator',
    type: 'calculator',
    title: 'SWP calculator',
    label: 'SWP',
    parent: '/calculators',
    description:
      'See how long a sum lasts if you take out money every month, and which sum would last exactly. With the formula, every year in a table, and a link.',
  },
  {
    path: '/calculators/cost-of-delay-calculator',
    type: 'calculator',
    title: 'Cost of delay calculator',
    label: 'Cost of delay',
    parent: '/calculators',
    description:
      'See what it costs to begin a monthly plan some years later, and what it would take to catch up. With the formula, every year in a table, and a link.',
  },
  {
    path: '/calculators/goal-calculator',
    type: 'calculator',
    title: 'Goal calculator',
    label: 'Goal',
    parent: '/calculators',
    description:
      'See whether what you save is enough for a degree, a wedding or a house, and what to add. With the formula, every year in a table, and a link.',
  },
  {
    path: '/calculators/retirement-calculator',
    type: 'calculator',
    title: 'Retirement calculator',
    label: 'Retirement',
    parent: '/calculators',
    description:
      'Find what you need on the day you stop working, and what to pay in each month until then. With the formula, every year in a table, and a link.',
  },
  {
    path: '/calculators/cagr-calculator',
    type: 'calculator',
    title: 'CAGR calculator',
    label: 'CAGR',
    parent: '/calculators',
    description:
      'Find the yearly growth rate from one value to another, compounded, next to the whole growth. With the formula, every year in a table, and a link.',
  },
  {
    path: '/calculators/direct-vs-regular-calculator',
    type: 'calculator',
    title: 'Direct or regular plan calculator',
    label: 'Direct or regular',
    parent: '/calculators',
    description:
      'See what the higher expenses of a fund’s regular plan come to over the years. With the formula, every year in a table, and a link that keeps the result.',
  },
  {
    path: '/calculators/emi-calculator',
    type: 'calculator',
    title: 'EMI calculator',
    label: 'EMI',
    parent: '/calculators',
    description:
      'Work out the EMI of a loan, its interest and what a part payment saves. With the schedule year by year, the formula and a CSV file.',
  },
  {
    path: '/calculators/fd-calculator',
    type: 'calculator',
    title: 'FD calculator',
    label: 'FD',
    parent: '/calculators',
    description:
      'See what a fixed deposit pays at maturity with interest added quarterly or otherwise, and its yield. With the formula and every year in a table.',
  },
  {
    path: '/calculators/rd-calculator',
    type: 'calculator',
    title: 'RD calculator',
    label: 'RD',
    parent: '/calculators',
    description:
      'See what a recurring deposit pays at a bank or post office, counted by quarters as they do. With the formula and every year in a table.',
  },
  {
    path: '/calculators/ssy-calculator',
    type: 'calculator',
    title: 'Sukanya Samriddhi calculator',
    label: 'Sukanya Samriddhi',
    parent: '/calculators',
    description:
      'Work out what a Sukanya Samriddhi account pays a daughter after 21 years by the scheme’s own rule, with all 21 years in a table.',
  },
  {
    path: '/calculators/nps-calculator',
    type: 'calculator',
    title: 'NPS calculator',
    label: 'NPS',
    parent: '/calculators',
    description:
      'See the sum, the lump sum and the monthly pension that NPS contributions may give, under the exit rules of December 2025, with the formula.',
  },
  {
    path: '/calculators/epf-calculator',
    type: 'calculator',
    title: 'EPF calculator',
    label: 'EPF',
    parent: '/calculators',
    description:
      'See what your provident fund may hold when you stop working, with both shares, the pension scheme’s part and every year in a table.',
  },
  {
    path: '/calculators/gratuity-calculator',
    type: 'calculator',
    title: 'Gratuity calculator',
    label: 'Gratuity',
    parent: '/calculators',
    description:
      'Work out your gratuity under the law or outside it, what of it is free of tax, and what each further year of service would add.',
  },
  {
    path: '/calculators/hra-calculator',
    type: 'calculator',
    title: 'HRA calculator',
    label: 'HRA',
    parent: '/calculators',
    description:
      'See how much of your house rent allowance is free of income tax: the three limits with your figures, by city and tax year.',
  },
  {
    path: '/calculators/capital-gains-calculator',
    type: 'calculator',
    title: 'Capital gains calculator',
    label: 'Capital gains',
    parent: '/calculators',
    description: `Work out the tax on gains from shares and equity funds: rates by the day of the sale, ${ruleTexts.gains.exemptLakh} free, and the value of 31 January 2018.`,
  },
  {
    path: '/calculators/income-tax-calculator',
    type: 'calculator',
    title: 'Income tax calculator',
    label: 'Income tax',
    parent: '/calculators',
    description:
      'Compare your income tax under the new and the old regime, with slabs, rebate, relief, surcharge and cess of the tax year 2026-27, step by step.',
  },
  {
    path: '/calculators/average-price-calculator',
    type: 'calculator',
    title: 'Average price calculator',
    label: 'Average price',
    parent: '/calculators',
    description:
      'Find what your shares cost on average after several purchases and sales, by the average or the oldest first. With the formula, a table, and a link.',
  },
  {
    path: '/calculators/xirr-calculator',
    type: 'calculator',
    title: 'XIRR calculator',
    label: 'XIRR',
    parent: '/calculators',
    description:
      'Find the yearly return of payments on any dates: paste dates and sums from a spreadsheet. With the formula, a table of what each sum counts, and a link.',
  },
  {
    path: '/calculators/brokerage-calculator',
    type: 'calculator',
    title: 'Brokerage calculator',
    label: 'Brokerage',
    parent: '/calculators',
    description:
      'Brokerage, STT or CTT, exchange and SEBI charges, GST and stamp duty of a trade on the NSE, BSE or MCX, line by line, with the break-even price.',
    updated: chargesAsOf,
  },
  {
    path: '/calculators/mtf-calculator',
    type: 'calculator',
    title: 'MTF calculator',
    label: 'MTF',
    parent: '/calculators',
    description:
      'Your own money, the sum we lend, interest by the day, pledge and trade charges, the break-even price and the price at which a margin call comes.',
    updated: chargesAsOf,
  },
] as const satisfies readonly PageRecord[];
