import type { ReactNode } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';

import styles from './HomePage.module.scss';
import { HeroColumns } from '@/components/sections/HeroColumns';

interface HeroProps {
  lines: readonly string[];
  lead: string;
  /** The main action and at most one link next to it. */
  actions: ReactNode;
  /** Notes in the margin: for whom, needs, cost, time. */
  particulars: readonly { readonly title: string; readonly text: string }[];
  /** Marks samples among the particulars. */
  mark?: ReactNode;
  /** The document or picture at the side. */
  children: ReactNode;
}

/**
 * The first section of a page: what it offers, for whom, its costs or requirements, and the next
 * step.
 */
export function Hero({ lines, lead, actions, particulars, mark, children }: HeroProps) {
  return (
    <Ledger
      space="hero"
      note={
        <>
          <dl className={styles.particulars}>
            {particulars.map(({ title, text }) => (
              <div key={title} className={styles.particular}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {mark}
        </>
      }
    >
      <HeroColumns lines={lines} lead={lead} actions={actions} side={children} />
    </Ledger>
  );
}
