import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { writeAuthority } from '../support/provider/certificates';
import { startProvider, type TestProvider } from '../support/provider/server';
import { PROVIDER_COMPANY, PROVIDER_SLUG, providerAnswers } from '../support/records';
import { type Site, startSite } from '../support/site';
import { sitesOfEachTest } from '../support/sites';

import { allBases, COMPANY_PATH, get, untilShown, words } from './provider-sites';

const start = sitesOfEachTest();

/** Texts that only the embedded provider has. */
const EMBEDDED = /Sample data|Reliance|HDFC|Nifty IT|made up for the sample/;

test.describe('with a provider that works but for one call', () => {
  let shared: TestProvider;
  let site: Site;
  test.beforeAll(async () => {
    shared = await startProvider({ answers: providerAnswers });
    // The search, which every page names a file of, leaves out a list that has not loaded.
    await shared.setFault('500', '/get-in-touch/locate');
    site = await startSite(allBases(shared.origin));
    await untilShown(site, { '/': '71,111.11', [COMPANY_PATH]: '4,444.44' });
  });
  test.afterAll(async () => {
    await site.stop();
    await shared.close();
  });
  // One server for all of them.
  test.describe.configure({ mode: 'default' });

  test('one build serves any configuration: with variables set it shows no embedded data', async () => {
    for (const address of ['/', COMPANY_PATH, '/search?q=zebra', '/nothing-here']) {
      const { body } = await get(site, address);
      expect(words(body), address).not.toMatch(EMBEDDED);
    }
    const home = words((await get(site, '/')).body);
    expect(home).toContain('71,111.11');
    expect(home).toContain('22,222.22');
  });

  test('a company record with the specified fields alone makes a complete page', async () => {
    const { status, body } = await get(site, COMPANY_PATH);
    expect(status).toBe(200);
    const text = words(body);
    expect(text).toContain(PROVIDER_COMPANY);
    expect(text).toContain('4,444.44');
    expect(text).not.toMatch(/\bnull\b|undefined|NaN|Infinity|Invalid Date/);
  });

  test('an unknown company is a real 404 that suggests similar names, and is not cached', async () => {
    const { status, body, response } = await get(site, '/company-information/zebra-provider');
    expect(status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(words(body)).toContain('Zebra Provider & Sons');
  });

  test('other spellings of a company redirect permanently to the canonical address', async () => {
    for (const spelling of [
      PROVIDER_SLUG.toUpperCase(),
      PROVIDER_SLUG.replaceAll('-', ' '),
      'zebra-provider-and-sons-india-ltd',
    ]) {
      const { status, response } = await get(
        site,
        `/company-information/${encodeURIComponent(spelling)}`,
      );
      expect(status).toBe(308);
      expect(response.headers.get('location')).toBe(COMPANY_PATH);
    }
  });

  test('old addresses of asset classes redirect permanently to the new pages', async () => {
    const old = '/product-and-offerings/assets-classes';
    for (const [address, target] of [
      [`${old}/stocks`, '/invest-in-stocks'],
      [`${old}?asset=margin-trading`, '/invest-in-mtf-margin-trading-facility'],
      [`${old}/structured-products`, '/invest-in-slbs-securities-lending-and-borrowing-scheme'],
    ] as const) {
      const { status, response } = await get(site, address);
      expect([status, response.headers.get('location')]).toEqual([308, target]);
    }
    expect((await get(site, old)).status).toBe(200);
    expect((await get(site, `${old}?asset=unknown`)).status).toBe(200);
    expect((await get(site, `${old}/unknown`)).status).toBe(404);
  });

  test('one call without data makes no page stale but those that need it', async () => {
    const seconds = async (address: string) => {
      const { response } = await get(site, address);
      return /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
    };
    const others = ['/', COMPANY_PATH, EXAMPLES.calculator, '/videos', '/about-us'];
    const before = await Promise.all(others.map(seconds));
    expect(await seconds('/support/get-in-touch/locate-us')).toBe('5');
    const after = await Promise.all(others.map((address) => seconds(`${address}?again`)));
    expect([...before, ...after]).toEqual([...others, ...others].map(() => '60'));
  });
});

test('an old HTTPS provider (TLS 1.0) with a private authority serves every page', async () => {
  const secure = await startProvider({ tls: 'tls1.0', answers: providerAnswers });
  const folder = mkdtempSync(path.join(tmpdir(), 'site-ca-'));
  const site = await start({
    ...allBases(secure.origin),
    PROVIDER_TLS: 'tls1.0',
    PROVIDER_CA_FILE: writeAuthority(folder),
  });
  await untilShown(site, { '/': '71,111.11', [COMPANY_PATH]: '4,444.44' });
  await secure.close();
});

test('a provider whose certificate has expired is rejected, and the site serves its pages', async () => {
  const secure = await startProvider({
    tls: 'modern',
    certificate: 'expired',
    answers: providerAnswers,
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'site-ca-'));
  const site = await start({
    ...allBases(secure.origin),
    PROVIDER_CA_FILE: writeAuthority(folder),
  });
  const { status, body } = await get(site, '/');
  expect(status).toBe(200);
  expect(words(body)).not.toContain('71,111.11');
  expect(secure.count()).toBe(0);
  await secure.close();
});
