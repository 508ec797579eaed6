import { disclaimers } from '@/lib/content/footer';
import { finderProducts } from '@/lib/content/finder';
import type { Note } from '@/lib/content/products/types';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { pageOfOldAnchor } from '@/lib/pages/products/old-anchors';

import type { AssetClass } from './asset-classes';
import { compared, type ComparedProduct, particularOf } from './comparison';

/** The copy of an asset class on the old page with anchors, and the link to its own page. */
interface AssetClassEntry {
  readonly lead: string;
  readonly particulars: readonly Note[];
  readonly link: { readonly label: string; readonly path: SitePath } | null;
}

const UNKNOWN = 'Ask our desk about this one; it has no page of its own.';

/** Copy for structured products: the page that replaced them is about share lending. */
const STRUCTURED: Pick<AssetClassEntry, 'lead' | 'particulars'> = {
  lead: 'A structured product is a debenture whose return follows a share, an index or gold by a formula that its terms spell out.',
  particulars: [
    {
      title: 'For',
      text: 'Investors who can read the formula, wait until maturity and bear a loss.',
    },
    { title: 'Costs', text: 'The issuer’s margin is inside the price. Leaving early costs more.' },
    { title: 'Needs', text: 'A demat account and the smallest sum that the issue allows.' },
  ],
};

const isStructured = (slug: string): boolean =>
  pageOfOldAnchor(slug) === pageOfOldAnchor('structured-products');

/** The copy for an asset class of the menu record. */
export function entryOf({ slug, name, path, record }: AssetClass): AssetClassEntry {
  if (isStructured(slug)) {
    const label = path && `See ${pageOf(path).label}, which took its place`;
    return { ...STRUCTURED, link: path && label ? { label, path } : null };
  }
  return {
    lead: record?.lead ?? UNKNOWN,
    particulars: record?.particulars ?? [],
    link: path && { label: `All about ${name}`, path },
  };
}

const structuredRisk = disclaimers.find(({ id }) => id === 'structured-products');

/** An asset class in the comparison; an asset class without a product uses its copy. */
export function comparedClass(one: AssetClass): ComparedProduct & { readonly id: string } {
  const { slug, name, path } = one;
  const product = isStructured(slug) ? undefined : finderProducts.find(({ href }) => href === path);
  if (product) return { ...compared(product), id: slug, name };
  const { lead, particulars } = entryOf(one);
  return {
    id: slug,
    name,
    href: path,
    what: lead,
    start: '',
    time: '',
    swings: '',
    suits: particularOf(particulars, 'For'),
    costs: particularOf(particulars, 'Costs'),
    risk:
      isStructured(slug) && structuredRisk
        ? { name: 'Not a deposit', text: structuredRisk.text }
        : null,
  };
}
