'use client';

import type { MenuItem } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import { Fold } from './Fold';
import { MenuEntry } from './MenuEntry';
import styles from './MobileDrawer.module.scss';

function MenuFold({ menu }: { menu: MenuItem }) {
  if (menu.link) {
    return (
      <AnyLink href={menu.link} newTab={menu.newTab} className={styles.title}>
        {menu.title}
      </AnyLink>
    );
  }
  return (
    <Fold title={menu.title}>
      {menu.subMenu.map((column) => (
        <div key={column.title}>
          <p className={styles.columnTitle}>{column.title}</p>
          <ul className={styles.entries}>
            {column.subTitle.map((entry) => (
              <li key={entry.name}>
                <MenuEntry entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  );
}

/** The top menus in the drawer. A client component, so that a page carries their links once. */
export function MenuFolds({ menus }: { menus: readonly MenuItem[] }) {
  return menus.map((menu) => <MenuFold key={menu.title} menu={menu} />);
}
