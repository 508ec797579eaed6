import type { ProductRecord } from './types';

export const independentDistribution: ProductRecord = {
  path: '/independent-financial-distribution',
  reviewed: '2026-11-27',
  lines: ['Distribute', 'under your', 'own number'],
  lead: 'An independent distributor helps families choose funds and stays with them through bad years. Fund houses pay a trail for as long as the money stays; we supply the platform, the forms and a team that answers questions.',
  particulars: [
    { title: 'For', text: 'Certified distributors and those about to become one.' },
    { title: 'Costs', text: 'Examination and AMFI fees. Our platform is free to active partners.' },
    { title: 'Earns', text: 'Trail commission from fund houses, less our share.' },
  ],
  isSample: true,
  action: { label: 'Send an enquiry', href: '#enquire' },
  second: { label: 'Partner login', href: 'firm:distributorLogin' },
  picture: {
    kind: 'flower',
    alt: 'Twelve petals for twelve months of trail on one investment of ₹10 lakh, each about ₹583, growing slowly with the fund.',
    caption: 'A year of trail on ₹10 lakh at 0.70%: twelve payments, no large one at the start.',
    isSample: true,
    centre: { figure: '₹7,000', words: 'in a year' },
    petals: Array.from({ length: 12 }, (_, at) => ({
      to: 0.72 + at * 0.025,
      label: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
        at
      ],
    })),
  },
  sections: [
    {
      kind: 'steps',
      id: 'arn',
      nav: 'To an ARN',
      heading: 'How to become a distributor, in about two months',
      steps: [
        {
          when: '6 weeks',
          title: 'Study',
          text: 'NISM Series V-A, one hundred questions in two hours, half of the marks to pass.',
        },
        {
          when: 'One sitting',
          title: 'Pass',
          text: 'The certificate lasts three years; renew by examination or by a day’s programme.',
        },
        {
          when: '1 to 2 weeks',
          title: 'Register',
          text: 'KYD with fingerprints, fee to AMFI, then ARN and EUIN.',
        },
        {
          when: '3 days',
          title: 'Empanel',
          text: 'One agreement with us opens most fund houses at once.',
        },
      ],
      notes: [
        {
          title: 'Firms',
          text: 'Companies and partnerships register too. Each person who speaks to clients has an EUIN.',
        },
      ],
    },
    {
      kind: 'worked',
      id: 'trail',
      nav: 'Trail in rupees',
      heading: 'Example: your income in the first years',
      paragraphs: [
        'You help thirty families in a year. On average each begins a SIP of ₹6,000 and brings ₹1 lakh of old savings. Markets do not move.',
        'By December you look after about ₹42 lakh, having gathered it evenly. Your part of the trail for that year is little more than ₹10,000; in the second year the same families bring ₹29,568 without one new client.',
        'Upfront commission has been forbidden since 2018, with one exception. Since 1 March 2026 a fund house may pay 1%, at most ₹2,000, for a new investor from outside the 30 largest cities or a new woman investor. If a family leaves after ten months because it was sold the wrong thing, the trail leaves with it.',
      ],
      sheet: {
        title: 'The second year, same families',
        what: '30 families, trail of 0.70% on average',
        isSample: true,
        lines: [
          { label: 'Assets in January', amount: '₹42,00,000' },
          { label: 'New by SIP, over the year', amount: '₹21,60,000' },
          { label: 'Average of the year', amount: '₹52,80,000' },
          { label: 'Trail, 0.70%', amount: '₹36,960' },
          { label: 'Our share, 20%', amount: '−₹7,392' },
        ],
        total: { label: 'Yours before tax', amount: '₹29,568' },
        foot: 'Without any market movement. GST and income tax are yours to handle.',
      },
    },
    {
      kind: 'how',
      id: 'desk',
      nav: 'What we supply',
      heading: 'What we do for you',
      columns: [
        {
          title: 'Platform',
          text: 'KYC, purchases, SIPs, switches and statements for all houses, with the client approving each step on their own phone.',
        },
        {
          title: 'Papers',
          text: 'Rejections called in, mandates registered, transmissions and name changes followed up to the end.',
        },
        {
          title: 'People',
          text: 'A product desk for questions, a compliance line for doubts, and training every month with the hours that AMFI counts.',
        },
      ],
    },
    {
      kind: 'compare',
      id: 'duty',
      nav: 'Duties',
      heading: 'Your duties to clients',
      names: ['You do', 'You don’t'],
      rows: [
        {
          question: 'Words',
          answers: [
            '“Mutual fund distributor”, with ARN, on every paper',
            'Adviser, planner or wealth manager without that registration',
          ],
        },
        {
          question: 'Suitability',
          answers: [
            'Ask for goals, horizon and risk, and write them down',
            'Offer everyone the fund that rose most last month',
          ],
        },
        {
          question: 'Commission',
          answers: [
            'Show the rates of competing schemes on request',
            'Pass any of it back to the client',
          ],
        },
        {
          question: 'Direct plans',
          answers: ['Say that they exist and cost less', 'Place them and charge trail'],
        },
        {
          question: 'Messages',
          answers: ['Standard warning on every one', 'Screens of past returns without it'],
        },
        {
          question: 'Access',
          answers: ['Client’s own phone, mail and bank', 'Your number in the client’s folio'],
        },
      ],
    },
    {
      kind: 'balance',
      id: 'costs',
      nav: 'Costs and risks',
      heading: 'What the first year costs',
      isSample: true,
      costs: {
        lead: 'A single person working from home, in rupees',
        columns: ['About'],
        rows: [
          { label: 'Study material and examination', values: ['3,000'] },
          { label: 'AMFI registration', note: 'with GST, for three years', values: ['3,540'] },
          { label: 'Laptop and phone, a third of them', values: ['20,000'] },
          { label: 'Travel, tea and printing', values: ['36,000'] },
          { label: 'Our platform', note: 'while ten SIPs run', values: ['0'] },
        ],
        total: { label: 'First year', values: ['₹62,540'] },
        after:
          'The trail commission of the first year may be about ₹10,000. Plan for three years with little income.',
      },
      risks: {
        heading: 'Risks for a distributor',
        lead: 'In the order in which it usually happens',
        rows: [
          {
            name: 'A long market fall',
            text: 'Assets shrink, SIPs stop, and your income falls with them.',
          },
          {
            name: 'Lower trail',
            text: 'The regulator trims what schemes may charge, and houses pass it on.',
          },
          { name: 'Direct plans', text: 'A client who needs no help has a cheaper way.' },
          {
            name: 'A missed renewal',
            text: 'Let ARN or certificate lapse and trail of that time is lost for good.',
          },
        ],
        warning: 'mutual-fund',
      },
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Who it suits',
      heading: 'Distribution suits you if',
      suits: [
        'You would call your clients on the worst day of the market.',
        'You already run a practice in tax, accounts or insurance.',
        'You prefer a hundred families to one large client.',
      ],
      elsewhere: {
        heading: 'Look elsewhere if',
        rows: [
          { text: 'You want to deal in shares with clients.', href: '/franchisee' },
          {
            text: 'You want to charge for advice; that takes an adviser’s registration.',
            href: '/services/private-wealth',
          },
          { text: 'You need a salary this year.' },
        ],
      },
    },
    {
      kind: 'live',
      id: 'material',
      nav: 'Material',
      what: 'distributor-material',
      heading: 'Material for your meetings',
      lead: 'Cards, worksheets and posters with the warnings in place. Add your name and ARN in the marked field, nothing else.',
    },
    {
      kind: 'band',
      id: 'calculator',
      nav: 'A tool for meetings',
      heading: '₹6,000 a month for 20 years at 10% is {total}',
      text: 'Of that, {invested} is the family’s own money. Work it out with them, then lower the return by three percentage points and talk about the difference.',
      notes: [
        {
          title: 'SIP calculator',
          text: 'The return is assumed. No scheme grows evenly, and some lose.',
        },
      ],
      action: { label: 'Use it with a client', href: '/calculators/sip-calculator' },
      series: { kind: 'sip', amount: 6_000, rate: 10, years: 20 },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions from distributors',
      entries: [
        {
          question: 'Do I lose my ARN if I work with you?',
          answer:
            'No. It is yours, printed on every application. Should you leave, clients and trail go with the number, after the agreed notice.',
        },
        {
          question: 'When is trail paid?',
          answer:
            'Fund houses pay monthly, in arrears. We pass it on by the 20th, less our share, with a statement by client, scheme and day. The 20% of the example is a sample; your agreement states the share for each kind of scheme. The extra pay for new investors is shared in the same way.',
        },
        {
          question: 'Can I bring existing clients?',
          answer:
            'Yes, by a change of distributor that each client signs. Trail for moved assets follows the rules of AMFI, which may defer or deny it.',
        },
        {
          question: 'What is an EUIN?',
          answer:
            'A number for the person, not the firm, who spoke to the client. If nobody did, the client signs that the deal was execution only.',
        },
        {
          question: 'May I also offer bonds and insurance?',
          answer:
            'Listed bonds by referral to our marketplace, insurance only with the certificate of an agency. Keep the papers of each apart.',
        },
        {
          question: 'Will you approach my clients?',
          answer:
            'No. They are marked as yours in our system, and our own staff don’t contact them on funds unless they ask us to.',
        },
      ],
    },
  ],
  related: [
    '/franchisee',
    '/invest-in-mutual-funds',
    '/calculators/sip-calculator',
    '/research/mutual-fund-updates',
  ],
  closing: 'Rates and sums are samples. AMFI’s own rules decide.',
};
