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

/** An entry of the menu record with its badge. */
export const recordEntry = (
  { name, newProduct, comingProduct }: NamedSlug,
  link: string,
): SubTitle => ({
  name,
  link,
  ...(newProduct && { newProduct }),
  ...(comingProduct && { comingProduct }),
});

const researchEntries = (research: readonly NamedSlug[]): readonly SubTitle[] =>
  research.map((one) => recordEntry(one, researchPath(one.slug)));

/** An asset class leads to the page that has taken it over, else to its anchor. */
const assetClassEntries = (assetClasses: readonly NamedSlug[]): readonly SubTitle[] =>
  assetClasses.map((one) =>
    recordEntry(one, pageOfOldAnchor(one.slug) ?? assetClassPath(one.slug)),
  );

/** The menu's own entries with the badges of those that lead to the same page. */
const markedBy = (entries: readonly SubTitle[], { title, subTitle }: SubMenu): SubMenu => ({
  title,
  subTitle: subTitle.map((own) => {
    const {
      name: _name,
      link: _link,
      ...marks
    } = entries.find(({ link }) => link === own.link) ?? own;
    return { ...own, ...marks };
  }),
});

/** The columns with the record's additions: badges, and a column of further entries. */
function withEntries(
  menu: MenuItem,
  title: string,
  entries: readonly SubTitle[],
): readonly SubMenu[] {
  const known = linksOf(menu);
  const subTitle = entries.filter(({ link }) => !known.has(link));
  const columns = menu.subMenu.map((column) => markedBy(entries, column));
  return subTitle.length === 0 ? columns : [...columns, { title, subTitle }];
}

function columnsOf(menu: MenuItem, record: MenuRecord | null): readonly SubMenu[] {
  if (!record) return menu.subMenu;
  if (menu.title === 'Research') {
    return withEntries(menu, 'More reports', researchEntries(record.research));
  }
  if (menu.title === 'Invest') {
    return withEntries(menu, 'More', assetClassEntries(record.assetClasses));
  }
  return menu.subMenu;
}

/**
 * Joins the provider's menu record to the menus: its research entries become `/research/{slug}`,
 * its asset classes links to their anchors where no page has replaced them, both with their badges,
 * and its first advertisement for a menu that menu's picture. Without a record the menus are not
 * changed.
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
