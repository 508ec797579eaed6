/** Pixels per second of each ticker, as specified. */
export const TICKER_SPEED = { indices: 180, popular: 80, announcements: 80 } as const;
