import type { ReactNode } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';

import { Attention, Authorities, Bottom, FirmFacts } from '../footer/Footer';
import { Collapsible } from '../footer/Collapsible.client';
import { Disclaimers, Offices, Registrations } from '../footer/FooterFacts';

import styles from './OldFooter.module.scss';

interface OldFooterProps {
  year: number;
  popular: ReactNode;
  groups: ReactNode;
  announcements: ReactNode;
}

/**
 * The footer of the old layout: the same parts on the page's background, with a deep strip at the
 * end.
 */
export function OldFooter({ year, popular, groups, announcements }: OldFooterProps) {
  return (
    <footer className={styles.footer}>
      {popular}
      <Ledger ground="tint" space="tight" note={<FirmFacts />}>
        {groups}
        {announcements}
        <div className={styles.offices}>
          <Offices />
        </div>
        <div className={styles.halves}>
          <Disclaimers />
          <Collapsible title="Registration details">
            <Registrations />
          </Collapsible>
        </div>
        <Attention />
        <Authorities />
      </Ledger>
      <div className={styles.bottom} data-ground="deep">
        <div className={styles.bottomInner}>
          <Bottom year={year} />
        </div>
      </div>
    </footer>
  );
}
