import type { BreadcrumbListLeaf } from 'schema-dts';

import { pageOf, trailTo } from '@/lib/pages';
import { recordPagesOf } from '@/lib/pages/records';

import { absolute, type GraphPage, idOn } from './page';

interface Step {
  readonly name: string;
  readonly path: string;
}

function stepsTo(path: string, ownName?: string): readonly Step[] {
  const page = pageOf(path);
  const pages =
    page && ownName === undefined
      ? trailTo(page.path)
      : (recordPagesOf(path)?.kind.above ?? ['/' as const]).map((above) => pageOf(above));
  const steps = pages.map((one) => ({ name: one.label, path: one.path }));
  return ownName === undefined ? steps : [...steps, { name: ownName, path }];
}

/**
 * The visible breadcrumbs, the page itself last; `null` for the home page, which has none.
 * @param ownName the breadcrumb of a page that is made from a record
 */
export function breadcrumbList(page: GraphPage, ownName?: string): BreadcrumbListLeaf | null {
  if (page.path === '/') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumb'),
    itemListElement: stepsTo(page.path, ownName).map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path === page.path ? page.url : absolute(page, path),
    })),
  };
}
