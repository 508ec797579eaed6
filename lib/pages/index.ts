import type { SitePath } from '@/lib/tools/site-path';

import { calculatorPages } from '@/lib/pages/calculators/calculator-pages';
import { homePages } from '@/lib/pages/static-pages/home';
import { learningPages } from '@/lib/pages/static-pages/learning';
import { legalPages } from '@/lib/pages/static-pages/legal';
import { marketListPages } from '@/lib/pages/static-pages/market-lists';
import { marketPages } from '@/lib/pages/static-pages/markets';
import { mediaPages } from '@/lib/pages/static-pages/media';
import type { PageRecord } from './page';
import { productPages } from '@/lib/pages/static-pages/products';
import { researchPages } from '@/lib/pages/static-pages/research';
import { supportPages } from '@/lib/pages/static-pages/support';

export type { PageType, SchemaType } from './page';

const records = [
  ...homePages,
  ...productPages,
  ...calculatorPages,
  ...researchPages,
  ...marketPages,
  ...marketListPages,
  ...learningPages,
  ...supportPages,
  ...legalPages,
  ...mediaPages,
] as const;

type RecordOfPath = { readonly [Path in (typeof records)[number]['path']]: true };

declare module '@/lib/tools/site-path' {
  // The interface takes its members from the records.
  interface SitePaths extends RecordOfPath {}
}

export interface Page extends PageRecord {
  readonly path: SitePath;
  readonly label: string;
  readonly parent: SitePath | null;
  readonly metaTitle: string;
}

const complete = (record: PageRecord & Pick<Page, 'path' | 'parent'>): Page => ({
  ...record,
  label: record.label ?? record.title,
  metaTitle: record.metaTitle ?? record.title,
});

/** Every page that is not made from a list; `lib/pages/static-pages` has the others. */
export const pages: readonly Page[] = records.map(complete);

const byPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The record of an address, `null` for an address without one. */
export function pageOf(path: SitePath): Page;
export function pageOf(path: string): Page | null;
export function pageOf(path: string): Page | null {
  return byPath.get(path) ?? null;
}

/** The pages above a page and the page itself, the home page first: its breadcrumbs. */
export function trailTo(path: SitePath): readonly Page[] {
  const { parent } = pageOf(path);
  return [...(parent === null ? [] : trailTo(parent)), pageOf(path)];
}
