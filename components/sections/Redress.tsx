import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { investorServices } from '@/lib/content/authorities';
import { redress } from '@/lib/content/home';
import { standardWarning } from '@/lib/content/prescribed';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Home.module.scss';

/** The steps of a complaint, with links to the two authorities and the risk disclosures. */
export function Redress() {
  const { firm, scores, smartOdr } = redress.steps;
  return (
    <Section
      id="redress"
      heading={redress.heading}
      note={
        <SideNote title="Risks">
          <p>{standardWarning.text}</p>
          <p>
            <SiteLink href="/support/updates/disclosures">All risk disclosures</SiteLink>
          </p>
        </SideNote>
      }
    >
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h3 className={typeStyles.smallTitle}>{firm.title}</h3>
          <p>{firm.text}</p>
          <p className={basics.links}>
            <SiteLink href="/support/get-in-touch/grievances">{firm.action}</SiteLink>
            <SiteLink href="/support/get-in-touch/grievances-escalation-matrix">
              Escalation matrix
            </SiteLink>
          </p>
        </li>
        <li className={styles.step}>
          <h3 className={typeStyles.smallTitle}>{scores.title}</h3>
          <p>{scores.text}</p>
          <p className={basics.links}>
            <ExternalLink href={investorServices.scores.href} arrow>
              {investorServices.scores.name}
            </ExternalLink>
          </p>
        </li>
        <li className={styles.step}>
          <h3 className={typeStyles.smallTitle}>{smartOdr.title}</h3>
          <p>{smartOdr.text}</p>
          <p className={basics.links}>
            <ExternalLink href={investorServices.smartOdr.href} arrow>
              {investorServices.smartOdr.name}
            </ExternalLink>
          </p>
        </li>
      </ol>
    </Section>
  );
}
