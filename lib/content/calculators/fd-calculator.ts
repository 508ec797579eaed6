import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What a fixed deposit pays at maturity, and its yield.',
  counts: [
    'Interest is added every quarter, as banks in India count. You can choose monthly, half-yearly or yearly, or have it paid out.',
    'Complete periods compound. Months of a period that is not complete earn simple interest.',
  ],
  steps: [
    'Enter the deposit and the bank’s rate for your term.',
    'Enter the term in years and months.',
    'Choose how interest is added, or have it paid out.',
    'Compare the yearly yield with that of other deposits.',
  ],
  explanation: {
    heading: 'The rate and the yield of a deposit differ',
    paragraphs: [
      'A fixed deposit leaves a sum with a bank for an agreed term at an agreed rate. The rate does not change while the deposit lasts, whatever happens to new deposits. You open one at a bank, not with a broker; the page is here because so many plans hold one.',
      'The rate is a yearly figure, but interest is added several times a year, and what has been added earns interest too. So 7% added every quarter makes more than 7% in a year: the yield is {yield@}. ₹1,00,000.00 becomes {maturity@} in five years. With interest added once a year it would become {maturity@interest=1}.',
      'Compare yields, not rates, when two deposits count differently. And compare after tax: interest is added to your income and taxed by your slab every year, even if it is paid only at maturity.',
      'Some banks publish a “yield” that is simple interest: the whole growth divided by the years. It looks higher the longer the deposit lasts, and cannot be compared with a rate. The yield on this page is the rate that would make the same sum if interest were added once a year.',
      'A deposit that pays its interest out each month or quarter gives you an income, but does not grow. Banks may pay a little less when they pay monthly, because they pay earlier.',
    ],
  },
  worked: {
    heading: '₹5,00,000.00 for five years at 7%',
    query: 'amount=500000',
    paragraphs: [
      'Ravi deposits ₹5,00,000.00 for five years at 7%, with interest added every quarter. At maturity he gets {maturity}, of which {interest} is interest. The yearly yield is {yield}.',
      'If he has the interest paid out instead, he gets {interest@&interest=0} over the five years and his {invested@&interest=0} back at the end.',
    ],
  },
  sources: ['DEPOSIT_INSURANCE', 'INTEREST_TDS'],
  assumptions: [
    'The deposit stays until maturity. Banks pay a lower rate if it is broken earlier.',
    'Months count as a twelfth of a year; banks count days, so the last figure can differ by a few rupees.',
    'Tax on interest, and tax deducted at source, are not counted.',
    'The rate is the one that you enter; ask your bank for the rate of your term and age.',
  ],
  faqHeading: 'Questions about fixed deposits',
  faqs: [
    {
      question: 'Is the interest taxed?',
      response:
        'Yes, by your slab, for each year in which it accrues. Banks deduct tax at source when the interest of a tax year exceeds {rule:deposits.untaxed}, or {rule:deposits.untaxedSenior} for senior citizens. If no tax will be due from you, a declaration to the bank can prevent it.',
    },
    {
      question: 'How safe is a deposit with a bank?',
      response:
        'Deposits are insured up to {rule:deposits.insured} for each depositor at each bank, with interest included and all branches counted together. Deposits with companies are not insured, and pay more for that reason.',
    },
    {
      question: 'What does it cost to break a deposit early?',
      response:
        'Most banks pay the rate of the term for which the deposit really ran, less a penalty of half to one percentage point. Tax-saving deposits of five years cannot be broken at all. Ask before you sign.',
    },
    {
      question: 'Do senior citizens get a higher rate?',
      response:
        'Usually, by a quarter to half a percentage point and sometimes more for those above 80. Enter the rate that your bank quotes for your age; the page does not add anything by itself.',
    },
    {
      question: 'Why does my bank show a few rupees more or less?',
      response:
        'Banks count days, with 365 or 366 in a year, and round each quarter’s interest. This page counts months and does not round on the way. For terms of whole years the two agree to a few rupees.',
    },
    {
      question: 'Deposit or debt fund?',
      response:
        'A deposit pays a fixed rate; a debt fund’s value moves and may fall. Gains on debt funds bought since April 2023 are taxed by slab like interest, but only when you sell. A deposit suits money with a date, a fund money that may stay or go.',
    },
  ],
};
