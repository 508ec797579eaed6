import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What equal deposits every month pay at a bank or post office.',
  counts: [
    'Interest is added every quarter, as post offices and banks count: an instalment earns the third part of a quarter’s growth in each month.',
    'You can count it monthly instead, as SIP calculators do. The result is slightly higher.',
    '{savings:note}. It is the post office’s rate for five years; a bank sets its own. You can change it.',
  ],
  steps: [
    'Enter the instalment and the rate.',
    'Enter the term in months; the post office’s deposit runs for 60.',
    'Choose how the interest is counted.',
    'See in the table what each year adds.',
  ],
  explanation: {
    heading: 'How interest on a recurring deposit is counted',
    paragraphs: [
      'A recurring deposit takes the same sum every month for an agreed term and pays it back with interest at the end. The rate is fixed on the first day and holds for all instalments. Banks offer terms from six months to ten years; the post office has one of five years, with ₹100 a month as the least.',
      'Instalments come every month, but interest is added every quarter. So each instalment is counted by the part of a quarter that it has stayed: the first of 60 stays twenty quarters, the last one a third of a quarter. That is the formula of the post office’s own table and of the banks.',
      '₹5,000.00 a month at {savings:rate} comes to {maturity@} after 60 months. Counted with interest added every month, as SIP calculators do, it would be {maturity@interest=12}. Neither is wrong, but the first is what a deposit pays.',
      'Compared with a deposit of one sum, the yield on what you have paid in looks low. Most of the money is there for only a part of the term. The rate is the same.',
    ],
  },
  worked: {
    heading: '₹3,000.00 a month for two years at 7%',
    query: 'amount=3000&rate=7&months=24',
    paragraphs: [
      'Farah pays in ₹3,000.00 on the first of every month for 24 months, at 7% added every quarter. She pays in {invested}, earns {interest} and gets {maturity}.',
      'With interest counted every month it would be {maturity@&interest=12}.',
    ],
  },
  sources: ['SAVINGS_RATE'],
  assumptions: [
    'Every instalment is paid at the start of its month, and none is missed.',
    'The rate holds for the whole term, as it does once the deposit is opened.',
    'Tax on interest is not counted.',
    'Banks and post offices round to the rupee; this page does not round on the way.',
  ],
  faqHeading: 'Questions about recurring deposits',
  faqs: [
    {
      question: 'What happens if I miss an instalment?',
      response:
        'The post office takes a default fee of ₹1 for every ₹100 a month, and after four defaults the account counts as discontinued; it can be revived within two months. Banks have rules of their own, often a small penalty for each month.',
    },
    {
      question: 'Can I take the money out early?',
      response:
        'The post office allows closure after three years, with the interest of a savings account. Banks pay the rate of the time that the deposit has run, less a penalty. A loan against the deposit is often possible instead.',
    },
    {
      question: 'Is the interest taxed?',
      response:
        'Yes, by your slab, and it counts together with your other deposits at the bank for tax deducted at source. Neither the instalments nor the interest of a recurring deposit are deductible.',
    },
    {
      question: 'Does the rate of my deposit change when the government changes rates?',
      response:
        'No. The rate of the day on which you open it holds until maturity. Rates that the government notifies for later quarters apply to deposits that are opened then.',
    },
    {
      question: 'Recurring deposit or SIP?',
      response:
        'A recurring deposit pays a fixed rate and cannot lose money at maturity. A SIP in a fund may earn more or less and its value moves every day. For a goal within a few years many people choose the deposit; for one far away they can bear the movement.',
    },
    {
      question: 'Why does the page ask for months and not for years?',
      response:
        'Because banks offer terms such as 15 or 27 months. Enter 60 for the five years of the post office, 12 for one year.',
    },
  ],
};
