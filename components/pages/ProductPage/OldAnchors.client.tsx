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

/** Whether the browser loaded this page, rather than another one that navigated to it. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

export interface OldAnchorsProps {
  readonly pages: Readonly<Record<string, string>>;
  /** Whether the page still has the sections: its own links to them then scroll. */
  readonly hasSections: boolean;
}

/** Redirects an old anchor to its new page; an unknown anchor stays. */
export function OldAnchors({ pages, hasSections }: OldAnchorsProps) {
  useEffect(() => {
    const follow = () => {
      const anchor = anchorOf(location.hash);
      const page = anchor !== null && Object.hasOwn(pages, anchor) ? pages[anchor] : undefined;
      if (page && (!hasSections || isLoadedHere())) location.replace(page);
    };
    follow();
    if (hasSections) return undefined;
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [pages, hasSections]);
  return null;
}
