import { expect, test } from 'playwright/test';

import { mutualFundWarning, pastPerformanceWarning } from '../../lib/content/prescribed';
import { EXAMPLES } from '../support/example-pages';
import { expectOne } from '../support/in-head';

const FUND = EXAMPLES.fund;

/** The title of the fold with the SIPs. */
const SIP_FOLD = /paid in over/;

test('the explorer finds by words and filters, with its state in the address', async ({ page }) => {
  await page.goto('/mutual-funds');
  await expect(page.locator('h1')).toHaveText(/^\d+ funds of \d+ fund houses$/);
  const search = page.getByRole('search', { name: 'Funds' });
  await search.getByLabel('Fund, code or ISIN').fill('flexi');
  await search.getByText('Plan, option, order and columns').click();
  await search.getByLabel('Plan').selectOption('direct');
  await search.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/mutual-funds\?.*q=flexi.*plan=direct/);
  await expect(page.locator('h1')).toContainText('“flexi”');
  await expect(page.locator('main').getByText('Direct, Growth').first()).toBeVisible();
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('what is found is a file too', async ({ page, request }) => {
  await page.goto('/mutual-funds?q=flexi&plan=direct');
  const href = await page.getByRole('link', { name: /Download CSV/ }).getAttribute('href');
  const file = await request.get(href ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines[0]).toContain('Scheme code');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !line.includes('Direct'))).toEqual([]);
});

test('returns are columns for those who ask, in the page and in its file', async ({
  page,
  request,
}) => {
  await page.goto('/mutual-funds');
  await expect(page.getByRole('columnheader', { name: '1 year' })).toHaveCount(0);
  await page.getByText('Plan, option, order and columns').click();
  await page.getByLabel('Returns over 1, 3 and 5 years').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/columns=returns/);
  await expect(page.getByRole('columnheader', { name: '5 years' })).toBeVisible();
  await expect(page.locator('main').getByText(pastPerformanceWarning.text)).toBeVisible();
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  const link = page.getByRole('link', { name: /Download CSV/ });
  await expect(link).toHaveAttribute('rel', 'nofollow');
  const file = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(file.split('\r\n')[0]).toContain('Returns to,"1 year, %","3 years, % a year"');
});

test('each scheme of a fund has an address; an unknown variant shows the first of its kind', async ({
  page,
}) => {
  await page.goto('/mutual-funds/sample-pine-liquid-fund');
  // The table is folded.
  const plans = page.getByRole('table', { name: /^Plans and options/, includeHidden: true });
  const hrefs = await plans
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const href of hrefs) {
    await page.goto(href ?? '');
    const label = await plans.locator('[data-own] th').textContent();
    await expect(page.getByText(`NAV, ${label}`, { exact: true })).toBeVisible();
    // Sample funds are kept out of search engines; a state of them names no other address.
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(href?.includes('?') ? 0 : 1);
  }
});

test('nothing found says so', async ({ page }) => {
  await page.goto('/mutual-funds?q=zzzz');
  await expect(page.locator('h1')).toHaveText('No fund found for “zzzz”');
  await expect(page.getByText('No Data Found!')).toBeVisible();
});

test('a fund has its plans, returns and warnings; IDCW shows no return', async ({ page }) => {
  await page.goto(FUND);
  await expect(page.locator('#returns dl > div')).toHaveCount(6);
  for (const title of [/^Codes/, /^Returns by span/, SIP_FOLD, /^What the fund house pays us/]) {
    await page.locator('summary').filter({ hasText: title }).click();
  }
  await expect(page.getByRole('table', { name: /^Plans and options/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Returns of Regular, Growth/ })).toHaveCount(2);
  await expect(page.getByRole('table', { name: /^A SIP of ₹5,000/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /^What ₹1,00,000 became/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Our commission/ })).toBeVisible();
  await expect(page.locator('main').getByText(mutualFundWarning.text)).toBeVisible();
  await expect(page.locator('main').getByText(pastPerformanceWarning.text).first()).toBeVisible();

  const options = page.getByRole('navigation', { name: 'Option' });
  await options.getByRole('link', { name: 'IDCW' }).click();
  await expect(page).toHaveURL(/\?plan=regular&option=idcw$/);
  await expect(page.getByText('Payouts are not in this line')).toBeVisible();
  await expect(page.getByRole('table', { name: /^Returns/ })).toHaveCount(0);
  await expect(page.getByRole('table', { name: /^A SIP/ })).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('SIP calculator and funds lead to each other', async ({ page }) => {
  await page.goto(FUND);
  await page.locator('summary').filter({ hasText: SIP_FOLD }).click();
  await page.getByRole('link', { name: /^Plan a SIP/ }).click();
  await expect(page).toHaveURL(/\/calculators\/sip-calculator\?amount=5000&years=\d+/);
  await expect(page.locator('main').locator('a[href="/mutual-funds"]').first()).toBeAttached();
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  await page.getByRole('link', { name: /^The same on the NAVs of / }).click();
  await expect(page).toHaveURL(new RegExp(`${FUND}#sip$`));
  await expect(page.locator('#sip summary')).toBeInViewport();
  await page.locator('#sip summary').click();
  await expect(page.getByRole('table', { name: /^A SIP/ })).toBeVisible();
});

test('the old search has moved for good; unknown funds are not found', async ({ request }) => {
  const moved = [
    ['/invest-in-mutual-funds?fund=flexi%20cap', '/mutual-funds?q=flexi+cap'],
    ['/invest-in-mutual-funds?fund=', '/mutual-funds'],
    ['/mutual-funds/category', '/mutual-funds'],
    ['/mutual-funds/house', '/mutual-funds'],
  ] as const;
  for (const [from, to] of moved) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 308, to]);
  }
  for (const path of ['/mutual-funds/nothing', '/mutual-funds/category/nothing']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
