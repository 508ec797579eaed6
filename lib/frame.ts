/** Constants of the frame, from sections 4, 5 and 9 of the specification. */

/** Pixels a second. */
export const TICKER_SPEED = { indices: 180, popular: 80, announcements: 80 } as const;
export const TICKER_SPEED_STEP = 20;

/** What a ticker does where nothing else is said. */
export const MARQUEE_DEFAULTS = { speed: 50, delay: 0, loop: 0, gradientWidth: 200 } as const;

/** The header is active past this many pixels of scroll. */
export const ACTIVE_SCROLL = 200;

/** Milliseconds. */
export const SEARCH_DEBOUNCE = 300;
export const SEARCH_CLEAR_DELAY = 300;

export const NO_STOCK_FOUND = 'No such stock found!';
export const NO_DATA_FOUND = 'No Data Found!';

/** The picture of a top menu, in pixels. */
export const ADVERTISEMENT_SIZE = { width: 801, height: 420 } as const;

export const POPULAR_STOCKS = 20;
