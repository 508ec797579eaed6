'use client';

import { useEffect, useRef, type ReactNode } from 'react';

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
  choose: () => void;
}

function Option({ id, state, entry, place, choose }: OptionProps) {
  return (
    <SiteLink
      href={companyPath(entry.slug)}
      id={`${id}o${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === state.active}
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

/** The results under a search box: closest matches, then every match by name. */
export function SearchPanel({ id, state, onChosen }: PanelProps) {
  const { found, drawn, active } = state;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}o${active}`)?.scrollIntoView({ block: 'nearest' });
    else scroller.current?.scrollTo?.(0, 0);
  }, [active, id, found]);

  const choose = () => {
    state.chosen();
    onChosen();
  };
  const closest = found?.closest ?? [];
  const matches = found?.matches ?? [];
  const group = (key: string, title: string, options: readonly ReactNode[]) =>
    options.length > 0 && (
      <div role="group" aria-labelledby={`${id}${key}`}>
        <div id={`${id}${key}`} role="presentation" className={styles.group}>
          {title}
        </div>
        {options}
      </div>
    );
  const option = (entry: SearchEntry, place: number) => (
    <Option key={place} {...{ id, state, entry, place, choose }} />
  );
  const count = `${matches.length} ${matches.length === 1 ? 'company' : 'companies'} for “${found?.query}”, by name`;

  return (
    <div className={styles.panel} data-open={found ? '' : undefined}>
      <div
        ref={scroller}
        id={`${id}l`}
        role="listbox"
        aria-label="Companies"
        className={styles.list}
        hidden={matches.length === 0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (drawn < matches.length && scrollTop + 2 * clientHeight > scrollHeight)
            state.drawMore();
        }}
      >
        {group('c', 'Closest match', closest.map(option))}
        {group(
          'a',
          'All, by name',
          matches.slice(0, drawn).map((entry, at) => option(entry, closest.length + at)),
        )}
      </div>
      <div className={styles.foot}>
        <p role="status" className={matches.length > 0 ? undefined : styles.none}>
          {found && (matches.length > 0 ? count : NO_STOCK_FOUND)}
        </p>
        {matches.length > 0 && (
          <p className={styles.keys} aria-hidden="true">
            Arrow keys to move, Enter to open, Esc to close
          </p>
        )}
      </div>
    </div>
  );
}
