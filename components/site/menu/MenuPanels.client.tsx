'use client';

import type { ReactNode } from 'react';

import { Badge } from '@/components/ui/Badge';
import type { MenuItem } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

import styles from './MainMenu.module.scss';
import { GROUP } from './menu-id';
import { MenuEntry } from './MenuEntry';

function Panel({ menu, picture }: { menu: MenuItem; picture: ReactNode }) {
  return (
    <div className={styles.panel}>
      {menu.subMenu.map((column, at) => {
        const id = `menu-${menu.sections[0]}-${at}`;
        return (
          <div key={column.title} role="group" aria-labelledby={id} className={styles.column}>
            <p id={id} className={styles.columnTitle}>
              {column.title}
            </p>
            {column.subTitle.map((entry) => (
              <MenuEntry key={entry.name} entry={entry} />
            ))}
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
  );
}

/** A top menu: a link, a panel, or an upcoming product. */
function Top({ menu, picture }: { menu: MenuItem; picture: ReactNode }) {
  const words = (
    <>
      {menu.title}
      {menu.newProduct && <Badge kind="new" />}
      {menu.comingProduct && <Badge kind="coming" />}
    </>
  );
  if (menu.comingProduct) return <span className={styles.title}>{words}</span>;
  if (menu.link) {
    return (
      <AnyLink href={menu.link} newTab={menu.newTab} className={styles.title}>
        {words}
      </AnyLink>
    );
  }
  return (
    <details name={GROUP}>
      <summary className={styles.title}>{words}</summary>
      <Panel menu={menu} picture={picture} />
    </details>
  );
}

interface MenuPanelsProps {
  menus: readonly MenuItem[];
  /** Pictures by the title of their menu. */
  pictures: Readonly<Record<string, ReactNode>>;
  /** The content of the drawer above and below the menus. */
  first: ReactNode;
  last: ReactNode;
}

/**
 * A `<details>` for each top menu; in wide viewports its panel is as wide as the page. A client
 * component, so that the payload contains the links, not their elements.
 */
export function MenuPanels({ menus, pictures, first, last }: MenuPanelsProps) {
  return (
    <nav aria-label="Main menu" className={styles.nav}>
      <div className={styles.narrow}>{first}</div>
      <ul className={styles.tops}>
        {menus.map((menu) => (
          <li key={menu.title} data-sections={menu.sections.join(' ')} className={styles.top}>
            <Top menu={menu} picture={pictures[menu.title]} />
          </li>
        ))}
      </ul>
      <div className={styles.narrow}>{last}</div>
    </nav>
  );
}
