import type { SearchAction, WebSiteLeaf, WithActionConstraints } from 'schema-dts';

import { firm } from '@/lib/content/firm';

import { type GraphPage, organizationId, ref, websiteId } from './page';

/** `/search` reads `q`; the page works without a script. */
const searchOn = (site: string): WithActionConstraints<Exclude<SearchAction, string>> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/** The site with its search action. */
export const website = (page: GraphPage): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': websiteId(page),
  name: firm.name,
  alternateName: firm.shortName,
  url: `${page.site}/`,
  inLanguage: 'en-IN',
  publisher: ref(organizationId(page)),
  potentialAction: searchOn(page.site),
});
