import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'Your income tax under the new and the old regime, side by side.',
  counts: [
    'Slabs, rebate, standard deduction, surcharge with marginal relief and cess of the tax year that you choose, for a person resident in India.',
    'The new regime allows the standard deduction and the employer’s NPS contribution; the old one all deductions that you enter.',
    'Gains on shares and funds have rates of their own and are not counted here.',
  ],
  steps: [
    'Enter your salary or pension of the year, before deductions.',
    'Enter the deductions of the old regime together: section 123 (the former 80C), health insurance, HRA, home loan interest.',
    'Choose your age and the tax year.',
    'Add other income, and what your employer pays into NPS.',
  ],
  explanation: {
    heading: 'Lower rates or more deductions',
    paragraphs: [
      'There are two ways to count income tax. The new regime has lower rates, wider slabs and hardly any deductions; it applies unless you choose otherwise. The old regime has higher rates and takes off what you save, insure, pay in rent or in home loan interest. Which one is cheaper depends on how much you can deduct.',
      'On a salary of ₹15,00,000.00 with deductions of ₹2,00,000.00 the new regime takes {tax-new@} and the old one {tax-old@}. The more you deduct the closer they come, but at many salaries it takes very large deductions to make the old regime cheaper.',
      'In the new regime nothing is due up to a taxable income of {rule:incomeTax.rebateUpTo}, because a rebate of up to {rule:incomeTax.rebate} takes the tax away. With the standard deduction of {rule:incomeTax.standardDeduction} that is a salary of {rule:incomeTax.salaryUpTo}. The rebate is not an exemption: above the limit tax counts from {rule:incomeTax.firstSlab} on.',
      'So that one rupee more does not cost {rule:incomeTax.rebate}, marginal relief holds the tax to what exceeds the limit. On a salary of ₹12,85,000.00 the taxable income is {figure:aboveIncome}. The tax is {figure:aboveTax} and cess, {tax-new@salary=1285000&deductions=0}, instead of {figure:aboveBySlabs}. The same relief softens the steps at which surcharge begins, at ₹50 lakh, ₹1 crore and ₹2 crore. The old regime’s rebate, up to {rule:incomeTax.oldRebateUpTo}, has no such relief.',
      'Since 1 April 2026 the Income-tax Act, 2025, applies and speaks of tax years. Section 202 has the new regime, section 156 the rebate, section 19 the standard deduction, section 123 what was 80C.',
    ],
  },
  worked: {
    heading: 'A salary of ₹20,00,000.00 with ₹4,00,000.00 of deductions',
    query: 'salary=2000000&deductions=400000',
    paragraphs: [
      'Pooja, 34, earns ₹20,00,000.00. Under the old regime she could deduct ₹4,00,000.00 for provident fund, health insurance, rent and a home loan. In the tax year 2026-27 the new regime takes {tax-new} and the old one {tax-old}. She pays {tax}.',
      'With ₹8,00,000.00 of deductions the old regime would take {tax-old@salary=2000000&deductions=800000}.',
    ],
  },
  sources: ['TAX_YEARS'],
  assumptions: [
    'You are an individual resident in India. Firms, companies and families have other rules.',
    'Income is salary or pension and other income taxed by slab. Gains, lottery and crypto income are not counted.',
    'Deductions are what the law allows you; the page does not check the limit of each.',
    'Nothing is rounded on the way. The law rounds income and tax to ten rupees.',
  ],
  faqHeading: 'Questions about income tax',
  faqs: [
    {
      question: 'Which regime do I get if I do nothing?',
      response:
        'The new one. A salaried person can choose the old regime in the return of every year, if it is filed in time. Those with business income need a form, and can come back to the new regime only once.',
    },
    {
      question: 'Why is nothing due up to {rule:incomeTax.salaryUpTo} of salary?',
      response:
        'The standard deduction of {rule:incomeTax.standardDeduction} leaves a taxable income of {rule:incomeTax.rebateUpTo}, and up to that the rebate equals the tax. It is for residents alone, and does not cover tax on gains at special rates.',
    },
    {
      question: 'Which deductions does the new regime allow?',
      response:
        'For most employees the standard deduction and the employer’s contribution to NPS, up to 14% of salary. Interest on a home that is let out counts within limits. Section 123, health insurance, HRA and interest on your own home do not.',
    },
    {
      question: 'What is surcharge, and what is cess?',
      response:
        'Surcharge is tax on tax for incomes above ₹50 lakh: 10%, then 15% and 25%, and 37% above ₹5 crore in the old regime alone. The cess of {rule:incomeTax.cess} for health and education is added to everybody’s tax and surcharge.',
    },
    {
      question: 'Do older people pay less?',
      response:
        'In the old regime the first ₹3,00,000 is free from the age of 60 and ₹5,00,000 from 80. The new regime has the same slabs at every age.',
    },
    {
      question: 'What is a tax year?',
      response:
        'The year from April to March in which you earn the income. The Act of 2025 uses it in place of previous year and assessment year. 2026-27 is the first; the years before it are still those of the Act of 1961.',
    },
  ],
};
