import { Icon } from '@/components/ui/Icon';
import { languages } from '@/lib/content/languages';
import { env } from '@/lib/env';

import { Dropdown } from '../menu/Dropdown.client';

import { LanguageChoice, LanguageName } from './LanguageChoice.client';
import styles from './LanguagePanel.module.scss';

const [own, ...others] = languages;
const otherNames = others.map(({ name }) => name);
const rest = `${otherNames.slice(0, -1).join(', ')} and ${otherNames.at(-1)}`;
const PAGES_ARE = `Pages are in ${own.name}. For ${rest} we use a translation service`;

/** The language selector's panel, which slides in and out. */
export function LanguagePanel() {
  return (
    <Dropdown className={styles.language}>
      <details>
        <summary className={styles.title}>
          <span className="visually-hidden">Language: </span>
          {env().translateWidgetUrl ? (
            <LanguageName languages={languages}>{own.ownName}</LanguageName>
          ) : (
            own.ownName
          )}
          <Icon name="down" className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <LanguageList />
        </div>
      </details>
    </Dropdown>
  );
}

/** The languages to choose from, or a sentence where no translation service is configured. */
export function LanguageList() {
  const widget = env().translateWidgetUrl;
  if (!widget) {
    return <p className={styles.words}>{PAGES_ARE}, which isn’t set up on this site.</p>;
  }
  return (
    <LanguageChoice languages={languages} widget={widget}>
      <p className={styles.words}>{PAGES_ARE}, which needs JavaScript.</p>
    </LanguageChoice>
  );
}
