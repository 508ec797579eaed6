import type { MenuRecord } from '@/lib/domain/publication/records';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { assetClassPath } from '@/lib/pages/addresses/paths';

import { joinMenu, type JoinedMenuItem, recordEntry } from './join-menu';
import { mainMenu, type MenuItem, type SubTitle } from './main-menu';
import { classesOf } from '@/lib/pages/products/asset-classes';

/** Pages that only the old layout's menu names. */
const OLD_PAGES: readonly SitePath[] = [
  '/product-and-offerings/blinktrade-pro',
  '/product-and-offerings/dp-services',
  '/product-and-offerings',
];

const entryOf = (path: SitePath): SubTitle => ({ name: pageOf(path).title, link: path });

/** The old layout's menu names the old trading software instead. */
const REPLACED = new Set<string>(['/trading-platform-jm-pro']);

/**
 * The Invest menu of the old layout: each asset class links to its anchor on their common page,
 * followed by entries that have only their own page, and by the old pages.
 */
function oldInvest(menu: MenuItem, record: MenuRecord | null): MenuItem {
  const classes = classesOf(record?.assetClasses ?? []);
  const onOnePage = new Set<string | null>(classes.map(({ path }) => path));
  const others = menu.subMenu
    .flatMap((column) => column.subTitle)
    .filter(({ link }) => !onOnePage.has(link) && !REPLACED.has(link));
  return {
    ...menu,
    subMenu: [
      {
        title: 'Asset classes',
        subTitle: classes.map((one) => recordEntry(one, assetClassPath(one.slug))),
      },
      { title: 'More to invest in', subTitle: others },
      { title: 'Services', subTitle: OLD_PAGES.map(entryOf) },
    ],
  };
}

/** The menus of the old layout, joined with the menu record like those of the new one. */
export function oldMenus(record: MenuRecord | null): readonly JoinedMenuItem[] {
  const menus = mainMenu.map((menu) => (menu.title === 'Invest' ? oldInvest(menu, record) : menu));
  // The menu has every asset class already, so `joinMenu` adds none.
  return joinMenu(menus, record && { ...record, assetClasses: [] });
}
