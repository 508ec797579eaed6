import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What your provident fund may hold when you stop working.',
  counts: [
    'You pay {rule:epf.own} of basic wage and dearness allowance, your employer {rule:epf.employer}. Of the employer’s share {rule:epf.pension} of at most {rule:epf.ceiling}, that is {rule:epf.pensionMost} a month, goes to the pension scheme.',
    'Interest runs on each month’s opening balance and is credited on 31 March. A month’s contribution earns from the next month on.',
    'The rate starts at {rule:epf.rate}, that of 2025-26. You can change it.',
  ],
  steps: [
    'Enter your basic wage with dearness allowance, and by how much it rises each year.',
    'Enter your age, the age at which you stop, and the balance of your passbook.',
    'Raise your own share above {rule:epf.own} if you pay a voluntary contribution.',
    'Say whether contributions count on the whole wage, and whether you are a member of the pension scheme.',
  ],
  explanation: {
    heading: 'How EPF contributions are divided',
    paragraphs: [
      'The Employees’ Provident Fund takes {rule:epf.own} of your wage from you and as much from your employer. All of yours goes to the fund. The employer’s half is split: {rule:epf.pension} of the wage, counted on at most {rule:epf.ceiling} a month, goes to the Employees’ Pension Scheme, which pays a pension and not a sum. The rest joins yours.',
      'So a passbook never shows twice {rule:epf.own}. On a wage of ₹30,000.00 you pay {figure:own}; your employer pays {figure:bothShares}, of which {figure:pension} goes to the pension scheme and {figure:employer} to the fund. From 30 to 58, with a raise of 5% a year, that grows to {total@} at {rule:epf.rate}.',
      'Some employers count contributions on {rule:epf.ceiling} even if the wage is higher, which the law allows. The fund is then far smaller: {total@base=ceiling} in the same example. Look at your pay slip to see which it is.',
      'Those who joined for the first time since September 2014 with a wage above {rule:epf.ceiling} are not members of the pension scheme. All of the employer’s half then stays in the fund. The choice on this page is for them.',
      'The board of the fund sets the rate after each year. A higher ceiling of wages was discussed in 2026. In May the Ministry of Labour notified {rule:epf.ceiling} a month again, under the Code on Social Security, so we count with it.',
    ],
  },
  worked: {
    heading: 'A wage of ₹50,000.00 at 40, with ₹8,00,000.00 saved',
    query: 'wage=50000&age=40&balance=800000',
    paragraphs: [
      'Deepak is 40, has a basic wage of ₹50,000.00 that rises by 5% a year, and ₹8,00,000.00 in the fund. Until 58 he pays in {own} and his employer {employer}.',
      'At {rule:epf.rate} the fund would hold {total}, of which {interest} is interest. If he paid 20% of his wage instead of {rule:epf.own}, it would hold {total@&own=20}.',
    ],
  },
  sources: ['EPF_RATES', 'EPF_SHARES'],
  assumptions: [
    'The rate and the raise stay the same every year, and contributions are paid for every month.',
    'The year of the page begins in April with a full year of contributions.',
    'Nothing is withdrawn, and the account moves along when you change jobs.',
    'Tax on the interest of own contributions above ₹2,50,000 a year is not counted.',
    'The fund rounds each month’s shares to the rupee; this page rounds the pension scheme’s alone.',
  ],
  faqHeading: 'Questions about EPF',
  faqs: [
    {
      question: 'Why is my employer’s contribution less than mine?',
      response:
        'Because {rule:epf.pension} of the wage, counted on at most {rule:epf.ceiling}, goes to the pension scheme: {rule:epf.pensionMost} a month for most. It is not lost; it counts towards a pension from 58, for which ten years of service are needed.',
    },
    {
      question: 'Is the interest free of tax?',
      response:
        'Within limits. Interest on your own contributions above ₹2,50,000 in a year is taxed every year. Withdrawals after five years of service are free; earlier ones are taxed in most cases.',
    },
    {
      question: 'What is a voluntary contribution?',
      response:
        'You may pay more than {rule:epf.own}, up to the whole basic wage. It earns the same rate. The employer need not match it. Enter the higher share to see what it adds.',
    },
    {
      question: 'When is interest credited?',
      response:
        'It is counted for every month on the balance at the month’s beginning and credited at the end of the financial year, once the government has approved the rate. In the passbook it often appears months later, but counts from 31 March.',
    },
    {
      question: 'What happens when I change jobs?',
      response:
        'Your universal account number stays, and the balance can be moved to the account with the new employer. Without contributions the balance keeps earning interest until 58, but that interest is taxed.',
    },
    {
      question: 'EPF or NPS?',
      response:
        'The provident fund pays a rate that its board sets and may be taken as a sum. The pension system moves with the market and part of it buys a pension. Many employees have both; the pages use the same way to count months, so that you can compare them.',
    },
  ],
};
