import { insuranceNotice } from '../prescribed';

import type { ProductRecord } from './types';

export const insurance: ProductRecord = {
  path: '/invest-in-insurance',
  reviewed: '2026-11-27',
  lines: ['Cover first,', 'invest after'],
  lead: 'Insurance pays when income stops or a hospital bill arrives. It is not an investment: if you never claim, you don’t get the premium back.',
  particulars: [
    {
      title: 'For',
      text: 'Anyone on whose income somebody else depends, and everyone who can fall ill.',
    },
    { title: 'Costs', text: 'A premium set by age, health, cover and term.' },
    { title: 'Needs', text: 'Honest answers on the form, and often a medical test.' },
  ],
  action: { label: 'Request a call back', href: '/support/get-in-touch/request-a-call-back' },
  second: { label: 'Check the insurers', href: '#agent' },
  picture: {
    kind: 'flower',
    alt: 'Five petals for the people of a household inside two circles: the inner circle is health cover, the outer one life cover.',
    caption:
      'A household inside two circles. The inner one pays hospitals, the outer one replaces an income.',
    centre: { figure: '2 rings', words: 'health, life' },
    petals: [
      { to: 0.5, tone: 'brand' },
      { to: 0.46 },
      { to: 0.3 },
      { to: 0.3 },
      { to: 0.4, tone: 'second' },
    ],
    rings: [
      { at: 0.62, label: 'health' },
      { at: 0.98, label: 'life' },
    ],
  },
  sections: [
    {
      kind: 'prose',
      id: 'order',
      nav: 'What comes first',
      heading: 'Buy in this order: health, term, accident, then the rest',
      paragraphs: [
        'A health policy comes first because anyone can fall ill, even at 25. It pays hospital bills up to the sum insured, directly to a network hospital or back to you.',
        'Term life cover comes next if anyone lives on your income. It pays a large sum on death within the term and nothing otherwise, which is why it costs far less than a policy that also saves. Ask for a quote at your age, sum and term: the premium depends on all three.',
        'Accident and disability cover pays where neither of them does: you live, but can’t work. Endowment, money-back and unit-linked plans mix cover with saving. Ask of each what the cover alone and the saving alone would cost; the sum is often smaller.',
      ],
      points: [
        {
          title: 'How much life cover',
          text: 'A rule of thumb: ten to fifteen times a year’s income, plus loans, less what is saved.',
        },
        {
          title: 'How much health cover',
          text: 'A rule of thumb: ₹10 lakh a family in a large city; a second policy with a high deductible raises it at little cost.',
        },
        {
          title: 'How long',
          text: 'Life: until nobody depends on you. Health: for life, renewed without a gap.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'gap',
      nav: 'The gap in rupees',
      heading: 'How much life cover: an example',
      paragraphs: [
        'Take a couple with a child of four, a home loan, and one income of ₹12 lakh a year after tax. The household spends two-thirds of it.',
        'If that income ended tomorrow, the loan would have to be repaid and the child’s schooling would run for seventeen more years. The household would need its yearly spending for ten years at least.',
        'The sheet uses round figures without growth or inflation. Even so, an office policy of ₹20 lakh covers a sixth of what is missing.',
      ],
      sheet: {
        title: 'What would have to be there',
        what: 'One income of ₹12 lakh, a loan, a child of four',
        lines: [
          { label: 'Home loan', amount: '₹42,00,000' },
          { label: 'Schooling and college', amount: '₹25,00,000' },
          { label: 'Living costs, eight lakh for ten years', amount: '₹80,00,000' },
          { label: 'less savings', amount: '−₹22,00,000' },
          { label: 'less cover at work', amount: '−₹20,00,000' },
        ],
        total: { label: 'Term cover to buy', amount: '₹1,05,00,000' },
        foot: 'An example, not advice for your family.',
      },
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and exclusions',
      heading: 'What decides the premium',
      notes: [
        {
          title: 'Agent’s pay',
          text: 'The insurer pays us a commission from the premium. You pay the same as at its own counter unless it offers a direct plan.',
        },
      ],
      costs: {
        lead: 'By how much a yearly premium typically changes, in general terms',
        columns: ['Term life', 'Health'],
        rows: [
          { label: 'Ten years older at entry', values: ['about double', 'up by half'] },
          { label: 'Tobacco', values: ['up by half or more', 'higher'] },
          { label: 'Twice the cover', values: ['nearly double', 'up by a fifth'] },
          { label: 'Parents on the policy', values: ['–', 'two to three times'] },
          {
            label: 'GST on individual policies',
            note: 'since 22 September 2025',
            values: ['nil', 'nil'],
          },
        ],
        after:
          'Health premiums rise with age bands and medical costs while the policy runs. Budget for it: the year you drop the cover may be the year you need it.',
      },
      risks: {
        heading: 'Why a claim can fail',
        lead: 'Read these parts of the policy before any other',
        rows: [
          {
            name: 'An illness or habit not disclosed',
            text: 'It lets the insurer refuse a claim within the first three years of a life policy and the first five of a health policy.',
          },
          {
            name: 'Waiting periods',
            text: 'Commonly thirty days for any illness, up to three years for conditions you already have, and two for a list of operations.',
          },
          {
            name: 'Room rent caps and co-payments (sub-limits)',
            text: 'They reduce the whole bill in proportion.',
          },
          {
            name: 'Lapse',
            text: 'After the grace period, usually thirty days or fifteen for monthly payers, cover ends.',
          },
        ],
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'You need cover if',
      suits: [
        'A partner, a child or a parent lives on what you earn.',
        'You owe money that your family could not repay.',
        'Your only health cover ends with your job.',
      ],
      elsewhere: {
        heading: 'You may not need it if',
        rows: [
          { text: 'You want a return on every premium.', href: '/invest-in-mutual-funds' },
          { text: 'You have no dependants and no debts: health cover alone may do.' },
          { text: 'You look for a safe place for savings.', href: '/invest-in-fixed-income' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      nav: 'Buying it',
      heading: 'How to buy a policy',
      steps: [
        {
          when: '20 minutes',
          title: 'We ask',
          text: 'Ages, incomes, loans, illnesses, present policies. Bring the old papers.',
        },
        {
          when: 'Same day',
          title: 'You compare',
          text: 'The quote of each insurer that we represent, with its exclusions printed next to the price.',
        },
        {
          when: 'One to three weeks',
          title: 'They examine',
          text: 'Proposal form, tests where asked, and the insurer’s decision.',
        },
        {
          when: '30 days',
          title: 'Free look',
          text: 'Read the policy. Send it back within thirty days and the premium returns, less costs of cover and tests.',
        },
      ],
    },
    {
      kind: 'firm',
      id: 'agent',
      nav: 'Whom we act for',
      heading: 'Insurers that we represent',
      lead: 'The insurer carries the risk and decides every claim. We collect the form, explain the terms and help with papers.',
      facts: ['agent', 'insurers'],
      after: `Insurance is the subject matter of solicitation. Buying it is voluntary and never a condition for any other service here. Public notice of IRDAI: ${insuranceNotice.text}`,
    },
    {
      kind: 'band',
      id: 'inflation',
      heading: 'In 15 years ₹1,00,000 may buy what {total} buys today',
      text: 'Prices are assumed to rise by 6% a year, and hospital bills have risen faster. So a cover that is enough today may be too small later.',
      notes: [
        { title: 'Inflation calculator', text: 'An illustration, not advice and not a promise.' },
      ],
      action: { label: 'Try other rates', href: '/calculators/inflation-calculator' },
      series: { kind: 'buys', amount: 100_000, rate: 6, years: 15 },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about insurance',
      entries: [
        {
          question: 'Is cover from my employer enough?',
          answer:
            'It ends on your last day, is rarely large and may exclude parents. Treat it as an extra layer over a policy of your own.',
        },
        {
          question: 'Whom should I nominate?',
          answer:
            'Someone who would truly need the money, with name and birth date as in their papers. For a child, name an appointee too. Revisit it after a marriage or a birth.',
        },
        {
          question: 'How quickly must a claim be settled?',
          answer:
            'Insurers work under time limits of the regulator: cashless requests are to be answered within hours, death claims within weeks when no inquiry is needed. Delay earns interest.',
        },
        {
          question: 'The insurer refused my claim. What can I do?',
          answer:
            'Ask for the refusal in writing, complain to the insurer’s grievance officer, then on the regulator’s Bima Bharosa portal. Claims up to ₹50 lakh can go to the Insurance Ombudsman free of charge.',
        },
        {
          question: 'Can I move my health policy elsewhere?',
          answer:
            'Yes, at renewal. Apply for porting about six weeks ahead, and waiting periods you have served count.',
        },
        {
          question: 'Do premiums save tax?',
          answer:
            'Under the old regime, premiums can reduce taxable income within limits. Under the new regime most people get no deduction. Payouts on death are exempt.',
        },
        {
          question: 'What would a term policy cost me?',
          answer:
            'We print no price, because it depends on your age, health, sum and term. Ask us for a quote, and another insurer for one on the same figures.',
        },
        {
          question: 'How many claims do these insurers pay?',
          answer:
            'IRDAI’s annual report lists for each insurer the claims paid and refused. The two insurers named here are samples and have no record.',
        },
        {
          question: 'What do you earn on a policy?',
          answer:
            'A commission from the insurer, within IRDAI’s limits, which we tell you on request before you sign.',
        },
      ],
    },
  ],
  related: [
    '/services/private-wealth',
    '/invest-in-mutual-funds',
    '/calculators/inflation-calculator',
    '/support/get-in-touch/grievances',
  ],
  closing: 'Periods and limits in general terms. The policy’s own wording decides.',
};
