import type { TabsProps } from '@/components/ui/Tabs.client';
import { footerGroups } from '@/lib/menus/footer-menu';

import { FooterGroups } from './FooterGroups.client';

/** The footer's link groups: tabs wider than 991 px, an accordion below. */
export function FooterLinks({ accordionBelow }: Pick<TabsProps, 'accordionBelow'>) {
  return (
    <nav aria-label="Footer">
      <h2 className="visually-hidden">Links</h2>
      <FooterGroups groups={footerGroups} accordionBelow={accordionBelow} />
    </nav>
  );
}
