import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What a Public Provident Fund account pays after 15 years or more.',
  counts: [
    'Each month earns on its lowest balance between the close of the 5th and the month’s end. Interest is credited on 31 March.',
    '{savings:note}. You can change it, also for each year.',
  ],
  steps: [
    'Enter each deposit and how often you make it. A financial year takes {rule:ppf.least} to {rule:ppf.most} in all.',
    'Say whether you pay in by the 5th of the month or after it.',
    'Choose 15 years or an extension in blocks of five, with or without further deposits.',
    'Change the rate, or give one for each year, to see how much depends on it.',
  ],
  explanation: {
    heading: 'Why the day of a PPF deposit matters',
    paragraphs: [
      'The Public Provident Fund is a savings scheme of the Government of India. Resident individuals can open an account at a bank or a post office, not with a broker; HUFs and NRIs can’t. We show the sum because so many plans hold one. It runs for 15 years and can be extended in blocks of five.',
      'The rule for interest is particular. Every month the scheme looks at the lowest balance between the close of the 5th and the last day, and a twelfth of the year’s rate is due on that. The year’s interest is credited on 31 March and earns interest from then on. A deposit on the 4th counts for the month; a deposit on the 6th does not.',
      'So the day matters. {figure:deposit} paid in by 5 April every year comes to {maturity@} after 15 years at {savings:rate}. Paid in after the 5th it comes to {maturity@timing=after5}. The same money as {figure:monthlyDeposit} a month, always by the 5th, comes to {figure:monthly}, because most of it arrives later in the year.',
      'Many calculators use the formula for a deposit at the end of each year, which gives {figure:atYearsEnd} here. That is not how the scheme works.',
      'The government reviews the rate every quarter. It was higher in earlier years than it is now and may change in either direction, so one rate for 15 years is a simplification. The table of rates lets you try another course. Within its rules the interest is free of income tax. A deduction for deposits (section 123, the former 80C) exists only under the old tax regime.',
    ],
  },
  worked: {
    heading: '₹5,000.00 a month for twenty years',
    query: 'amount=5000&frequency=monthly&years=20',
    paragraphs: [
      'Meera pays in ₹5,000.00 by the 5th of every month, lets the account run for its 15 years and extends it by five with deposits. She pays in {invested} in all.',
      'At {savings:rate} throughout the account pays {maturity}, of which {interest} is interest.',
    ],
  },
  assumptions: [
    'The rate holds for all years for which you enter no other.',
    'The page counts whole financial years, the first of them with deposits from April. The scheme counts its 15 years from the end of the year in which the account is opened, so an account can run up to a year longer.',
    'Deposits fall in April; in April and October; in April, July, October and January; or every month.',
    'No withdrawal and no loan is taken.',
    'The scheme rounds each year’s interest to the rupee; this page does not, so the last figure can differ by a few rupees.',
  ],
  sources: ['SAVINGS_RATE', 'PPF_LIMITS'],
  faqHeading: 'Questions about PPF',
  faqs: [
    {
      question: 'Why should I pay in before the 5th?',
      response:
        'Because the month’s interest runs on the lowest balance after the close of the 5th. A deposit made by then earns for that month, a later one only from the next. With {figure:deposit} once a year in April the difference over 15 years is about {figure:lateCosts} at the rate this page starts with.',
    },
    {
      question: 'Can I pay in more than {rule:ppf.most} a year?',
      response:
        'No. The limit is for a financial year and for all deposits together, including those into an account that you hold for your minor child. Anything above it earns no interest. The least is {rule:ppf.least} a year.',
    },
    {
      question: 'What happens if I miss a year?',
      response:
        'The account counts as discontinued until you pay a small fee and the minimum for each year missed. The balance keeps earning, but loans and part withdrawals are closed to you until it is revived.',
    },
    {
      question: 'Can I take money out before 15 years?',
      response:
        'In part. From the seventh financial year you can make one withdrawal a year within limits, and before that a loan against the balance is possible for some years. Closing the account early is allowed only after five years and in a few cases, such as a serious illness or higher education, and costs some interest.',
    },
    {
      question: 'What can I do when the 15 years are over?',
      response:
        'Close the account and take the money, leave it to earn without further deposits, or extend it by five years with deposits. For the last you have to tell the bank or post office within a year of maturity. At the rate this page starts with, {figure:deposit} a year for 15 years, then left alone for five, comes to about {maturity@years=20&extend=without in words}; with deposits it comes to about {maturity@years=20 in words}.',
    },
    {
      question: 'Is PPF a replacement for equity?',
      response:
        'They do different things. PPF pays a rate that the government sets and does not move with the market, and the money is tied up for long. Equity moves with the market and may lose value. Many plans hold both; the asset allocation page shows how a mix could look.',
    },
  ],
};
