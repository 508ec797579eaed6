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

/** The old layout's foot: the same duties on the page's own ground, with a deep strip to end on. */
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
