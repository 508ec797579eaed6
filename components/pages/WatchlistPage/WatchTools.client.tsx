'use client';

import { useId, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { merged, readList, shareHash, type Watchlist, writeList } from '@/lib/device/watchlist';
import { countOf } from '@/lib/tools/format';

import styles from './Watchlist.module.scss';

interface WatchToolsProps {
  list: Watchlist;
  onChange: (list: Watchlist) => void;
  onClear: () => void;
}

/** Saves a text as a file of the visitor's. */
function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Export, import, a link to share, and a button that empties the list. */
export function WatchTools({ list, onChange, onClear }: WatchToolsProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const [isAsked, setAsked] = useState(false);
  const link = `${location.origin}/watchlist${shareHash(list)}`;
  const importFile = async (file: File | undefined) => {
    const read = file && readList(await file.text());
    if (!read) return setStatus('This file holds no watchlist. Choose one that was exported here.');
    const next = merged(list, read);
    onChange(next);
    const added = countOf(next.length - list.length, 'entry', 'entries');
    setStatus(`${added} added, of ${read.length} in the file.`);
  };
  const share = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus('The link is copied. Who opens it sees your codes, not your notes.'),
      () => setStatus(`Copy this link: ${link}`),
    );
  return (
    <div className={styles.tools}>
      {list.length > 0 && (
        <>
          <Button onClick={() => save(writeList(list), 'watchlist.json')}>Export</Button>
          <Button onClick={() => void share()}>Copy a link</Button>
        </>
      )}
      <label htmlFor={id} className={styles.file}>
        Import a file
        <input
          id={id}
          type="file"
          accept="application/json,.json"
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
      <p role="status">{status}</p>
    </div>
  );
}
