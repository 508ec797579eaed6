import { defaultsOf } from '@/lib/domain/calculator';
import { epf, epfMonth } from '@/lib/domain/calculator/epf';
import { formatWholeRupees } from '@/lib/tools/format';
import { EPF_RATES, EPF_SHARES } from '@/lib/domain/rule/retirement';
import { ruleTexts } from '@/lib/domain/rule/texts';

import { sourcesOf } from './rule-sources';
import { ILLUSTRATION, type CalculatorCopy } from './types';
import { shownAt } from './worked';

const rules = ruleTexts.epf;
/** The first month on a wage of ₹30,000, with which the page starts. */
const month = epfMonth(defaultsOf(epf), 1);

const QUERY = 'wage=50000&age=40&balance=800000';
const at = shownAt(epf, QUERY);
const more = shownAt(epf, `${QUERY}&own=20`);
const plain = shownAt(epf, '');
const ceiling = shownAt(epf, 'base=ceiling');

export const copy: CalculatorCopy = {
  lead: 'What your provident fund may hold when you stop working.',
  counts: [
    `You pay ${rules.own} of basic wage and dearness allowance, your employer ${rules.employer}. Of the employer’s share ${rules.pension} of at most ${rules.ceiling}, that is ${rules.pensionMost} a month, goes to the pension scheme.`,
    'Interest runs on each month’s opening balance and is credited on 31 March. A month’s contribution earns from the next month on.',
    `The rate starts at ${rules.rate}, that of 2025-26. You can change it.`,
    ILLUSTRATION,
  ],
  steps: [
    'Enter your basic wage with dearness allowance, and by how much it rises each year.',
    'Enter your age, the age at which you stop, and the balance of your passbook.',
    `Raise your own share above ${rules.own} if you pay a voluntary contribution.`,
    'Say whether contributions count on the whole wage, and whether you are a member of the pension scheme.',
  ],
  explanation: {
    heading: 'How EPF contributions are divided',
    paragraphs: [
      `The Employees’ Provident Fund takes ${rules.own} of your wage from you and as much from your employer. All of yours goes to the fund. The employer’s half is split: ${rules.pension} of the wage, counted on at most ${rules.ceiling} a month, goes to the Employees’ Pension Scheme, which pays a pension and not a sum. The rest joins yours.`,
      `So a passbook never shows twice ${rules.own}. On a wage of ₹30,000 you pay ${formatWholeRupees(month.own)}; your employer pays ${formatWholeRupees(month.employer + month.pension)}, of which ${formatWholeRupees(month.pension)} goes to the pension scheme and ${formatWholeRupees(month.employer)} to the fund. From 30 to 58, with a raise of 5% a year, that grows to ${plain('total')} at ${rules.rate}.`,
      `Some employers count contributions on ${rules.ceiling} even if the wage is higher, which the law allows. The fund is then far smaller: ${ceiling('total')} in the same example. Look at your pay slip to see which it is.`,
      `Those who joined for the first time since September 2014 with a wage above ${rules.ceiling} are not members of the pension scheme. All of the employer’s half then stays in the fund. The choice on this page is for them.`,
      `The board of the fund sets the rate after each year. A higher ceiling of wages was discussed in 2026. In May the Ministry of Labour notified ${rules.ceiling} a month again, under the Code on Social Security, so we count with it.`,
    ],
  },
  worked: {
    heading: 'A wage of ₹50,000 at 40, with ₹8,00,000 saved',
    query: QUERY,
    paragraphs: [
      `Deepak is 40, has a basic wage of ₹50,000 that rises by 5% a year, and ₹8,00,000 in the fund. Until 58 he pays in ${at('own')} and his employer ${at('employer')}.`,
      `At ${rules.rate} the fund would hold ${at('total')}, of which ${at('interest')} is interest. If he paid 20% of his wage instead of ${rules.own}, it would hold ${more('total')}.`,
    ],
  },
  sources: sourcesOf([...EPF_RATES, ...EPF_SHARES]),
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
      response: `Because ${rules.pension} of the wage, counted on at most ${rules.ceiling}, goes to the pension scheme: ${rules.pensionMost} a month for most. It is not lost; it counts towards a pension from 58, for which ten years of service are needed.`,
    },
    {
      question: 'Is the interest free of tax?',
      response:
        'Within limits. Interest on your own contributions above ₹2,50,000 in a year is taxed every year. Withdrawals after five years of service are free; earlier ones are taxed in most cases.',
    },
    {
      question: 'What is a voluntary contribution?',
      response: `You may pay more than ${rules.own}, up to the whole basic wage. It earns the same rate. The employer need not match it. Enter the higher share to see what it adds.`,
    },
    {
      question: 'When is interest credited?',
      response:
        'It is counted for every month on the balance at the month’s beginning and credited at the end of the financial year, once the government has approved the rate. In the passbook it often appears months later, but counts from 31 March.',
    },
    {
      question: 'What happens when I change jobs?',
      response:
        'Your universal account number stays, and the balance can be moved to the account with the new employer. Without contributions the balance goes on earning interest until 58, but that interest is taxed.',
    },
    {
      question: 'EPF or NPS?',
      response:
        'The provident fund pays a rate that its board sets and may be taken as a sum. The pension system moves with the market and part of it buys a pension. Many employees have both; the pages use the same way to count months, so that you can compare them.',
    },
  ],
};
