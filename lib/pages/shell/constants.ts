import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';

/** Constants of the site shell (header, tickers, footer), from sections 4, 5 and 9 of the specification. */

/** Pixels a second. */
export const TICKER_SPEED = { indices: 180, popular: 80, announcements: 80 } as const;
export const TICKER_SPEED_STEP = 20;
/** Ends of the speed that a visitor sets; the highest is that of the fastest ticker. */
export const TICKER_SPEED_RANGE = { lowest: TICKER_SPEED_STEP, highest: TICKER_SPEED.indices };

/** Defaults of a ticker. */
export const MARQUEE_DEFAULTS = { speed: 50, delay: 0, loop: 0, gradientWidth: 200 } as const;

/** The header is sticky past this many pixels of scroll. */
export const ACTIVE_SCROLL = 200;

/** Milliseconds. */
export const SEARCH_DEBOUNCE = 300;
export const SEARCH_CLEAR_DELAY = 300;
/** After a choice that opens in another tab. */
export const SEARCH_LATE_CLEAR_DELAY = 3000;

export const NO_STOCK_FOUND = 'No such stock found!';
export const NO_DATA_FOUND = 'No Data Found!';

/** Size of the picture in a top menu, in pixels. */
export const ADVERTISEMENT_SIZE = { width: 801, height: 420 } as const;

/** Defaults of a carousel; times in milliseconds. */
export const CAROUSEL_DEFAULTS = {
  autoplay: true,
  delay: 2000,
  speed: 700,
  dots: false,
  arrows: true,
  infinite: true,
  pauseOnHover: true,
  initialSlide: 0,
} as const;

/**
 * Polling of quotes, in milliseconds: first soon after the page's load, then every minute, with
 * back-off up to `longest` while requests fail.
 */
export const QUOTE_REFRESH = {
  first: 300,
  every: PAGE_FRESH_SECONDS * 1000,
  longest: 15 * 60_000,
} as const;

/** Timeout for the translation widget, in milliseconds. */
export const TRANSLATE_TIMEOUT = 8000;
