'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

import type { OpenHours } from '@/lib/quotes';

import { keepQuotesFresh } from './quote-refresh';

/** Draws nothing; each page that is come to has its own quotes, so it begins anew there. */
export function QuoteRefreshing({ hours }: { hours: readonly OpenHours[] }) {
  const path = usePathname();
  useEffect(() => keepQuotesFresh(hours), [path, hours]);
  return null;
}
