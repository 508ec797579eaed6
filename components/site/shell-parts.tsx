import type { ReactNode } from 'react';

import { firm } from '@/lib/content/firm';
import { announcementsForPage } from '@/lib/domain/publication/announcements';
import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';
import type { loadSiteShell } from '@/lib/pages/shell/load-site-shell';
import { countOf } from '@/lib/tools/format';

import { AnnouncementTicker } from './footer/AnnouncementTicker';
import { PopularStocks } from './footer/PopularStocks';
import { MainMenu } from './menu/MainMenu';
import { noticesOf } from './menu/Notices';
import { StockSearch } from './search/StockSearch.client';

/** The records of the site shell. */
export interface SiteShellProps extends Awaited<ReturnType<typeof loadSiteShell>> {
  /** Address of the search index's file. */
  searchIndex: string | null;
  children: ReactNode;
}

/** Placeholder of the search box. */
export const searchInvitation = (count: number | null): string =>
  `Search ${count === null ? 'companies' : countOf(count, 'company', 'companies')} and pages`;

/** The parts that both layouts arrange, with the menus of each. */
export function partsOf(props: Omit<SiteShellProps, 'children'>, menus: readonly JoinedMenuItem[]) {
  const tickers = props.menu?.tickers ?? [];
  const notices = noticesOf(announcementsForPage(tickers, props.now), props.updates);
  const search = {
    index: props.searchIndex,
    // The default value is left out, since it would be in every page.
    ...(props.searchFields === 'name' && { fields: props.searchFields }),
    invitation: searchInvitation(props.companyCount),
    phone: firm.customerCare.phone,
  };
  return {
    search: <StockSearch {...search} folds />,
    menu: <MainMenu menus={menus} notices={notices} search={<StockSearch {...search} />} />,
    footer: {
      year: props.year,
      tickers: <PopularStocks popular={props.popular} />,
      announcements: <AnnouncementTicker tickers={tickers} now={props.now} />,
    },
  };
}
