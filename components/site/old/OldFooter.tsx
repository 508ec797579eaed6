import { Attention, Authorities, Bottom, FooterGrid, type FooterProps } from '../footer/Footer';
import { Disclaimers, Offices, Registrations } from '../footer/FooterFacts';

import styles from './Old.module.scss';

/**
 * The footer of the old layout: the same parts on the page's background, with a deep strip at the
 * end.
 */
export function OldFooter({ year, tickers, groups, announcements }: FooterProps) {
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
