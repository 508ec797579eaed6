import type { ToolWire } from '@/lib/provider/schemas/content';

/** Calculators and other tools of the site, as `tools` sends them. */
export const tools: ToolWire[] = [
  {
    name: 'SIP calculator',
    description:
      'What a monthly instalment grows to at a rate you assume, with a yearly step-up if you like.',
    link: '/calculators/sip-calculator',
  },
  {
    name: 'Wealth accumulation calculator',
    description: 'From a goal in today’s money to the monthly or one-time sum that it asks for.',
    link: '/calculators/wealth-accumulation-calculator',
  },
  {
    name: 'Asset allocation calculator',
    description:
      'A starting split of equity, debt and gold for your age, risk and horizon, beside what you hold.',
    link: '/calculators/asset-allocation-calculator',
  },
  {
    name: 'Compounding magic calculator',
    description:
      'How interest earns interest: one sum or monthly payments, with the real value after inflation.',
    link: '/calculators/compounding-magic-calculator',
  },
  {
    name: 'Risk profile calculator',
    description:
      'Twelve questions on horizon, income and temper; nothing that you answer is stored.',
    link: '/calculators/risk-profile-calculator',
  },
  {
    name: 'Inflation calculator',
    description:
      'What today’s expense will cost later, and what a return is worth once prices have risen.',
    link: '/calculators/inflation-calculator',
  },
  {
    name: 'PPF calculator',
    description:
      'Maturity of a Public Provident Fund account month by month, with extensions of five years.',
    link: '/calculators/ppf-calculator',
  },
  {
    name: 'Equity market today',
    description: 'Indices, gainers and losers, the most active shares and a heat map of sectors.',
    link: '/equity',
  },
  {
    name: 'Public issues',
    description: 'Open, upcoming, closed and listed issues with dates, price band and lot.',
    link: '/invest-in-ipos-and-fpos',
  },
  {
    name: 'Form centre',
    description:
      'Account, KYC, nomination, demat and closure forms, and client documents in Indian languages.',
    link: '/support/form-center',
  },
  {
    name: 'Branch locator',
    description: 'Find an office by city or PIN code, in a list and on a map.',
    link: '/support/get-in-touch/locate-us',
  },
  {
    name: 'Questions and answers',
    description:
      'Search the answers on accounts, orders, funds, tax, demat, mutual funds and complaints.',
    link: '/support/faqs',
  },
  {
    name: 'Investor charter',
    description:
      'Services, rights, timelines and the complaint path for broker, depository participant and research.',
    link: '/support/tools-and-resources/investor-charter',
  },
  {
    name: 'Complaint status',
    description: 'Complaints received, resolved and pending, month by month and year by year.',
    link: '/support/tools-and-resources/complaint-status',
  },
];
