import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What you need on the day you stop working, and what to pay in until then.',
  counts: [
    'Expenses rise once a year. After work, money is taken out at the start of each month; “Each year” takes out a year’s expenses at once. Returns after work are effective.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter your age, the age at which you stop working and the age to which the money has to last.',
    'Enter what you spend in a month today, without what ends with work or with a loan.',
    'Set how fast prices rise and what you have saved.',
    'Choose a return until you stop, and a lower one after it.',
    'Read what is needed on the day and what to pay in each month.',
  ],
  explanation: {
    heading: 'Saving until retirement, spending after it',
    paragraphs: [
      'A retirement has two halves. In the first you pay in and the sum grows. In the second you live on it, and it has to keep up with prices for as long as you live.',
      'The page begins with the second half. ₹50,000.00 a month today will be {spending@} a month in 30 years if prices rise by 6%. Living on that from 60 to 85, with raises every year, takes {corpus@} on the first day, at 7% a year.',
      'Then it looks at the first half. Savings of ₹5,00,000.00 come to {have@} by that day at 11%, and {monthly@} a month has to bring the rest.',
      'Small changes of the plan move the result a great deal. Two more years of work bring the instalment down to {monthly@retire=62}: the money has longer to grow and has to last for less time. Ten more years of life do the opposite: money that lasts to 95 takes {monthly@until=95} a month.',
      'The return after work should be the careful one. A fall early in retirement does the most harm, since you sell while prices are low, and there is no salary to wait with.',
    ],
  },
  worked: {
    heading: 'Stopping at 58',
    query: 'age=35&retire=58&until=90&spending=40000&savings=800000&before=10',
    paragraphs: [
      'Nandini is 35, spends ₹40,000.00 a month and has saved ₹8,00,000.00. She wants to stop working at 58 and to have money until 90. With prices rising by 6%, her first month without work costs {spending}.',
      'At 10% a year until then and 7% after, she needs {corpus} on the day. Her savings come to {have}, so she pays in {monthly} a month.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'Expenses rise at one rate for life, and each of the two returns is the same every year.',
    'Instalments are the same every month until you stop.',
    'No pension, provident fund, gratuity or rent is counted. Take what they pay off your expenses, or add their sums to your savings.',
    'No tax is taken off, neither while the money grows nor when it is taken out.',
    'The money is used up on the birthday to which it has to last.',
  ],
  faqHeading: 'Questions about retirement',
  faqs: [
    {
      question: 'To which age should the money last?',
      response:
        'Longer than you expect. Many people live well past the average age, and in a couple one often does. Many plans take 85 or 90. Enter both and see what the years cost.',
    },
    {
      question: 'Why does another site ask for less?',
      response:
        'Often because it takes out a whole year’s money at once, or a month’s at its end, or leaves prices out after you stop. “Each year” on this page needs {corpus@spend=yearly} on the day instead of {corpus@}. A plan without rising prices would need far less, and would not be enough.',
    },
    {
      question: 'How do I count my provident fund and NPS?',
      response:
        'Work out with their own calculators what they come to on the day you stop. Discount that to today with the return here, and add it to your savings; or take the pension that they will pay off your monthly expenses.',
    },
    {
      question: 'Will my expenses be the same after work?',
      response:
        'Some fall away: the loan, school fees, the way to work, saving itself. Others grow, above all medical care, whose prices rise faster than most. Count what you would live on today if you had stopped already.',
    },
    {
      question: 'I can’t pay that much. What now?',
      response:
        'Change one thing at a time: stop two years later, spend a tenth less, or begin with what you can and raise it every year. The step-up SIP and the cost of delay calculators show what each does.',
    },
    {
      question: 'Which returns should I assume?',
      response:
        'Until you stop, one that suits your mix of shares and deposits. After that, a lower one, because most people then hold more in deposits and bonds. If the plan works only with the highest return you can set, it does not work.',
    },
  ],
};
