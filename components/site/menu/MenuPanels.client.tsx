'use client';

import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import type { MenuItem } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import styles from './MainMenu.module.scss';
import { GROUP } from './menu-id';
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
                    <MenuEntry entry={entry} />
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
  /** What the drawer has above and below the menus. */
  first: ReactNode;
  last: ReactNode;
}

/**
 * A `<details>` for each top menu; in wide viewports its panel is as wide as the page. A client
 * component, so that the payload carries the links, not their elements.
 */
export function MenuPanels({ menus, pictures, first, last }: MenuPanelsProps) {
  return (
    <nav aria-label="Main menu" className={styles.nav}>
      <div className={styles.narrow}>{first}</div>
      <ul className={styles.tops}>
        {menus.map((menu) => (
          <li key={menu.title} data-sections={menu.sections.join(' ')} className={styles.top}>
            {menu.link ? (
              <AnyLink href={menu.link} newTab={menu.newTab} className={styles.title}>
                {menu.title}
              </AnyLink>
            ) : (
              <details name={GROUP}>
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
      <div className={styles.narrow}>{last}</div>
    </nav>
  );
}
