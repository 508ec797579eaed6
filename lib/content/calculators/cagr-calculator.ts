import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'The yearly growth rate that leads from one value to another.',
  counts: [
    'The rate is compounded once a year. Time is counted in whole years and months, a month as a twelfth of a year. You can count from date to date instead, with 365 days to a year.',
    'A period under a year is left out: a yearly rate made of a few months says more than the months do.',
  ],
  steps: [
    'Enter the value at the beginning and the value at the end.',
    'Enter the years and months between them, or choose days and enter both dates.',
    'Compare the rate with what a deposit paid in the same time.',
  ],
  explanation: {
    heading: 'CAGR: one rate for uneven growth',
    paragraphs: [
      'Values rise in some years and fall in others. The compound annual growth rate, or CAGR, replaces all of them by one steady rate that leads from the first value to the last. It lets you compare two investments that ran for different times.',
      'If ₹1,00,000.00 became ₹2,00,000.00 in six years, it grew by 100% in all. Dividing by six would say {simple@} a year. But a value that grows by that much every year more than doubles in six years, because each year’s growth is on a larger value. The rate that really leads there is {cagr@}.',
      'The same rate works for anything that has two values: the price of a flat, a salary, the sales of a company, a school fee. Only the first and the last value count. What happened between them does not show, and a beginning at a low point or an end at a high one makes the rate look better than the time was.',
      'So look at more than one period, and at the worst year as well as the rate. If money was paid in or taken out on the way, CAGR is the wrong tool: use XIRR, which knows the date of every payment.',
    ],
  },
  worked: {
    heading: 'A fund sold after four and a half years',
    query: 'from=240000&to=410000&years=4&months=6',
    paragraphs: [
      'Farah bought fund units for ₹2,40,000.00 and sold them four years and six months later for ₹4,10,000.00. She gained {gain}, which is {absolute} in all.',
      'Compounded, that is {cagr} a year. Dividing the growth by 4.5 would claim {simple}.',
      'With her dates, 1 April 2020 and 1 October 2024, the rate is {cagr@from=240000&to=410000&time=days&begin=2020-04-01&end=2024-10-01}. There are 1,644 days between them, a little more than four and a half years of 365 days.',
      'The same sum measures a price. A school fee that rose from ₹4,00,000.00 to ₹7,00,000.00 in eight years rose by {cagr@from=400000&to=700000&years=8} a year.',
    ],
  },
  sources: [
    {
      name: 'SEBI circular of 15 March 2017 on advertisements of mutual funds',
      text: 'Funds state past returns in advertisements as CAGR, for one, three and five years and since launch.',
      href: 'https://www.sebi.gov.in/',
    },
  ],
  assumptions: [
    'Nothing was paid in and nothing was taken out between the two values.',
    'Dividends or interest that were paid out are not counted unless you add them to the last value.',
    'A month is a twelfth of a year, whatever its days. Where you enter dates, a year is 365 days, leap years too.',
    'No tax or charge is taken off unless your values are after them.',
  ],
  faqHeading: 'Questions about CAGR',
  faqs: [
    {
      question: 'What is the difference between CAGR and XIRR?',
      response:
        'CAGR needs two values and the time between them. XIRR takes any number of payments, each with its date. With one payment in and one out, a whole number of years apart, both give the same rate.',
    },
    {
      question: 'Is a CAGR a return that I can expect?',
      response:
        'No. It describes what was, between two days that somebody chose. Begin a year earlier or end a month later and it can be quite another rate.',
    },
    {
      question: 'Why can I not enter less than a year?',
      response:
        'A gain of 5% in one month would be a rate of about 80% a year, which nobody earned. The rules for fund advertisements therefore show short periods as they are, without making a year of them.',
    },
    {
      question: 'Years and months, or days?',
      response:
        'Fund factsheets state periods in whole years, and then years and months give their rate. Statements and spreadsheets count days and divide by 365: choose days to arrive at theirs, and at the rate of the XIRR calculator. Over five years the two differ by a few hundredths of a per cent.',
    },
    {
      question: 'Can the rate be negative?',
      response:
        'Yes, when the last value is below the first. At −10% a year about 35% of the money is left after ten years.',
    },
    {
      question: 'How do I count dividends?',
      response:
        'Add what you received to the last value for a rough rate. For an exact one enter every payment with its date in the XIRR calculator.',
    },
  ],
};
