import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What your employer owes you for years of service when you leave.',
  counts: [
    'Under the law: the last basic wage with dearness allowance × 15/26 × years of service. More than six months count as a year.',
    'Where the law does not cover the employer: half a month’s wage, 15/30, for each complete year. The page offers both.',
    'On a fixed term, service counts by the month, from one year on.',
  ],
  steps: [
    'Enter your last monthly basic wage with dearness allowance.',
    'Enter the years and months of service with this employer.',
    'Say whether the law covers your employer: most with ten employees or more are covered.',
    'Say whether your post is permanent or for a fixed term.',
  ],
  explanation: {
    heading: 'Fifteen days’ wage for each year of service',
    paragraphs: [
      'Gratuity is a payment for long service. An employer with ten or more people has to pay it to those who leave after five years, whatever the reason. It is also due to the family of those who die in service, after any number of years. It is the employer’s money; nothing is deducted from the wage for it.',
      'The law counts fifteen days’ wages for each year, and takes a month as 26 working days. So a month’s wage is divided by 26 and multiplied by 15. Service of 8 years and 7 months counts as nine years; with a wage of ₹6,000.00 that makes {gratuity@wage=6000&years=8&months=7}. With 8 years and 6 months it would count as eight.',
      'Employers that the law does not cover often pay half a month’s wage for each complete year, which is 15 days in a month of 30, and less. That is also the measure of what is free of tax for them.',
      'The law’s claim ends at {rule:gratuity.ceiling}, and so does the exemption from income tax, for all employers of a working life together. On a wage of ₹3,00,000.00 and twenty years the formula gives {gratuity@wage=300000&years=20}; what is above the ceiling is the employer’s choice and is taxed.',
      'Since 21 November 2025 the Code on Social Security applies in place of the Act of 1972. People on fixed terms now need one year, not five. And basic wage with dearness allowance has to be at least half of the pay, so that for some the wage that counts is higher than before.',
    ],
  },
  worked: {
    heading: '₹80,000.00 after twelve years and eight months',
    query: 'wage=80000&years=12&months=8',
    paragraphs: [
      'Sunita leaves after 12 years and 8 months with a last basic wage of ₹80,000.00. The eight months count as a year, so that her service is 13 years. Her gratuity is {gratuity}, all of it free of income tax.',
      'With an employer that the law does not cover, 12 years would count and half a month’s wage for each would make {gratuity@&cover=other}.',
    ],
  },
  sources: ['GRATUITY_RULES'],
  assumptions: [
    'The wage is the last one, with no bonus, house rent allowance or overtime in it, and at least half of the pay.',
    'Five years mean five full years. Courts have counted four years and 240 days of the fifth as five; the page does not.',
    'Earlier gratuity from other employers, which uses up a part of the exemption, is not counted.',
    'For a fixed term the months count by twelfths; your contract may say otherwise.',
  ],
  faqHeading: 'Questions about gratuity',
  faqs: [
    {
      question: 'Do I get gratuity before five years?',
      response:
        'On a fixed term, after one year. In a permanent post the law asks for five years, except on death or disablement. Some courts have counted four years and 240 days as five; ask your employer or a lawyer if you are near it.',
    },
    {
      question: 'Does every year of service count at the last wage?',
      response:
        'Yes. All years count at the wage of the end, and not at what you earned then. That is why a raise in the last year adds so much. The table shows what each further year would give at the present wage.',
    },
    {
      question: 'Is it part of my CTC?',
      response:
        'Many offers list 4.81% of basic wage as gratuity within the cost to company. That is 15/26 of a twelfth of a year’s wage: what the employer sets aside. You get it only when you have served long enough.',
    },
    {
      question: 'How much of it is taxed?',
      response:
        'For government staff nothing. For others the least of three is free: what you receive, what the formula gives, and {rule:gratuity.ceiling} in a working life. The rest is salary and taxed by slab, under both regimes.',
    },
    {
      question: 'When must it be paid?',
      response:
        'Within thirty days of its falling due. After that simple interest is owed. You apply to the employer in writing; the labour department decides if there is a dispute.',
    },
    {
      question: 'Can an employer keep it back?',
      response:
        'Only after a dismissal for damage caused, up to its amount, or wholly after violence or an offence in the course of work. A notice period that was not served is no reason.',
    },
  ],
};
