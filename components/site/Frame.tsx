import type { ReactNode } from 'react';

import { joinMenu } from '@/lib/content/join-menu';
import { mainMenu } from '@/lib/content/navigation';
import { announcementsToCarry } from '@/lib/announcements';
import { formatCount } from '@/lib/format';
import type { IndexQuote, MenuRecord, Sourced, StockQuote, Update } from '@/lib/provider/records';

import { AnnouncementTicker } from './footer/AnnouncementTicker';
import { Footer } from './footer/Footer';
import { FooterLinks } from './footer/FooterLinks';
import { PopularStocks } from './footer/PopularStocks';
import styles from './Frame.module.scss';
import { Header } from './header/Header';
import { Intent } from './Intent.client';
import { MobileDrawer } from './menu/MobileDrawer';
import { noticesOf } from './menu/Notices';
import { StockSearch } from './search/StockSearch.client';
import { TopBar } from './ticker/TopBar';

export interface FrameProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  popular: Sourced<readonly StockQuote[]> | null;
  menu: MenuRecord | null;
  updates: readonly Update[];
  companyCount: number | null;
  /** Address of the search index's file. */
  searchIndex: string | null;
  searchFields: 'all' | 'name';
  /** ISO instant of rendering. */
  now: string;
  year: number;
  children: ReactNode;
}

/** What the search box invites to, in the words of what it searches. */
export function searchInvitation(count: number | null, fields: 'all' | 'name'): string {
  const companies = count === null ? 'companies' : `${formatCount(count)} companies`;
  return `Search ${companies} by ${fields === 'all' ? 'name, symbol or industry' : 'name'}`;
}

/** The frame of every page in the new layout. */
export function Frame(props: FrameProps) {
  const menus = joinMenu(mainMenu, props.menu);
  const tickers = props.menu?.tickers ?? [];
  const notices = noticesOf(announcementsToCarry(tickers, props.now), props.updates);
  const search = {
    index: props.searchIndex,
    fields: props.searchFields,
    invitation: searchInvitation(props.companyCount, props.searchFields),
  };
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <TopBar indices={props.indices} />
      <Header
        menus={menus}
        search={<StockSearch {...search} hotkey folds />}
        mobileMenu={
          <MobileDrawer menus={menus} notices={notices} search={<StockSearch {...search} />} />
        }
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      <Footer
        year={props.year}
        popular={<PopularStocks popular={props.popular} />}
        groups={<FooterLinks accordionBelow="desktop" />}
        announcements={<AnnouncementTicker tickers={tickers} now={props.now} />}
      />
      <Intent />
    </>
  );
}
