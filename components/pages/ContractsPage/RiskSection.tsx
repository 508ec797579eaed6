import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { derivativesDisclosure, standardWarning } from '@/lib/content/prescribed';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ContractsPage.module.scss';

/** SEBI's risk disclosure, verbatim and at reading size. */
export function RiskSection() {
  const { heading, lines, study } = derivativesDisclosure;
  return (
    <Ledger
      id="risks"
      rule="oxford"
      note={
        <SideNote title="Prescribed">
          <p>{standardWarning.text}</p>
          <p>
            <SiteLink href="/support/updates/disclosures">All risk disclosures</SiteLink>
          </p>
        </SideNote>
      }
    >
      <div className={styles.risk}>
        <h2 id="risks-heading" className={basics.halfTitle}>
          {heading}
        </h2>
        <ul className={styles.riskLines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.study}>{study}</p>
      </div>
    </Ledger>
  );
}
