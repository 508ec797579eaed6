import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'How to split your money between equity, debt and gold.',
  counts: [
    'Equity is a starting number less your age, moved by your attitude to risk, in steps of five.',
    'A rule of thumb for learning. It does not know your income, your debts or your family.',
  ],
  steps: [
    'Enter your age and the years until you need the money.',
    'Choose how you take ups and downs.',
    'Pick the number that your age is taken from: 100 is the cautious one, 120 the bold one.',
    'If you like, enter what you hold in equity, debt, gold and cash.',
    'Read the suggested shares, and what you would add or reduce to get there.',
  ],
  explanation: {
    heading: 'The mix decides how much your money moves',
    paragraphs: [
      'Asset allocation is how you divide your money between kinds of investment that behave differently. Shares and equity funds may grow most over long times and fall hardest over short ones. Deposits, bonds and debt funds move less and pay interest. Gold follows neither closely and has at times risen when shares fell.',
      'No mix removes risk. What a mix does is set how much your money may swing on its way. A portfolio that is mostly equity can lose a third of its value in a bad year. One that is mostly debt is unlikely to, but may barely keep up with prices.',
      'The rule used here is an old one: take 100 less your age as the share of equity. At 30 that is 70%, at 50 it is 50%. It says that the longer you have before you need the money, the more time there is to recover from a fall. Some people start from 110 or 120, since lives have become longer. Your attitude moves the share by 15 points up or down.',
      'Time can overrule age. Money that you need within three years has little time to recover, so equity stops at 20%, and at 40% if you need the money within five. Gold gets 10%, or 5% in a mix with more than 80% equity. The rest is debt, of which five points are cash or liquid funds.',
      'If you enter what you hold, the page shows the difference. Getting there slowly, with new money first, saves tax and charges.',
    ],
  },
  worked: {
    heading: 'Ten lakh at the age of 42',
    query: 'age=42&horizon=12&equity=600000&debt=300000&gold=100000',
    paragraphs: [
      'Ravi is 42, is ready for a moderate risk and does not need the money for 12 years. He holds ₹6,00,000.00 in equity, ₹3,00,000.00 in debt and ₹1,00,000.00 in gold.',
      'The rule suggests {equity-share} equity, {debt-share} debt and {gold-share} gold. Of the debt, five points stay in cash or a liquid fund. The table of the page shows what he would add or reduce to get there.',
    ],
  },
  assumptions: [
    'Age, time and attitude are all that count; income, loans, insurance and dependants are left out.',
    'Equity stays between 20% and 90%, in steps of five.',
    'Your home and the business you own are not part of the money.',
    'An emergency fund is not part of the mix.',
    'Costs and tax of moving from one part to another are not counted.',
  ],
  faqHeading: 'Questions about allocation',
  faqs: [
    {
      question: 'Is this advice?',
      response:
        'No. It is a rule of thumb that shows how age, time and attitude pull a mix one way or another. Advice looks at your whole situation, and a registered investment adviser has to assess your risk profile before giving it.',
    },
    {
      question: 'What counts as equity, and what as debt?',
      response:
        'Equity is shares, equity funds and equity ETFs. Debt is bank and company deposits, bonds, debt funds, PPF, EPF and small savings. Gold is gold funds, ETFs, sovereign gold bonds and coins or bars held as savings. Cash is your savings account, overnight and liquid funds.',
    },
    {
      question: 'How do I count a hybrid fund?',
      response:
        'Split it the way its fact sheet does. Of ₹1,00,000.00 in a fund with 65% in shares, enter ₹65,000.00 under equity and ₹35,000.00 under debt.',
    },
    {
      question: 'How often should I rebalance?',
      response:
        'Once a year, or when a part has moved by more than five points from its share, is a common habit. Try new money first: put it where you hold too little. Selling can bring tax and exit loads.',
    },
    {
      question: 'Why does gold get a share at all?',
      response:
        'Its price tends to follow other things than company profits and interest rates, so a small part of it can soften a bad year for shares. It pays no interest or dividend and may not rise for years, so the share is small.',
    },
    {
      question: 'Should I have different mixes for different goals?',
      response:
        'It is often clearer that way. Money for a school fee in two years and money for retirement in twenty need not look alike. Use the page once for each goal, with that goal’s years.',
    },
  ],
};
