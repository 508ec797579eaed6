import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';

import { industryRows } from '@/lib/domain/company/industry-rows';
import { letterName, type Counted } from '@/lib/domain/company/lists';
import { shortName } from '@/lib/domain/company/names';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { FoundFund } from '@/lib/domain/fund/explorer';
import type { Sourced } from '@/lib/domain/sourced';
import { companyLetterPath, companyPath, fundPath } from '@/lib/pages/addresses/paths';

import { absolute, type GraphPage, idOn, type PartOf, ref } from './page';

/** The most entries of a list in the graph, which `numberOfItems` counts. */
export const MOST_LISTED = 30;

/** An entry with its name and its page, or as an item that has no page on this site. */
interface Entry {
  readonly name?: string;
  readonly href?: string;
  readonly item?: ListItemLeaf['item'];
}

const listItem = (page: GraphPage, { name, href, item }: Entry, at: number): ListItemLeaf => ({
  '@type': 'ListItem',
  position: at + 1,
  ...(name !== undefined && { name }),
  ...(href !== undefined && { url: absolute(page, href) }),
  ...(item !== undefined && { item }),
});

/** A list as the page's main entity. @param entriesOf gets the page, to build ids on it */
export function list(entriesOf: (page: GraphPage) => readonly Entry[]): PartOf {
  return (page) => {
    const entries = entriesOf(page).slice(0, MOST_LISTED);
    if (entries.length === 0) return null;
    const node: ItemListLeaf = {
      '@type': 'ItemList',
      '@id': idOn(page, 'list'),
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, at) => listItem(page, entry, at)),
    };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'list')) } };
  };
}

/** Companies in the given order, each with its page. */
export const companyList = (companies: readonly Company[]): PartOf =>
  list(() => companies.map(({ name, slug }) => ({ name, href: companyPath(slug) })));

/**
 * The companies of an industry in the page's order, by the short names that it shows and without
 * figures.
 */
export const industryList = (
  companies: Sourced<readonly Company[]> | null,
  snapshot: Sourced<readonly SnapshotRow[]> | null,
): PartOf =>
  list(() =>
    industryRows(companies?.data ?? [], snapshot?.data ?? null).map(
      ({ company: { name, slug } }) => ({ name: shortName(name), href: companyPath(slug) }),
    ),
  );

/** The parts of the alphabet that have a company. */
export const letterList = (letters: readonly Counted[]): PartOf =>
  list(() =>
    letters
      .filter(({ count }) => count > 0)
      .map(({ slug }) => ({ name: letterName(slug), href: companyLetterPath(slug) })),
  );

/** The funds that a page of the explorer shows. */
export const fundList = (shown: readonly FoundFund[]): PartOf =>
  list(() => shown.map(({ family: { name, slug } }) => ({ name, href: fundPath(slug) })));
