import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'Whether what you save is enough for a degree, a wedding or a house.',
  counts: [
    'The goal is entered at today’s price. Savings earn the yearly return once a year; instalments fall on the first of the month and earn a twelfth of it each month, or the effective rate.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter what the goal costs today and in how many years you need the money.',
    'Set how fast its price rises. School and college fees often rise faster than other prices.',
    'Enter what you have saved for it and what you already pay in each month.',
    'Read what is missing, and what to add once or each month.',
    'Set a yearly raise if the instalments are to grow with your income.',
  ],
  explanation: {
    heading: 'Is what you save enough?',
    paragraphs: [
      'Most people who plan for a goal have begun already: there is a deposit, an old fund, a monthly instalment. The question is then not what the goal takes in all, but whether what you do now is enough, and if not, what to add.',
      'The page first moves the goal to its day. A course that costs ₹20,00,000.00 today costs {target@} in twelve years if its price rises by 8% a year. That is the figure to reach, and it surprises most parents.',
      'Then it moves your money to the same day. ₹2,00,000.00 saved and ₹5,000.00 a month come to {have@} at 11%. The difference, {gap@}, is missing. You could close it with {once@} today or with {extra@} more each month.',
      'If you raise all instalments by 10% every year, {extra@stepup=10} more in the first year is enough, because the present ones grow too.',
      'When the day comes near, the plan should change: money for fees that fall due next year has no time to recover from a fall. Many families move it into deposits two or three years before.',
    ],
  },
  worked: {
    heading: 'College in ten years',
    query: 'cost=2500000&years=10&inflation=9&savings=300000&monthly=8000&rate=10',
    paragraphs: [
      'A course costs ₹25,00,000.00 today, and fees rise by 9% a year. In ten years it will cost {target}. The family has ₹3,00,000.00, pays in ₹8,000.00 a month and assumes 10% a year.',
      'They are on the way to {have}, so {gap} is missing. {once} today would close the gap, or {extra} more each month.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'The price of the goal rises at one rate, and the return is the same every year.',
    'Savings and instalments are kept for this goal alone.',
    'A raise takes effect every twelve months, for present and added instalments alike.',
    'No tax, stamp duty or exit load is taken off.',
    'The whole sum is needed on one day. Fees of several years need a little less.',
  ],
  faqHeading: 'Questions about goals',
  faqs: [
    {
      question: 'How does this differ from the wealth accumulation calculator?',
      response:
        'That one asks what a goal takes from nothing, or with savings. This one starts from what you already do, lets the goal’s own price rise, and lets all instalments grow every year. Without present instalments and raises both give the same monthly sum.',
    },
    {
      question: 'How fast do education costs rise?',
      response:
        'There is no single figure. Look at the fees of the course over the last five or ten years and work out the yearly rise; the CAGR calculator does it. For study abroad, add the rise of the foreign currency.',
    },
    {
      question: 'What if I am already on the way to more than the goal?',
      response:
        'Then nothing is missing and the page says so. You can lower the return you assume until the two meet: that is the return your plan really needs, and a lower one lets you take less risk.',
    },
    {
      question: 'Should each goal have a fund of its own?',
      response:
        'It helps you to see which goal is on its way and to change the risk of one without the others. It is not needed: you can share one fund between goals if you keep a note of what belongs to which.',
    },
    {
      question: 'Why does the other way of counting ask for more?',
      response:
        '“Effective” counts a lower monthly return, so each instalment brings less and more of them is needed: {extra@basis=effective} instead of {extra@} for the figures this page begins with.',
    },
    {
      question: 'Can I take a loan for the rest?',
      response:
        'Often, for education or a house. A loan costs interest from its first day, so saving most of the sum is cheaper. Count the instalments of the loan against your later income before you rely on it.',
    },
  ],
};
