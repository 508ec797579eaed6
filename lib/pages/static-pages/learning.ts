import type { PageRecord } from '@/lib/pages/page';

export const learningPages = [
  {
    path: '/videos',
    type: 'learning',
    title: 'Videos',
    parent: '/',
    metaTitle: 'Videos on investing',
    description:
      'Short videos on contract notes, orders, margin, derivatives, funds, tax and fraud: how each works, with the arithmetic on the screen and no tips.',
    schemaType: 'CollectionPage',
    reads: ['subject'],
    needs: 'videos',
    menu: { column: 'Watch', note: 'Short talks on one subject each' },
  },
  {
    path: '/webinars',
    type: 'learning',
    title: 'Webinars',
    parent: '/',
    metaTitle: 'Webinars: live talks',
    description:
      'Free live talks on contract notes, options, funds, bonds and tax records, with half of the time for questions, and recordings of those held.',
    schemaType: 'CollectionPage',
    needs: 'webinars',
    menu: { column: 'Watch', note: 'Live, with time for questions' },
  },
  {
    path: '/blogs-and-articles',
    type: 'learning',
    title: 'Blogs and articles',
    parent: '/',
    description:
      'Articles in plain words on charges, settlement, tax, funds, bonds, derivatives and complaints in India, each on one question, with reading time.',
    schemaType: 'CollectionPage',
    needs: 'articles',
    menu: { column: 'Read', note: 'Money matters in plain words' },
  },
  {
    path: '/infographics',
    type: 'learning',
    title: 'Infographics',
    parent: '/',
    metaTitle: 'Infographics on money',
    description:
      'One picture, one idea: what a trade costs, T+1, margin, SIPs at three rates, fraud. Enlarge each one, or read its description.',
    schemaType: 'ImageGallery',
    needs: 'infographics',
    menu: { column: 'Read', note: 'One picture, one idea' },
  },
] as const satisfies readonly PageRecord[];
