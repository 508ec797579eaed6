import { expect, test } from 'playwright/test';

import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { focusedElement } from '../support/focus';
import { open } from '../support/open';

/** More tab stops than any page has. */
const ENDLESS = 900;

for (const layout of LAYOUTS) {
  for (const width of [390, 1280]) {
    test(`with everything moving, the focus is always in sight and never lost: ${layout} layout, ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, layout === 'new' ? `${baseURL}/` : `${FLIPPED_ORIGIN}/`);
      const outOfSight: string[] = [];
      let stops = 0;
      for (let isLast = false; !isLast; stops += 1) {
        expect(stops).toBeLessThan(ENDLESS);
        await page.keyboard.press('Tab');
        const one = await focusedElement(page);
        expect(one, `the focus after ${stops} stops`).not.toBeNull();
        if (!one?.isInSight) outOfSight.push(one?.words ?? '');
        isLast = one?.isLast ?? true;
      }
      expect(stops).toBeGreaterThan(100);
      expect(outOfSight).toEqual([]);
    });
  }
}
