import { SiteLink } from '@/components/site/SiteLink';
import type { Counted } from '@/lib/domain/company/lists';
import { formatCount } from '@/lib/tools/format';
import { companyLetterPath } from '@/lib/pages/addresses/paths';

import styles from '@/components/sections/market/CompanyGroups.module.scss';

interface LetterNavProps {
  letters: readonly Counted[];
  /** The letter that the page shows. */
  current?: string;
  withCounts?: boolean;
}

/** The alphabet as links; a letter without companies is plain text. */
export function LetterNav({ letters, current, withCounts = false }: LetterNavProps) {
  return (
    <nav aria-label="Companies by letter">
      <ul className={styles.letters} data-large={withCounts ? '' : undefined}>
        {letters.map(({ name, slug, count }) => {
          const inside = (
            <>
              <b>{name}</b>
              {withCounts && (
                <span className={styles.count}>
                  {formatCount(count)}
                  <span className="visually-hidden"> {count === 1 ? 'company' : 'companies'}</span>
                </span>
              )}
            </>
          );
          return (
            <li key={slug}>
              {count > 0 || slug === current ? (
                <SiteLink
                  href={companyLetterPath(slug)}
                  className={styles.letter}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  {inside}
                </SiteLink>
              ) : (
                <span className={styles.letter}>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
