import { expect, test } from 'playwright/test';

import { ENQUIRIES } from '../../lib/enquiries/kinds';
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
import { startSite } from '../support/site';

import { ANSWERS, newFolder, postForm, REFERENCE, siteOfForms } from './enquiry-forms';

const { site } = siteOfForms();

test('a form whose flag is off gets 404, and no page links to it', async () => {
  const own = await startSite({ DATA_DIR: newFolder() });
  const journey = ENQUIRIES['do-it-yourself'].path;
  expect((await fetch(own.origin + journey)).status).toBe(404);
  expect(
    (await fetch(`${own.origin}/api/enquiries/do-it-yourself`, { method: 'POST' })).status,
  ).toBe(404);
  for (const address of ['/', '/support', '/llms.txt', '/sitemap.xml']) {
    expect(await (await fetch(own.origin + address)).text()).not.toContain(journey);
  }
  await own.stop();
  expect(await (await fetch(site().origin)).text()).toContain(`href="${journey}"`);
});

test('an enquiry that could not be stored is not acknowledged', async () => {
  const own = await startSite({ DATA_DIR: '/dev/null/nowhere' });
  const fields = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  const response = await fetch(`${own.origin}/api/enquiries/call-back`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/has not reached us/);
  const html = await (await postForm(own.origin, 'call-back', fields)).text();
  expect(html).toContain('has not reached us');
  expect(html).toContain('value="Asha Rao"');
  expect(html).not.toMatch(REFERENCE);
  await own.stop();
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
