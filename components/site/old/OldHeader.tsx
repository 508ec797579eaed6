import type { ReactNode } from 'react';

import { firm } from '@/lib/content/firm';

import { LogIn } from '../header/LogIn';
import { OpenAccount } from '../header/OpenAccount';
import { SideTab } from '../header/SideTab';
import { StickyHeader } from '../header/StickyHeader.client';
import { Logo } from '../Logo';
import { MenuButton } from '../menu/MenuButton';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import header from '@/components/site/header/Header.module.scss';
import styles from './Old.module.scss';

interface OldHeaderProps {
  search: ReactNode;
  menu: ReactNode;
}

/** A strip with customer care and logins; then logo and search; then the menu; the side tab. */
export function OldHeader({ search, menu }: OldHeaderProps) {
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
