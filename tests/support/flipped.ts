import type { Page } from '@playwright/test';

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

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .locator('input[role=combobox]')
    .first()
    .waitFor({ state: 'attached' });
}
