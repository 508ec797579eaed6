import { countOf } from '@/lib/tools/format';
import { say } from '@/lib/tools/sentence';
import type { Candle, CompanyAction, CompanyAnnouncement } from './records';

import { actionKind } from './purposes';

const DAYS = [
  '{days:count session} with closes at {only:rupees}',
  '{days:count session} with closes between {low:rupees} and {high:rupees}',
] as const;

/** `247 sessions with closes between ₹725.00 and ₹1,009.50`; `null` without a day. */
export function daysFinding(days: readonly Candle[]): string | null {
  if (days.length === 0) return null;
  const closes = days.map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  return say(DAYS, { days: days.length, only: low === high && low, low, high });
}

const ACTIONS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Dividend: ['dividend', 'dividends'],
  Bonus: ['bonus', 'bonuses'],
  Split: ['split', 'splits'],
  Other: ['other action', 'other actions'],
};

/** `5 dividends and 1 bonus since 26 Aug 2025`; other actions are counted together. */
export function actionsFinding(actions: readonly CompanyAction[]): string | null {
  const kinds = actions.map(({ purpose }) => actionKind(purpose));
  const named = kinds.map((kind) => (kind in ACTIONS ? kind : 'Other'));
  const counts = Object.entries(ACTIONS).flatMap(([kind, nouns]) => {
    const count = named.filter((each) => each === kind).length;
    return count > 0 ? countOf(count, ...nouns) : [];
  });
  return (
    say('{counts:list} since {oldest:date}', { counts, oldest: actions.at(-1)?.exDate }) || null
  );
}

const ANNOUNCEMENTS = [
  '{rows:count announcement} of {only:date}',
  '{rows:count announcement} from {oldest:date} to {newest:date}',
] as const;

/**
 * `6 announcements from 3 Aug 2026 to 10 Nov 2026`: the days of the list, since files may have those
 * of some days only.
 * @param rows newest first
 */
export function announcementsFinding(rows: readonly CompanyAnnouncement[]): string | null {
  const [newest, oldest] = [rows[0]?.date, rows.at(-1)?.date];
  const only = newest === oldest && newest;
  return say(ANNOUNCEMENTS, { rows: rows.length, only, oldest, newest }) || null;
}
