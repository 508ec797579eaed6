import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What the higher expenses of a regular plan come to over the years.',
  counts: [
    'Expenses are subtracted from the yearly return; “By multiplying” takes them from the grown value, as a fund does. Returns are effective, and instalments fall on the first of the month.',
  ],
  returnsAreBounded: true,
  steps: [
    'Choose monthly instalments or one sum, and enter the amount.',
    'Enter the expense ratios of both plans from the fund’s own page or factsheet.',
    'Choose the return before expenses, and the years.',
    'Set the difference against the help that you get for it.',
  ],
  explanation: {
    heading: 'Direct and regular: one fund, two costs',
    paragraphs: [
      'Almost every mutual fund has two plans. Both hold the same shares and bonds and have the same manager. In the regular plan the fund house pays the distributor who advised you, from the fund’s expenses; in the direct plan it pays nobody, and the expenses are lower. The price of a unit already has the expenses in it, so you never see a bill.',
      'A gap of one percentage point a year sounds small. On ₹10,000.00 a month at 12% before expenses it is {cost@years=5} after five years and {cost@} after twenty, or {share@} of what the direct plan would have. The gap grows because it is taken every year from the whole value, and what it took can no longer earn.',
      'We say this as a distributor. We distribute regular plans and are paid by the fund house. So the difference on this page is what our part of the work costs you, together with other costs of distribution. You can buy direct plans yourself from the fund house or its registrar.',
      'What you get for it should be worth the figure: help with choosing, with papers and nominees, and a person who keeps you from selling on a bad day. If you need none of it, the direct plan leaves more in your hands.',
    ],
  },
  worked: {
    heading: 'Five lakh for fifteen years',
    query: 'mode=lumpsum&amount=500000&rate=11&direct=0.6&regular=1.5&years=15',
    paragraphs: [
      'A fund earns 11% a year before expenses. Its direct plan costs 0.6% a year and its regular plan 1.5%. A single ₹5,00,000.00 becomes {direct} in the direct plan and {regular} in the regular one after 15 years.',
      'The difference is {cost}, which is {share} of the direct plan’s sum.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'Both plans earn the same before expenses, and the expense ratios stay as they are. In truth a fund changes them, often downwards as it grows.',
    'No tax, stamp duty or exit load is taken off. Moving from one plan to the other is a sale and a purchase and can bring both tax and exit load.',
    'No fee for advice is counted with the direct plan. If you pay an adviser, set that fee against the difference.',
  ],
  faqHeading: 'Questions about the two plans',
  faqs: [
    {
      question: 'How do I know which plan I hold?',
      response:
        'The name of the scheme says “Direct” or “Regular” in your account statement. The statement that the depositories send also shows the commission paid on a regular plan.',
    },
    {
      question: 'Where do I find the expense ratios?',
      response:
        'On the fund house’s site and on AMFI’s, which publish them for every scheme and both plans, and in the monthly factsheet. Use the total expense ratio, which has everything in it.',
    },
    {
      question: 'Can I move from regular to direct?',
      response:
        'Yes, by a switch at the fund house. It counts as selling and buying: a gain may be taxed, and an exit load may apply to units you have held for a short time. New instalments can go to the direct plan without that.',
    },
    {
      question: 'Why is the price of a direct unit higher?',
      response:
        'Because lower expenses have been taken from it since the plan began. A higher price of one unit is no disadvantage: your money buys fewer units, and each is worth more.',
    },
    {
      question: 'What is the difference between the two ways to take expenses off?',
      response:
        'Subtracting 1% from 12% leaves 11%. A fund takes its expenses from the value that has already grown, a little every day, so 1.12 times 0.99 leaves 10.88%. For the figures this page begins with the difference is {cost@} one way and {cost@way=times} the other.',
    },
    {
      question: 'Is the cheaper plan always the right choice?',
      response:
        'It has more money in it at the same return. But an investor who sells in every fall loses more than a per cent a year, with any plan. If somebody’s help keeps you from that, it can be worth its price; if not, it is only a cost.',
    },
  ],
};
