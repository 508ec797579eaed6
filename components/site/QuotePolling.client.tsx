'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

import { pollQuotes } from '@/components/ui/quotes/poll-quotes';
import type { OpenHours } from '@/lib/domain/market/quotes';

/** Polls quotes; starts again on each page, which has its own stocks. Renders nothing. */
export function QuotePolling({ hours }: { hours: readonly OpenHours[] }) {
  const path = usePathname();
  useEffect(() => pollQuotes(hours), [path, hours]);
  return null;
}
