'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

import { companyPath } from '@/lib/pages/paths';
import { NO_STOCK_FOUND } from '@/lib/site/constants';
import { highlight, type SearchEntry } from '@/lib/search/match';

import { SiteLink } from '../SiteLink';

import styles from './SearchPanel.module.scss';
import type { StockSearchState } from './use-stock-search';

interface PanelProps {
  /** Prefix of the ids that the box refers to. */
  id: string;
  state: StockSearchState;
  onChosen: () => void;
}

interface OptionProps extends Omit<PanelProps, 'onChosen'> {
  entry: SearchEntry;
  place: number;
  choose: (event: MouseEvent) => void;
}

function Option({ id, state, entry, place, choose }: OptionProps) {
  return (
    <SiteLink
      href={companyPath(entry.slug)}
      id={`${id}o${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === state.active}
      aria-posinset={place + 1}
      aria-setsize={state.found?.options.length}
      className={styles.option}
      onClick={choose}
    >
      <span className={styles.name}>
        {highlight(entry.name, state.found?.query ?? '').map((part, at) =>
          part.match ? <b key={at}>{part.text}</b> : part.text,
        )}
      </span>{' '}
      <span className={styles.symbol}>{entry.symbol}</span>{' '}
      <span className={styles.industry}>{entry.industry}</span>
    </SiteLink>
  );
}

/** The results under a search box: closest matches, then the others by name. */
export function SearchPanel({ id, state, onChosen }: PanelProps) {
  const { found, drawn, active } = state;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}o${active}`)?.scrollIntoView({ block: 'nearest' });
    else scroller.current?.scrollTo?.(0, 0);
  }, [active, id, found]);

  const choose = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const inOtherTab = ctrlKey || metaKey || shiftKey;
    state.chosen(inOtherTab);
    if (!inOtherTab) onChosen();
  };
  const { options = [], closest = 0, query = '' } = found ?? {};
  const group = (key: string, title: string, from: number, to: number) => {
    const part = options.slice(from, Math.min(to, drawn));
    return (
      part.length > 0 && (
        <div role="group" aria-labelledby={`${id}${key}`}>
          <div id={`${id}${key}`} role="presentation" className={styles.group}>
            {title}
          </div>
          {part.map((entry, at) => (
            <Option key={entry.slug} place={from + at} {...{ id, state, entry, choose }} />
          ))}
        </div>
      )
    );
  };
  const count = `${options.length} ${options.length === 1 ? 'company' : 'companies'} for “${query}”`;

  return (
    <div className={styles.panel} data-open={found ? '' : undefined}>
      <div
        ref={scroller}
        id={`${id}l`}
        role="listbox"
        aria-label="Companies"
        className={styles.list}
        hidden={options.length === 0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (drawn < options.length && scrollTop + 2 * clientHeight > scrollHeight)
            state.drawMore();
        }}
      >
        {group('c', closest === 1 ? 'Closest match' : 'Closest matches', 0, closest)}
        {group('a', closest > 0 ? 'Others, by name' : 'All, by name', closest, options.length)}
      </div>
      <div className={styles.foot}>
        <p role="status" className={options.length > 0 ? undefined : styles.none}>
          {found && (options.length > 0 ? count : NO_STOCK_FOUND)}
        </p>
        {options.length > 0 && (
          <p className={styles.keys} aria-hidden="true">
            Arrow keys to move, Enter to open, Esc to close
          </p>
        )}
      </div>
    </div>
  );
}
