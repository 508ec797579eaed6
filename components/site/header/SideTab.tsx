import { Icon } from '@/components/ui/Icon';

import { SiteLink } from '../SiteLink';

import { LanguagePanel } from './LanguagePanel';
import styles from './Header.module.scss';

/** The tab at the right edge of wide viewports; the drawer has the same links for narrow ones. */
export function SideTab() {
  return (
    <div className={styles.tab}>
      <SiteLink href="/support/get-in-touch/locate-us" className={styles.tabEntry}>
        <Icon name="pin" />
        Locate us
      </SiteLink>
      <LanguagePanel />
    </div>
  );
}
