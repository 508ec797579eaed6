import { expect, test } from 'playwright/test';

import { makeClock } from '../support/clock';
import { freePort } from '../support/processes';
import {
  failingHalfAtFirst,
  faultsIn,
  figuresOf,
  missingAfter,
  raise,
} from '../support/enquiry-load';
import { SECRET, startReceiver } from '../support/enquiry-receiver';
import { type Site, startSite } from '../support/site';

import { CALL_BACK, newFolder, postForm, REFERENCE } from './enquiry-forms';

test.describe('a site without a place to store, which takes five posts a minute', () => {
  // One server for both tests.
  test.describe.configure({ mode: 'default' });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ DATA_DIR: '/dev/null/nowhere', ENQUIRY_RATE: '5', TRUST_PROXY: '1' });
  });
  test.afterAll(() => site.stop());

  test('an enquiry that could not be stored is not acknowledged', async () => {
    const response = await fetch(`${site.origin}/api/enquiries/call-back`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(CALL_BACK),
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/has not reached us/);
    const html = await (await postForm(site.origin, 'call-back', CALL_BACK)).text();
    expect(html).toContain('has not reached us');
    expect(html).toContain('value="Asha Rao"');
    expect(html).not.toMatch(REFERENCE);
  });

  test('a burst over the rate gets 429', async () => {
    const visitor = { 'X-Forwarded-For': '203.0.113.7' };
    const burst = (number: number) =>
      Promise.all(
        Array.from({ length: number }, async () => {
          const response = await fetch(`${site.origin}/api/enquiries/call-back`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...visitor },
            body: JSON.stringify({ name: 'a'.repeat(20_000) }),
          });
          await response.arrayBuffer();
          return response;
        }),
      );
    // As many at once as may wait for their turn; of more, some would get 503 before they are counted.
    const responses: Response[] = [];
    for (let count = 0; count < 5; count += 1) responses.push(...(await burst(100)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(495);
    const rejected = responses.find(({ status }) => status === 429);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    // A form without JavaScript is shown again whole, with the reason.
    const html = await (
      await postForm(site.origin, 'call-back', { name: 'Asha Rao' }, visitor)
    ).text();
    expect(html).toContain('Wait a minute and send it again.');
    expect(html).toContain('value="Asha Rao"');
  });
});

test('60 enquiries while the site is killed twice and the webhook fails: each arrives once', async () => {
  const receiver = await startReceiver(failingHalfAtFirst);
  const clock = makeClock();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    DATA_DIR: newFolder(),
    ENQUIRY_RATE: '100000',
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    ...clock.variables,
  };
  let own = await startSite(variables);
  const outcome = await raise({
    enquiries: 60,
    kills: 2,
    lifetimeMs: [100, 400],
    instances: [
      {
        origin: `http://localhost:${port}`,
        kill: () => own.kill(),
        start: async () => {
          own = await startSite(variables);
        },
      },
    ],
  });
  expect(outcome.acknowledged.size).toBe(60);
  const missing = (timeoutMs: number) =>
    missingAfter(receiver, outcome.acknowledged.keys(), timeoutMs);
  // A delivery whose process was killed is taken up again after a minute.
  for (let minute = 0; minute < 10; minute += 1) {
    if ((await missing(5_000)).length === 0) break;
    await clock.move(60_000);
  }
  expect(await missing(0)).toEqual([]);
  expect(faultsIn(receiver, outcome)).toEqual([]);
  console.log(figuresOf('The built site', outcome, receiver));
  await own.stop();
  await receiver.close();
});
