import { DataTable } from '@/components/sections/text/DataTable';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { WithdrawalSection } from '@/components/sections/enquiry/WithdrawalSection';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { PURPOSE_IDS, purposeOf } from '@/lib/content/purposes';
import { CHOICES_PATH } from '@/lib/enquiries/form-names';
import { asSentence, listed } from '@/lib/tools/phrases';

import basics from '@/components/ui/Basics.module.scss';

import { DeviceData } from './DeviceData.client';

const PURPOSE_HEADER: readonly string[] = [
  'Occasion',
  'What',
  'Why',
  'Who receives it',
  'Stored for',
  'What permits it',
  'Version',
];

const PURPOSES = PURPOSE_IDS.map((id) => {
  const { occasion, what, why, who, retention, basis, version } = purposeOf(id);
  const [data, reader] = [asSentence(listed(what)), asSentence(who)];
  return [occasion, data, `To ${why}`, reader, retention, basis, String(version)];
});

interface ChoicesPageProps {
  /** A withdrawal was sent without JavaScript. */
  isSent: boolean;
}

/** What this device stores, the withdrawal of what was sent, and what each form asks for. */
export function ChoicesPage({ isSent }: ChoicesPageProps) {
  const { name, designation, phone } = firm.dataProtection;
  return (
    <>
      <PageHead
        path={CHOICES_PATH}
        heading="Your data and choices"
        lead="See what this site stores on your device and delete it, withdraw what you sent us, and see what each form asks for."
        note={
          <SideNote title={asSentence(designation)}>
            <p>{name}</p>
            <p>
              <a href={phoneLink(phone)}>{phone}</a>
            </p>
            <p>
              <Email address={firm.privacyEmail} />
            </p>
          </SideNote>
        }
      />
      <Section
        id="device"
        heading="On this device"
        ground="tint"
        lead="It is on your device alone, so only you can delete it."
      >
        <DeviceData />
        <p>
          You can do the same in your browser: in its settings, under privacy, delete cookies and
          site data of this site. That works without JavaScript too.
        </p>
      </Section>
      <WithdrawalSection isSent={isSent} />
      <Section
        id="purposes"
        heading="What each form asks for, and why"
        lead="Each form has one purpose. What you sent names the version of the words that you agreed to."
      >
        <DataTable
          caption="What each form asks for, and why"
          header={PURPOSE_HEADER}
          rows={PURPOSES}
        />
        <p className={basics.onward}>
          <SiteLink href="/support/updates/privacy">The whole privacy notice</SiteLink>
          <SiteLink href="/support/updates/privacy#rights">Your rights</SiteLink>
        </p>
      </Section>
    </>
  );
}
