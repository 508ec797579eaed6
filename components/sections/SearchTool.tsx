import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { searchPath } from '@/lib/pages/addresses/paths';
import { MIN_QUERY } from '@/lib/search/match';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Section.module.scss';

interface SearchToolProps {
  /** Unique on the page. */
  id: string;
  label: string;
  query?: string;
  /** Queries to try with one click. */
  examples?: readonly string[];
}

/** The stock search as a plain form for the results page. */
export function SearchTool({ id, label, query, examples = [] }: SearchToolProps) {
  return (
    <div>
      <form
        action="/search"
        method="get"
        role="search"
        aria-label="Companies"
        className={styles.form}
      >
        <label htmlFor={id} className={typeStyles.strong}>
          {label}
        </label>
        <div className={styles.searchRow}>
          <span className={styles.field}>
            <Icon name="search" className={styles.icon} />
            <input
              id={id}
              className={styles.input}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
            />
          </span>
          <button type="submit" className={buttonClass('large')}>
            Search
          </button>
        </div>
        <p id={`${id}-hint`} className={typeStyles.note}>
          At least {MIN_QUERY} characters
          {examples.length > 0 && '. Try '}
          {examples.map((example, at) => (
            <span key={example}>
              {at > 0 && (at === examples.length - 1 ? ' or ' : ', ')}
              <SiteLink href={searchPath(example)}>{example}</SiteLink>
            </span>
          ))}
        </p>
      </form>
    </div>
  );
}
