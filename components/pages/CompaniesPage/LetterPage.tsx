import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import { type Counted, groupsByStart, letterName } from '@/lib/domain/company/lists';
import { formatCount } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/market/CompanyGroups.module.scss';
import { LetterNav } from './LetterNav';

export interface LetterPageProps {
  /** One of `LETTERS`. */
  letter: string;
  letters: readonly Counted[];
  /** The letter's companies by name; `null` if the list has not loaded. */
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

/** A longer list is folded by the first two letters on a phone. */
const UNGROUPED = 60;

function List({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className={basics.plainList}>
      {companies.map(({ slug, name, symbol, industry }) => (
        <li key={slug} className={styles.company}>
          <SiteLink href={companyPath(slug)} className={styles.name}>
            {name}
          </SiteLink>
          <span className={typeStyles.second}>
            {[symbol, industry].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The companies of one letter, with links to the other letters. */
export function LetterPage(props: LetterPageProps) {
  const { letter, letters, companies } = props;
  const list = companies?.data ?? [];
  return (
    <Ledger space="hero">
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Companies', href: '/companies' },
          { name: letterName(letter) },
        ]}
      />
      <PageTitle id="letter-heading" className={basics.titleRoom}>
        {titleOf(props)}
      </PageTitle>
      {companies && <SourceLine of={companies} />}
      <LetterNav letters={letters} current={letter} />
      {list.length === 0 ? (
        <NoData>
          {companies
            ? 'Try another letter, or search by name.'
            : 'We can’t load the list of companies now. Try again in a minute.'}
        </NoData>
      ) : (
        <div className={styles.groups}>
          {list.length <= UNGROUPED ? (
            <List companies={list} />
          ) : (
            groupsByStart(list).map(({ start, companies: own }) => (
              <details key={start} className={styles.group}>
                <summary>
                  <b>{start}</b>
                  <span className={styles.count}>{formatCount(own.length)}</span>
                </summary>
                <List companies={own} />
              </details>
            ))
          )}
        </div>
      )}
    </Ledger>
  );
}
