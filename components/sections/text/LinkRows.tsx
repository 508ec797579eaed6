import type { ReactNode } from 'react';

import { AnyLink } from '@/components/site/AnyLink';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Rows.module.scss';

interface LinkRow {
  readonly name: string;
  readonly href: string;
  readonly text: ReactNode;
  /** A figure or a date at the row's end. */
  readonly aside?: string;
}

interface LinkRowsProps {
  rows: readonly LinkRow[];
  heading?: 'h2' | 'h3';
}

/** Links as rows: a name, a line of text, and a figure or date. */
export function LinkRows({ rows, heading: Heading = 'h3' }: LinkRowsProps) {
  return (
    <ul className={basics.ruledList}>
      {rows.map(({ name, href, text, aside }) => (
        <li key={href} className={styles.linkRow}>
          <Heading className={styles.linkName}>
            <AnyLink href={href} arrow={!href.startsWith('/')}>
              {name}
            </AnyLink>
          </Heading>
          {text && <p>{text}</p>}
          {aside && <p className={styles.linkAside}>{aside}</p>}
        </li>
      ))}
    </ul>
  );
}
