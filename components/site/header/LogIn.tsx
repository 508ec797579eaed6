import { Fragment } from 'react';

import { ExternalLink } from '@/components/ui/ExternalLink';
import { logins } from '@/lib/content/logins';
import { firmLink, type Placement } from '@/lib/content/outbound';

import { Dropdown } from '../menu/Dropdown.client';

import styles from './Header.module.scss';

/** The three logins, which are on other sites. */
export function LogInLinks({ placement }: { placement: Placement }) {
  return logins.map((login) => (
    <Fragment key={login.link}>
      <ExternalLink href={firmLink(login.link, placement)} className={styles.loginEntry} arrow>
        {login.name}
      </ExternalLink>
      <span className={styles.note}>{login.note}</span>
    </Fragment>
  ));
}

/** The header's Log in dropdown. */
export function LogIn() {
  return (
    <Dropdown className={styles.login}>
      <details>
        <summary className={styles.loginTitle}>Log in</summary>
        <div className={styles.loginPanel}>
          <LogInLinks placement="header" />
        </div>
      </details>
    </Dropdown>
  );
}
