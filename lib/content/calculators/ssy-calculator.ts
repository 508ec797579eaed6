import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What a Sukanya Samriddhi account pays a daughter after 21 years.',
  counts: [
    'Deposits for 15 financial years, interest for 21. Each month earns on its lowest balance between the close of the 5th and the month’s end; interest is credited on 31 March.',
    '{savings:note}. You can change it, also for each year.',
  ],
  steps: [
    'Enter each deposit and how often you make it. A financial year takes {rule:ssy.least} to {rule:ssy.most} in all.',
    'Say whether you pay in by the 5th of the month or after it.',
    'Enter her age to see how old she will be at maturity.',
    'Change the rate, or give one for each year, to see how much depends on it.',
  ],
  explanation: {
    heading: 'Deposits for 15 years, interest for 21',
    paragraphs: [
      'Sukanya Samriddhi is a savings scheme of the Government of India for girls. A parent or guardian opens the account before she is ten, at a post office or a bank, one account for a girl and two in a family. You pay in for 15 financial years. Then nothing more is paid, and the balance keeps earning until 21 years after the opening.',
      'With the full {figure:deposit} by 5 April of every year at {savings:rate}, the balance after 15 years is {figure:paidUp}. Six years later it is {maturity@}, though only {invested@} was ever paid in. The waiting years add more than the deposits did, because by then interest earns interest on a large sum.',
      'The rule of the 5th is the same as that of PPF. A deposit on the 4th counts for the month, one on the 6th does not. Paid in after 5 April, the same deposits come to {maturity@timing=after5}.',
      'The rate is the weak point of every such sum. It was 7.6% for years and 9.2% before, and may change in any quarter for accounts that exist. One percentage point less over the whole time would make {figure:lower}. Deposits, interest and maturity are free of income tax; the deduction for deposits exists only under the old regime.',
    ],
  },
  worked: {
    heading: '₹5,000.00 a month from the first birthday',
    query: 'amount=5000&frequency=monthly',
    paragraphs: [
      'Kavita opens an account for her daughter of one year and pays in ₹5,000.00 by the 5th of every month for 15 years, {invested} in all.',
      'At {savings:rate} throughout, the account pays {maturity} when the daughter is 22. Of that, {interest} is interest.',
    ],
  },
  sources: ['SAVINGS_RATE', 'SSY_LIMITS'],
  assumptions: [
    'The rate holds for all years for which you enter no other.',
    'The page counts whole financial years, the first of them with deposits from April.',
    'Nothing is withdrawn on the way, and the account is not closed for a marriage.',
    'The scheme rounds each year’s interest to the rupee; this page does not, so the last figure can differ by a few rupees.',
  ],
  faqHeading: 'Questions about Sukanya Samriddhi',
  faqs: [
    {
      question: 'Who can open an account?',
      response:
        'A parent or legal guardian, for a girl who is not yet ten and resident in India. There is one account for a girl and at most two in a family; with twins or triplets a third is possible. Grandparents can open one only as legal guardians.',
    },
    {
      question: 'Can money be taken out before 21 years?',
      response:
        'Up to half of the balance of the year before can be withdrawn for her education once she is 18 or has passed the tenth standard. The account can be closed for her marriage after she is 18, and earlier in a few cases of hardship.',
    },
    {
      question: 'What happens if I miss the minimum in a year?',
      response:
        'The account counts as in default. It can be revived during the 15 years of deposits by paying {rule:ssy.least} for each year missed and a penalty of ₹50 a year. An account in default keeps earning interest until maturity.',
    },
    {
      question: 'Does the rate stay what it was when I opened the account?',
      response:
        'No. Unlike a post office deposit, the account earns whatever rate the government notifies for the quarter. The table of rates on this page lets you try a different course.',
    },
    {
      question: 'What if I pay in more than {rule:ssy.most}?',
      response:
        'Anything above the limit of a financial year earns no interest and is paid back. The limit is for each account, so two daughters have one each.',
    },
    {
      question: 'Sukanya Samriddhi or an equity fund?',
      response:
        'They do different things. The scheme pays a notified rate, free of tax, and ties the money up. An equity fund moves with the market, may lose value and can be sold on any day. Many plans for a daughter hold both.',
    },
  ],
};
