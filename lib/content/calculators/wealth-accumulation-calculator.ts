import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What you have to pay for a goal: each month, or once today.',
  counts: [
    'Instalments fall on the first of the month. The monthly sum is rounded up to the rupee, so that the goal is met.',
    'Savings and the one-time sum grow by the yearly return once a year.',
  ],
  steps: [
    'Enter what the goal would cost today.',
    'Say how many years you have.',
    'Add inflation, so that the target is the price in the year you get there.',
    'Enter what you have already saved for it.',
    'Choose a yearly return to assume, and compare the result with a return two points lower.',
  ],
  explanation: {
    heading: 'More years mean a smaller instalment',
    paragraphs: [
      'Most people know what they are saving for before they know what it takes. This page works backwards: from the goal and the time you have to the sum that gets you there.',
      'First it moves the goal into the future. What costs ₹1.00 crore today would cost about ₹2.40 crore in 15 years if prices rise by 6% a year, and that is the target to plan for. Then it takes off what your present savings would grow to. The rest is the gap, which new money has to fill.',
      'The gap can be filled in two ways. One is a fixed sum each month, and every instalment grows for the months that it stays. The other is one sum today, which grows for the whole time. For ₹1.00 crore in 15 years at 12%, without inflation, that is {monthly@} a month or about ₹18.27 lakh once.',
      'Change the years and you see what waiting costs. With 20 years the same crore takes {monthly@years=20} a month; with 10 years it takes {monthly@years=10}. Halving the time more than quadruples the payment, because early instalments do the most work and they are the ones that go missing.',
      'A plan that only works at a high return is fragile. Look for one that you could still pay for at a lower return, and check it once a year. If the goal, its price or your savings have moved, move the instalment with them.',
    ],
  },
  worked: {
    heading: 'A degree in eight years',
    query: 'goal=2000000&years=8&rate=10&inflation=6',
    paragraphs: [
      'A degree costs ₹20,00,000.00 today, and the family needs the money in eight years. If fees rise by 6% a year, the goal becomes {target}.',
      'At an assumed 10% a year that takes {monthly} a month, or {onetime} paid in once today.',
    ],
  },
  assumptions: [
    'The return and inflation are the same every year.',
    'Every instalment is paid, and none is raised on the way.',
    'The savings so far stay invested until the goal.',
    'No tax, charge or exit load is taken off.',
    'Nominal and effective concern the instalments alone; sums held for the whole time earn the yearly return once a year.',
  ],
  faqHeading: 'Questions about goals',
  faqs: [
    {
      question: 'Which inflation should I enter?',
      response:
        'One that fits the goal. Fees for schools and hospitals have often risen faster than household prices in general, and a loan that you want to repay does not rise at all. If you are not sure, work the plan out at 5% and at 8% and see whether you could live with both.',
    },
    {
      question: 'Why is the monthly sum rounded up?',
      response:
        'Because a rupee too little every month would miss the goal by a little. Rounded up, the last row of the year table is at the target or just above it.',
    },
    {
      question: 'Should I pay monthly or put in one sum?',
      response:
        'That depends on the money you have. One sum today earns for the whole time, so it is smaller than all the instalments together, but it also meets the market at one price. Monthly payments suit people who save from a salary. You can do both: enter the sum as savings so far.',
    },
    {
      question: 'What if I cannot pay that much?',
      response:
        'There are four things to change: more years, a smaller goal, a raise each year, or money that you have set aside elsewhere. Raising the assumed return is not one of them; it changes the page, not the market. The SIP calculator shows what a yearly raise does.',
    },
    {
      question: 'Does the page count tax?',
      response:
        'No. Tax depends on what you invest in, how long you hold it and the rules of that year. If you expect to pay some at the end, set the goal higher by about that much.',
    },
    {
      question: 'How often should I come back to it?',
      response:
        'Once a year is enough for most goals, and whenever your income, the date or the price of the goal changes. Enter what you have by then as savings so far and the years that are left, and see whether the instalment still fits.',
    },
  ],
};
