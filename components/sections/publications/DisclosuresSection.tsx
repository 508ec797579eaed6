import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { registrationNumber } from '@/lib/content/outbound';

import { AnalystLines } from './AnalystNote';
import basics from '@/components/ui/Basics.module.scss';
import styles from './News.module.scss';

/** The research analyst by name and number, conflicts of interest, and the warnings. */
export function DisclosuresSection() {
  const number = registrationNumber('research-analyst');
  return (
    <Section
      id="disclosures"
      heading="Who wrote this, and our conflicts of interest"
      ground="tint"
      note={
        <SideNote title="Complaints">
          <p>
            To us first, then to SEBI:{' '}
            <SiteLink href="/support/get-in-touch/grievances">how to complain</SiteLink>.
          </p>
        </SideNote>
      }
    >
      <dl className={styles.reportFacts}>
        <div className={styles.reportFact}>
          <dt>Research analyst</dt>
          <dd>{firm.name}</dd>
        </div>
        <div className={styles.reportFact}>
          <dt>SEBI registration number</dt>
          <dd>{number ?? 'Not registered'}</dd>
        </div>
        <div className={styles.reportFact}>
          <dt>Compliance officer</dt>
          <dd>
            {firm.complianceOfficer.name},{' '}
            <a href={`mailto:${firm.complianceOfficer.email}`}>{firm.complianceOfficer.email}</a>
          </dd>
        </div>
        <div className={styles.reportFact}>
          <dt>Grievances</dt>
          <dd>
            <a href={`mailto:${firm.grievanceEmail}`}>{firm.grievanceEmail}</a>
          </dd>
        </div>
      </dl>
      <div className={`${basics.stack16} ${basics.reading} ${basics.top16}`}>
        <AnalystLines />
        <p>
          {firm.tradesOnOwnAccount &&
            'We also trade on our own account and may hold, buy or sell what a report is about. '}
          A report has to name the interests of its author and of the firm on the day it was
          published: read that part first. It is a general view and does not know your income or
          goals.
        </p>
      </div>
    </Section>
  );
}
