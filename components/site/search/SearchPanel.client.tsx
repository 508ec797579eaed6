'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

import { isAboutAccount } from '@/lib/search/intents';
import { highlight } from '@/lib/search/match';
import { phoneLink, printedPhone } from '@/lib/tools/phone';

import { type Row, rowOf } from './found';
import basics from '@/components/ui/Basics.module.scss';
import styles from './SearchPanel.module.scss';
import type { StockSearchState } from './use-stock-search';

interface PanelProps {
  /** Prefix of the ids that the box refers to. */
  id: string;
  state: StockSearchState;
  /** Of customer care. */
  phone?: string;
  onChosen: () => void;
}

interface OptionProps extends Omit<PanelProps, 'onChosen' | 'phone'> {
  row: Row;
  place: number;
  choose: (event: MouseEvent) => void;
}

function Option({ id, state, row, place, choose }: OptionProps) {
  return (
    <a
      href={row.href}
      id={`${id}o${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === state.active}
      aria-posinset={place + 1}
      aria-setsize={state.found?.count}
      className={styles.option}
      onClick={choose}
    >
      <span className={styles.name}>
        {highlight(row.title, state.found?.query ?? '').map((part, at) =>
          part.match ? <b key={at}>{part.text}</b> : part.text,
        )}
      </span>{' '}
      {row.symbol && <span className={styles.symbol}>{row.symbol}</span>}{' '}
      {row.note && <span className={basics.label}>{row.note}</span>}
    </a>
  );
}

const CallUs = ({ phone }: { phone: string }) => (
  <p>
    Or call us: <a href={phoneLink(phone)}>{printedPhone(phone)}</a>
  </p>
);

/** The results under a search box, in groups. */
export function SearchPanel({ id, state, phone, onChosen }: PanelProps) {
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
  const { sections = [], count = 0 } = found ?? {};
  const starts = sections.map((_, at) =>
    sections.slice(0, at).reduce((sum, { results }) => sum + results.length, 0),
  );

  return (
    <div className={styles.panel} data-open={found ? '' : undefined}>
      <div
        ref={scroller}
        id={`${id}l`}
        role="listbox"
        aria-label="Results"
        className={styles.list}
        hidden={count === 0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (drawn < count && scrollTop + 2 * clientHeight > scrollHeight) state.drawMore();
        }}
      >
        {sections.map(({ title, results }, section) => {
          const start = starts[section] ?? 0;
          return (
            start < drawn && (
              <div key={title} role="group" aria-labelledby={`${id}g${section}`}>
                <div id={`${id}g${section}`} role="presentation" className={styles.group}>
                  {title}
                </div>
                {results
                  .slice(0, drawn - start)
                  .map((result) => rowOf(result, title))
                  .map((row, at) => (
                    <Option
                      key={`${row.href} ${at}`}
                      place={start + at}
                      {...{ id, state, row, choose }}
                    />
                  ))}
              </div>
            )
          );
        })}
      </div>
      <div className={styles.foot}>
        <p role="status" className={found?.isNone ? styles.none : undefined}>
          {found?.message}
        </p>
        {found?.isNone && phone && isAboutAccount(found.query) && <CallUs phone={phone} />}
        {count > 0 && (
          <p className={styles.keys} aria-hidden="true">
            Arrow keys to move, Enter to open, Esc to close
          </p>
        )}
      </div>
    </div>
  );
}
