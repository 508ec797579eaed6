import type { SitePath } from '@/lib/tools/site-path';

/** The names of lists in the old query of `/equity`, with the pages that replaced them. */
export const oldListPages: Readonly<Record<string, SitePath>> = {
  gainers: '/markets/gainers',
  losers: '/markets/losers',
  volume: '/markets/most-active-volume',
  value: '/markets/most-active-value',
  '52-week-high': '/markets/52-week-highs',
  '52-week-low': '/markets/52-week-lows',
};

/** The page of a list by its name in an old query; `null` for an unknown name. */
export function movedListPath(name: string): SitePath | null {
  const known = name.trim().toLowerCase();
  return Object.hasOwn(oldListPages, known) ? (oldListPages[known] ?? null) : null;
}
