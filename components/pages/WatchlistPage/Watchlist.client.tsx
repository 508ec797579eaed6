'use client';

import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { NoData } from '@/components/ui/NoData/NoData';

import { kindOf, type QuoteRow } from '@/lib/device/codes';
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
import { listed } from '@/lib/tools/phrases';

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
function Summary({ list, prices }: { list: List; prices: Prices }) {
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

interface Message {
  readonly text: string;
  /** The list before a removal. */
  readonly before?: List;
}

interface StatusProps {
  message: Message | null;
  onUndo: (list: List) => void;
}

/** What the last action did, until the next one; a removal can be undone. */
function Status({ message, onUndo }: StatusProps) {
  const before = message?.before;
  return (
    <div className={styles.status} data-message={message ? '' : undefined}>
      <p role="status">{message?.text}</p>
      {before && <Button onClick={() => onUndo(before)}>Undo</Button>}
    </div>
  );
}

/** The button that removes the entry after one, else the one before it. */
function nextButton(area: HTMLElement | null, code: string): HTMLElement | undefined {
  const buttons = [...(area?.querySelectorAll<HTMLElement>('[data-code]') ?? [])];
  const at = buttons.findIndex(({ dataset }) => dataset.code === code);
  return buttons[at + 1] ?? buttons[at - 1];
}

/** Changes of the stored list, and the message about the last one. */
function useChanges() {
  const [isFull, setFull] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const keep = (next: List, said: Message | null = null) => {
    const isStored = store('watchlist', next.length > 0 ? writeList(next) : '');
    setFull(!isStored);
    setMessage(isStored ? said : null);
  };
  return { isFull, message, keep, show: (text: string) => setMessage({ text }) };
}

function Refused() {
  return (
    <NoData>
      This browser refuses to store anything for this site, as private windows do. Allow it in the
      browser’s settings to keep a list.
    </NoData>
  );
}

interface EmptyProps {
  prices: Prices;
  onStart: (list: List, message: Message) => void;
}

/** Indices that an empty list offers to begin with. */
const OFFERED = 2;

function Empty({ prices, onStart }: EmptyProps) {
  const offered = [...prices.byCode.values()]
    .filter(([code]) => kindOf(code) === 'index')
    .slice(0, OFFERED);
  const names = listed(offered.map(([, name]) => name));
  const start = () =>
    onStart(
      offered.map(([code]) => entryFor(code, prices)),
      { text: `${names} are on your list.`, before: [] },
    );
  return (
    <>
      <p>
        Your list is empty. Press the star on the page of a company, an index or a fund, or add a
        name here.
      </p>
      {offered.length > 0 && (
        <p>
          <Button onClick={start}>Start with {names}</Button>
        </p>
      )}
    </>
  );
}

/** The watchlist of this device. */
export function Watchlist() {
  const stored = useLocalStorage('watchlist');
  const shared = useSharedCodes();
  const list = readList(stored ?? '') ?? [];
  const codes = [...list.map(({ code }) => code), ...shared];
  const hasFunds = codes.some((code) => kindOf(code) === 'fund');
  const prices = usePrices(stored === undefined ? null : hasFunds);
  const { isFull, message, keep, show } = useChanges();
  const area = useRef<HTMLDivElement>(null);
  if (stored === undefined) return null;
  if (stored === null) return <Refused />;
  /** For buttons that disappear with the entry that they change: the focus stays in the list. */
  const keepHere: typeof keep = (...change) => {
    keep(...change);
    area.current?.focus();
  };
  const nameOf = (code: string) => prices.byCode.get(code)?.[1] ?? code;
  const add = ([code]: QuoteRow) =>
    keep(merged(list, [entryFor(code, prices)]), { text: `${nameOf(code)} is on your list.` });
  const remove = (code: string) => {
    const next = nextButton(area.current, code);
    const rest = toggled(list, entryFor(code, prices));
    const left = countOf(rest.length, 'entry', 'entries');
    keepHere(rest, { text: `${nameOf(code)} is removed; ${left} left.`, before: list });
    next?.focus();
  };
  const clear = () =>
    keepHere([], {
      text: `${countOf(list.length, 'entry is', 'entries are')} removed.`,
      before: list,
    });
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
      {list.length > 0 ? (
        <>
          <Summary list={list} prices={prices} />
          <WatchTable
            list={list}
            prices={prices}
            onText={(code, text) => keep(withText(list, code, text))}
            onRemove={remove}
          />
        </>
      ) : (
        <Empty prices={prices} onStart={keepHere} />
      )}
      {list.length < MOST_WATCHED ? (
        <AddField prices={prices} onAdd={add} />
      ) : (
        <p>Your list is full: it holds {MOST_WATCHED} entries.</p>
      )}
      <WatchTools
        list={list}
        prices={prices}
        onChange={(next, text) => keep(next, { text })}
        onClear={clear}
        onMessage={show}
      />
      <Status message={message} onUndo={(before) => keepHere(before)} />
    </div>
  );
}
