'use client';

import { useEffect, useState } from 'react';

import { type KeptPage, readKeptPages } from '@/lib/device/kept-pages';
import { formatAsOf } from '@/lib/format';

/** The pages that the browser keeps for reading without a network, each with its day. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const set = (found: readonly KeptPage[]) => !isGone && setPages(found);
    // A browser that refuses storage keeps nothing.
    readKeptPages().then(set, () => set([]));
    return () => {
      isGone = true;
    };
  }, []);
  if (!pages) return null;
  if (pages.length === 0) return <p>No page is kept yet.</p>;
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
