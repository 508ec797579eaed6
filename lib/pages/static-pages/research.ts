import type { PageRecord } from '@/lib/pages/page';

export const researchPages = [
  {
    path: '/research',
    type: 'research',
    title: 'Research',
    parent: '/',
    metaTitle: 'Research reports',
    description:
      'Reports of our research desk: fundamental, technical, derivatives, currency, commodity, funds, newsletters and product notes, each as a dated PDF.',
    schemaType: 'CollectionPage',
    needs: 'reports',
  },
  {
    path: '/research/institutional-research',
    type: 'research',
    title: 'Institutional research',
    parent: '/research',
    description:
      'Longer studies of industries, accounts and market structure by our research desk: by year, with search, each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Funds and more', note: 'For fund managers' },
  },
  {
    path: '/research/fundamental-reports',
    type: 'research',
    title: 'Fundamental reports',
    parent: '/research',
    description:
      'Reports on businesses and their accounts by our research desk: filter by year or words, sort, and read each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Shares and trades', note: 'A company’s worth, argued' },
  },
  {
    path: '/research/technical-reports',
    type: 'research',
    title: 'Technical reports',
    parent: '/research',
    description:
      'Reports on prices, volumes and levels by our research desk: filter by year or words, sort, and read each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Shares and trades', note: 'Levels and trends' },
  },
  {
    path: '/research/derivative-reports',
    type: 'research',
    title: 'Derivative reports',
    parent: '/research',
    description:
      'Reports on open interest, rollovers, volatility and margins in futures and options by our research desk, each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Shares and trades', note: 'Futures and options data' },
  },
  {
    path: '/research/currency-and-commodity-reports',
    type: 'research',
    title: 'Currency and commodity reports',
    parent: '/research',
    description:
      'Reports on rupee pairs, bullion, metals and energy by our research desk: filter by year or words, and read each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Shares and trades', note: 'Rupee, metals, energy' },
  },
  {
    path: '/research/mutual-fund-updates',
    type: 'research',
    title: 'Mutual fund updates',
    parent: '/research',
    description:
      'Updates on categories, costs and rules of mutual funds by our research desk: filter by year or words, each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Funds and more', note: 'Schemes and categories' },
  },
  {
    path: '/research/newsletters',
    type: 'research',
    title: 'Newsletters',
    parent: '/research',
    description:
      'Our newsletters on markets and rules, month by month: filter by year or words, and read each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Funds and more', note: 'The week in a few pages' },
  },
  {
    path: '/research/product-notes',
    type: 'research',
    title: 'Product notes',
    parent: '/research',
    description:
      'Notes on how investment products work, what they cost and what can go wrong: filter by year or words, each as a PDF with its date.',
    needs: 'reports',
    schemaType: 'CollectionPage',
    menu: { column: 'Funds and more', note: 'How a product is built' },
  },
] as const satisfies readonly PageRecord[];

/** The lead of a category page that the menu record adds to the eight. */
export const addedCategoryLead = (name: string): string =>
  `${name}: reports by our research desk, each a PDF with its date and its analyst.`;
