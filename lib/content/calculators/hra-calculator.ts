import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'How much of your house rent allowance is free of income tax.',
  counts: [
    'The least of three is exempt: the allowance, the rent less a tenth of salary, and half of salary in large cities or two fifths elsewhere.',
    'From 2026-27 eight cities count as large by the Income-tax Rules, 2026; in 2025-26 there were four.',
    'The exemption exists under the old regime alone.',
  ],
  steps: [
    'Enter your basic salary with the dearness allowance that counts for retirement, a month.',
    'Enter the house rent allowance and the rent that you pay, a month.',
    'Choose where you live, for how many months, and the tax year.',
    'Compare the two regimes on the income tax page with the exemption among the deductions.',
  ],
  explanation: {
    heading: 'Three limits: the lowest is exempt',
    paragraphs: [
      'House rent allowance is a part of the salary for those who pay rent. Under the old regime a part of it is free of tax: the least of three sums. The first is the allowance itself. The second is the rent, less a tenth of the salary. The third is a share of the salary, half of it in large cities and two fifths elsewhere.',
      'For most people the rent sets the limit. With a salary of ₹50,000.00, an allowance of ₹18,000.00 and a rent of ₹12,000.00 in Ahmedabad, the rent less a tenth is ₹7,000.00, and that is what is exempt: {exempt@hra=18000&rent=12000&city=added}. A calculator that shows ₹10,000.00 there has forgotten the tenth.',
      'Large cities were Delhi, Mumbai, Kolkata and Chennai for decades. The rules under the new Income-tax Act add Bengaluru, Hyderabad, Pune and Ahmedabad from the tax year 2026-27. On a rent of ₹32,000.00 in Pune, with a salary of ₹50,000.00 and an allowance of ₹25,000.00, that lifts the exempt part from {exempt@hra=25000&rent=32000&city=added&year=2025} to {exempt@hra=25000&rent=32000&city=added} a month.',
      'Salary here means basic pay, dearness allowance where it counts for retirement, and commission that is a share of turnover. Other allowances stay out. Where salary, rent or place change within a year, count each part of the year by itself and add them up.',
    ],
  },
  worked: {
    heading: '₹75,000.00 of salary and ₹20,000.00 of rent in Mumbai',
    query: 'salary=75000&hra=25000&rent=20000',
    paragraphs: [
      'Nikhil has a basic salary of ₹75,000.00, an allowance of ₹25,000.00 and pays ₹20,000.00 in rent in Mumbai. The three limits are ₹25,000.00, ₹12,500.00 and ₹37,500.00. The least is exempt: {exempt} a month, {exempt-year} in the year.',
      'The other {taxable} of each month’s allowance is taxed with his salary.',
    ],
  },
  sources: ['HRA_SHARES'],
  assumptions: [
    'Salary, allowance, rent and place stay the same in the months that you enter.',
    'You live in the rented home and do not own it.',
    'You have chosen the old regime. Under the new one the whole allowance is taxed.',
  ],
  faqHeading: 'Questions about house rent allowance',
  faqs: [
    {
      question: 'Can I claim it under the new regime?',
      response:
        'No. The new regime taxes the whole allowance. Whether the old one is cheaper for you depends on all your deductions together; the income tax page compares them.',
    },
    {
      question: 'Which city counts, that of my office or of my home?',
      response:
        'That of the rented home. Gurugram, Noida and Thane, for example, do not count as Delhi or Mumbai, even if you work there.',
    },
    {
      question: 'May I pay rent to my parents?',
      response:
        'Yes, if they own the home, you really pay, and they declare it as income. Keep an agreement and pay by bank. Rent to a husband or wife is usually not accepted.',
    },
    {
      question: 'What proof do I need?',
      response:
        'Your employer asks for rent receipts or the agreement, and for the landlord’s PAN if the rent exceeds ₹1,00,000 a year. From 2026-27 it may also ask about your relation to the landlord. Rent above ₹50,000 a month may need tax to be deducted by you.',
    },
    {
      question: 'What if I get no allowance but pay rent?',
      response:
        'Under the old regime a smaller deduction exists, up to ₹5,000 a month, in section 134 of the Act of 2025, the former 80GG. It is for those who get no house rent allowance and own no home at the place.',
    },
    {
      question: 'Can I claim a home loan and the allowance together?',
      response:
        'Yes, if there is a reason, such as a home in another city or one that is still being built. Both belong to the old regime. The facts have to be real and shown if asked.',
    },
  ],
};
