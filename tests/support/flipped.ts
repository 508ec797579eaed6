/** Every flag the other way round, on the sample data. */
export const FLIPPED = {
  FLAG_NEW_LAYOUT: 'off',
  FLAG_NEW_HOME: 'off',
  FLAG_STRUCTURED_DATA: 'off',
  FLAG_VIDEO_STREAMING: 'on',
  FLAG_DIY_JOURNEY: 'on',
  FLAG_OFFLINE: 'off',
} as const;

/** The port of the server with default settings that browser tests share; TEST_PORT names another. */
export const DEFAULT_PORT = Number(process.env.TEST_PORT ?? 3417);
/** The port of the server with these flags. */
export const FLIPPED_PORT = DEFAULT_PORT + 1;
export const FLIPPED_ORIGIN = `http://localhost:${FLIPPED_PORT}`;

export type Layout = 'new' | 'old';
export const LAYOUTS: readonly Layout[] = ['new', 'old'];
