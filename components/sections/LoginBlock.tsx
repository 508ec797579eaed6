import { Section } from '@/components/sections/text/Section';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { login } from '@/lib/content/home';
import { logins } from '@/lib/content/logins';
import { firmLink } from '@/lib/content/outbound';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Home.module.scss';

/** The logins, which are on other sites of the firm. */
export function LoginBlock() {
  return (
    <Section
      id="login"
      heading={login.heading}
      space="tight"
      note={
        <SideNote title="Keep your login safe">
          <p>{login.note}</p>
        </SideNote>
      }
    >
      <ul className={styles.doors}>
        {logins.map(({ name, link, note }) => (
          <li key={link} className={styles.door}>
            <ExternalLink href={firmLink(link, 'home')} className={styles.link} arrow>
              {name}
            </ExternalLink>
            <p className={typeStyles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
