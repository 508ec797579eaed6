import type { BreadcrumbListLeaf } from 'schema-dts';

import { pageOf, trailTo } from '@/lib/pages';
import { listedPagesOf } from '@/lib/pages/listed-pages';

import { absolute, type GraphPage, idOn } from './page';

/** A step of the breadcrumbs. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

function stepsTo(path: string, ownName?: string, above?: Step): readonly Step[] {
  const page = pageOf(path);
  const pages =
    page && ownName === undefined
      ? trailTo(page.path)
      : (listedPagesOf(path)?.kind.above ?? ['/' as const]).map((above) => pageOf(above));
  const steps = pages.map((one) => ({ name: one.label, path: one.path }));
  return ownName === undefined
    ? steps
    : [...steps, ...(above ? [above] : []), { name: ownName, path }];
}

/**
 * The visible breadcrumbs, the page itself last; `null` for the home page, which has none.
 * @param ownName the breadcrumb of a page that is made from a record
 * @param above the record's own page, above a part of it
 */
export function breadcrumbList(
  page: GraphPage,
  ownName?: string,
  above?: Step,
): BreadcrumbListLeaf | null {
  if (page.path === '/') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumb'),
    itemListElement: stepsTo(page.path, ownName, above).map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path === page.path ? page.url : absolute(page, path),
    })),
  };
}
