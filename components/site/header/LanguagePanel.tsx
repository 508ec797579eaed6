import { Icon } from '@/components/ui/Icon';
import { languages } from '@/lib/content/languages';
import { env } from '@/lib/tools/env';

import { Dropdown } from '../menu/Dropdown.client';

import { LanguageChoice, LanguageName } from './LanguageChoice.client';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Header.module.scss';

const [own, ...others] = languages;
const otherNames = others.map(({ name }) => name);
const rest = `${otherNames.slice(0, -1).join(', ')} and ${otherNames.at(-1)}`;
const PAGES_ARE = `Our pages are in ${own.name}. For ${rest}`;

/** The language selector: a panel that slides in and out. None where translation is off. */
export function LanguagePanel() {
  const widget = env().translateWidgetUrl;
  if (widget === null) return null;
  return (
    <Dropdown className={styles.language}>
      <details>
        <summary className={styles.languageTitle}>
          <Icon name="globe" />
          <span className="visually-hidden">Language: </span>
          <LanguageName languages={languages}>{own.ownName}</LanguageName>
        </summary>
        <div className={styles.languagePanel}>
          <div className={styles.head}>
            Language
            <button
              type="button"
              data-close=""
              className={styles.close}
              aria-label="Close the languages"
            >
              <Icon name="close" />
            </button>
          </div>
          <LanguageList widget={widget} />
        </div>
      </details>
    </Dropdown>
  );
}

/** The languages to choose from; without JavaScript their names. */
export function LanguageList({ widget }: { widget: string }) {
  return (
    <LanguageChoice languages={languages} widget={widget}>
      <p className={typeStyles.note}>
        {PAGES_ARE} we use a translation service, which needs JavaScript.
      </p>
    </LanguageChoice>
  );
}
