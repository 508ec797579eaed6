'use client';

import { useEffect, useState } from 'react';

import { type SavedPage, readSavedPages } from '@/lib/device/saved-pages';
import { formatAsOf } from '@/lib/tools/format';

/** The pages that the browser saves for reading without a network, each with its day. */
export function SavedPages() {
  const [pages, setPages] = useState<readonly SavedPage[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const set = (found: readonly SavedPage[]) => !isGone && setPages(found);
    // A browser that refuses storage has no saved pages.
    readSavedPages().then(set, () => set([]));
    return () => {
      isGone = true;
    };
  }, []);
  if (!pages) return null;
  if (pages.length === 0) return <p>No page is saved yet.</p>;
  return (
    <ul>
      {pages.map(({ path, title, loaded }) => (
        <li key={path}>
          <a href={path}>{title}</a>, {formatAsOf(loaded)}
        </li>
      ))}
    </ul>
  );
}
