import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import { languages } from '@/lib/content/navigation';

import { Dropdown } from '../menu/Dropdown.client';

import styles from './LanguagePanel.module.scss';

/**
 * The language selector's panel, which slides in and out. `children` takes the place of the list
 * once a translation service is set up.
 */
export function LanguagePanel({ children }: { children?: ReactNode }) {
  return (
    <Dropdown className={styles.language}>
      <details>
        <summary className={styles.title}>
          <span className="visually-hidden">Language: </span>
          English
          <Icon name="down" className={styles.chevron} />
        </summary>
        <div className={styles.panel}>{children ?? <LanguageList />}</div>
      </details>
    </Dropdown>
  );
}

/** The plain sentence that stands while no translation service is set up. */
export function LanguageList() {
  const [own, ...others] = languages.map((language) => language.name);
  return (
    <p className={styles.words}>
      Pages are in {own}. For {others.slice(0, -1).join(', ')} and {others.at(-1)} we use a
      translation service, which isn’t set up on this site.
    </p>
  );
}
