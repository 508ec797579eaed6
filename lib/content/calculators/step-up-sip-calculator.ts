import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'What a SIP could grow to if you raise it every year.',
  counts: [
    'Instalments fall at the start of the month, and a raise takes effect every twelfth one. 12% a year counts as 1% a month. You can choose the month’s end and the effective count, which give less.',
  ],
  returnsAreBounded: true,
  steps: [
    'Enter the instalment that you can pay now.',
    'Choose how to raise it every year: by a per cent or by a sum.',
    'Choose a yearly return to assume, and the years.',
    'Read the last instalment too, and ask whether you could pay it.',
  ],
  explanation: {
    heading: 'A plan that grows with your income',
    paragraphs: [
      'A step-up SIP raises the monthly instalment once a year. You tell the fund house when you begin, and the bank mandate covers the largest instalment. You can begin with a small sum, while the later and larger ones come when you are likely to earn more.',
      '₹5,000.00 a month raised by 10% every year pays in {invested@} over ten years. At 12% it comes to {total@}. The same plan without a raise comes to {plain@}. Over twenty years the raise weighs more: {total@years=20} against {plain@years=20}.',
      'A raise in per cent is on the last instalment, so it compounds: 10% turns ₹5,000.00 into ₹5,500.00 after a year and into ₹11,789.74 in the tenth year. A raise in rupees adds the same sum each year. Fund houses offer both, and sites often name only one, so two “step-up” results can differ.',
      'A fixed raise of ₹500.00 a year, which is 10% of the first instalment, comes to {total@raise=rupees} in ten years.',
      'The early instalments earn for longest, and a raise adds to the late ones. So a raise does not replace beginning early; it lets you begin.',
    ],
  },
  worked: {
    heading: 'A raise of 8% with each new salary',
    query: 'amount=12000&stepup=8&rate=11&years=15',
    paragraphs: [
      'Divya starts with ₹12,000.00 a month, raises it by 8% every April for 15 years and assumes 11% a year. She pays in {invested} and would have {total}.',
      'Without the raises the plan would come to {plain}. Most of the difference is her own money: she pays in more every year, and the return is earned on it.',
    ],
  },
  sources: ['AMFI'],
  assumptions: [
    'The return is the same every month for the whole time.',
    'Every instalment is paid, and every raise is made, once in twelve months.',
    'Nothing is withdrawn before the end.',
    'No tax, stamp duty or exit load is taken off. Instalments are not rounded to the ₹100 that some fund houses ask for.',
  ],
  faqHeading: 'Questions about a step-up SIP',
  faqs: [
    {
      question: 'How much should I raise it by?',
      response:
        'As much as your income rises, or a little less. ₹5,000.00 a month for 20 years at 12% comes to {total@years=20&stepup=5} with a raise of 5% and to {total@years=20} with 10%. Look at the last instalment before you decide: a raise that you have to stop helps nobody.',
    },
    {
      question: 'Can I stop the raises?',
      response:
        'Yes. You can change or end the step-up with the fund house, or end the SIP and begin a new one. The units that you own stay yours.',
    },
    {
      question: 'When does the raise take effect?',
      response:
        'On this page with every thirteenth, twenty-fifth and so on instalment. Fund houses also offer a raise every half-year; that would come to a little more.',
    },
    {
      question: 'Is there a limit to the instalment?',
      response:
        'You can set one with most fund houses, so that the raises end there, and the bank mandate sets one in any case. This page counts without a limit. If yours is reached early, count the years before and after it apart.',
    },
    {
      question: 'Does a raise make the plan riskier?',
      response:
        'It puts more of your money in later, so the price of the last years matters more than in an even plan. The kind of fund decides the risk far more than the raise does.',
    },
    {
      question: 'Why is my figure on another site different?',
      response:
        'Three choices differ. The raise can be in per cent or in rupees. The month can earn a twelfth of the return or the effective rate, and the instalment can fall on the first or the last day. This page names its own and lets you change the first two.',
    },
  ],
};
