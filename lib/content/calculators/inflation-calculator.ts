import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What rising prices do to your money.',
  counts: [
    'Prices rise by the same per cent every year. A return after inflation is found by dividing, not by taking one from the other.',
  ],
  steps: [
    'Enter what something costs today, or the money you want to look at.',
    'Choose how fast prices rise and for how many years.',
    'Enter what your money earns each year.',
    'Read what the same will cost, what the same money will buy, and what is left of your return.',
  ],
  explanation: {
    heading: 'What a return is worth after inflation',
    paragraphs: [
      'Inflation is the pace at which prices rise. At 6% a year, a basket of goods that costs ₹1,00,000.00 today costs ₹1,06,000.00 after a year and {future-cost@} after ten. The rise compounds: each year’s increase is on a higher price.',
      'The other side of the same sum is what your notes buy. ₹1,00,000.00 kept in a drawer for ten years is still ₹1,00,000.00, but at 6% it buys only what {purchasing-power@} buys today. Nothing was taken away, and yet more than two fifths of what it could buy is gone.',
      'So a return means little until you set it against prices. If your money earns 10% and prices rise by 6%, you are not 4% better off. A hundred rupees have become 110, and goods that cost a hundred cost 106: you can buy 110/106 of what you could, which is 3.77% more. That is the real return. When it is below zero you own more rupees every year and can buy less with them.',
      'Your own inflation may differ from the published one. The consumer price index is built on the spending of an average household, with a large part for food. If most of your money goes on rent, school fees or medical care, your prices may rise faster.',
      'Two habits follow. Plan goals in the prices of the year they fall in, and judge an investment by what it leaves after inflation and tax, not by its headline rate.',
    ],
  },
  worked: {
    heading: 'A month’s household money in eighteen years',
    query: 'amount=40000&rate=5&years=18&return=8',
    paragraphs: [
      'A household spends ₹40,000.00 a month. If prices rise by 5% a year, the same month costs {future-cost} in 18 years, and ₹40,000.00 then buy what {purchasing-power} buy today.',
      'Money that earns 8% a year meanwhile is better off by {real-return} a year after prices, not by 3%.',
    ],
  },
  assumptions: [
    'Prices rise at one rate for all the years. In truth the rate changes every month.',
    'All prices rise alike, which they never do.',
    'The return is the same every year and stays invested.',
    'No tax is taken off the return. After tax, what is left is smaller.',
  ],
  faqHeading: 'Questions about inflation',
  faqs: [
    {
      question: 'Which rate should I choose?',
      response:
        'The 6% on the page is a round figure to start from. The Ministry of Statistics and Programme Implementation publishes consumer price inflation every month. For a goal of your own, look at how its price has moved over the last few years and try one percentage point more and one less.',
    },
    {
      question: 'Why is my real return not simply 10% less 6%?',
      response:
        'Because the return is earned on a hundred rupees, while the goods now cost a hundred and six. Dividing 1.10 by 1.06 gives 1.0377, a real return of 3.77%. The subtraction is a fair guess when both rates are low and gets worse as they rise.',
    },
    {
      question: 'What does a negative real return mean?',
      response:
        'That prices rise faster than your money grows. You can have more rupees and still be able to buy less. Money that you need soon may have to accept that; money for the long run should not do so without a reason.',
    },
    {
      question: 'Do deposits keep up with inflation?',
      response:
        'Sometimes, and often only just. At a rate of 6.5% and inflation of 6% the real return is 0.47% before tax, and tax on the interest can take more than that. Compare the rate after your tax with the rise in prices.',
    },
    {
      question: 'How fast do prices double?',
      response:
        'Divide 72 by the rate for a quick answer. At 6% it takes about 12 years, at 4% about 18, at 8% about nine. The page gives the exact figure.',
    },
    {
      question: 'Is lower inflation always good for an investor?',
      response:
        'Not always. Low inflation helps whoever holds cash or fixed interest. But it can also come with slow growth, and a sudden change in either direction moves interest rates and with them the prices of bonds and shares.',
    },
  ],
};
