import { indianClock } from './time';

/** The day in India now, as `YYYY-MM-DD`. */
export const todayInIndia = (): string => indianClock(new Date()).day;
