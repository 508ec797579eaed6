/** The sample firm's policy on margin funding; the page of the facility states it. */
export const marginPolicy = {
  /** When a call of the day has to be met, and a purchase pledged. */
  callBy: '18:00 on the same day',
  pledgeBy: '21:00 on the day of purchase',
  /** The largest loan to one client, in rupees. */
  largestLoan: 1_00_00_000,
} as const;
