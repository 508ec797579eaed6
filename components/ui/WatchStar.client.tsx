'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

import { onStored, readStored, store } from '@/lib/device/storage';
import { readVisits, withVisit } from '@/lib/device/visits';
import { isWatched, MOST_WATCHED, readList, toggled, writeList } from '@/lib/device/watchlist';
import { todayInIndia } from '@/lib/tools/today';

import { useHydrated } from './use-hydrated';
import styles from './Inline.module.scss';

interface WatchStarProps {
  /** The code to watch, such as `stock:SBIN`. */
  code: string;
  /** The page’s name, which is then listed among the recent pages; none in a table. */
  page?: string;
  price?: number | null | undefined;
}

const listOf = (stored: string | null) => readList(stored ?? '') ?? [];

/** A button that adds an item to this device's watchlist or removes it. */
export function WatchStar({ code, page, price = null }: WatchStarProps) {
  const isReady = useHydrated();
  const [refusal, setRefusal] = useState('');
  const stored = useSyncExternalStore(
    onStored,
    () => readStored('watchlist'),
    () => '',
  );
  const list = listOf(stored);
  const isOn = isWatched(list, code);
  useEffect(() => {
    if (!page) return;
    const visits = readVisits(readStored('visits') ?? '');
    const path = location.pathname;
    store('visits', JSON.stringify(withVisit(visits, { code, name: page, path })));
  }, [code, page]);
  const toggle = () => {
    if (!isOn && list.length >= MOST_WATCHED) {
      setRefusal(`Your list is full (${MOST_WATCHED})`);
      return;
    }
    const added = todayInIndia();
    const next = toggled(list, { code, added, price, note: '', list: '' });
    setRefusal(store('watchlist', writeList(next)) ? '' : 'This browser stores nothing');
  };
  return (
    <button
      type="button"
      disabled={!isReady}
      aria-pressed={isOn}
      aria-label={page ? undefined : `Watch ${code.slice(code.indexOf(':') + 1)}`}
      onClick={toggle}
      className={styles.star}
    >
      {refusal || (page && 'Watch')}
    </button>
  );
}
