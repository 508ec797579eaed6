import type { ReactNode } from 'react';

import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';

import { Logo } from '../Logo';
import { MainMenu } from '../menu/MainMenu';
import { SiteLink } from '../SiteLink';

import styles from './Header.module.scss';
import { LogIn } from './LogIn';
import { OpenAccount } from './OpenAccount';
import { SideTab } from './SideTab';
import { StickyHeader } from './StickyHeader.client';

interface HeaderProps {
  menus: readonly JoinedMenuItem[];
  search: ReactNode;
  /** Button and drawer of narrow viewports. */
  mobileMenu: ReactNode;
}

/** Logo, search, logins and the call to action; under them the main menu; the side tab. */
export function Header({ menus, search, mobileMenu }: HeaderProps) {
  return (
    <StickyHeader className={styles.header}>
      <div className={styles.main}>
        <div className={styles.mainInner}>
          <SiteLink href="/" className={styles.logo}>
            <Logo />
            <span className="visually-hidden">, home page</span>
          </SiteLink>
          <div className={styles.search}>{search}</div>
          <div className={styles.wideOnly}>
            <LogIn />
          </div>
          <OpenAccount placement="header" kind="outline" className={styles.open} />
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
