import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Rows.module.scss';

/** Registered, corporate and administrative office. */
export function Offices() {
  return (
    <ul className={styles.offices}>
      {firm.offices.map(({ title, street, locality, city, state, pincode, phone, fax }) => (
        <li key={title} className={styles.office}>
          <h3 className={typeStyles.smallTitle}>{title}</h3>
          <address className={styles.officeAddress}>
            {street}, {locality}, {city} {pincode}, {state}
          </address>
          <p>
            Phone <a href={phoneLink(phone)}>{phone}</a>
            <br />
            Fax {fax}
          </p>
        </li>
      ))}
    </ul>
  );
}
