'use client';

import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { Icon } from '@/components/ui/Icon';
import { useAfterHydration } from '@/components/ui/use-after-hydration';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SearchFields } from '@/lib/search/match';
import { isPersonal } from '@/lib/search/personal';

import styles from './StockSearch.module.scss';
import { useOutsidePress } from './use-outside-press';
import { useSearchKeys } from './use-search-keys';
import { useStockSearch } from './use-stock-search';

export interface StockSearchProps {
  /** Address of the search index; without it the box is only a form. */
  index: string | null;
  /** `all` where left out. */
  fields?: SearchFields;
  /** Placeholder. */
  invitation: string;
  /** In narrow viewports a button opens and closes the box. */
  folds?: boolean;
}

/**
 * The search of the site: a combobox with matching companies and pages in groups. What searches and
 * draws them is loaded when the box is first reached. Without JavaScript, and on Enter with
 * no option chosen, it is a form for `/search?q=`.
 */
export function StockSearch({ index, fields = 'all', invitation, folds }: StockSearchProps) {
  const id = `s${useId()}`;
  const hydrated = useHydrated();
  const state = useStockSearch(index, fields);
  const [unfolded, setUnfolded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const count = state.found?.count ?? 0;
  const Panel = state.engine?.SearchPanel;

  const fold = () => {
    state.clear();
    setUnfolded(false);
  };
  const unfold = () => {
    // The box must be rendered before it can take the focus; the next key goes into it.
    flushSync(() => setUnfolded(true));
    input.current?.focus();
  };
  useAfterHydration(() => {
    if (input.current?.value) state.type(input.current.value);
  });
  useOutsidePress(root, fold);
  useSearchKeys(folds === true, () => {
    // Where the box is in sight it needs no unfolding.
    if (input.current?.offsetParent) input.current.focus();
    else unfold();
  });

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    (unfolded ? fold : unfold)();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const places = Math.min(state.drawn, count) + 1;
      state.activate(((state.active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && state.active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}o${state.active}`)?.click();
    } else if (event.key === 'Escape' && (state.found || state.text !== '')) {
      // In the menu's dialog the first Escape clears the box.
      event.preventDefault();
      event.stopPropagation();
      state.clear();
    } else if (event.key === 'Escape' && unfolded) {
      fold();
      opener.current?.focus();
    } else if (event.key === 'Tab') {
      state.close();
    }
  };

  return (
    <div
      ref={root}
      className={styles.search}
      data-folds={folds || undefined}
      data-unfolded={unfolded || undefined}
    >
      {folds && (
        <a
          ref={opener}
          href="/search"
          className={styles.toggle}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            // The key must not be typed into the box that it opens.
            event.preventDefault();
            event.currentTarget.click();
          }}
          {...(hydrated && {
            role: 'button',
            'aria-expanded': unfolded,
            'aria-controls': `${id}f`,
          })}
        >
          <Icon name={unfolded ? 'close' : 'search'} />
          <span className="visually-hidden">Search</span>
        </a>
      )}
      <div className={styles.box}>
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
          <label htmlFor={`${id}i`} className="visually-hidden">
            Search
          </label>
          <input
            ref={input}
            id={`${id}i`}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={invitation}
            value={state.text}
            className={styles.input}
            onFocus={state.reach}
            onPointerEnter={state.reach}
            onChange={(event) => state.type(event.target.value)}
            onKeyDown={onKeyDown}
            {...(hydrated && {
              role: 'combobox',
              'aria-expanded': count > 0,
              'aria-controls': `${id}l`,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': state.active >= 0 ? `${id}o${state.active}` : undefined,
            })}
          />
          <button type="submit" className={styles.glass}>
            <Icon name="search" />
            <span className="visually-hidden">Show all results</span>
          </button>
        </form>
        {Panel && <Panel id={id} state={state} onChosen={() => setUnfolded(false)} />}
      </div>
    </div>
  );
}
