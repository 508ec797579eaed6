import type { ReactNode } from 'react';

import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { SitePath } from '@/lib/tools/site-path';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './SearchForm.module.scss';

interface SearchFormProps {
  action: SitePath;
  /** Name of the search landmark. */
  name: string;
  label: string;
  hint?: ReactNode;
  query: string;
  /** Called with the text as it is typed, where the list is searched in the browser. */
  onInput?: (text: string) => void;
  /** Further fields of the form, after the text. */
  children?: ReactNode;
}

/** A search within a page's list: a plain form, answered by the server. */
export function SearchForm({
  action,
  name,
  label,
  hint,
  query,
  onInput,
  children,
}: SearchFormProps) {
  return (
    <form action={action} method="get" role="search" aria-label={name} className={styles.form}>
      <div className={styles.fields}>
        <div className={styles.text}>
          <label htmlFor="q" className={styles.label}>
            {label}
          </label>
          <span className={styles.box}>
            <Icon name="search" className={styles.icon} />
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={100}
              autoComplete="off"
              className={styles.input}
              onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
              aria-describedby={hint ? 'q-hint' : undefined}
            />
          </span>
        </div>
        {children}
        <button type="submit" className={buttonClass('large')}>
          Search
        </button>
      </div>
      {hint && (
        <p id="q-hint" className={typeStyles.note}>
          {hint}
        </p>
      )}
    </form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A `<select>` of a search form. */
export function SearchSelect({ name, label, value, options }: SelectProps) {
  return (
    <div className={styles.choice}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
