import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'The tax on a gain from listed shares or an equity fund.',
  counts: [
    'Held more than twelve months the gain is long-term, otherwise short-term. The rates follow the day of the sale; they changed on 23 July 2024.',
    'The first {rule:gains.exempt} of long-term gains in a tax year is free. A gain from before 31 January 2018 is not taxed.',
    'Cess of {rule:gains.cess} is added, and surcharge if you choose it: at most 15% on these gains, whatever the income.',
  ],
  steps: [
    'Enter what the shares or units brought, and what they cost.',
    'Say how long you held them, and when you bought and sold.',
    'For holdings from before February 2018 enter their value on 31 January 2018.',
    'Enter brokerage of the sale and the long-term gains that you have already made this tax year.',
  ],
  explanation: {
    heading: 'Twelve months, {rule:gains.exemptLakh} and 31 January 2018',
    paragraphs: [
      'Gains on listed shares and on units of equity funds have rates of their own, apart from the slabs, where securities transaction tax was paid. What matters is the time that you held them. Up to twelve months the gain is short-term and taxed at {rule:gains.short}. Longer, it is long-term: {rule:gains.long}, and only on what exceeds {rule:gains.exempt} in the tax year. Before 23 July 2024 the rates were {figure:shortBefore} and {figure:longBefore}.',
      'So a long-term gain of ₹5,00,000.00 is taxed on {figure:taxed}. With the cess of {rule:gains.cess} that is {tax@}. Had it been short-term, it would be {tax@held=short}.',
      'Long-term gains on shares were free until January 2018, and what had been gained by then stays free. For what you bought by 31 January 2018, the value of that day counts as the cost if it is higher than yours. For a share it is the highest price on the exchange, for a fund the net asset value. But it counts only up to what the sale brought. So the rule can bring a gain down to nothing, and it never makes a loss. A calculator that shows a loss of ₹5,492.00 for shares bought at ₹50,000.00 and sold for ₹60,010.00 is wrong: the gain is nil.',
      'Since 1 April 2026 the Income-tax Act, 2025, applies: section 196 for short-term gains and section 198 for long-term ones, where the Act of 1961 had 111A and 112A.',
    ],
  },
  worked: {
    heading: 'Shares of 2015, sold for ₹9,00,000.00',
    query: 'value=900000&cost=300000&bought=before&fmv=500000&expenses=900',
    paragraphs: [
      'Leela bought shares for ₹3,00,000.00 in 2015. On 31 January 2018 they were worth ₹5,00,000.00. She sells them for ₹9,00,000.00 with ₹900.00 of brokerage. Her cost counts as {cost}, the gain is {gain}, {exempt} of it is free, and the tax with cess is {tax}.',
      'Had she bought the shares after that day at the same price, the tax would be {tax@value=900000&cost=300000&expenses=900}.',
    ],
  },
  sources: ['GAIN_RATES', 'GRANDFATHERED'],
  assumptions: [
    'Securities transaction tax was paid: on the sale, and for shares also on the purchase.',
    'You are resident in India and your other income exceeds the basic exemption; a part that is not used up would lower the tax.',
    'Losses are not set off, and marginal relief on surcharge is not counted.',
    'Securities transaction tax itself is not deductible. Brokerage and other charges of the sale are.',
    'The units sold first are those bought first, as depositories and funds count.',
  ],
  faqHeading: 'Questions about tax on gains',
  faqs: [
    {
      question: 'Is the {rule:gains.exempt} for each share or for the year?',
      response:
        'For the tax year, for all long-term gains from shares, equity funds and business trusts together. Enter the gains that you have already made, and the page counts only what is left of it.',
    },
    {
      question:
        'Does the rebate for income up to {rule:incomeTax.rebateUpToLakh} cover these gains?',
      response:
        'Not under the new regime: its rebate is for tax by slabs, and gains at special rates are taxed even if your whole income is below {rule:incomeTax.rebateUpToLakh}. The part of the basic exemption that your other income does not use can be set against them.',
    },
    {
      question: 'What can I do with a loss?',
      response:
        'A short-term loss can be set against short-term and long-term gains, a long-term loss against long-term gains alone. What is left can be carried forward for eight years if the return is filed in time.',
    },
    {
      question: 'How are ETFs and debt funds treated?',
      response:
        'ETFs and other funds with at least 65% in shares of Indian companies count as on this page. Gains on debt funds bought since April 2023 are taxed by slab, however long they are held. Gold ETFs are long-term after twelve months and gold funds after 24: then {rule:gains.long} is due, without the {rule:gains.exempt} that are free here, and before that the slab rate.',
    },
    {
      question: 'Is intraday trading a capital gain?',
      response:
        'No. Gains from shares bought and sold on the same day are speculative business income, and those from futures and options are business income. Both are taxed by slab.',
    },
    {
      question: 'Must I pay before the end of the year?',
      response:
        'If the tax left to pay for the year is ₹10,000 or more, advance tax is due in instalments. For a gain it is due with the instalments that follow the sale. No tax is deducted at source from residents’ gains on shares.',
    },
  ],
};
