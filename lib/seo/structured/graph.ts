import type { Graph, WebPageLeaf } from 'schema-dts';

import { breadcrumbList, type Trail } from './breadcrumbs';
import { fullOrganization, shortOrganization } from './organization';
import { type GraphPage, idOn, type PartOf, ref, websiteId } from './page';
import { type PageType, pageType } from './page-types';
import { website } from './website';

/** Where the firm itself is the subject; its node is large, so all others carry the short one. */
const ABOUT_THE_FIRM: readonly string[] = [
  '/',
  '/about-us',
  '/support/get-in-touch/contact-us',
  '/support/updates/registration-details',
];

type PageNode = Omit<WebPageLeaf, '@type'> & { readonly '@type': PageType };

/** One linked graph of a page: the firm, the site, the page, its breadcrumbs and its parts. */
export function graphOf(page: GraphPage, parts: readonly PartOf[] = [], trail: Trail = {}): Graph {
  const built = parts.flatMap((part) => part(page) ?? []);
  const crumbs = breadcrumbList(page, trail);
  const isAboutFirm = ABOUT_THE_FIRM.includes(page.path);
  const organization = isAboutFirm ? fullOrganization(page) : shortOrganization(page);
  const node: PageNode = {
    '@type': pageType(page.path),
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
