import type { ReactNode } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { Figures } from '@/lib/pages/search/figures';
import { highlight, type SearchEntry } from '@/lib/search/match';

import styles from './SearchPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';
import { Worth } from './Worth';

interface MatchTableProps {
  title: string;
  entries: readonly SearchEntry[];
  query: string;
  figures?: Figures;
  /** Links beside the title. */
  tools?: ReactNode;
}

/** The name with the search text in bold. */
function Name({ name, query }: { name: string; query: string }) {
  return highlight(name, query).map(({ text, match }, at) =>
    match ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
  );
}

/** Companies as rows: name, symbol, industry, price. */
export function MatchTable({ title, entries, query, figures, tools }: MatchTableProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section className={basics.top32}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {tools && <p className={styles.tools}>{tools}</p>}
      <table aria-labelledby={id} className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Company</th>
            <th scope="col">NSE symbol</th>
            <th scope="col">Industry</th>
            <th scope="col">A year, price in rupees, change</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, symbol, industry, slug }) => {
            const figure = figures?.get(symbol);
            return (
              <tr key={slug}>
                <th scope="row">
                  <SiteLink href={companyPath(slug)} className={styles.name}>
                    <Name name={name} query={query} />
                  </SiteLink>
                </th>
                <td className={styles.symbol}>{symbol}</td>
                <td className={styles.industry}>{industry}</td>
                <td>{figure ? <Worth figure={figure} /> : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
