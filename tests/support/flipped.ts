import { startSite, type Site } from './site';

/** Every flag the other way round, on the sample data. */
export const FLIPPED = {
  FLAG_NEW_LAYOUT: 'off',
  FLAG_NEW_HOME: 'off',
  FLAG_STRUCTURED_DATA: 'off',
  FLAG_VIDEO_STREAMING: 'on',
  FLAG_DIY_JOURNEY: 'on',
} as const;

export const startFlipped = (): Promise<Site> => startSite(FLIPPED);

export type Layout = 'new' | 'old';
export const LAYOUTS: readonly Layout[] = ['new', 'old'];
