import { firm } from '@/lib/content/firm';
import { disclaimers } from '@/lib/content/footer';
import { printedPhone } from '@/lib/content/outbound';

import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import styles from './Footer.module.scss';
import { FooterFold } from './FooterFold';

/** Every registration and membership number of the firm. */
export function Registrations() {
  const rows = [...firm.registrations, { label: 'CIN', number: firm.cin }, ...firm.memberships];
  return (
    <FooterFold title="Registration details" unfolds>
      <p className={styles.numbers}>
        {rows.map(({ label, number }) => `${label}: ${number}`).join(' · ')} ·{' '}
        <SiteLink href="/support/updates/registration-details">All registrations</SiteLink>
      </p>
    </FooterFold>
  );
}

/** The six risk statements. */
export function Disclaimers() {
  return (
    <FooterFold title="Risks, in plain words" unfolds>
      <dl className={styles.risks}>
        {disclaimers.map(({ id, title, text }) => (
          <div key={id} data-disclaimer={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <SiteLink href="/support/updates/disclaimers">Disclaimers of each product</SiteLink>
        <SiteLink href="/support/updates/disclosures">Risk disclosures</SiteLink>
      </p>
    </FooterFold>
  );
}

/** The three offices in three columns. */
export function Offices() {
  return (
    <FooterFold title="Our offices" unfolds>
      <div className={styles.offices}>
        {firm.offices.map((office) => (
          <div key={office.title} role="group" aria-label={office.title}>
            <p className={styles.office}>{office.title}</p>
            <p>{`${office.street}, ${office.locality}, ${office.city} ${office.pincode}`}</p>
            <p>
              Phone <PhoneLink phone={office.phone} />
              <br />
              {`Fax ${printedPhone(office.fax)}`}
            </p>
          </div>
        ))}
      </div>
    </FooterFold>
  );
}
