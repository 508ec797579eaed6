'use client';

import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import type { MenuItem } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import styles from './MainMenu.module.scss';
import { MegaMenu } from './MegaMenu.client';
import { MenuEntry } from './MenuEntry';

function Panel({ menu, picture }: { menu: MenuItem; picture: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        {menu.subMenu.map((column, at) => {
          const id = `menu-${menu.sections[0]}-${at}`;
          return (
            <div key={column.title} role="group" aria-labelledby={id} className={styles.column}>
              <p id={id} className={styles.columnTitle}>
                {column.title}
              </p>
              <ul className={styles.entries}>
                {column.subTitle.map((entry) => (
                  <li key={entry.name}>
                    <MenuEntry entry={entry} notes />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {picture && (
          <div className={styles.picture}>
            <p className={styles.columnTitle}>From the desk</p>
            {picture}
          </div>
        )}
      </div>
    </div>
  );
}

interface MenuPanelsProps {
  menus: readonly MenuItem[];
  /** Pictures by the title of their menu. */
  pictures: Readonly<Record<string, ReactNode>>;
}

/**
 * A `<details>` for each top menu, its panel as wide as the page. A client component, so that a page
 * carries the links once, for it and for the drawer.
 */
export function MenuPanels({ menus, pictures }: MenuPanelsProps) {
  return (
    <MegaMenu className={styles.menu}>
      <ul className={styles.tops}>
        {menus.map((menu) => (
          <li key={menu.title} data-sections={menu.sections.join(' ')} className={styles.top}>
            {menu.link ? (
              <AnyLink href={menu.link} newTab={menu.newTab} className={styles.title}>
                {menu.title}
              </AnyLink>
            ) : (
              <details name="main-menu">
                <summary className={styles.title}>
                  {menu.title}
                  <Icon name="down" className={styles.chevron} />
                </summary>
                <Panel menu={menu} picture={pictures[menu.title]} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </MegaMenu>
  );
}
