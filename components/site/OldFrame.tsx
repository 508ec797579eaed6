import { oldMenus } from '@/lib/menus/old-menu';
import type { MenuRecord } from '@/lib/provider/records';

import { FooterLinks } from './footer/FooterLinks';
import { partsOf, type FrameProps } from './frame-parts';
import { FrameShell } from './FrameShell';
import { OldFooter } from './old/OldFooter';
import { OldHeader } from './old/OldHeader';

interface OldFrameProps extends FrameProps {
  /** The menu record as the old header has asked for it itself. */
  headerMenu: MenuRecord | null;
}

/** The frame of every page in the old layout. */
export function OldFrame({ children, headerMenu, ...props }: OldFrameProps) {
  const menus = oldMenus(headerMenu);
  const { search, mobileMenu, popular, announcements } = partsOf(props, menus);
  return (
    <FrameShell
      now={props.now}
      header={<OldHeader menus={menus} search={search} mobileMenu={mobileMenu} />}
      footer={
        <OldFooter
          year={props.year}
          popular={popular}
          groups={<FooterLinks accordionBelow="old" />}
          announcements={announcements}
        />
      }
    >
      {children}
    </FrameShell>
  );
}
