/** Day of the last update. SEBI: each month's figures are due by the 7th of the next month. */
export const COMPLAINTS_UPDATED = '2026-11-05';
