import type { BreadcrumbListLeaf } from 'schema-dts';

import { dynamicRoutes, routeOf, type SitePath, trailTo } from '@/lib/routes';

import { absolute, type GraphPage, idOn } from './page';

export interface Trail {
  /** The name of a page that comes from a record, as its breadcrumb shows it. */
  readonly own?: string;
  /** The pages above it, where they are not those of the route table. */
  readonly above?: readonly SitePath[];
}

/** Lists of companies stand under the directory, without the market page above it. */
export const ABOVE_COMPANY_LISTS: readonly SitePath[] = ['/', '/companies'];

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The page above one that comes from a record; the longest pattern that fits is its own. */
function parentOf(path: string): SitePath {
  const fits = dynamicRoutes
    .map(({ pattern, parent }) => ({ start: pattern.slice(0, pattern.indexOf('[')), parent }))
    .filter(({ start }) => path.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length);
  return fits[0]?.parent ?? '/';
}

const steps = (routes: readonly { label: string; path: string }[]): readonly Step[] =>
  routes.map(({ label, path }) => ({ name: label, path }));

function stepsTo(path: string, { own, above }: Trail): readonly Step[] {
  const route = routeOf(path);
  if (route && own === undefined) return steps(trailTo(route.path as SitePath));
  const parents = above ? above.flatMap((one) => routeOf(one) ?? []) : trailTo(parentOf(path));
  return [...steps(parents), { name: own ?? '', path }];
}

/** The visible breadcrumbs, the page itself last; `null` for the home page, which has none. */
export function breadcrumbList(page: GraphPage, trail: Trail = {}): BreadcrumbListLeaf | null {
  if (page.path === '/') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumb'),
    itemListElement: stepsTo(page.path, trail).map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path === page.path ? page.url : absolute(page, path),
    })),
  };
}
