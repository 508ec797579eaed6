import { finderProducts } from '../finder';
import type { ProductRecord } from './types';

/** Short names, for the labels of a flower. */
const SHORT: Readonly<Record<string, string>> = {
  'Margin trading facility': 'MTF',
  'Securities lending': 'Lending',
  'Alternative funds': 'AIFs',
  'IPOs and FPOs': 'IPOs',
};

const MOST_SWINGS = 6;

export const offerings: ProductRecord = {
  path: '/product-and-offerings',
  lines: ['All that is', 'on the shelf'],
  lead: 'Thirteen products, ordered by what they are for and not by what they earn us. Each page says in its first screen for whom it is, what it costs and what it needs.',
  particulars: [
    {
      title: 'How to choose',
      text: 'Begin with the date on which you need the money. It rules out half the list.',
    },
    {
      title: 'Not sure?',
      text: 'The [finder](/#finder) asks three things and sorts the list for you.',
    },
  ],
  second: { label: 'Take the risk profile', href: '/calculators/risk-profile-calculator' },
  picture: {
    kind: 'flower',
    labelsAtRim: true,
    alt: `Thirteen petals for the products, longer where value swings further: ${finderProducts.map(({ name, facts }) => `${name} ${facts.swings}`).join(', ')} of six.`,
    caption:
      'How far each swings, on a scale of six. The longest can take all you put in, or more.',
    petals: finderProducts.map(({ name, facts }) => ({
      to: facts.swings / MOST_SWINGS,
      label: SHORT[name] ?? name,
      ...(facts.swings <= 2 && { tone: 'second' as const }),
    })),
  },
  sections: [
    {
      kind: 'links',
      id: 'own',
      nav: 'Own',
      heading: 'To own a part of businesses',
      rows: [
        {
          title: 'Stocks',
          text: 'One company at a time, with its good years and its bad.',
          href: '/invest-in-stocks',
        },
        {
          title: 'Mutual funds',
          text: 'A manager’s basket, from ₹100.',
          href: '/invest-in-mutual-funds',
        },
        {
          title: 'ETFs',
          text: 'An index or a metal, bought like a share.',
          href: '/invest-in-etfs-exchange-traded-funds',
        },
        {
          title: 'IPOs and FPOs',
          text: 'From the company, by bid and draw.',
          href: '/invest-in-ipos-and-fpos',
        },
        {
          title: 'US investing',
          text: 'American shares with a partner platform.',
          href: '/invest-in-us-investing',
        },
        {
          title: 'Equity Ninja',
          text: 'Lists of shares by our desk, confirmed by you.',
          href: '/invest-in-equity-ninja',
        },
      ],
    },
    {
      kind: 'links',
      id: 'earn',
      nav: 'Earn and protect',
      heading: 'To be paid, or to be covered',
      rows: [
        {
          title: 'Fixed income',
          text: 'Interest on set days from the state or a company.',
          href: '/invest-in-fixed-income',
        },
        {
          title: 'Securities lending',
          text: 'A fee on shares you would hold anyway.',
          href: '/invest-in-slbs-securities-lending-and-borrowing-scheme',
        },
        {
          title: 'Insurance',
          text: 'For the family, before any investment.',
          href: '/invest-in-insurance',
        },
        {
          title: 'Alternative funds',
          text: 'Private pools from ₹1 crore, for years.',
          href: '/invest-in-aifs-alternative-investment-funds',
        },
      ],
    },
    {
      kind: 'links',
      id: 'trade',
      nav: 'Trade',
      heading: 'To trade, with the loss in view',
      rows: [
        {
          title: 'Derivatives',
          text: 'Futures and options. Read the disclosure first.',
          href: '/invest-in-derivatives',
        },
        {
          title: 'Commodities',
          text: 'Contracts on gold, silver, oil and crops.',
          href: '/invest-in-commodities',
        },
        {
          title: 'Margin trading facility',
          text: 'Shares on part payment, with interest by the day.',
          href: '/invest-in-mtf-margin-trading-facility',
        },
        {
          title: 'The platform',
          text: 'Depth, charges and a lock you control.',
          href: '/trading-platform-jm-pro',
        },
      ],
    },
    {
      kind: 'links',
      id: 'older',
      heading: 'Pages of the older site',
      rows: [
        {
          title: 'Asset classes',
          text: 'The former list, with links to what took its place.',
          href: '/product-and-offerings/assets-classes',
        },
        {
          title: 'Trading software',
          text: 'The Windows program for dealers.',
          href: '/product-and-offerings/blinktrade-pro',
        },
        {
          title: 'Depository services',
          text: 'Demat accounts, tariff and forms.',
          href: '/product-and-offerings/dp-services',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Asked before choosing',
      entries: [
        {
          question: 'Where should a beginner start?',
          answer:
            'With cover and three months’ expenses in a bank. After that a broad fund or ETF is enough for years; the rest of the shelf can wait.',
        },
        {
          question: 'How many products do I need?',
          answer: 'Three or four. Each further one should do a job that none of the others does.',
        },
        {
          question: 'Can you lose more than you invest?',
          answer:
            'With futures, sold options, commodities and borrowed purchases, yes. With everything else on the list, no more than all of it.',
        },
      ],
    },
  ],
  related: ['/services', '/calculators', '/research', '/calculators/asset-allocation-calculator'],
  closing:
    'Swings are a rough guide in general terms, as of November 2026, and no measure that a regulator sets.',
};
