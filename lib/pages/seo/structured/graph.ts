import type { Graph, WebPageLeaf, WebSiteLeaf } from 'schema-dts';

import { pageOf, type SchemaType } from '@/lib/pages';
import { firm } from '@/lib/content/firm';

import { breadcrumbList, type RecordPage } from './breadcrumbs';
import { fullOrganization, shortOrganization } from './organization';
import { type GraphPage, idOn, organizationId, type PartOf, ref, websiteId } from './page';

/** The site. It names no search action: search engines have dropped the box that read it. */
const website = (page: GraphPage): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': websiteId(page),
  name: firm.name,
  alternateName: firm.shortName,
  url: `${page.site}/`,
  inLanguage: 'en-IN',
  publisher: ref(organizationId(page)),
});

type PageNode = Omit<WebPageLeaf, '@type'> & { readonly '@type': SchemaType };

/**
 * One linked graph of a page: the firm, the site, the page, its breadcrumbs and its parts. Only
 * pages about the firm include its complete node, which is large.
 * @param record of a page that is made from one
 */
export function graphOf(
  page: GraphPage,
  parts: readonly PartOf[] = [],
  record?: RecordPage,
): Graph {
  const built = parts.flatMap((part) => part(page) ?? []);
  const crumbs = breadcrumbList(page, record);
  const own = pageOf(page.path);
  const isAboutFirm = own?.isAboutFirm === true;
  const organization = isAboutFirm ? fullOrganization(page) : shortOrganization(page);
  const node: PageNode = {
    '@type': own?.schemaType ?? record?.schemaType ?? 'WebPage',
    '@id': idOn(page, 'webpage'),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-IN',
    isPartOf: ref(websiteId(page)),
    ...(crumbs?.['@id'] && { breadcrumb: ref(crumbs['@id']) }),
    ...(isAboutFirm && organization['@id'] && { about: ref(organization['@id']) }),
    ...Object.assign({}, ...built.map((part) => part.page)),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website(page),
      node,
      ...(crumbs ? [crumbs] : []),
      ...built.flatMap(({ nodes = [] }) => nodes),
    ],
  };
}
