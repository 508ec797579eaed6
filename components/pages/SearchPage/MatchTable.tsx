import { SiteLink } from '@/components/site/SiteLink';
import { companyPath } from '@/lib/pages/paths';
import { highlight, type SearchEntry } from '@/lib/search/match';

import group from './GroupSection.module.scss';
import styles from './MatchTable.module.scss';

interface MatchTableProps {
  title: string;
  entries: readonly SearchEntry[];
  query: string;
}

/** The name with the search text in bold. */
function Name({ name, query }: { name: string; query: string }) {
  return highlight(name, query).map(({ text, match }, at) =>
    match ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
  );
}

/** Companies as rows: name, symbol, industry. */
export function MatchTable({ title, entries, query }: MatchTableProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section className={group.group}>
      <h2 id={id} className={group.title}>
        {title}
      </h2>
      <table aria-labelledby={id} className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Company</th>
            <th scope="col">NSE symbol</th>
            <th scope="col">Industry</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, symbol, industry, slug }) => (
            <tr key={slug}>
              <th scope="row">
                <SiteLink href={companyPath(slug)} className={styles.name}>
                  <Name name={name} query={query} />
                </SiteLink>
              </th>
              <td className={styles.symbol}>{symbol}</td>
              <td className={styles.industry}>{industry}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
