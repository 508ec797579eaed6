import type { MobileApplicationLeaf } from 'schema-dts';

import { firm } from '@/lib/content/firm';

import { idOn, organizationId, type PartOf, ref } from './page';

/**
 * The app with its rating, for pages that show both, and no other. The specification asks for the
 * rating. Google's rule: ratings must come from the site's own users; it ignores those taken from
 * an app store, or penalises the page, so only the figures on the page are included. A sample rating is
 * left out: the page says that it is one, which structured data cannot say.
 */
export const mobileApp: PartOf = (page) => {
  const { name, rating, reviews, price, androidStore, appleStore, isRatingSample } = firm.app;
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
    ...(!isRatingSample && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        bestRating: 5,
        reviewCount: reviews,
      },
    }),
  };
  return { nodes: [node] };
};
