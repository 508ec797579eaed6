import type { indianClock } from '@/lib/tools/time';
import { indianDay } from '@/lib/tools/time';

/** A day and a time, `HH:MM`, in India. */
export type Clock = ReturnType<typeof indianClock>;

/** The hours in which exchanges accept bids on each day of an issue; UPI mandates end with them. */
export const BIDDING_HOURS = { from: '10:00', to: '17:00' } as const;

/** Whether bidding that starts on a day has begun at a given time. */
export const hasOpened = (openDate: string, { day, time }: Clock): boolean =>
  indianDay(openDate) < day || (indianDay(openDate) === day && time >= BIDDING_HOURS.from);

/** Whether the last day for bids is over at a moment. */
export const hasClosed = (closeDate: string, { day, time }: Clock): boolean =>
  indianDay(closeDate) < day || (indianDay(closeDate) === day && time >= BIDDING_HOURS.to);
