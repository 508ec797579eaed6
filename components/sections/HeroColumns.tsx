import type { ReactNode } from 'react';

import { DisplayHeading } from './DisplayHeading';
import styles from './HeroColumns.module.scss';

interface HeroColumnsProps {
  /** The product's name, above the lines. */
  name?: string;
  lines: readonly string[];
  lead: string;
  /** The main action and at most one link next to it. */
  actions: ReactNode;
  /** The document or picture at the side. */
  side: ReactNode;
  isBelowBreadcrumbs?: boolean;
}

/** The heading of a page with its lead and actions, and a picture next to them. */
export function HeroColumns(props: HeroColumnsProps) {
  const { name, lines, lead, actions, side, isBelowBreadcrumbs } = props;
  return (
    <div className={styles.hero} data-below-breadcrumbs={isBelowBreadcrumbs ? '' : undefined}>
      <div className={styles.text}>
        <DisplayHeading id="page-heading" name={name} lines={lines} />
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
