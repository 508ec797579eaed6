import type { Graph, WebPageLeaf } from 'schema-dts';

import { pageOf, type SchemaType } from '@/lib/pages';
import { listedPagesOf } from '@/lib/pages/listed-pages';

import { breadcrumbList, type Step } from './breadcrumbs';
import { fullOrganization, shortOrganization } from './organization';
import { type GraphPage, idOn, type PartOf, ref, websiteId } from './page';
import { website } from './website';

/** The schema.org type of an address, by its page's record. */
const schemaTypeOf = (path: string): SchemaType =>
  pageOf(path)?.schemaType ?? listedPagesOf(path)?.kind.schemaType ?? 'WebPage';

type PageNode = Omit<WebPageLeaf, '@type'> & { readonly '@type': SchemaType };

/**
 * One linked graph of a page: the firm, the site, the page, its breadcrumbs and its parts. Only
 * pages about the firm include its complete node, which is large.
 * @param ownName the breadcrumb of a page that is made from a record
 * @param above the record's own page, above a part of it
 */
export function graphOf(
  page: GraphPage,
  parts: readonly PartOf[] = [],
  ownName?: string,
  above?: Step,
): Graph {
  const built = parts.flatMap((part) => part(page) ?? []);
  const crumbs = breadcrumbList(page, ownName, above);
  const isAboutFirm = pageOf(page.path)?.isAboutFirm === true;
  const organization = isAboutFirm ? fullOrganization(page) : shortOrganization(page);
  const node: PageNode = {
    '@type': schemaTypeOf(page.path),
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
