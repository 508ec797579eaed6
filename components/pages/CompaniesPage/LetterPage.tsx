import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { type Counted, letterName } from '@/lib/companies/lists';
import { formatCount } from '@/lib/format';
import type { Company, Sourced } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';

import styles from './CompaniesPage.module.scss';
import { LetterNav } from './LetterNav';
import { ListNote } from './ListNote';

export interface LetterPageProps {
  /** One of `LETTERS`. */
  letter: string;
  letters: readonly Counted[];
  /** The letter's companies by name; `null` where the list has not loaded. */
  companies: Sourced<readonly Company[]> | null;
}

function titleOf({ letter, companies }: LetterPageProps): string {
  const name = letter === '0-9' ? 'a digit' : letterName(letter);
  if (!companies) return `Companies that begin with ${name}`;
  const count = companies.data.length;
  if (count === 0) return `No company begins with ${name}`;
  return count === 1
    ? `One company begins with ${name}`
    : `${formatCount(count)} companies begin with ${name}`;
}

/** The companies of one letter, with links to the other letters. */
export function LetterPage(props: LetterPageProps) {
  const { letter, letters, companies } = props;
  const list = companies?.data ?? [];
  return (
    <Ledger
      space="hero"
      labelledBy="letter-heading"
      notePlace="before"
      note={<ListNote list={companies} />}
    >
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Companies', href: '/companies' },
          { name: letterName(letter) },
        ]}
      />
      <h1 id="letter-heading" className={styles.title}>
        {titleOf(props)}
      </h1>
      <LetterNav letters={letters} current={letter} />
      {list.length === 0 ? (
        <NoData>
          {companies
            ? 'Try another letter, or search by name.'
            : 'The list of companies can’t be had just now.'}
        </NoData>
      ) : (
        <ul className={styles.companies}>
          {list.map(({ slug, name, symbol, industry }) => (
            <li key={slug} className={styles.company}>
              <SiteLink href={companyPath(slug)} className={styles.name}>
                {name}
              </SiteLink>
              <span className={styles.facts}>{[symbol, industry].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Ledger>
  );
}
