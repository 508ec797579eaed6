'use client';

import { useEffect } from 'react';

/** The anchor of an address without `#`, decoded where possible; `null` for none. */
function anchorOf(hash: string): string | null {
  const raw = hash.slice(1);
  if (!raw) return null;
  try {
    return decodeURIComponent(raw).trim().toLowerCase();
  } catch {
    return null;
  }
}

/** Redirects an old anchor to its new page; an unknown anchor stays. */
export function OldAnchors({ pages }: { pages: Readonly<Record<string, string>> }) {
  useEffect(() => {
    const follow = () => {
      const anchor = anchorOf(location.hash);
      const page = anchor !== null && Object.hasOwn(pages, anchor) ? pages[anchor] : undefined;
      if (page) location.replace(page);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [pages]);
  return null;
}
