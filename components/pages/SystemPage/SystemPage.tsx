import type { ReactNode } from 'react';

import styles from '@/components/sections/text/Text.module.scss';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';

interface SystemPageProps {
  heading: string;
  lead: ReactNode;
  /** Content of the margin. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The layout of error pages: what happened and what the visitor can do. */
export function SystemPage({ heading, lead, note, children }: SystemPageProps) {
  return (
    <Ledger note={note}>
      <PageTitle id="system-heading" className={styles.heading}>
        {heading}
      </PageTitle>
      <p className={styles.headLead}>{lead}</p>
      {children && <div className={styles.headMore}>{children}</div>}
    </Ledger>
  );
}
