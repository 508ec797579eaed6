import { marketClock } from '@/lib/content/market-clock';

/** The evening of the fixtures' session, 20 November 2026: its figures are the newest. */
export const SESSION_EVENING = marketClock(new Date('2026-11-20T20:00:00+05:30'));

/** A week and a session later, when the same figures are old. */
export const WEEK_LATER = marketClock(new Date('2026-11-28T08:00:00+05:30'));
