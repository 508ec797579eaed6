import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'The monthly instalment of a loan, and what a part payment would save.',
  counts: [
    'Interest is counted at monthly rests: each month a twelfth of the yearly rate on what is still owed. You can choose the flat rate instead, which some lenders quote: interest on the whole loan to the end.',
    'The EMI falls due at the end of each month. A part payment is made at the end of a year, after its last EMI.',
  ],
  steps: [
    'Enter the loan, its rate and its years.',
    'Enter a part payment, if you plan one, and the year in which you make it.',
    'Say whether you keep the EMI, so that the loan ends earlier, or keep the term, so that the EMI falls.',
    'Read in the table how much of each year’s EMIs is interest.',
  ],
  explanation: {
    heading: 'Why the first EMIs are mostly interest',
    paragraphs: [
      'EMI is short for equated monthly instalment: the same sum every month, until the loan and its interest are paid. The sum stays the same, but what is in it changes. In the first month interest is due on the whole loan, so most of the EMI is interest. Each month a little of the loan is repaid, the interest of the next month is a little lower, and more of the EMI goes to the loan.',
      'That is why a long loan costs so much. ₹25,00,000.00 at 8.5% for 20 years has an EMI of {emi@} and costs {interest@} in interest. Over 25 years the EMI falls to {emi@years=25}, but the interest rises to {interest@years=25}.',
      'A part payment goes to the loan alone. From then on interest is due on less, and the saving is larger the earlier it is made. If you keep the EMI the loan ends earlier; if you keep the term the EMI falls. The first saves more interest, the second gives you more room each month.',
      'Some lenders quote a flat rate, which charges interest on the whole loan for all its years, as if nothing were repaid. A flat rate of 7% for five years costs as much as a reducing one of {figure:reducing5}, for twenty years as one of {figure:reducing20}. This page starts with the reducing balance, as banks count for homes and most other loans; the choice “The whole loan” counts a flat rate. Ask which of the two a quotation means.',
    ],
  },
  worked: {
    heading: '₹50,00,000.00 for twenty years, ₹5,00,000.00 back after three',
    query: 'amount=5000000&part=500000&after=3',
    paragraphs: [
      'Asha borrows ₹50,00,000.00 at 8.5% for 20 years. Her EMI is {emi}. At the end of the third year she pays back ₹5,00,000.00 and keeps the EMI.',
      'The loan ends after {months} instead of 240 months. She pays {interest} in interest and saves {saved}. Had she kept the term and let the EMI fall, she would have saved {saved@&keep=term}.',
    ],
  },
  sources: ['PREPAYMENT'],
  assumptions: [
    'The rate stays the same for the whole term. That of a floating-rate loan will move.',
    'Every EMI is paid on its day, the first one a month after the loan is paid out.',
    'Fees, insurance and charges are not counted.',
    'Lenders round the EMI to the rupee; this page does not, so the last figure can differ by a few rupees.',
  ],
  faqHeading: 'Questions about EMIs',
  faqs: [
    {
      question: 'Does a part payment cost anything?',
      response:
        'Not on a floating-rate loan to an individual for other than business needs, if it was sanctioned or renewed from 1 January 2026 on. The Reserve Bank allows no charge there. Fixed-rate loans and older agreements may have one. It has to be named in the key facts statement.',
    },
    {
      question: 'Should I keep the EMI or the term after a part payment?',
      response:
        'Keeping the EMI ends the loan earlier and saves more interest. Keeping the term lowers the EMI and leaves you more each month. The page shows both: change the choice and compare the interest saved.',
    },
    {
      question: 'What happens to my EMI when the rate rises?',
      response:
        'Lenders usually keep the EMI and lengthen the term, unless you ask for a higher EMI. Enter the new rate with what you still owe and the years left to see what the old term would need.',
    },
    {
      question: 'Why is so much of my first EMI interest?',
      response:
        'Because interest is due on all that you owe, and at first that is the whole loan. The table shows how the share falls year by year. In a loan of twenty years at 8.5% it takes well over ten years until half of the loan is paid back.',
    },
    {
      question: 'Is it better to invest than to pay back early?',
      response:
        'Paying back saves the loan’s rate with certainty, while a return on an investment may be higher or lower than it, and may be taxed. Many people first keep money for emergencies, then pay back costly loans such as card debt, and then decide about the rest.',
    },
    {
      question: 'Can I claim tax deductions for a home loan?',
      response:
        'Under the old regime interest on a home that you live in is deductible up to ₹2,00,000 a year. Repayment counts within the ₹1,50,000 of section 123, the former 80C. The new regime has neither for such a home. The income tax page compares the two.',
    },
  ],
};
