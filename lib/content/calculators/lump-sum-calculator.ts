import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What one sum, paid in today, could grow to.',
  counts: [
    'The return is a yearly one and is counted once a year, as funds state theirs. “Monthly” takes a twelfth each month and gives more.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter the sum that you would pay in once.',
    'Choose a yearly return to assume, then a lower one, and the years.',
    'Set how fast prices rise, to see what the total would buy today.',
    'Copy the link to keep the result, or save the table as a file.',
  ],
  explanation: {
    heading: 'How one payment grows',
    paragraphs: [
      'A lump sum is money that you pay into a fund in one go: a bonus, the price of a flat, a deposit that has come due. All of it is invested from the first day, so all of it earns, or loses, from the first day.',
      'The sum is multiplied by one plus the return for each year. ₹1,00,000.00 at 12% comes to {total@} in ten years. In twenty it is not twice as much but {total@years=20}, because the second ten years begin with everything that the first ten added.',
      'The return matters as much as the time. At 8% instead of 12% the ten years bring {total@rate=8}. Nobody knows the return in advance, so look at two or three.',
      'Prices rise meanwhile. The line “In today’s money” divides the total by what prices have become: at 6% a year the {total@} would buy what {real@} buys now.',
      'One sum has one price. If the market falls in the month after you paid in, all of your money falls with it. Spreading the sum over some months softens that, and gives up growth if the market rises. Our SIP calculator counts the second way.',
    ],
  },
  worked: {
    heading: 'A bonus of ₹3,00,000.00',
    query: 'amount=300000&rate=10&years=7',
    paragraphs: [
      'Imran puts a bonus of ₹3,00,000.00 into a fund, leaves it there for seven years and assumes 10% a year. Counted once a year it comes to {total}, of which {returns} is growth.',
      'With prices rising by 6% a year that would buy what {real} buys today. A page that counts a twelfth of 10% every month would show him {total@&frequency=12} for the same plan.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'The return is the same every year and stays invested.',
    'Nothing is added and nothing is taken out.',
    'No tax, stamp duty or exit load is taken off. A fund’s expenses are already in its price.',
    'Prices rise at one rate for all the years.',
  ],
  faqHeading: 'Questions about a lump sum',
  faqs: [
    {
      question: 'Why do other sites show more for the same inputs?',
      response:
        'Most often because they count a twelfth of the yearly return every month. At 12% that makes 12.68% a year. Choose “Monthly” and you see their figure. Funds state yearly returns, so “Yearly” is where we begin.',
    },
    {
      question: 'Is a lump sum better than a SIP?',
      response:
        'Neither is, by itself. A lump sum earns for longer, so it comes to more in a market that rises. Instalments buy at many prices, so a fall soon after the start hurts less. Most people do both: instalments from their income, and a sum when there is one.',
    },
    {
      question: 'Should I pay in all at once or over some months?',
      response:
        'If a fall of a fifth soon after would make you sell, spread it: many funds move a fixed part of a sum from a liquid fund every month. Spreading has a price too, because the part that waits earns less.',
    },
    {
      question: 'Can I lose money?',
      response:
        'Yes. A fund’s value rises and falls, and after some years it can be worth less than you paid. The page shows one steady return because nobody can show the real course in advance.',
    },
    {
      question: 'Which return should I assume?',
      response:
        'One that your plan survives. Look at what the kind of fund did over many ten-year periods, take off something for caution, and see whether the plan still works. Past returns do not say what comes.',
    },
    {
      question: 'Is tax counted?',
      response:
        'No. Tax on a gain depends on the kind of fund, on how long you held it and on your other gains of the year. It is due when you sell, so it makes the amount in your hand smaller than the total here.',
    },
  ],
};
