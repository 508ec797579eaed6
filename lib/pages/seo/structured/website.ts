import type { WebSiteLeaf } from 'schema-dts';

import { firm } from '@/lib/content/firm';

import { type GraphPage, organizationId, ref, websiteId } from './page';

/** The site. It names no search action: search engines have dropped the box that read it. */
export const website = (page: GraphPage): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': websiteId(page),
  name: firm.name,
  alternateName: firm.shortName,
  url: `${page.site}/`,
  inLanguage: 'en-IN',
  publisher: ref(organizationId(page)),
});
