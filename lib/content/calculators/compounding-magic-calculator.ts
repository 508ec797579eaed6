import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What happens when interest earns interest.',
  counts: [
    'Interest is added as often as you choose and earns from then on. Monthly payments fall on the first of the month.',
    'Today’s money is the total divided by how far prices have risen.',
  ],
  steps: [
    'Choose one sum, or a payment each month.',
    'Enter the amount, the yearly return and the years in all.',
    'For monthly payments, say for how many years you pay in. The money stays invested after that.',
    'Choose how often interest is added, and how fast prices rise.',
    'Compare the growth with what simple interest would have made of it.',
  ],
  explanation: {
    heading: 'Most of the interest comes in the last years',
    paragraphs: [
      'Simple interest is paid on what you put in and on nothing else. ₹1,00,000.00 at 8% earns ₹8,000.00 in the first year and ₹8,000.00 in the tenth. Compound interest is added to the sum, so that the second year earns on ₹1,08,000.00, the third on a little more, and so on.',
      'Over a few years the difference is small. Over ten years at 8%, added yearly, simple interest comes to ₹80,000.00 and compound interest to about {returns@rate=8 in words}. Over thirty years simple interest comes to ₹2.40 lakh and compound interest to about {returns@rate=8&years=30 in words}. Nearly three quarters of that is interest on interest.',
      'The rule of 72 gives a feeling for the pace: divide 72 by the yearly return and you have roughly the years in which money doubles. At 8% that is nine years. The page shows the exact figure next to it.',
      'How often interest is added matters less than most people expect. At 12% over ten years ₹1,00,000.00 comes to about {total@rate=12 in words} when interest is added yearly and about {total@rate=12&frequency=12 in words} when it is added monthly. The years count for far more.',
      'Prices compound as well. If they rise by 6% a year, a total in ten years buys about 56% of what it would buy now. That is why the result is also shown in today’s money. Compounding also needs you to leave the money alone: what you draw out no longer earns, and neither does the interest it would have made.',
    ],
  },
  worked: {
    heading: '₹2,50,000.00 left alone for twelve years',
    query: 'amount=250000&rate=9&years=12&frequency=4',
    paragraphs: [
      '₹2,50,000.00 earns 9% a year, added every quarter, and nobody touches it for 12 years. It comes to {total}, a growth of {returns}.',
      '{interest-on-interest} of that is interest on interest. With prices rising by 6% a year the total would buy what {real} buys today.',
    ],
  },
  assumptions: [
    'The return is the same in every period. Market-linked investments do not behave like that.',
    'All interest stays invested and nothing is withdrawn.',
    'No tax or charge is taken off. Tax on interest each year would slow the growth.',
    'Monthly payments earn at the monthly rate that matches the chosen frequency.',
    'Prices rise at one rate for the whole time.',
  ],
  faqHeading: 'Questions about compounding',
  faqs: [
    {
      question: 'What is interest on interest?',
      response:
        'It is the part of the growth that your own money did not earn directly. Take the total, take off what you put in, and take off simple interest on it. On ₹1,00,000.00 at 8% for ten years, added quarterly, the growth is about {returns@amount=100000&rate=8&years=10&frequency=4}: ₹80,000.00 simple interest and {interest-on-interest@amount=100000&rate=8&years=10&frequency=4} interest on interest.',
    },
    {
      question: 'How exact is the rule of 72?',
      response:
        'Close for returns between about 5% and 12% added once a year. At 12% it says 6 years and the exact figure is 6.1. At 30% it says 2.4 and the exact figure is 2.6. The page shows both.',
    },
    {
      question: 'Why is the figure for monthly payments lower than on the SIP page?',
      response:
        'Because interest is added yearly here unless you choose otherwise. A yearly 12% is about 0.95% a month, while the SIP page counts 1% a month. Choose monthly and both pages give the same total.',
    },
    {
      question: 'What if I stop paying in but leave the money invested?',
      response:
        'Enter fewer years paid in than years in all. ₹10,000.00 a month for ten years at 12%, added monthly, and then twenty years of waiting comes to about {total@mode=sip&amount=10000&rate=12&invest=10&years=30&frequency=12 in words}. Paying in for all thirty years comes to about {total@mode=sip&amount=10000&rate=12&invest=30&years=30&frequency=12 in words}. The first ten years carry most of it.',
    },
    {
      question: 'Do shares and funds compound?',
      response:
        'In the sense that gains which stay invested can earn gains themselves, yes. But there is no rate that is added on a fixed day. Prices rise and fall, and a fall compounds too: after a loss of 50% it takes a gain of 100% to be back.',
    },
    {
      question: 'Which deposits add interest quarterly?',
      response:
        'Many bank fixed deposits that pay at maturity do. The terms say how often interest is added. Two deposits with the same rate can pay different sums when one adds interest more often.',
    },
  ],
};
