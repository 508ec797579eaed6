import type { indianClock } from '@/lib/tools/time';
import { indianDay } from '@/lib/tools/time';

/** A day and a time, `HH:MM`, in India. */
export type Clock = ReturnType<typeof indianClock>;

/** When exchanges take bids on each day of an issue; UPI mandates end with them. */
export const BIDDING_HOURS = { from: '10:00', to: '17:00' } as const;

/** Whether bids are taken from a day on, at a moment. */
export const hasOpened = (openDate: string, { day, time }: Clock): boolean =>
  indianDay(openDate) < day || (indianDay(openDate) === day && time >= BIDDING_HOURS.from);

/** Whether the last day for bids is over at a moment. */
export const hasClosed = (closeDate: string, { day, time }: Clock): boolean =>
  indianDay(closeDate) < day || (indianDay(closeDate) === day && time >= BIDDING_HOURS.to);
