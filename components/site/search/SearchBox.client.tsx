'use client';

import type { KeyboardEvent, RefObject } from 'react';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isPersonal } from '@/lib/search/personal';

import styles from './StockSearch.module.scss';
import type { StockSearchState } from './use-stock-search';

interface SearchBoxProps {
  /** The input. */
  ref: RefObject<HTMLInputElement | null>;
  /** Prefix of the ids. */
  id: string;
  state: StockSearchState;
  /** Placeholder. */
  invitation: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The form of the search: a combobox once hydrated, and a button for all results. */
export function SearchBox({ ref, id, state, invitation, onKeyDown }: SearchBoxProps) {
  const hydrated = useHydrated();
  const isOpen = (state.found?.count ?? 0) > 0;
  return (
    <form
      id={`${id}f`}
      action="/search"
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        // A person's own number is not sent.
        if (!isPersonal(state.text)) return;
        event.preventDefault();
        state.withhold();
      }}
    >
      <input
        ref={ref}
        id={`${id}i`}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label="Search"
        placeholder={invitation}
        value={state.text}
        className={styles.input}
        onFocus={state.reach}
        onPointerEnter={state.reach}
        onChange={(event) => state.type(event.target.value)}
        onKeyDown={onKeyDown}
        {...(hydrated && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? `${id}l` : undefined,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': state.active >= 0 ? `${id}o${state.active}` : undefined,
        })}
      />
      <button type="submit" className={styles.glass} aria-label="Show all results">
        <Icon name="search" />
      </button>
    </form>
  );
}
