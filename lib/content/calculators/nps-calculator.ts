import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What the National Pension System may give you at 60: a lump sum and a pension.',
  counts: [
    'Contributions at the start of each month. The return is nominal, a twelfth of it each month. You can choose the month’s end and the effective count.',
    'The rules of leaving are those of December 2025: outside the government at least {rule:nps.annuity} of a sum above {rule:nps.someUpTo} buys a pension, for government staff {rule:nps.annuityGovernment}.',
  ],
  steps: [
    'Enter the monthly contribution, your employer’s included, and the return that you assume.',
    'Enter your age and the age at which you leave.',
    'Choose which share buys a pension, and at what yearly rate.',
    'Say whether you work for the government; the least share depends on it.',
  ],
  explanation: {
    heading: 'What your NPS pension depends on',
    paragraphs: [
      'The National Pension System collects contributions until you leave and invests them in shares, bonds and government paper by your choice. Then it divides the result: you may take a part at once, and the rest buys an annuity, which is a pension for life from an insurer.',
      'The sum at the end depends on three guesses: the return, the rate of the annuity and how long you pay in. ₹5,000.00 a month from 30 to 60 at 10% comes to {corpus@}. If 40% of it buys a pension at 6%, that pension is {pension@} a month and {lumpsum@} is paid at once. Change any of the three and the result moves by lakhs.',
      'Sites differ in how they count a month. The usual count takes a twelfth of the yearly return; the effective count makes exactly the yearly return in twelve months and gives {corpus@basis=effective} here.',
      'The rule has changed. Until December 2025 at least 40% had to buy a pension. Outside the government it is now {rule:nps.annuity} of a sum above {rule:nps.someUpTo}. Up to {rule:nps.allUpTo} may be taken whole; between the two, {rule:nps.someMost} may be taken at once. But only {rule:nps.taxFree} of the sum is tax-free when it is taken. What is taken above that is taxed by slab, and the pension is taxed as income every year.',
    ],
  },
  worked: {
    heading: '₹10,000.00 a month from 35, with the least pension',
    query: 'amount=10000&age=35&annuity={rule:nps.leastAnnuity}',
    paragraphs: [
      'Imran pays in ₹10,000.00 a month from 35 to 60. He assumes 10% a year. He pays in {invested} and would have {corpus}.',
      'He lets the least share, {rule:nps.annuity}, buy a pension at 6%: {pension} a month. He takes {lumpsum} at once; a quarter of that is above the tax-free {rule:nps.taxFree} of the sum and is taxed. With 40% he would have {pension@amount=10000&age=35} a month and {lumpsum@amount=10000&age=35} free of tax.',
    ],
  },
  sources: ['NPS_EXIT'],
  assumptions: [
    'The return is the same every year. Real returns move, and the value of the units may fall.',
    'Contributions do not rise. To plan a rise, use the SIP page’s step-up.',
    'Charges of the system, which are low, are part of the return that you assume.',
    'The pension pays the yearly rate on what buys it, with no growth and nothing left at the end; insurers offer many forms.',
    'Tax is named where the rules say what is taxed, and not taken off.',
  ],
  faqHeading: 'Questions about NPS',
  faqs: [
    {
      question: 'How much can I take at once?',
      response:
        'Outside the government: all of it up to {rule:nps.allUpTo}, and {rule:nps.lumpSum} of a sum above {rule:nps.someUpTo}. Between the two, {rule:nps.someMost} at once and the rest as a pension or in parts over six years or more. Government staff may take {rule:nps.lumpSumGovernment} of a larger sum. These rules are of December 2025.',
    },
    {
      question: 'Is the lump sum free of tax?',
      response:
        '{rule:nps.taxFree} of the sum is. It was not raised when the rules of leaving were relaxed, so anything taken above it is taxed by your slab. Ask a tax adviser before you take it in one year.',
    },
    {
      question: 'Do contributions save tax?',
      response:
        'Under the old regime your own contributions are deductible within ₹1,50,000 and a further ₹50,000. Your employer’s contribution is deductible under both regimes, up to 14% of salary under the new one.',
    },
    {
      question: 'Which return should I assume?',
      response:
        'Nobody knows it. A mix with much equity has earned more over long times and moved more; one of government paper less of both. Try 7%, 9% and 11% and see whether the plan holds at the lowest.',
    },
    {
      question: 'Can I leave before 60?',
      response:
        'After a while, but then at least 80% of a sum above ₹5 lakh has to buy a pension. Parts can be withdrawn on the way for named needs such as an illness, a house or education, within a quarter of your own contributions.',
    },
    {
      question: 'Must I leave at 60?',
      response:
        'No. You can go on paying in, or wait with the lump sum or the pension, until 85. The page lets you choose the age at which you leave.',
    },
  ],
};
