import { firm } from '../firm';
import type { ProductRecord } from './types';

const SHORT: Readonly<Record<string, string>> = {
  'stock-broker': 'Broker',
  'depository-participant': 'Depository',
  'research-analyst': 'Research',
  'portfolio-manager': 'Portfolios',
  'investment-adviser': 'Advice',
  'mutual-fund-distributor': 'Funds',
  'corporate-agent': 'Insurance',
};

export const aboutUs: ProductRecord = {
  path: '/about-us',
  reviewed: '2026-11-27',
  lines: ['A broker that', 'shows its work'],
  lead: 'We carry orders, keep accounts, publish research and distribute other people’s products. Each service has its own registration and its own way of being paid. You can verify both below.',
  particulars: [
    {
      title: 'We are',
      text: 'A stock broker and depository participant with seven registrations in all.',
    },
    { title: 'We are not', text: 'A bank. We take no deposits and promise no returns.' },
    { title: 'Based in', text: 'Mumbai, with branches and partners elsewhere.' },
  ],
  action: { label: 'Talk to us', href: '/support/get-in-touch/contact-us' },
  second: { label: 'How we earn', href: '#earnings' },
  picture: {
    kind: 'flower',
    alt: `A flower of ${firm.registrations.length} equal petals, one for each registration of the firm.`,
    caption:
      'One petal for each registration. Every number is printed below and can be checked with its regulator.',
    isSample: true,
    centre: { figure: String(firm.registrations.length), words: 'registrations' },
    petals: firm.registrations.map(({ kind }, at) => ({
      to: 1,
      label: SHORT[kind],
      ...(at === 0 && { tone: 'brand' as const }),
    })),
  },
  sections: [
    {
      kind: 'prose',
      id: 'what',
      nav: 'What we do',
      heading: 'What we do: six services',
      paragraphs: [
        'You can buy a share through us, a bond, a fund or a policy, or have a portfolio managed. The law treats these as different activities: each has its own people, its own books and its own rulebook.',
        'Whoever you speak to has to say in which of these roles they act. If it isn’t clear, ask, and expect the answer in writing.',
      ],
      points: [
        {
          title: 'Broking',
          text: 'Orders on NSE, BSE, MCX and NCDEX. See [equity broking](/equity-broking).',
        },
        {
          title: 'Depository',
          text: 'Demat accounts with NSDL and CDSL. See [depository services](/product-and-offerings/dp-services).',
        },
        {
          title: 'Research',
          text: 'Reports with reasons, disclosures and dates. See [research](/research).',
        },
        { title: 'Distribution', text: 'Funds, bonds, insurance and alternatives made by others.' },
        {
          title: 'Portfolios',
          text: 'Management for larger sums. See [private wealth](/services/private-wealth).',
        },
        { title: 'Partners', text: 'Franchisees and distributors who serve clients near them.' },
      ],
    },
    {
      kind: 'table',
      id: 'earnings',
      nav: 'How we earn',
      ground: 'tint',
      heading: 'Who pays us, and our conflicts of interest',
      lead: 'Each kind of pay can influence what we recommend. So we name it here.',
      caption: 'Sources of income and the conflict in each',
      columns: [
        { label: 'Work' },
        { label: 'Paid by' },
        { label: 'Conflict', narrow: 'line' },
        { label: 'What limits it' },
      ],
      rows: [
        [
          'Orders',
          'You, brokerage',
          'More trades mean more pay',
          'No targets on turnover for advisers',
        ],
        [
          'Margin loans',
          'You, interest',
          'Larger loans mean more pay',
          'Limits per client and per share',
        ],
        [
          'Funds',
          'Fund houses, trail',
          'Expensive schemes pay more',
          'Shown in your statement, each half-year',
        ],
        [
          'Insurance',
          'Insurers, commission',
          'Savings plans pay more than term',
          'Need written down before a quote',
        ],
        [
          'Portfolios',
          'You, fee',
          'Size matters more than result',
          'A performance fee only above earlier highs',
        ],
        [
          'Research',
          'Nobody; the broking business pays',
          'Opinions may follow our own book',
          'Holdings disclosed, trading windows closed',
        ],
      ],
    },
    {
      kind: 'figures',
      id: 'promises',
      nav: 'What you can hold us to',
      heading: 'Four promises you can check',
      figures: [
        { label: 'Contract note', value: '24 hours', note: 'after a trade, by e-mail' },
        { label: 'Complaint', value: '21 days', note: 'to an answer, calendar days' },
        { label: 'Unused money', value: '30 or 90 days', note: 'and it goes back to your bank' },
        { label: 'Complaint figures', value: 'by the 7th', note: 'of each month, on this site' },
      ],
      notes: [
        {
          title: 'Required',
          text: 'The rules require all four.',
        },
      ],
    },
    {
      kind: 'balance',
      id: 'firm-fails',
      nav: 'If we failed',
      heading: 'What is safe',
      costs: {
        lead: 'If the firm stopped tomorrow',
        columns: ['Where it is'],
        rows: [
          { label: 'Shares, bonds, ETFs', values: ['depository'] },
          { label: 'Fund units', values: ['fund’s registrar'] },
          { label: 'Policies', values: ['the insurer'] },
          { label: 'Margin money', note: 'placed daily', values: ['clearing corporation'] },
        ],
        after:
          'The depositories would let you move holdings to another participant by a slip, without our help.',
      },
      risks: {
        heading: 'What takes time',
        lead: 'And who would sort it out',
        rows: [
          {
            name: 'Money on its way',
            text: 'Sums in transit are traced by the exchange, which calls for claims in the newspapers and on its site.',
          },
          { name: 'Open positions', text: 'Derivatives are moved to another member or closed.' },
          {
            name: 'Losses from trading',
            text: 'Nobody covers those. Protection funds pay for a member’s default, not for a fall in price.',
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'firm',
      id: 'registrations',
      nav: 'Registrations',
      heading: 'Our registrations',
      facts: [
        'broker',
        'depository',
        'research',
        'portfolio-manager',
        'investment-adviser',
        'distributor',
        'agent',
        'memberships',
        'own-account',
      ],
      after:
        'Compare them on the websites of SEBI, AMFI, IRDAI and the exchanges. The full list with branches and authorised persons is under [registration details](/support/updates/registration-details).',
      isSample: true,
    },
    {
      kind: 'firm',
      id: 'group',
      nav: 'The group',
      heading: 'Group companies',
      lead: 'Each has its own board, its own licence and its own site. We label their products as such.',
      facts: ['group'],
    },
    {
      kind: 'links',
      id: 'check',
      nav: 'Check us',
      heading: 'Five pages to check what we say',
      rows: [
        {
          title: 'Complaints, month by month',
          text: 'Received, resolved and pending, with the average days taken.',
          href: '/support/tools-and-resources/complaint-status',
        },
        {
          title: 'Investor charter',
          text: 'Your rights and our timelines, by role.',
          href: '/support/tools-and-resources/investor-charter',
        },
        {
          title: 'Disclosures and policies',
          text: 'Risks, what we earn, and our policies with their dates.',
          href: '/support/updates/disclosures',
        },
        {
          title: 'Escalation matrix',
          text: 'Names and numbers up to the chief executive.',
          href: '/support/get-in-touch/grievances-escalation-matrix',
        },
        {
          title: 'Press and awards',
          text: 'Our releases and awards, all of them samples.',
          href: '/media',
        },
      ],
    },
    {
      kind: 'band',
      id: 'visit',
      heading: 'Visit us, or ask for a call',
      text: 'Bring a contract note you don’t understand, from us or from anyone. Reading one together takes ten minutes and obliges you to nothing.',
      action: { label: 'Find a branch', href: '/support/get-in-touch/locate-us' },
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about the firm',
      entries: [
        {
          question: 'Are you a discount or a full-service broker?',
          answer:
            'Full-service: orders by app and by voice, research, branches, and products of others. That costs more than a bare trading screen, and the [tariff](/charges) says how much.',
        },
        {
          question: 'Do you trade for yourselves as well?',
          answer:
            'Yes, on our own account, kept apart from clients’ orders. It is disclosed here because it can conflict with research and dealing.',
        },
        {
          question: 'Do your employees get paid for selling?',
          answer:
            'Partly. Incentives are tied to complaints, suitability checks and papers in order as well as to sales, and none to a single product in a single month.',
        },
        {
          question: 'How do I know a caller is from you?',
          answer:
            'We never ask for a password or an OTP, never offer a fixed return, and never take money to a personal account. Hang up and call the number in the footer.',
        },
        {
          question: 'Who regulates the firm?',
          answer:
            'SEBI for markets, with exchanges and depositories as the first line; IRDAI for the insurance agency; AMFI keeps the register of fund distributors.',
        },
        {
          question: 'Where do I complain?',
          answer:
            'To [us first](/support/get-in-touch/grievances), then the exchange or depository, then SCORES and SMART ODR. Each has its own time limit, and none costs you anything to begin.',
        },
        {
          question: 'Since when does the firm exist, and who owns it?',
          answer:
            'This is a sample firm without history, owners or clients. A firm states here its year of incorporation, its promoters and its number of active clients as the exchanges publish it.',
        },
      ],
    },
  ],
  related: [
    '/support/updates/registration-details',
    '/equity-broking',
    '/media',
    '/support/get-in-touch/contact-us',
    '/support/updates/disclosures',
  ],
  closing: 'Registration numbers are visibly samples.',
};
