import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { ESCALATION_UPDATED, escalationMatrix } from '@/lib/content/legal/escalation';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';

import { DataTable } from '@/components/sections/text/DataTable';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { TextParticulars } from '@/components/sections/text/TextPage';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { Path } from './Path';

/** The columns that the exchanges prescribe. */
const HEADER = [
  'Details of',
  'Contact person',
  'Address',
  'Contact No.',
  'E-mail',
  'Working hours',
] as const;

/** The escalation matrix: contacts, and when to take each step. */
export function EscalationPage() {
  return (
    <>
      <PageHead
        path="/support/get-in-touch/grievances-escalation-matrix"
        heading="Escalation matrix: who answers next"
        lead="Four people in this order, each with a number of their own. You may skip a step if the matter can’t wait."
        note={
          <TextParticulars
            updated={ESCALATION_UPDATED}
            contact={{ label: 'Grievances', email: firm.grievanceEmail }}
          />
        }
      />
      <Section
        id="matrix"
        heading="From customer care to the CEO"
        rule="oxford"
        note={
          <SideNote title="If none of them helps">
            <p>
              Take it outside: <a href="#outside">exchange or depository, SCORES, SMART ODR</a>.
            </p>
          </SideNote>
        }
      >
        <DataTable
          caption="Escalation matrix"
          header={HEADER}
          rows={escalationMatrix.map((row) => [
            row.detailsOf,
            row.contactPerson,
            row.address,
            <a key="phone" href={phoneLink(row.phone)} className={basics.unbroken}>
              {row.phone}
            </a>,
            <Email key="email" address={row.email} className={basics.email} />,
            row.hours,
          ])}
        />
        <h3 className={`${typeStyles.smallTitle} ${basics.top48} ${basics.bottom8}`}>
          When to take each step
        </h3>
        <DataTable
          caption="When to take each step"
          header={['Step', 'When']}
          rows={escalationMatrix.map((row) => [row.detailsOf, row.when])}
          isNarrow
        />
        <p className={basics.onward}>
          <SiteLink href="/support/get-in-touch/grievances">
            What to include in a complaint
          </SiteLink>
        </p>
      </Section>
      <Section id="outside" heading="Where to complain outside the firm" ground="tint">
        <Path />
      </Section>
    </>
  );
}
