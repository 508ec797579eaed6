'use client';

import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { Icon } from '@/components/ui/Icon';
import { useAfterHydration } from '@/components/ui/use-after-hydration';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SearchFields } from '@/lib/search/match';

import { isIdle, pressKey } from './keys';
import { SearchBox } from './SearchBox.client';
import styles from './StockSearch.module.scss';
import { useStockSearch } from './use-stock-search';

/**
 * Calls back for Ctrl-K or ⌘K, but not over an open dialog. A single key is not used: voice control
 * would trigger it with a word (WCAG 2.1.4).
 */
function useSearchKeys(isOn: boolean, onKey: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCombination =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (event.defaultPrevented || !isCombination) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, [isOn]);
}

/** Calls back when a pointer is pressed outside an element. */
function useOutsidePress(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onPress();
  });
  useEffect(() => {
    const look = (event: Event) => press(event);
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}

interface StockSearchProps {
  /** Address of the search index; without it the box is only a form. */
  index: string | null;
  /** `all` where left out. */
  fields?: SearchFields;
  /** Placeholder. */
  invitation: string;
  /** Of customer care, for a question that finds nothing. */
  phone?: string;
  /** In narrow viewports a button opens and closes the box. */
  folds?: boolean;
}

interface ToggleProps {
  ref: RefObject<HTMLAnchorElement | null>;
  /** Prefix of the ids of the box. */
  id: string;
  unfolded: boolean;
  onToggle: (event: MouseEvent) => void;
}

/** Opens and closes the box; without JavaScript a link to the page of the search. */
function Toggle({ ref, id, unfolded, onToggle }: ToggleProps) {
  const hydrated = useHydrated();
  return (
    <a
      ref={ref}
      href="/search"
      className={styles.toggle}
      aria-label="Search"
      onClick={onToggle}
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
    </a>
  );
}

/**
 * The search of the site: a combobox with matching companies and pages in groups. The code that
 * searches and renders is loaded when the box first gets the focus. Without JavaScript, and on
 * Enter with no option chosen, it is a form for `/search?q=`.
 */
export function StockSearch({ index, fields = 'all', invitation, phone, folds }: StockSearchProps) {
  const id = `s${useId()}`;
  const state = useStockSearch(index, fields);
  const [unfolded, setUnfolded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
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

  return (
    <div
      ref={root}
      className={styles.search}
      data-folds={folds || undefined}
      data-unfolded={unfolded || undefined}
    >
      {folds && (
        <Toggle
          ref={opener}
          id={id}
          unfolded={unfolded}
          onToggle={(event) => {
            event.preventDefault();
            (unfolded ? fold : unfold)();
          }}
        />
      )}
      <div className={styles.box}>
        <SearchBox
          ref={input}
          id={id}
          state={state}
          invitation={invitation}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && unfolded && isIdle(state)) {
              fold();
              opener.current?.focus();
            } else pressKey(event, id, state);
          }}
        />
        {Panel && <Panel id={id} state={state} phone={phone} onChosen={() => setUnfolded(false)} />}
      </div>
    </div>
  );
}
