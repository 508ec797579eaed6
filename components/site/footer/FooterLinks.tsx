import { footerGroups } from '@/lib/pages/menus/footer-menu';

import { FooterGroups } from './FooterGroups.client';
import { GROUP } from './FooterFold';

/** The footer's link groups: tabs wider than the breakpoint, an accordion below. */
export function FooterLinks({ accordionBelow }: { accordionBelow: 'desktop' | 'old' }) {
  return (
    <nav aria-label="Footer">
      <FooterGroups groups={footerGroups} accordion={{ name: GROUP, below: accordionBelow }} />
    </nav>
  );
}
