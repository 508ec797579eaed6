import type { ReactNode } from 'react';

import movers from '@/components/ui/form/Filter.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { ShortAddressForm } from '@/components/ui/form/ShortAddressForm.client';
import { MOST_COMPARED } from '@/lib/pages/compare/company-choice';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from './ComparePage.module.scss';
import { NameField } from './NameField.client';

const KINDS = [
  { kind: 'c', href: '/compare', label: 'Companies' },
  { kind: 'f', href: '/compare?f=', label: 'Mutual funds' },
] as const;

/** Fields that are visible if nothing is chosen; the others are behind */
const LEAST_FIELDS = 2;

interface NearName {
  readonly name: string;
  /** The comparison with this item instead of the word. */
  readonly href: SiteHref;
}

/** A field with the name that it has, or with a word that names nothing, or several. */
export interface ComparedName {
  readonly value: string;
  readonly near?: readonly NearName[];
}

interface CompareFormProps {
  /** The parameter of the address. */
  kind: 'c' | 'f';
  /** What a field names: `company`. */
  what: string;
  /** Before each field's number: `Company`. */
  label: string;
  placeholder: string;
  names: readonly ComparedName[];
  index: string | null;
}

/** The error for a word, and its possible meanings, as links that need no JavaScript. */
function Wrong({ value, near = [], what }: ComparedName & Pick<CompareFormProps, 'what'>) {
  return (
    <>
      “{value}” is not the name of exactly one {what}.{' '}
      {near.length === 0 ? (
        <a href={`/search?q=${encodeURIComponent(value)}`} rel="nofollow">
          Search the site for it
        </a>
      ) : (
        'Did you mean one of these?'
      )}
      {near.map(({ name, href }): ReactNode => (
        <SiteLink key={name} href={href} className={styles.near}>
          {name}
        </SiteLink>
      ))}
    </>
  );
}

/** The compared items, and up to four fields for names; the choice is in the address. */
export function CompareForm({ kind, what, label, placeholder, names, index }: CompareFormProps) {
  const firstWrong = names.findIndex(({ near }) => near !== undefined);
  const fields = Array.from({ length: MOST_COMPARED }, (_, at) => {
    const { value = '', near } = names[at] ?? {};
    return (
      <NameField
        key={at}
        kind={kind}
        placeholder={placeholder}
        value={value}
        index={index}
        label={`${label} ${at + 1}`}
        wrong={near && <Wrong what={what} value={value} near={near} />}
        takesFocus={at === firstWrong}
      />
    );
  });
  const shown = Math.max(LEAST_FIELDS, names.length);
  return (
    <>
      <nav aria-label="What to compare">
        <ul className={movers.lists}>
          {KINDS.map((one) => (
            <li key={one.kind}>
              <a
                href={one.href}
                rel={one.kind === 'f' ? 'nofollow' : undefined}
                className={movers.list}
                aria-current={one.kind === kind ? 'true' : undefined}
              >
                {one.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ShortAddressForm
        action="/compare"
        className={styles.form}
        key={names.map(({ value }) => value).join()}
      >
        <div className={styles.fields}>{fields.slice(0, shown)}</div>
        {shown < MOST_COMPARED && (
          <details className={styles.more}>
            <summary>Add another</summary>
            <div className={styles.fields}>{fields.slice(shown)}</div>
          </details>
        )}
        <button type="submit" className={buttonClass('outline')}>
          Compare
        </button>
      </ShortAddressForm>
    </>
  );
}
