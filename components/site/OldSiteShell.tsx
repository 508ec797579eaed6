import { oldMenus } from '@/lib/pages/menus/old-menu';
import type { MenuRecord } from '@/lib/domain/publication/records';
import {
  Attention,
  Authorities,
  Bottom,
  FooterGrid,
  type FooterProps,
} from '@/components/site/footer/Footer';
import { Disclaimers, Offices, Registrations } from '@/components/site/footer/FooterFacts';

import { FooterLinks } from './footer/FooterLinks';
import { partsOf, type SiteShellProps } from './shell-parts';
import { PageFrame } from './PageFrame';
import { OldHeader } from './old/OldHeader';
import styles from '@/components/site/old/Old.module.scss';

/**
 * The footer of the old layout: the same parts on the page's background, with a deep strip at the
 * end.
 */
function OldFooter({ year, tickers, groups, announcements }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {tickers}
      <FooterGrid>
        {groups}
        {announcements}
        <Registrations />
        <Offices />
        <Disclaimers />
        <Attention />
        <Authorities />
      </FooterGrid>
      <div className={styles.bottom} data-ground="deep">
        <div className={styles.bottomInner}>
          <Bottom year={year} />
        </div>
      </div>
    </footer>
  );
}

interface OldSiteShellProps extends SiteShellProps {
  /** The menu record of the old header's own call. */
  headerMenu: MenuRecord | null;
}

/** Header and footer of every page in the old layout. */
export function OldSiteShell({ children, headerMenu, ...props }: OldSiteShellProps) {
  const menus = oldMenus(headerMenu);
  const { search, menu, footer } = partsOf(props, menus);
  return (
    <PageFrame
      now={props.now}
      header={<OldHeader search={search} menu={menu} />}
      footer={<OldFooter {...footer} groups={<FooterLinks accordionBelow="old" />} />}
    >
      {children}
    </PageFrame>
  );
}
