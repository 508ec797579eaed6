import { Icon } from '@/components/ui/Icon';
import type { JoinedMenuItem } from '@/lib/menus/join-menu';

import { AnyLink } from '../AnyLink';

import { Advertisement } from './Advertisement';
import styles from './MainMenu.module.scss';
import { MegaMenu } from './MegaMenu.client';
import { MenuEntry } from './MenuEntry';

function Panel({ menu }: { menu: JoinedMenuItem }) {
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
        {menu.advertisement && (
          <div className={styles.picture}>
            <p className={styles.columnTitle}>From the desk</p>
            <Advertisement advertisement={menu.advertisement} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The main menu of wide viewports: a `<details>` for each top menu, its panel as wide as the page.
 */
export function MainMenu({ menus }: { menus: readonly JoinedMenuItem[] }) {
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
                <Panel menu={menu} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </MegaMenu>
  );
}
