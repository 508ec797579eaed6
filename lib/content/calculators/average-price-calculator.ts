import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What your shares cost on average after several trades.',
  counts: [
    'The average is weighted by the number of shares. A sale takes shares at the average; “The oldest first” counts as income tax does for shares in a demat account.',
    'Charges are not in it, unless your prices have them.',
  ],
  steps: [
    'Write a line for each trade: the number of shares and the price of one.',
    'Put a minus before the shares of a sale.',
    'Enter the price now to see the gain of what you hold.',
    'Choose how a sale is counted, and compare the two.',
  ],
  explanation: {
    heading: 'An average weighted by the number of shares',
    paragraphs: [
      'If you bought the same share more than once, its average price is what all of them cost, divided by their number. 100 shares at ₹500.00 and 100 at ₹400.00 average {average@trades=100%20500%0A100%20400}. But 100 at ₹500.00 and 300 at ₹400.00 average {average@trades=100%20500%0A300%20400}, because more of them were bought at the lower price.',
      'The average is where you neither gain nor lose, before charges. It is not a price that the market knows or returns to. That a share is below your average says nothing about where it goes.',
      'Buying more of a falling share lowers the average, which many people call averaging down. It also puts more money into a share that has fallen. Ask whether you would buy it today if you had none.',
      'After a sale two answers exist. A portfolio tracker often takes the shares sold at the average of all, so the average of the rest stays as it was. Income tax takes the oldest shares first, so the rest are the later ones, at their own price. On the figures this page begins with, the average is {average@} by the first way and {average@method=fifo} by the second. The sale made {realised@} or {realised@method=fifo}; over time the two make up for each other.',
    ],
  },
  worked: {
    heading: 'Two purchases and a sale',
    query: 'trades=60%20310%0A40%20262.50%0A-50%20340&price=325',
    paragraphs: [
      'Vikram buys 60 shares at ₹310.00 and 40 at ₹262.50, then sells 50 at ₹340.00. By the average, the {quantity} shares left cost {average} each, and the sale made {realised}.',
      'With the oldest first, the 50 sold all come from the first purchase. The rest then average {average@&method=fifo}, and the sale made {realised@&method=fifo}. At a price of ₹325.00 the shares he holds have gained {gain} or {gain@&method=fifo}. Sale and holding together make the same either way, but for rounding.',
    ],
  },
  sources: [
    {
      name: 'Income tax on shares in a demat account',
      text: 'Shares that came in first count as sold first: Income-tax Act, 2025, section 67(7); for sales up to 31 March 2026 Income-tax Act, 1961, section 45(2A).',
      href: 'https://www.incometax.gov.in/',
    },
  ],
  assumptions: [
    'All trades are in one share of one account, in the order of their lines.',
    'No split, bonus or rights issue came between them. Turn the older trades into today’s shares first: after a split of one into two, double the shares and halve the price.',
    'Brokerage, taxes and charges are left out. Add them to the price of a purchase if you want them in.',
    'Shares bought and sold on one day count in the order of the lines; tax treats such trades apart.',
  ],
  faqHeading: 'Questions about the average price',
  faqs: [
    {
      question: 'Why does my trading screen show another average?',
      response:
        'It may add charges, take the oldest shares first after a sale, or leave out shares that came from another account. A bonus or a split that is not yet credited also changes it for some days.',
    },
    {
      question: 'Is it wise to buy more when the price falls?',
      response:
        'Only if you would buy the share for its own sake today. A lower average is pleasant to look at, but the money you add can fall as well, and one share becomes a larger part of all you own.',
    },
    {
      question: 'How many shares do I need to reach a certain average?',
      response:
        'Try it in the box: add a line with the price now and change the number of shares until the average is where you want it. The average can never go below the present price, however many shares you buy.',
    },
    {
      question: 'Does it work for fund units?',
      response:
        'Yes. Write units and price, with up to four decimals. For the return of instalments over time the XIRR calculator says more, because it knows the dates.',
    },
    {
      question: 'Which way of counting is right for tax?',
      response:
        'For shares in a demat account, the oldest first, account by account. Whether a gain is short-term or long-term then follows from the day on which those oldest shares came in. Shares held before February 2018 have a rule of their own.',
    },
    {
      question: 'How do I count bonus shares?',
      response:
        'For an average over all shares, raise the number of shares of the old trades and lower their price, so that the cost stays the same. For tax a bonus share counts as bought for nothing on the day it came in, which is another sum.',
    },
  ],
};
