import { countOf, formatDate, formatRupees } from '@/lib/tools/format';
import type { Candle, CompanyAction, CompanyAnnouncement } from './records';

import { actionKind } from './purposes';

/** `247 sessions between ₹725.00 and ₹1,009.50`; `null` without a day. */
export function daysFinding(days: readonly Candle[]): string | null {
  if (days.length === 0) return null;
  const closes = days.map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const span =
    low === high
      ? `at ${formatRupees(low)}`
      : `between ${formatRupees(low)} and ${formatRupees(high)}`;
  return `${countOf(days.length, 'session')} with closes ${span}`;
}

/** `5 dividends and 1 bonus since 26 Aug 2025`; other actions are counted together. */
export function actionsFinding(actions: readonly CompanyAction[]): string | null {
  const oldest = actions.at(-1);
  if (!oldest) return null;
  const counts = new Map<string, number>();
  for (const { purpose } of actions) {
    const kind = actionKind(purpose);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const names: Readonly<Record<string, readonly [string, string]>> = {
    Dividend: ['dividend', 'dividends'],
    Bonus: ['bonus', 'bonuses'],
    Split: ['split', 'splits'],
  };
  const known = Object.entries(names).flatMap(([kind, [one, many]]) =>
    counts.has(kind) ? [countOf(counts.get(kind) ?? 0, one, many)] : [],
  );
  const others = [...counts].reduce((sum, [kind, n]) => sum + (kind in names ? 0 : n), 0);
  const parts = others > 0 ? [...known, countOf(others, 'other action')] : known;
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
  return `${list} since ${formatDate(oldest.exDate)}`;
}

/** `6 announcements, the last on 10 Nov 2026`. */
export function announcementsFinding(rows: readonly CompanyAnnouncement[]): string | null {
  const [newest] = rows;
  return newest
    ? `${countOf(rows.length, 'announcement')}, the last on ${formatDate(newest.date)}`
    : null;
}
