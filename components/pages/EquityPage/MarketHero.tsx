import type { ReactNode } from 'react';

import { OpenAccount } from '@/components/site/header/OpenAccount';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';

import styles from './MarketHero.module.scss';
import { type MarketClock, MarketStatus } from './MarketStatus';

interface MarketHeroProps {
  /** In the breadcrumbs. */
  label: string;
  title: string;
  note: ReactNode;
  /** The day in a sentence. */
  lead: ReactNode;
  status?: { readonly name: string; readonly clock: MarketClock };
  /** The page's sections to jump to. */
  sections: readonly { readonly id: string; readonly name: string }[];
}

/** The market's name, its day in a sentence, and whether it is open. */
export function MarketHero({ label, title, note, lead, status, sections }: MarketHeroProps) {
  return (
    <Ledger space="hero" labelledBy="market-name" note={note} notePlace="before">
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: label }]} />
      <div className={styles.head}>
        <h1 id="market-name" className={styles.title}>
          {title}
        </h1>
        <OpenAccount placement="page" mainAction className={styles.button} />
      </div>
      <p className={styles.lead}>{lead}</p>
      {status && <MarketStatus {...status} />}
      {sections.length > 1 && (
        <nav aria-label="On this page" className={styles.sections}>
          <ul className={styles.list}>
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Ledger>
  );
}
