import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { logins } from '@/lib/content/logins';
import { firmLink, type Placement } from '@/lib/content/outbound';

import { Dropdown } from '../menu/Dropdown.client';

import basics from '@/components/ui/Basics.module.scss';
import styles from './LogIn.module.scss';

/** The three logins, which are on other sites. */
export function LogInLinks({ placement }: { placement: Placement }) {
  return (
    <ul className={styles.list}>
      {logins.map((login) => (
        <li key={login.link}>
          <ExternalLink href={firmLink(login.link, placement)} className={styles.entry} arrow>
            {login.name}
          </ExternalLink>
          <span className={basics.label}>{login.note}</span>
        </li>
      ))}
    </ul>
  );
}

/** The header's Log in dropdown. */
export function LogIn() {
  return (
    <Dropdown className={styles.login}>
      <details>
        <summary className={styles.title}>
          Log in
          <Icon name="down" className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <LogInLinks placement="header" />
        </div>
      </details>
    </Dropdown>
  );
}
