import type { Advertisement, MenuRecord, NamedSlug } from '@/lib/domain/publication/records';
import { assetClassPath, researchPath } from '@/lib/pages/addresses/paths';
import { pageOfOldAnchor } from '@/lib/pages/products/old-anchors';

import type { MenuItem, SubMenu, SubTitle } from './main-menu';

export interface JoinedMenuItem extends MenuItem {
  readonly advertisement: Advertisement | null;
}

const sameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

function linksOf(menu: MenuItem): ReadonlySet<string> {
  return new Set(menu.subMenu.flatMap((column) => column.subTitle.map((entry) => entry.link)));
}

/** The menu record's research entries beyond the static ones. */
function moreResearch(menu: MenuItem, research: readonly NamedSlug[]): readonly SubTitle[] {
  const known = linksOf(menu);
  return research
    .map(({ name, slug }) => ({ name, link: researchPath(slug) }))
    .filter((entry) => !known.has(entry.link));
}

/** Asset classes that no page of the new layout has taken over. */
function moreAssetClasses(assetClasses: readonly NamedSlug[]): readonly SubTitle[] {
  return assetClasses
    .filter(({ slug }) => pageOfOldAnchor(slug) === null)
    .map(({ name, slug }) => ({ name, link: assetClassPath(slug) }));
}

function withColumn(
  menu: MenuItem,
  title: string,
  subTitle: readonly SubTitle[],
): readonly SubMenu[] {
  return subTitle.length === 0 ? menu.subMenu : [...menu.subMenu, { title, subTitle }];
}

function columnsOf(menu: MenuItem, record: MenuRecord | null): readonly SubMenu[] {
  if (!record) return menu.subMenu;
  if (menu.title === 'Research') {
    return withColumn(menu, 'More reports', moreResearch(menu, record.research));
  }
  if (menu.title === 'Invest') {
    return withColumn(menu, 'More', moreAssetClasses(record.assetClasses));
  }
  return menu.subMenu;
}

/**
 * Joins the provider's menu record to the menus: its research entries become `/research/{slug}`,
 * its asset classes links to their anchors where no page has replaced them, and its first
 * advertisement for a menu that menu's picture. Without a record the menus stand as they are.
 */
export function joinMenu(
  menus: readonly MenuItem[],
  record: MenuRecord | null,
): readonly JoinedMenuItem[] {
  return menus.map((menu) => ({
    ...menu,
    subMenu: columnsOf(menu, record),
    advertisement: record?.advertisements.find((ad) => sameText(ad.menu, menu.title)) ?? null,
  }));
}
