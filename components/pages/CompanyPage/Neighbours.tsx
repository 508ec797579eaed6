import { SiteLink } from '@/components/site/SiteLink';
import { Icon } from '@/components/ui/Icon';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { shortName } from '@/lib/domain/company/names';
import type { Company } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './CompanyPage.module.scss';

interface NeighboursProps {
  industry: string | null;
  previous: Company | null;
  next: Company | null;
}

/** Links to the companies before and after it by name in its industry. */
export function Neighbours({ industry, previous, next }: NeighboursProps) {
  if (!industry || (!previous && !next)) return null;
  return (
    <Ledger space="tight">
      <nav aria-label={`Other companies in ${industry}`} className={styles.neighbours}>
        {previous && (
          <p className={styles.one}>
            <span className={typeStyles.label}>
              <Icon name="right" className={styles.back} /> Before it in {industry}
            </span>
            <SiteLink href={companyPath(previous.slug)}>{shortName(previous.name)}</SiteLink>
          </p>
        )}
        {next && (
          <p className={styles.one} data-side="next">
            <span className={typeStyles.label}>
              After it in {industry} <Icon name="right" />
            </span>
            <SiteLink href={companyPath(next.slug)}>{shortName(next.name)}</SiteLink>
          </p>
        )}
      </nav>
    </Ledger>
  );
}
