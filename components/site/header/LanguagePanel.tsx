import { Icon } from '@/components/ui/Icon';
import { languages } from '@/lib/content/languages';
import { env } from '@/lib/tools/env';

import { Dropdown } from '../menu/Dropdown.client';
import { SiteLink } from '../SiteLink';

import { LanguageChoice, LanguageName } from './LanguageChoice.client';
import basics from '@/components/ui/Basics.module.scss';
import styles from './LanguagePanel.module.scss';

const [own, ...others] = languages;
const otherNames = others.map(({ name }) => name);
const rest = `${otherNames.slice(0, -1).join(', ')} and ${otherNames.at(-1)}`;
const PAGES_ARE = `Our pages are in ${own.name}. For ${rest}`;

/** The language selector: a panel that slides in and out. */
export function LanguagePanel() {
  return (
    <Dropdown className={styles.language}>
      <details>
        <summary className={styles.title}>
          <Icon name="globe" />
          <span className="visually-hidden">Language: </span>
          {env().translateWidgetUrl ? (
            <LanguageName languages={languages}>{own.ownName}</LanguageName>
          ) : (
            own.ownName
          )}
        </summary>
        <div className={styles.panel}>
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
          <LanguageList />
        </div>
      </details>
    </Dropdown>
  );
}

/** What a visitor can do where no translation service is configured. */
function ByBrowser() {
  return (
    <div className={styles.choice}>
      <ul className={basics.plainList}>
        {languages.map(({ code, name, ownName }) => (
          <li key={code} className={styles.row}>
            <span lang={code}>{ownName}</span>
            <span className={basics.label}>{code === own.code ? 'this page' : name}</span>
          </li>
        ))}
      </ul>
      <p className={basics.note}>{PAGES_ARE} use “Translate” in your browser’s menu.</p>
      <p className={basics.note}>
        Client documents in other languages are in the{' '}
        <SiteLink href="/support/form-center">form centre</SiteLink>.
      </p>
    </div>
  );
}

/** The languages to choose from, or how to translate a page without a translation service. */
export function LanguageList() {
  const widget = env().translateWidgetUrl;
  if (!widget) return <ByBrowser />;
  return (
    <LanguageChoice languages={languages} widget={widget}>
      <p className={basics.note}>
        {PAGES_ARE} we use a translation service, which needs JavaScript.
      </p>
    </LanguageChoice>
  );
}
