import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What it costs to begin a monthly plan later.',
  counts: [
    'Both plans end on the same day. Instalments fall on the first of the month, and 12% a year counts as 1% a month; “Effective” counts less.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter the instalment, and the years from today to the day you need the money.',
    'Enter how many years later you might begin.',
    'Choose a yearly return to assume, then try a lower one.',
    'Compare what the wait costs with the instalments that it spares.',
  ],
  explanation: {
    heading: 'The first instalments earn the longest',
    paragraphs: [
      'People put off a plan because a few years seem to be a small part of a long time. But the instalments that fall away are the first ones, and those would have earned for longest.',
      'Take ₹10,000.00 a month for 25 years at 12%. Begun today, the plan comes to {now@}; begun five years later, to {later@}. The wait spares ₹6,00,000.00 of instalments and costs {cost@}.',
      'One year of waiting already costs {cost@delay=1}, though it spares only ₹1,20,000.00. To reach the same sum after a wait of five years you would have to pay in {catch-up@} a month for the rest of the time.',
      'The cost is not a fine that anyone charges. It is growth that does not take place, and it is only as certain as the return. At 6% the same wait of five years costs {cost@rate=6}, and in a market that falls first, a later start can even cost less.',
      'So do not read the figure as a reason to hurry into something you do not understand. Read it as the price of doing nothing, next to the price of a small start. Half of the sum, begun now, can be worth more than the whole sum begun late.',
    ],
  },
  worked: {
    heading: 'Three years of “next year”',
    query: 'amount=6000&rate=11&years=20&delay=3',
    paragraphs: [
      'Joseph means to pay in ₹6,000.00 a month for a day that is 20 years away, and assumes 11% a year. If he begins today he would have {now}; if he begins in three years, {later}.',
      'The wait costs {cost}, while it spares him ₹2,16,000.00 of instalments. To catch up he would have to pay {catch-up} a month.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'Both plans pay the same instalment and earn the same return every month.',
    'Both end on the day you need the money, counted from today.',
    'The money that the later plan does not pay in is spent, not saved elsewhere.',
    'No tax, stamp duty or exit load is taken off.',
  ],
  faqHeading: 'Questions about waiting',
  faqs: [
    {
      question: 'Why is the cost larger than the instalments I skip?',
      response:
        'Because you lose the instalments and everything that they would have earned until the end. The earlier the instalment, the longer it would have earned.',
    },
    {
      question: 'Should I wait until the market is lower?',
      response:
        'Nobody knows when that will be. Instalments buy at many prices, high and low, so the first price matters little in a long plan. If the market rises first, waiting costs you; if it falls first, waiting pays. You learn which only afterwards.',
    },
    {
      question: 'I can pay only a small sum now. Does it help?',
      response:
        'Yes, more than its size suggests. Begin with what you can, then raise it every year. The step-up SIP calculator shows what such a plan comes to.',
    },
    {
      question: 'What is the catch-up instalment?',
      response:
        'The monthly sum with which the later plan reaches what the plan from today would have had, on the same day. It is rounded up to the next rupee.',
    },
    {
      question: 'I have a loan. Should I still begin today?',
      response:
        'A loan on a credit card costs far more than a fund can be expected to earn, so pay that first. A home loan at a moderate rate is another matter; many people pay it off and invest side by side. Keep money for an emergency before both.',
    },
    {
      question: 'Does the calculation hold for one sum paid in once?',
      response:
        'The idea does, the figures do not. For one sum use the lump sum calculator twice, with the years you have now and with the years that are left after the wait, and compare the two totals.',
    },
  ],
};
