import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What a fixed sum, paid in every month, could grow to.',
  counts: [
    'Instalments fall at the start of the month. 12% a year counts as 1% a month, with no rounding on the way. You can choose the month’s end and the effective count, which give less.',
  ],
  steps: [
    'Enter what you can pay in each month. Start with a sum that you would not have to stop.',
    'Choose a yearly return to assume. Then try a lower one: the plan should still make sense.',
    'Choose the years, and a yearly raise if your income is likely to grow.',
    'Read the total next to what you put in, and the year table below for how it gets there.',
    'Copy the link to keep the result or send it to someone.',
  ],
  explanation: {
    heading: 'Most of the growth comes late',
    paragraphs: [
      'A systematic investment plan, or SIP, buys units of a mutual fund for the same sum every month. When the price is low the sum buys more units, when it is high it buys fewer. You do not have to pick a day, and the habit does the saving.',
      'The calculator treats every instalment as a small deposit of its own. At 12% a year, counted as 1% a month, the first instalment of a ten-year plan earns for 120 months and the last for one. Add them all up and you have the total.',
      'That is why time matters so much. ₹5,000.00 a month for ten years at 12% comes to about ₹11.62 lakh, of which ₹6.00 lakh is your own money. Twenty years make it about ₹49.96 lakh, for twice the payments. The second ten years add more than three times what the first ten did, because everything paid in early is still there and still earning.',
      'A raise works in the same direction. Lift the instalment by 10% every year and the ten-year plan pays in about ₹9.56 lakh and comes to about ₹16.87 lakh.',
      'A real fund does not earn the same every month. Its value rises and falls, some years end below where they began, and the result can be less than you put in. Treat the figure as a way to compare plans, not as what you will get.',
    ],
  },
  worked: {
    heading: 'Fifteen years of ₹8,000.00 a month',
    query: 'amount=8000&rate=10&years=15',
    paragraphs: [
      'Asha pays ₹8,000.00 into a fund on the first of every month for 15 years and assumes 10% a year. She pays in {invested} in 180 instalments.',
      'At that return the plan would come to {total}, of which {returns} is growth. A month earns a twelfth of 10%; the first instalment earns for 180 months, the last for one.',
    ],
  },
  assumptions: [
    'The return is the same every month for the whole time.',
    'Every instalment is paid, and on the same day of each month.',
    'Nothing is withdrawn before the end.',
    'No tax, stamp duty or exit load is taken off. A fund’s expenses are already in its price.',
    'A raise takes effect at the start of each new year of the plan.',
  ],
  faqHeading: 'Questions about SIPs',
  faqs: [
    {
      question: 'Is 12% a safe assumption?',
      response:
        'It is a round figure to start from, not a forecast. ₹10,000.00 a month for 20 years comes to about ₹99.91 lakh at 12%, but to about ₹59.29 lakh at 8%. If your plan works only at 12% or more, pay in more or allow more years.',
    },
    {
      question: 'What happens if I skip a month?',
      response:
        'The plan goes on; you simply own fewer units. The fund house charges nothing for a missed instalment, though your bank may charge for a failed payment. The fund house may end the SIP after several misses in a row. Most let you pause it instead.',
    },
    {
      question: 'What does raising it every year change?',
      response:
        'A great deal over a long time, because each raise applies to all the instalments that follow. ₹10,000.00 a month for 20 years at 12% comes to about ₹99.91 lakh; raised by 10% every year it comes to about ₹1.99 crore. You also pay in more: ₹68.73 lakh instead of ₹24.00 lakh.',
    },
    {
      question: 'What is the difference between nominal and effective?',
      response:
        'Nominal takes a twelfth of the yearly return each month, so 12% becomes 1% a month and about 12.68% over a year. Effective uses the monthly rate that makes exactly 12% in twelve months, which is about 0.95%. Most Indian sites show nominal; effective is a little lower.',
    },
    {
      question: 'Is a SIP safer than paying in a lump sum?',
      response:
        'It spreads your buying over many prices, so one bad day matters less. It does not protect you from a fall: once the money is in, it rises and falls with the market like any other. In a market that only rises, a lump sum paid in early would have come to more.',
    },
    {
      question: 'Why does my fund statement show another figure?',
      response:
        'Your fund earned what its market earned, not the same rate each month, and your instalments may fall on another day. Statements usually show XIRR, a yearly return worked out from the date of each payment. It is close to the effective return of this page.',
    },
  ],
};
