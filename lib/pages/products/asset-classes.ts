import type { NamedSlug } from '@/lib/domain/publication/records';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { oldAnchors, pageOfOldAnchor } from '@/lib/pages/products/old-anchors';

import { productCopyOf } from '@/lib/content/products';
import type { ProductRecord } from '@/lib/content/products/types';

/** An asset class of the former page, with the page that replaced it, if any. */
export interface AssetClass extends NamedSlug {
  readonly path: SitePath | null;
  readonly record: ProductRecord | null;
}

/** Names of the specification's anchors, used while the menu record is missing. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'structured-products': 'Structured products',
};

function classOf(named: NamedSlug): AssetClass {
  const path = pageOfOldAnchor(named.slug);
  return { ...named, path, record: path && productCopyOf(path) };
}

/** The asset classes of the menu record; or those of the specification if it has none. */
export function classesOf(assetClasses: readonly NamedSlug[]): readonly AssetClass[] {
  if (assetClasses.length > 0) return assetClasses.map(classOf);
  return Object.entries(oldAnchors).map(([slug, path]) =>
    classOf({ slug, name: OWN_NAMES[slug] ?? pageOf(path).label }),
  );
}
