import { oldMenus } from '@/lib/pages/menus/old-menu';
import type { MenuRecord } from '@/lib/domain/publication/records';

import { FooterLinks } from './footer/FooterLinks';
import { partsOf, type SiteShellProps } from './shell-parts';
import { PageFrame } from './PageFrame';
import { OldFooter } from './old/OldFooter';
import { OldHeader } from './old/OldHeader';

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
