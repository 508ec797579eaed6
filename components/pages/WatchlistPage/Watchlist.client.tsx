'use client';

import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { NoData } from '@/components/ui/NoData/NoData';

import { kindOf } from '@/lib/device/codes';
import { store } from '@/lib/device/storage';
import {
  codesOf,
  merged,
  MOST_WATCHED,
  readList,
  toggled,
  type Watchlist as List,
  withText,
  writeList,
} from '@/lib/device/watchlist';
import { countOf, formatChangePercent, formatDate } from '@/lib/tools/format';

import { AddField } from './AddField.client';
import { entryFor, type Prices, usePrices } from './use-prices';
import { useLocalStorage } from './use-local-storage';
import styles from './Watchlist.module.scss';
import { daysOf, WatchTable } from './WatchTable.client';
import { WatchTools } from './WatchTools.client';

/** The codes of a shared link. */
function useSharedCodes(): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setCodes(codesOf(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return codes;
}

interface SharedProps {
  codes: readonly string[];
  list: List;
  prices: Prices;
  onAdd: (list: List) => void;
}

/** The entries of a shared link; the visitor decides whether to add them. */
function Shared({ codes, list, prices, onAdd }: SharedProps) {
  const fresh = codes.filter((code) => !list.some((one) => one.code === code));
  if (fresh.length === 0) return null;
  const names = fresh.map((code) => prices.byCode.get(code)?.[1] ?? code);
  return (
    <div className={styles.shared}>
      <p>
        This link names {countOf(fresh.length, 'entry', 'entries')} that your list does not have:{' '}
        {names.join(', ')}.
      </p>
      <Button onClick={() => onAdd(fresh.map((code) => entryFor(code, prices)))}>
        Add to my list
      </Button>
    </div>
  );
}

/** `All 3 rose`, `2 rose and none fell`. */
function movedWords(all: number, rose: number, fell: number): string {
  if (rose === all) return all === 2 ? 'Both rose' : `All ${all} rose`;
  if (fell === all) return all === 2 ? 'Both fell' : `All ${all} fell`;
  if (rose + fell === 0) return 'None changed';
  return `${rose || 'None'} rose and ${fell || 'none'} fell`;
}

/** How the list moved in the session, for prices of one day: `3 rose and 1 fell, by 0.42% on average`. */
function moved(list: List, { byCode }: Prices): string {
  const changes = list.flatMap(({ code }) => byCode.get(code)?.[4] ?? []);
  if (changes.length < 2) return '';
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const [rose, fell] = [1, -1].map((sign) => changes.filter((change) => change * sign > 0).length);
  return ` ${movedWords(changes.length, rose ?? 0, fell ?? 0)}, ${formatChangePercent(mean)} on average.`;
}

/** States the day of the prices, how they moved, and which are missing. */
function Told({ list, prices }: { list: List; prices: Prices }) {
  if (prices.state === 'failed' || (prices.state === 'here' && prices.byCode.size === 0)) {
    return <p role="status">Prices have not loaded. Your list is as you left it.</p>;
  }
  const { newest, areMixed } = daysOf(prices, list);
  if (prices.state === 'loading' || !newest) return <p role="status">Prices are loading.</p>;
  return (
    <p role="status">
      {areMixed
        ? `Prices are not of one day; the newest are of ${formatDate(newest)}.`
        : `Prices of ${formatDate(newest)}.${moved(list, prices)}`}
    </p>
  );
}

interface Removed {
  readonly name: string;
  /** The list before the removal. */
  readonly before: List;
}

interface UndoProps {
  removed: Removed | null;
  left: number;
  onUndo: (list: List) => void;
}

/** Shows the removed entry until the next change, with a button that restores it. */
function Undo({ removed, left, onUndo }: UndoProps) {
  return (
    <>
      <p role="status">
        {removed && `${removed.name} is removed; ${countOf(left, 'entry', 'entries')} left.`}
      </p>
      {removed && <Button onClick={() => onUndo(removed.before)}>Undo</Button>}
    </>
  );
}

/** The button that removes the entry after one, else the one before it. */
function nextButton(area: HTMLElement | null, code: string): HTMLElement | undefined {
  const buttons = [...(area?.querySelectorAll<HTMLElement>('[data-code]') ?? [])];
  const at = buttons.findIndex(({ dataset }) => dataset.code === code);
  return buttons[at + 1] ?? buttons[at - 1];
}

/** The watchlist of this device. */
export function Watchlist() {
  const stored = useLocalStorage('watchlist');
  const shared = useSharedCodes();
  const list = readList(stored ?? '') ?? [];
  const codes = [...list.map(({ code }) => code), ...shared];
  const hasFunds = codes.some((code) => kindOf(code) === 'fund');
  const prices = usePrices(stored === undefined ? null : hasFunds);
  const [isFull, setFull] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const area = useRef<HTMLDivElement>(null);
  if (stored === undefined) return null;
  if (stored === null) {
    return (
      <NoData>
        This browser refuses to store anything for this site, as private windows do. Allow it in the
        browser’s settings to keep a list.
      </NoData>
    );
  }
  const keep = (next: List) => {
    setRemoved(null);
    setFull(!store('watchlist', next.length > 0 ? writeList(next) : ''));
  };
  const add = (more: List) => keep(merged(list, more));
  /** For buttons that disappear with the entry that they change: the focus stays in the list. */
  const keepHere = (next: List) => {
    keep(next);
    area.current?.focus();
  };
  return (
    <div ref={area} tabIndex={-1}>
      {isFull && (
        <p role="alert">The browser’s space for this site is full: the change is not stored.</p>
      )}
      <Shared
        codes={shared}
        list={list}
        prices={prices}
        onAdd={(more) => keepHere(merged(list, more))}
      />
      <Undo removed={removed} left={list.length} onUndo={keepHere} />
      {list.length > 0 ? (
        <>
          <Told list={list} prices={prices} />
          <WatchTable
            list={list}
            prices={prices}
            onText={(code, text) => keep(withText(list, code, text))}
            onRemove={(code) => {
              const next = nextButton(area.current, code);
              keepHere(toggled(list, entryFor(code, prices)));
              next?.focus();
              setRemoved({ name: prices.byCode.get(code)?.[1] ?? code, before: list });
            }}
          />
        </>
      ) : (
        <p>
          Your list is empty. Press the star on the page of a company, an index or a fund, or add a
          name here.
        </p>
      )}
      {list.length < MOST_WATCHED ? (
        <AddField prices={prices} onAdd={([code]) => add([entryFor(code, prices)])} />
      ) : (
        <p>Your list is full: it holds {MOST_WATCHED} entries.</p>
      )}
      <WatchTools list={list} prices={prices} onChange={keep} onClear={() => keepHere([])} />
    </div>
  );
}
