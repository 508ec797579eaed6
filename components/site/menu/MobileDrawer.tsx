import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import { firm } from '@/lib/content/firm';
import type { JoinedMenuItem } from '@/lib/menus/join-menu';

import { AnyLink } from '../AnyLink';
import { LanguageList } from '../header/LanguagePanel';
import { LogInLinks } from '../header/LogIn';
import { OpenAccount } from '../header/OpenAccount';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import { MenuEntry } from './MenuEntry';
import { MobileMenu } from './MobileMenu.client';
import styles from './MobileDrawer.module.scss';
import { Notices, type Notice } from './Notices';
import { Notifications } from './Notifications.client';

/** Name of the accordion: one `<details>` is open at a time. */
const GROUP = 'mobile-menu';

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name={GROUP} className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function MenuFold({ menu }: { menu: JoinedMenuItem }) {
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
        <div key={column.title} className={styles.column}>
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

interface MobileDrawerProps {
  menus: readonly JoinedMenuItem[];
  notices: readonly Notice[];
  search: ReactNode;
}

/** The slide-in menu of narrow viewports. */
export function MobileDrawer({ menus, notices, search }: MobileDrawerProps) {
  const button = (
    <>
      <Icon name="menu" className={styles.closedOnly} />
      <Icon name="close" className={styles.openOnly} />
      <span className="visually-hidden">Menu</span>
    </>
  );
  return (
    <MobileMenu
      summary={button}
      classNames={{
        root: styles.menu ?? '',
        summary: styles.button ?? '',
        dialog: styles.drawer ?? '',
      }}
    >
      <div className={styles.inner}>
        <form method="dialog" className={styles.head}>
          <span>Menu</span>
          <button type="submit" className={styles.close} aria-label="Close the menu">
            <Icon name="close" />
          </button>
        </form>
        {search}
        <nav aria-label="Menu">
          <Notifications
            keys={notices.map((notice) => notice.key)}
            name={GROUP}
            className={styles.fold}
            summaryClassName={styles.title}
            title={
              <span>
                <Icon name="bell" className={styles.bell} />
                Notifications
              </span>
            }
          >
            <Notices notices={notices} />
          </Notifications>
          {menus.map((menu) => (
            <MenuFold key={menu.title} menu={menu} />
          ))}
          <Fold title="Log in">
            <LogInLinks placement="menu" />
          </Fold>
          <Fold title="Language">
            <LanguageList />
          </Fold>
        </nav>
        <OpenAccount placement="menu" className={styles.open} />
        <p className={styles.care}>
          <SiteLink href="/support/get-in-touch/locate-us">Locate us</SiteLink>
          <PhoneLink phone={firm.customerCare.phone} />
        </p>
      </div>
    </MobileMenu>
  );
}
