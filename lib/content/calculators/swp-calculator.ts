import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'How long a sum lasts if you take out money every month.',
  counts: [
    'Money is taken out at the end of each month, and the return is effective: twelve months make exactly the yearly rate. You can change both.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter the sum that you have and what you want to take out each month.',
    'Choose a careful return and the years that the money has to last.',
    'Set a yearly raise if your expenses rise with prices.',
    'Read what is left, and the sum that would last exactly.',
  ],
  explanation: {
    heading: 'A monthly income from your own money',
    paragraphs: [
      'A systematic withdrawal plan, or SWP, sells units of your fund every month for a sum that you fix, and pays it to your bank. The rest stays invested. People use it for a regular income after they stop working.',
      'Each month does two things: the balance earns, and the withdrawal is taken off. If the earnings are larger than the withdrawal, the sum grows. If not, you live partly on the sum itself, a little faster every month, because a smaller balance earns less.',
      'Pages on the internet disagree about the same plan. Take ₹5,00,000.00, a withdrawal of ₹10,000.00 and 8% for five years. {left@sum=500000&amount=10000&years=5&rate=8} is left when money goes out at a month’s end, {left@sum=500000&amount=10000&years=5&rate=8&when=start} when it goes out at the start, and {left@sum=500000&amount=10000&years=5&rate=8&basis=nominal} when a twelfth of 8% is counted each month. All three are right by their own rule. This page names its rule and offers the others.',
      'A real fund does not earn the same every month. A fall in the first years does more harm than a later one, since you sell more units to get the same rupees. Keep a year or two of withdrawals in something steady.',
    ],
  },
  worked: {
    heading: 'Eighteen thousand a month for fifteen years',
    query: 'sum=2500000&amount=18000&rate=7&years=15',
    paragraphs: [
      'Lakshmi has ₹25,00,000.00, takes out ₹18,000.00 at the end of every month and assumes 7% a year. After 15 years she has taken out {withdrawn} and {left} is left. {needed} would have been enough to pay all of it.',
      'If she raises the withdrawal by 6% every year to keep up with prices, {needed@&raise=6} is needed, which is more than she has. The money then runs out before the end.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'The return is the same every month.',
    'Each withdrawal is paid in full while enough is left, and in part when less is left.',
    'A raise takes effect every twelve months.',
    'No tax and no exit load are taken off. Each withdrawal sells units and can bring a taxable gain.',
  ],
  faqHeading: 'Questions about withdrawals',
  faqs: [
    {
      question: 'How much can I take out without using up the sum?',
      response:
        'At a steady return, what the sum earns in a month: at 6% a year ₹486.76 a month for each lakh. If prices rise, that income buys less every year, so an income that keeps up has to be smaller at first.',
    },
    {
      question: 'What does “a sum that lasts exactly” mean?',
      response:
        'The sum that pays every withdrawal of the plan and is used up by the last one, at the return you assume. If you have less, the money runs out early; if you have more, something is left.',
    },
    {
      question: 'Is a withdrawal income that the fund pays me?',
      response:
        'No. It is your own money: units are sold. Only the gain in the units sold is taxed, not the whole withdrawal. A payout of income by a fund is something else and is taxed in full at your rate.',
    },
    {
      question: 'Which return is careful?',
      response:
        'For money that you live on, many people assume what government bonds pay, or a little more, and not what shares did in good years. Try two percentage points less than you first entered and see in which month the money runs out.',
    },
    {
      question: 'What happens when the money runs out?',
      response:
        'The last withdrawal is smaller and the plan ends. The page names the number of months that are paid in full, so that you can plan before that day.',
    },
    {
      question: 'Effective or nominal: which should I use?',
      response:
        'Effective if your return is a yearly one, as funds state theirs. Nominal takes a twelfth each month and so assumes a little more than the rate says. Most pages on withdrawals use effective, while most pages on SIPs use nominal, so do not set one result against the other.',
    },
  ],
};
