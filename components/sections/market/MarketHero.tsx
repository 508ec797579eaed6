import type { ReactNode } from 'react';

import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';

import styles from './Market.module.scss';

interface MarketHeroProps {
  /** In the breadcrumbs. */
  label: string;
  title: string;
  /** Date and source of the page's figures, shown once for all parts with the same ones. */
  source: ReactNode;
  /** Particulars for the margin: whether the market is open. */
  note: ReactNode;
  /** The day in a sentence. */
  lead: ReactNode;
  /** The page's sections to jump to. */
  sections: readonly { readonly id: string; readonly name: string }[];
}

/** The market's name, the date of its figures, and its day in a sentence. */
export function MarketHero({ label, title, source, note, lead, sections }: MarketHeroProps) {
  return (
    <Ledger space="hero" note={note}>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: label }]} />
      <div className={styles.head}>
        <PageTitle id="market-name">{title}</PageTitle>
        {source}
      </div>
      <p className={styles.lead}>{lead}</p>
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
