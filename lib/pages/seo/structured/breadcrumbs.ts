import type { BreadcrumbListLeaf } from 'schema-dts';

import { pageOf, type SchemaType, trailTo } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';

import { absolute, type GraphPage, idOn } from './page';

/** A step of the breadcrumbs. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/** What structured data of a page that is made from a record need besides its metadata. */
export interface RecordPage {
  readonly schemaType: SchemaType;
  /** The pages above, the home page first. */
  readonly above: readonly Step[];
  /** The page's own breadcrumb. */
  readonly name: string;
}

/** A page as a step. */
const stepOf = (path: SitePath): Step => ({ name: pageOf(path).label, path });

/**
 * The record of a page of a kind.
 * @param name its breadcrumb
 * @param page the record's own page, above a part of it
 */
export const recordPage = (
  { schemaType, above }: { readonly schemaType: SchemaType; readonly above: readonly SitePath[] },
  name: string,
  page?: Step,
): RecordPage => ({ schemaType, above: [...above.map(stepOf), ...(page ? [page] : [])], name });

function stepsTo(path: string, record?: RecordPage): readonly Step[] {
  if (record) return [...record.above, { name: record.name, path }];
  const page = pageOf(path);
  return (page ? trailTo(page.path) : [pageOf('/')]).map((one) => stepOf(one.path));
}

/**
 * The visible breadcrumbs, the page itself last; `null` for the home page, which has none.
 * @param record of a page that is made from one
 */
export function breadcrumbList(page: GraphPage, record?: RecordPage): BreadcrumbListLeaf | null {
  if (page.path === '/') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumb'),
    itemListElement: stepsTo(page.path, record).map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path === page.path ? page.url : absolute(page, path),
    })),
  };
}
