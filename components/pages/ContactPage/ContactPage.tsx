import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import type { Contact } from '@/lib/domain/support/records';

import { BlockNote } from '@/components/sections/text/BlockNote';
import { ReKycNote } from '@/components/sections/text/ReKycNote';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/text/Rows.module.scss';
import { Offices } from '@/components/sections/text/Offices';

function Desk({ contact: { title, phone, email, hours, address } }: { contact: Contact }) {
  return (
    <li className={styles.desk}>
      <h3 className={typeStyles.smallTitle}>{title}</h3>
      <p className={styles.deskReach}>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
        {email && <Email address={email} />}
      </p>
      <p className={styles.deskHours}>
        {hours && <span>{hours}</span>}
        {address && <span className={typeStyles.note}>{address}</span>}
      </p>
    </li>
  );
}

interface ContactPageProps {
  contacts: readonly Contact[] | null;
}

/** Every department with phone, e-mail, hours and address; a form for a message; the offices. */
export function ContactPage({ contacts }: ContactPageProps) {
  const { phone, email, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/get-in-touch/contact-us"
        heading="Contact us: which desk to call"
        lead="Keep your client code ready, and nothing else: no desk of ours needs a password, an OTP or a card number."
        note={
          <>
            <SideNote title="Not sure which?">
              <p>
                Customer care passes you on: <a href={phoneLink(phone)}>{phone}</a>,{' '}
                <Email address={email} />, {hours}.
              </p>
            </SideNote>
            <ReKycNote />
            <BlockNote />
          </>
        }
      />
      <Section
        id="desks"
        heading="Each desk and its hours"
        rule="oxford"
        more={
          <SiteLink href="/support/get-in-touch/request-a-call-back">Request a call back</SiteLink>
        }
        note={
          <SideNote title="Calls are recorded">
            <p>So that orders and promises can be proved. You may ask for a copy of yours.</p>
          </SideNote>
        }
      >
        {contacts && contacts.length > 0 ? (
          <ul className={basics.ruledList}>
            {contacts.map((contact) => (
              <Desk key={contact.title} contact={contact} />
            ))}
          </ul>
        ) : (
          <NoData>We can’t load the list of desks now. Customer care can connect you.</NoData>
        )}
      </Section>
      <EnquirySection kind="contact" />
      <Section id="offices" heading="Write to an office" ground="tint">
        <Offices />
      </Section>
    </>
  );
}
