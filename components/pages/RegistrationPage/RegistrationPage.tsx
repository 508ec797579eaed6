import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { exchanges, regulators, sebiIntermediaries } from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import { keyPersonnel, REGISTRATION_UPDATED } from '@/lib/content/legal/registration';
import { phoneLink } from '@/lib/content/outbound';
import type { Branch } from '@/lib/domain/support/records';

import { Offices } from '@/components/sections/text/Offices';
import { Contents } from '@/components/sections/text/Contents';
import { DataTable } from '@/components/sections/text/DataTable';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { TextParticulars } from '@/components/sections/text/TextPage';

import { AuthorisedPersons, type AuthorisedPersonsProps } from './AuthorisedPersons';
import { BranchTable } from './BranchTable';
import { ClientAccounts } from './ClientAccounts';
import { Part } from './Part';
import basics from '@/components/ui/Basics.module.scss';
import text from '@/components/sections/text/Text.module.scss';

const CONTENTS = [
  { id: 'registrations', title: 'Registrations' },
  { id: 'memberships', title: 'Memberships' },
  { id: 'key-personnel', title: 'Key managerial personnel' },
  { id: 'client-accounts', title: 'Accounts to pay into' },
  { id: 'offices', title: 'Offices' },
  { id: 'branches', title: 'Branches' },
  { id: 'authorised-persons', title: 'Authorised persons' },
] as const;

export interface RegistrationPageProps extends AuthorisedPersonsProps {
  branches: readonly Branch[] | null;
}

function Registrations() {
  return (
    <Section
      id="registrations"
      heading="One firm, seven registrations"
      rule="oxford"
      note={
        <>
          <Contents entries={CONTENTS} />
          <SideNote title="Check it">
            <p>
              <ExternalLink href={sebiIntermediaries.href}>{sebiIntermediaries.name}</ExternalLink>
              {', '}
              <ExternalLink href={regulators.amfi.href}>AMFI</ExternalLink>,{' '}
              <ExternalLink href={regulators.irdai.href}>IRDAI</ExternalLink>,{' '}
              <ExternalLink href={exchanges.nse.href}>NSE</ExternalLink> and{' '}
              <ExternalLink href={exchanges.bse.href}>BSE</ExternalLink> list who is registered.
            </p>
          </SideNote>
        </>
      }
    >
      <p className={basics.bottom16}>
        Registered name: <strong>{firm.name}</strong>. CIN {firm.cin}.
      </p>
      <DataTable
        caption="Registrations"
        header={['Registered as', 'Registered name', 'Number', 'Validity']}
        rows={firm.registrations.map(({ label, number, validity }) => [
          label,
          firm.name,
          number,
          validity,
        ])}
      />
      <p className={basics.top16}>
        Our online bond platform runs under the registration as stock broker.
      </p>
    </Section>
  );
}

function Memberships() {
  return (
    <Part id="memberships" heading="Memberships and enlistments" space="tight">
      <DataTable
        caption="Memberships"
        header={['Exchange, depository or supervisory body', 'Number']}
        rows={firm.memberships.map(({ label, number }) => [label, number])}
        isNarrow
      />
    </Part>
  );
}

function KeyPersonnel() {
  return (
    <Part id="key-personnel" heading="Key managerial personnel" space="tight">
      <DataTable
        caption="Key managerial personnel"
        header={['Sr. No.', 'Name', 'Designation', 'Phone', 'E-mail']}
        names={1}
        rows={keyPersonnel.map(({ name, designation, phone, email }, at) => [
          at + 1,
          name,
          designation,
          <a key="phone" href={phoneLink(phone)} className={basics.unbroken}>
            {phone}
          </a>,
          <Email key="email" address={email} className={basics.email} />,
        ])}
      />
    </Part>
  );
}

/** All registrations of the firm on one page. */
export function RegistrationPage({ branches, ...persons }: RegistrationPageProps) {
  return (
    <article className={text.records}>
      <PageHead
        path="/support/updates/registration-details"
        heading="Registration details: every number to check"
        lead="The names and numbers under which we are registered, the people in charge, our offices, and everyone who may act for us. Check each number on the website of the authority."
        note={
          <>
            <TextParticulars
              updated={REGISTRATION_UPDATED}
              contact={{ label: 'Compliance', email: firm.complianceOfficer.email }}
            />
            <p>
              <Mark source="sample" asOf={REGISTRATION_UPDATED} />
            </p>
          </>
        }
      />
      <Registrations />
      <Memberships />
      <KeyPersonnel />
      <ClientAccounts />
      <Part id="offices" heading="Registered, corporate and administrative office" ground="tint">
        <Offices />
      </Part>
      <Part id="branches" heading="Branches">
        <BranchTable branches={branches} />
      </Part>
      <AuthorisedPersons {...persons} />
    </article>
  );
}
