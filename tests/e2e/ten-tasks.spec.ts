import { devices, expect, type Locator, type Page, test } from 'playwright/test';

import { open } from '../support/open';

/** A visitor with a phone, who counts the taps. Typing is none; the tap into the field is one. */
class Visitor {
  private taps = 0;

  constructor(readonly page: Page) {}

  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    await control.tap();
  }

  /** Opens the menu, one of its parts and a page of it. */
  async choose(part: string, entry: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = this.page.getByRole('navigation', { name: 'Main menu' });
    await this.tap(menu.locator('summary').filter({ hasText: part }));
    await this.tap(menu.getByRole('link', { name: entry, exact: true }));
    await this.page.waitForURL((url) => url.pathname !== '/');
  }

  /** Opens the search and types. */
  async search(text: string): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('button', { name: 'Search' }));
    const field = this.page.getByRole('banner').getByRole('combobox').filter({ visible: true });
    await expect(field).toBeFocused();
    await field.fill(text);
  }

  /** The answer is at most two screens down, after at most four taps. A swipe is no tap. */
  async reads(answer: Locator): Promise<void> {
    await expect(answer).toBeVisible();
    const { height = 0 } = this.page.viewportSize() ?? {};
    const bottom = () => answer.boundingBox().then((box) => box && box.y + box.height);
    await expect.poll(bottom).toBeLessThanOrEqual(3 * height);
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ ratio: 1 });
    expect(this.taps).toBeLessThanOrEqual(4);
  }
}

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

/** The ten tasks of the design review, each from the home page of a first visit. */
const TASKS: Readonly<Record<string, (visitor: Visitor, main: Locator) => Promise<void>>> = {
  'open an account': async (visitor, main) => {
    await visitor.tap(main.getByRole('link', { name: 'Open Demat Account' }).first());
    await expect(visitor.page).toHaveURL(/\/open-account$/);
    await visitor.reads(main.getByRole('heading', { level: 1 }));
  },
  'the cost of buying shares for ₹50,000': async (visitor, main) => {
    await visitor.choose('Invest', 'Charges');
    const sum = main.getByRole('textbox', { name: 'Sum, rupees' });
    await visitor.tap(sum);
    await sum.fill('50000');
    await visitor.reads(main.getByText('₹207.38').first());
  },
  'the P/E and the last profit of Reliance': async (visitor, main) => {
    await visitor.search('reliance ind');
    await visitor.tap(visitor.page.getByRole('option', { name: /Reliance Industries/ }));
    await visitor.reads(main.getByText(/times (its )?earnings/).first());
    const index = visitor.page.getByRole('navigation', { name: 'On this page' });
    await visitor.tap(index.getByRole('link', { name: 'Results' }));
    await visitor.reads(main.getByRole('heading', { name: /quarters of profit/ }));
  },
  'two banks side by side': async (visitor, main) => {
    await visitor.search('compare');
    await visitor.tap(visitor.page.getByRole('option', { name: 'Compare companies' }));
    await visitor.tap(main.getByRole('link', { name: 'HDFC Bank and ICICI Bank' }));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^HDFC Bank and ICICI Bank/);
    await visitor.reads(main.locator('tbody tr').filter({ visible: true }).first());
  },
  'the return of a fund over three years': async (visitor, main) => {
    await visitor.search('flexi cap');
    await visitor.tap(visitor.page.getByRole('option', { name: /Flexi Cap/ }).first());
    const years = main
      .locator('div')
      .filter({ has: visitor.page.locator('> dt', { hasText: '3 years' }) });
    await visitor.reads(years.locator('dd').filter({ hasText: '%' }).first());
  },
  '₹1 lakh in TCS a year ago': async (visitor, main) => {
    await visitor.search('tcs');
    await visitor.tap(visitor.page.getByRole('option', { name: /Tata Consultancy/ }).first());
    await visitor.tap(main.getByRole('link', { name: 'What ₹1,00,000 became' }));
    await visitor.reads(main.getByRole('heading', { level: 1, name: /became/ }));
  },
  'a public issue that is open now': async (visitor, main) => {
    await visitor.choose('Markets', 'IPOs');
    await visitor.reads(main.getByRole('heading', { level: 1, name: /open/ }));
    await visitor.reads(main.locator('tbody tr').first());
  },
  'a person for a blocked account': async (visitor, main) => {
    await visitor.choose('Support', 'Contact us');
    await visitor.reads(main.getByRole('link', { name: '022 0000 0019' }).first());
  },
  'the next market holiday': async (visitor, main) => {
    await visitor.choose('Markets', 'Market holidays');
    await visitor.reads(main.getByText(/Next closed on/).first());
  },
  'a SIP of ₹5,000 over 15 years': async (visitor, main) => {
    await visitor.choose('Calculators', 'SIP');
    const years = main.getByRole('textbox', { name: /^For/ });
    await visitor.tap(years);
    await years.fill('15');
    // The fixed line says the result while the field has the focus.
    await visitor.reads(visitor.page.getByText(/^₹25,22,880\.00 · You put in ₹9,00,000/));
  },
};

for (const [task, done] of Object.entries(TASKS)) {
  test(`takes at most four taps on a phone: ${task}`, async ({ page }) => {
    await open(page, '/');
    await done(new Visitor(page), page.locator('main'));
  });
}
