'use client';

import { useId, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Fold } from '@/components/ui/Fold';
import { watchCalendar } from '@/lib/device/watch-calendar';
import { codesFor, namesIn } from '@/lib/device/pasted-list';
import {
  LONGEST_FILE,
  merged,
  readList,
  shareHash,
  type Watchlist,
  writeList,
} from '@/lib/device/watchlist';
import { countOf } from '@/lib/tools/format';
import { startOf } from '@/lib/tools/shorten';

import { fetchCalendars, symbolsFor } from './fetch-files';
import { entryFor, type Prices } from './use-prices';
import styles from './Watchlist.module.scss';

interface WatchToolsProps {
  list: Watchlist;
  prices: Prices;
  /** @param text what the change did */
  onChange: (list: Watchlist, text: string) => void;
  onClear: () => void;
  /** Shows a message in the list's status line. */
  onMessage: (text: string) => void;
}

interface ManyProps {
  onNames: (text: string) => Promise<void>;
}

/** A field for many symbols or ISINs at once. */
function Many({ onNames }: ManyProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <details className={styles.many}>
      <summary>Add many at once</summary>
      <label htmlFor={id}>Symbols or ISINs, one a line</label>
      <textarea id={id} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      <Button onClick={() => void onNames(text).then(() => setText(''))}>Add these</Button>
    </details>
  );
}

/** Saves a text as a file of the visitor's. */
function save(text: string, name: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the dates of a list's companies as a calendar. @returns the message for the visitor */
async function saveDates(list: Watchlist): Promise<string> {
  const files = await fetchCalendars().catch(() => null);
  if (!files) return 'We can’t load the dates now. Try again in a minute.';
  const text = watchCalendar(list, files);
  if (!text) return 'No results or ex-dates of these companies are on record.';
  save(text, 'watchlist.ics', 'text/calendar');
  return 'The dates are saved as a calendar file.';
}

/** In a fold: export, import of a list or of symbols, a link to share, and a button that empties the list. */
export function WatchTools({ list, prices, onChange, onClear, onMessage }: WatchToolsProps) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const link = `${location.origin}/watchlist${shareHash(list)}`;
  const addAll = (read: Watchlist, tail: string) => {
    const next = merged(list, read);
    onChange(next, `${countOf(next.length - list.length, 'entry', 'entries')} added${tail}`);
  };
  const importNames = async (text: string) => {
    const names = namesIn(text);
    const isKnown = (code: string) => prices.byCode.has(code);
    const { codes, missing } = codesFor(names, isKnown, await symbolsFor(names));
    if (codes.length === 0)
      return onMessage('No line of this is a symbol or an ISIN that we know.');
    const lost = missing.length === 0 ? '.' : `. Not found: ${missing.join(', ')}.`;
    addAll(
      codes.map((code) => entryFor(code, prices)),
      `, of ${countOf(names.length, 'line')}${lost}`,
    );
  };
  const importFile = async (file: File | undefined) => {
    const text = file ? startOf(await file.text(), LONGEST_FILE) : '';
    const read = readList(text);
    if (read) return addAll(read, `, of ${read.length} in the file.`);
    return importNames(text);
  };
  const share = () =>
    navigator.clipboard.writeText(link).then(
      () => onMessage('The link is copied. Who opens it sees your codes, not your notes.'),
      () => onMessage(`Copy this link: ${link}`),
    );
  return (
    <Fold name="watch-tools" title="Back up, share, import or clear the list">
      <div className={styles.tools}>
        {list.length > 0 && (
          <>
            <Button onClick={() => save(writeList(list), 'watchlist.json')}>Export</Button>
            <Button onClick={() => void share()}>Copy a link</Button>
            <Button onClick={() => void saveDates(list).then(onMessage)}>Dates (ICS)</Button>
          </>
        )}
        <label htmlFor={id} className={styles.file}>
          Import a file
          <input
            id={id}
            type="file"
            accept="application/json,.json,.csv,.txt"
            onChange={(event) => {
              void importFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {list.length > 0 && (
          <Button
            onClick={() => {
              if (isAsked) onClear();
              setAsked(!isAsked);
            }}
          >
            {isAsked ? `Yes, remove all ${list.length}` : 'Clear all'}
          </Button>
        )}
        <Many onNames={importNames} />
      </div>
    </Fold>
  );
}
