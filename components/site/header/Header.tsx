import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import type { JoinedMenuItem } from '@/lib/menus/join-menu';

import { Logo } from '../Logo';
import { MainMenu } from '../menu/MainMenu';
import { SiteLink } from '../SiteLink';

import styles from './Header.module.scss';
import { LanguagePanel } from './LanguagePanel';
import { LogIn } from './LogIn';
import { OpenAccount } from './OpenAccount';
import { StickyHeader } from './StickyHeader.client';

interface HeaderProps {
  menus: readonly JoinedMenuItem[];
  search: ReactNode;
  /** Button and drawer of narrow viewports. */
  mobileMenu: ReactNode;
}

/** Logo, search, logins and the call to action; under them the main menu, Locate Us and language. */
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
          <div className={styles.side}>
            <SiteLink href="/support/get-in-touch/locate-us" className={styles.locate}>
              <Icon name="pin" />
              Locate us
            </SiteLink>
            <LanguagePanel />
          </div>
        </div>
      </div>
    </StickyHeader>
  );
}
