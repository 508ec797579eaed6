import path from 'node:path';

import { expect, test } from 'playwright/test';

import { type DevSite, startDevSite } from '../support/dev-site';
import { IS_FULL } from '../support/full-run';

/** A page whose text, view and route are a file each. */
const PAGE = '/accessibility';
const COPY = 'lib/content/legal/accessibility.ts';
const ROUTE = 'app/accessibility/page.tsx';
const VIEW = 'components/sections/text/TextPage.tsx';

test.describe('npm run dev', () => {
  // Pages are compiled anew: minutes on a small machine.
  test.skip(!IS_FULL, 'npm run test:full runs it');
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  test.use({ navigationTimeout: 300_000 });

  let site: DevSite;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    site = await startDevSite();
  });
  test.afterAll(async () => {
    test.setTimeout(900_000);
    await site.close();
  });

  test('an edited text and an edited server component are shown without a reload', async ({
    page,
  }) => {
    await page.goto(site.origin + PAGE);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const copy = site.read(COPY);
    site.write(COPY, copy.replace('Tell us about a barrier', 'Edited title of a section'));
    await expect(page.getByRole('heading', { name: 'Edited title of a section' })).toBeVisible();
    const route = site.read(ROUTE);
    site.write(
      ROUTE,
      route.replace(/<TextPage[^>]*\/>/, (view) => `<div><p>Edited component</p>${view}</div>`),
    );
    await expect(page.getByText('Edited component')).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    site.write(COPY, copy);
    site.write(ROUTE, route);
    await expect(page.getByText('Edited component')).toHaveCount(0);
  });

  for (const [kind, file, shown, broken] of [
    [
      'a syntax error',
      VIEW,
      path.basename(VIEW),
      (text: string) => `${text}\nexport const broken = (;\n`,
    ],
    [
      'an error while rendering',
      ROUTE,
      'Cannot read properties of undefined',
      (text: string) => text.replace('text={accessibility}', 'text={accessibility.none.at.all}'),
    ],
  ] as const) {
    test(`${kind} is shown by Next.js, with its file, in the browser and the terminal`, async ({
      page,
    }) => {
      const text = site.read(file);
      const before = site.output().length;
      site.write(file, broken(text));
      const response = await page.goto(site.origin + PAGE);
      expect(response?.status()).toBe(500);
      const message = page.locator('nextjs-portal').getByText(shown).first();
      // An error while rendering shows the site's error page; Next.js' own is a click away, after
      // what React says of that page.
      if (file === ROUTE) await page.getByRole('button', { name: 'Open issues overlay' }).click();
      await expect(async () => {
        if (!(await message.isVisible())) {
          await page.getByRole('button', { name: 'next', exact: true }).click({ timeout: 1_000 });
        }
        await expect(message).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      expect(site.output().slice(before)).toMatch(
        new RegExp(`${file.replaceAll(/[.]/g, String.raw`\.`)}:\\d+`),
      );
      site.write(file, text);
      // The open page comes back by itself.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.request.get(site.origin + PAGE)).status()).toBe(200);
    });
  }

  test('a page of npm run new appears, and redirects are those of production', async ({ page }) => {
    site.add('page', 'support/new-in-development');
    const address = `${site.origin}/support/new-in-development`;
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
    await page.goto(address);
    await expect(page).toHaveTitle(/New in development/);
    await page.goto(`${site.origin}/ABOUT-US`);
    expect(new URL(page.url()).pathname).toBe('/about-us');
  });
});
