/** Every flag the other way round, on the sample data. */
export const FLIPPED = {
  FLAG_NEW_LAYOUT: 'off',
  FLAG_NEW_HOME: 'off',
  FLAG_STRUCTURED_DATA: 'off',
  FLAG_VIDEO_STREAMING: 'on',
  FLAG_DIY_JOURNEY: 'on',
  FLAG_OFFLINE: 'off',
} as const;

/** The port of the server that browser tests share for them. */
export const FLIPPED_PORT = 3418;
export const FLIPPED_ORIGIN = `http://localhost:${FLIPPED_PORT}`;

export type Layout = 'new' | 'old';
export const LAYOUTS: readonly Layout[] = ['new', 'old'];
