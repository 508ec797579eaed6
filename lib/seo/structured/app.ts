import type { MobileApplicationLeaf } from 'schema-dts';

import { firm } from '@/lib/content/firm';

import { idOn, organizationId, type PartOf, ref } from './page';

/** The app with its rating: for pages that show both, and no other. */
export const mobileApp: PartOf = (page) => {
  const { name, rating, reviews, price, androidStore, appleStore } = firm.app;
  const node: MobileApplicationLeaf = {
    '@type': 'MobileApplication',
    '@id': idOn(page, 'app'),
    name,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Android, iOS',
    inLanguage: 'en',
    installUrl: [androidStore, appleStore],
    publisher: ref(organizationId(page)),
    offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      bestRating: 5,
      ratingCount: reviews,
      reviewCount: reviews,
    },
  };
  return { nodes: [node] };
};
