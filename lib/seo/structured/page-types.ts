import type { SitePath } from '@/lib/routes';

/** The kinds of page that schema.org tells apart and this site has. */
export type PageType =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'FAQPage'
  | 'ImageGallery'
  | 'ItemPage'
  | 'SearchResultsPage';

const BY_PATH: Partial<Record<SitePath, PageType>> = {
  '/about-us': 'AboutPage',
  '/product-and-offerings': 'CollectionPage',
  '/product-and-offerings/assets-classes': 'CollectionPage',
  '/services': 'CollectionPage',
  '/calculators': 'CollectionPage',
  '/research': 'CollectionPage',
  '/market-news-and-insights': 'CollectionPage',
  '/companies': 'CollectionPage',
  '/videos': 'CollectionPage',
  '/blogs-and-articles': 'CollectionPage',
  '/infographics': 'ImageGallery',
  '/webinars': 'CollectionPage',
  '/support': 'CollectionPage',
  '/support/faqs': 'CollectionPage',
  '/support/form-center': 'CollectionPage',
  '/support/get-in-touch': 'ContactPage',
  '/support/get-in-touch/contact-us': 'ContactPage',
  '/support/get-in-touch/grievances': 'ContactPage',
  '/support/get-in-touch/grievances-escalation-matrix': 'ContactPage',
  '/support/get-in-touch/locate-us': 'CollectionPage',
  '/support/get-in-touch/request-a-call-back': 'ContactPage',
  '/support/tools-and-resources': 'CollectionPage',
  '/support/updates': 'CollectionPage',
  '/media': 'CollectionPage',
  '/media/gallery': 'ImageGallery',
  '/media/press-releases': 'CollectionPage',
  '/media/awards': 'CollectionPage',
  '/search': 'SearchResultsPage',
};

/** Pages that come from a record, by the start of their address. */
const BY_START: readonly (readonly [string, PageType])[] = [
  ['/company-information/', 'ItemPage'],
  ['/companies/', 'CollectionPage'],
  ['/research/', 'CollectionPage'],
  ['/videos/', 'ItemPage'],
  ['/blogs-and-articles/', 'ItemPage'],
];

/** What kind of page an address is. */
export function pageType(path: string): PageType {
  const exact = (BY_PATH as Readonly<Record<string, PageType | undefined>>)[path];
  return exact ?? BY_START.find(([start]) => path.startsWith(start))?.[1] ?? 'WebPage';
}
