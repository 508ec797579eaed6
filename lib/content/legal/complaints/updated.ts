/** Day of the last update; each month's figures are due by the 7th of the next. */
export const COMPLAINTS_UPDATED = '2026-11-05';
