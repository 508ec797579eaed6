import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import { firm } from '@/lib/content/firm';
import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';

import { LanguageList } from '../header/LanguagePanel';
import { LogInLinks } from '../header/LogIn';
import { OpenAccount } from '../header/OpenAccount';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import { Fold, GROUP } from './Fold';
import { MenuFolds } from './MenuFolds.client';
import { MobileMenu } from './MobileMenu.client';
import styles from './MobileDrawer.module.scss';
import { Notices, type Notice } from './Notices';
import { Notifications } from './Notifications.client';

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
          <MenuFolds menus={menus.map(({ advertisement: _advertisement, ...menu }) => menu)} />
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
