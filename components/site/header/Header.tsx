import type { ReactNode } from 'react';

import { Logo } from '../Logo';
import { MenuButton } from '../menu/MenuButton';
import { SiteLink } from '../SiteLink';

import styles from './Header.module.scss';
import { LogIn } from './LogIn';
import { OpenAccount } from './OpenAccount';
import { SideTab } from './SideTab';
import { StickyHeader } from './StickyHeader.client';

interface HeaderProps {
  search: ReactNode;
  menu: ReactNode;
}

/** Logo, search, logins and the call to action; under them the main menu; the side tab. */
export function Header({ search, menu }: HeaderProps) {
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
          <MenuButton />
        </div>
      </div>
      <div className={styles.nav}>
        <div className={styles.navInner}>{menu}</div>
      </div>
      <SideTab />
    </StickyHeader>
  );
}
