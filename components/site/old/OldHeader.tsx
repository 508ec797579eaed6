import type { ReactNode } from 'react';

import { firm } from '@/lib/content/firm';
import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';

import { LogIn } from '../header/LogIn';
import { OpenAccount } from '../header/OpenAccount';
import { SideTab } from '../header/SideTab';
import { StickyHeader } from '../header/StickyHeader.client';
import { Logo } from '../Logo';
import { MainMenu } from '../menu/MainMenu';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import header from '../header/Header.module.scss';
import styles from './OldHeader.module.scss';

interface OldHeaderProps {
  menus: readonly JoinedMenuItem[];
  search: ReactNode;
  /** Button and drawer of narrow viewports. */
  mobileMenu: ReactNode;
}

/** A strip with customer care and logins; then logo and search; then the menu; the side tab. */
export function OldHeader({ menus, search, mobileMenu }: OldHeaderProps) {
  return (
    <StickyHeader className={styles.header}>
      <div className={styles.strip}>
        <div className={styles.stripInner}>
          <p className={styles.care}>
            Customer care <PhoneLink phone={firm.customerCare.phone} />
          </p>
          <LogIn />
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.mainInner}>
          <SiteLink href="/" className={styles.logo}>
            <Logo />
            <span className="visually-hidden">, home page</span>
          </SiteLink>
          <div className={header.search}>{search}</div>
          <OpenAccount placement="header" kind="outline" className={header.open} />
          {mobileMenu}
        </div>
      </div>
      <div className={styles.nav}>
        <div className={styles.navInner}>
          <MainMenu menus={menus} />
        </div>
      </div>
      <SideTab />
    </StickyHeader>
  );
}
