import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What shares bought with borrowed money cost, and when a margin call comes.',
  counts: [
    'Interest is simple, {charge:marginTrading} a year at our tariff, counted for each calendar day on the sum lent. A year counts as 365 days; some brokers divide by 360, and you can choose that.',
    'The margin is the value of the shares less loan and interest, as a part of the value.',
  ],
  steps: [
    'Enter the shares and the price at which you buy.',
    'Set your own part of the price. The order window shows the least for each share.',
    'Set the margin that you have to keep, and how many days you expect to hold.',
    'Read the cost, the price of a margin call and the price that breaks even.',
    'Try a longer time and a smaller loan before you decide.',
  ],
  explanation: {
    heading: 'Interest raises your cost every day',
    paragraphs: [
      'Under the margin trading facility (MTF) you pay a part of the price and we lend the rest. The shares are yours, pledged to us until the loan is repaid. Gains and losses count on the whole holding, not on your part alone, so the facility magnifies losses as much as gains.',
      'Take the figures with which the page starts. Of shares worth {figure:value} you pay {own@} and we lend {funded@}. Interest for 30 days is {interest@}. With the charges of purchase and sale, the pledge and the depository charge the trade costs {cost@}. The shares have to be sold at {breakeven@} or more before you gain. After 180 days the break-even is {breakeven@days=180}.',
      'The loan does not fall when the price does. What is left of your money shrinks instead, and when it is less than the margin to keep, we call for more. In this example that happens below {call@}. If the call is not met in time, we may sell, in a falling market and without asking again.',
      'Paid in full, the same trade would cost {cost@margin=100}: no interest and no pledge. The difference is the price of the loan. It has to be earned by the shares that you could not have bought without it.',
    ],
  },
  assumptions: [
    'All shares are of one company, bought in one order and sold in one order on the NSE.',
    'The charges of the sale are those at the price of purchase; the break-even price counts its own.',
    'Interest is not paid before the end, so it lowers the margin day by day.',
    'The margin to keep stays the same; exchanges and brokers raise it when a share swings more.',
    'No cash or other shares are pledged besides.',
    'Dividends and taxes on a gain are left out.',
  ],
  sources: ['DELIVERY_LEVIES'],
  worked: {
    heading: 'Two hundred shares, 40% of the price paid',
    query: 'shares=200&price=600&margin=40&days=60',
    paragraphs: [
      'Imran buys 200 shares at ₹600.00 and pays 40% of the price, {own}. We lend {funded}. He holds for 60 days and has to keep a margin of 30%.',
      'Interest is {interest}. The trade costs him {cost}, and he gains only if he sells above {breakeven}. If the price falls below {call}, he gets a margin call.',
    ],
  },
  faqHeading: 'Questions about the cost of MTF',
  faqs: [
    {
      question: 'What is the interest rate of MTF?',
      response:
        '{charge:marginTrading} a year at our tariff, on the sum that we lend and not on the value of the shares. It runs on weekends and holidays too. The rate can change with notice; the page of charges has the rate in force.',
    },
    {
      question: 'Which charges are added to interest?',
      response:
        'Brokerage of {charge:brokerage.delivery} of the value on each side with taxes and fees, as for any delivery trade. The pledge costs {charge:pledge} + GST, and its release as much. The sale bears the depository (DP) charge of {charge:depository.withGst} with GST. There is no GST on interest; fees attract {charge:gst}.',
    },
    {
      question: 'Which margin should I enter as the one to keep?',
      response:
        'The margin that the share requires: for shares with derivatives the value at risk plus three times the extreme loss margin, for others plus five times. The order window shows the present figure. We may ask for more than the exchange does.',
    },
    {
      question: 'How do I avoid a margin call?',
      response:
        'Borrow less than you may, keep cash aside, and decide in advance at which loss you sell. The further your own part lies above the margin to keep, the further the price can fall before a call.',
    },
    {
      question: 'Does the result change if I sell in parts?',
      response:
        'Slightly. Each day with a sale has its own depository charge, and interest falls with each part of the loan that is repaid. Work each part out on its own and add the results.',
    },
    {
      question: 'Can I lose more than my own money?',
      response:
        'Yes. If the price falls by more than your part before the shares can be sold, the sale does not cover the loan, and you owe the rest with interest.',
    },
  ],
};
