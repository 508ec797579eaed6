import { expect, test } from 'playwright/test';

import { startProvider, type TestProvider } from '../support/provider/server';
import { PROVIDER_SLUG, providerAnswers } from '../support/records';
import type { Site } from '../support/site';
import { sitesOfEachTest } from '../support/sites';

export const COMPANY_PATH = `/company-information/${encodeURIComponent(PROVIDER_SLUG)}`;

export const allBases = (origin: string): Record<string, string> => ({
  MARKETS_BASE_URL: origin,
  FEED_BASE_URL: origin,
  IPO_BASE_URL: origin,
  CONTENT_BASE_URL: origin,
  ASSETS_BASE_URL: origin,
});

export async function get(
  { origin }: Pick<Site, 'origin'>,
  address: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(origin + address, { redirect: 'manual', headers });
  return { response, status: response.status, body: await response.text() };
}

/** The text of a page, without its scripts. */
export const words = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');

/**
 * Waits until pages show what a provider answers, given as a text by address. A call that is not
 * answered within 5 s, on a busy machine, is made again half a minute later.
 */
export async function untilShown(site: Site, texts: Readonly<Record<string, string>>) {
  for (const [address, text] of Object.entries(texts)) {
    const isShown = async () => words((await get(site, address)).body).includes(text);
    await expect.poll(isShown, { message: address, timeout: 240_000 }).toBe(true);
  }
}

/**
 * Gives each test of a file a provider of its own.
 * @returns the provider, and what starts a site that asks it
 */
export function providerOfEachTest() {
  const start = sitesOfEachTest();
  let provider: TestProvider;
  test.beforeEach(async () => {
    provider = await startProvider({ answers: providerAnswers });
  });
  test.afterEach(() => provider.close());
  return {
    provider: () => provider,
    start: (variables = allBases(provider.origin)) => start(variables),
  };
}
