'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { isAboutAccount } from '@/lib/search/intents';
import { highlight } from '@/lib/search/match';
import { phoneLink, printedPhone } from '@/lib/tools/phone';

import { type Row, rowOf, type Section } from './found';
import { loadPrices, noteOf, type Prices, wantsPrices } from './prices';
import typeStyles from '@/components/ui/Type.module.scss';
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
  prices: Prices;
  place: number;
  choose: (event: MouseEvent) => void;
}

function Option({ id, state, row, prices, place, choose }: OptionProps) {
  const note = noteOf(row, prices);
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
        {highlight(row.title, state.found?.text ?? '').map((part, at) =>
          part.match ? <b key={at}>{part.text}</b> : part.text,
        )}
      </span>{' '}
      {row.symbol && <span className={styles.symbol}>{row.symbol}</span>}{' '}
      {note && (
        <span className={row.code ? `${typeStyles.label} ${styles.below}` : typeStyles.label}>
          {note}
        </span>
      )}
    </a>
  );
}

interface GroupProps {
  /** Of the heading. */
  id: string;
  /** Prefix of the ids that the box refers to. */
  prefix: string;
  section: Section;
  /** The index of its first result among all. */
  start: number;
  state: StockSearchState;
  prices: Prices;
  choose: (event: MouseEvent) => void;
}

/** The rendered part of a group of results, or a message if it has none. */
function Group({ id, prefix, section, start, state, prices, choose }: GroupProps) {
  const { title, results, missing } = section;
  if (missing !== undefined) {
    return (
      <div role="presentation" className={styles.missing}>
        {missing}
      </div>
    );
  }
  const rows = results.slice(0, Math.max(0, state.drawn - start));
  return (
    rows.length > 0 && (
      <div role="group" aria-labelledby={id}>
        <div id={id} role="presentation" className={styles.group}>
          {title}
        </div>
        {rows.map((result, at) => {
          const row = rowOf(result, title);
          return (
            <Option
              key={`${row.href} ${at}`}
              id={prefix}
              place={start + at}
              state={state}
              row={row}
              prices={prices}
              choose={choose}
            />
          );
        })}
      </div>
    )
  );
}

const CallUs = ({ phone }: { phone: string }) => (
  <p>
    Or call us: <a href={phoneLink(phone)}>{printedPhone(phone)}</a>
  </p>
);

const NO_PRICES: Prices = new Map();

/** The prices of the shown results, if there are few. */
function usePrices({ found }: StockSearchState): Prices {
  const [prices, setPrices] = useState(NO_PRICES);
  const isWanted = found !== null && wantsPrices(found);
  useEffect(() => {
    if (isWanted) void loadPrices().then(setPrices);
  }, [isWanted]);
  return prices;
}

/** The results under a search box, in groups. */
export function SearchPanel({ id, state, phone, onChosen }: PanelProps) {
  const { found, drawn, active } = state;
  const prices = usePrices(state);
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
        {sections.map((section, at) => (
          <Group
            key={section.title}
            start={starts[at] ?? 0}
            id={`${id}g${at}`}
            prefix={id}
            section={section}
            state={state}
            prices={prices}
            choose={choose}
          />
        ))}
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
