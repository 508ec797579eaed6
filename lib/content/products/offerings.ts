import { finderProducts, swingWords } from '../finder';
import { riskMarkScale } from './risk-marks';
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
  reviewed: '2026-11-27',
  lines: ['Thirteen products', 'compared'],
  lead: 'Thirteen products, ordered by purpose, not by what they earn us. Each page starts with who the product suits, what it costs and what you need.',
  particulars: [
    {
      title: 'How to choose',
      text: '[Compare](/product-and-offerings#compare) the money, the time, the risk and the cost.',
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
    alt: `A flower with a petal for each product, longer where the value usually moves further: ${finderProducts.map(({ name, facts }) => `${name} ${swingWords[facts.swings]}`).join(', ')}.`,
    caption: 'How far the value usually moves. The longest can take all you put in, or more.',
    petals: finderProducts.map(({ name, facts }) => ({
      to: facts.swings / MOST_SWINGS,
      label: SHORT[name] ?? name,
      ...(facts.swings <= 2 && { tone: 'second' as const }),
    })),
  },
  sections: [
    {
      kind: 'products',
      id: 'compare',
      nav: 'Side by side',
      heading: 'Money, time, risk and cost, side by side',
      lead: 'Begin with the date on which you need the money back, then with the fall in value that you could bear.',
      groups: [
        { heading: 'To own a part of businesses', column: 'Own' },
        { heading: 'To be paid, or to be covered', column: 'Earn and protect' },
        { heading: 'To trade, with the loss in view', column: 'Trade' },
      ],
      notes: [
        {
          title: 'How to read this',
          text: `First sums, times and movements are usual ones. ${riskMarkScale}`,
        },
        {
          title: 'A guide, not advice',
          text: 'For an answer about you, take the [risk profile](/calculators/risk-profile-calculator).',
        },
      ],
    },
    {
      kind: 'links',
      id: 'older',
      nav: 'Besides the products',
      heading: 'Besides the products',
      rows: [
        {
          title: 'The platform',
          text: 'Depth, charges and a lock you control.',
          href: '/trading-platform-jm-pro',
        },
        {
          title: 'Asset classes',
          text: 'Ten kinds of assets, with the page on each.',
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
      heading: 'Questions before you choose',
      entries: [
        {
          question: 'Where should a beginner start?',
          answer:
            'With insurance and six months’ expenses in a bank. After that a broad fund or ETF is enough for years; the other products can wait.',
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
  closing: 'Movements and marks are our own rough guide, not a measure that a regulator sets.',
};
