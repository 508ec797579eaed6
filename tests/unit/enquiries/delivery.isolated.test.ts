import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DAY_MS } from '@/lib/tools/time';

import {
  type Receiver,
  SECRET,
  startReceiver,
  type Treatment,
} from '../../support/enquiry-receiver';
import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { turn, until } from '../../support/until';

const realNow = { date: Date.now, performance: performance.now.bind(performance) };
/** Moves the clock and the monotonic clock together, as time does. */
function moveClocks(ms: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow.date() + ms);
  jest.spyOn(performance, 'now').mockImplementation(() => realNow.performance() + ms);
}

const FAST = { backOff: { firstMs: 5, longestMs: 20 }, leaseMs: 200, pollMs: 5, upkeepMs: 20 };
const FIELDS = { name: 'Asha Rao', mobile: '9820000000' };

let receiver: Receiver;
let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await stop();
  await receiver.close();
  jest.restoreAllMocks();
});

async function site(treat?: (key: string, tries: number) => Treatment, variables = {}) {
  receiver = await startReceiver(treat);
  startFresh({
    DATA_DIR: temporaryFolder(),
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
    ...variables,
  });
  const delivery = await import('@/lib/enquiries/delivery');
  const service = await import('@/lib/enquiries/service');
  const { log } = await import('@/lib/tools/log');
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  stop = delivery.stopDelivery;
  return { ...delivery, ...service, lines };
}

test('sends the record as JSON, signed, under its reference', async () => {
  const { startDelivery, storeEnquiry, pendingEnquiries } = await site();
  startDelivery(FAST);
  const reference = await storeEnquiry('call-back', FIELDS);
  await until(async () => (await pendingEnquiries()) === 0);
  const delivery = receiver.taken.get(reference);
  expect(delivery?.isSigned).toBe(true);
  expect(delivery?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    reference,
    kind: 'call-back',
    receivedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/),
    fields: FIELDS,
    consent: {
      words: expect.stringContaining('I agree'),
      notice: expect.stringContaining('365 days'),
      purpose: 'call-back',
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(receiver.all).toHaveLength(1);
});

test.each<[string, Treatment]>([
  ['an error', 500],
  ['a rejection', 400],
  ['a limit', 429],
  ['a cut connection', 'cut'],
])('tries again after %s, until a 2xx, with the same bytes', async (_, fault) => {
  const { startDelivery, storeEnquiry, pendingEnquiries, lines } = await site((_key, tries) =>
    tries < 4 ? fault : 201,
  );
  startDelivery(FAST);
  const reference = await storeEnquiry('grievance', FIELDS);
  await until(async () => (await pendingEnquiries()) === 0);
  expect(receiver.tries.get(reference)).toBe(4);
  expect(new Set(receiver.all.map(({ body }) => body)).size).toBe(1);
  expect(JSON.stringify(lines)).toContain(reference);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|9820000000/);
});

test('follows no redirect: data are sent to the configured address only', async () => {
  const other = await startReceiver();
  const { startDelivery, storeEnquiry, pendingEnquiries } = await site((_key, tries) =>
    tries < 3 ? { redirect: other.url } : 200,
  );
  startDelivery(FAST);
  await storeEnquiry('contact', FIELDS);
  await until(async () => (await pendingEnquiries()) === 0);
  expect(other.all).toEqual([]);
  expect(receiver.all).toHaveLength(3);
  await other.close();
});

test('without a webhook stores everything for export', async () => {
  const { startDelivery, storeEnquiry, pendingEnquiries, enquiryStore } = await site(undefined, {
    ENQUIRY_WEBHOOK_URL: '',
    ENQUIRY_WEBHOOK_SECRET: '',
  });
  const read = jest.spyOn(await enquiryStore(), 'setClockReadings');
  startDelivery(FAST);
  await storeEnquiry('franchisee', FIELDS);
  const rounds = read.mock.calls.length;
  await until(() => read.mock.calls.length > rounds + 1);
  expect(await pendingEnquiries()).toBe(1);
  expect(receiver.all).toEqual([]);
});

test('delivers what an earlier process left, including leased rows', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await site(undefined, {
    DATA_DIR,
    ENQUIRY_WEBHOOK_URL: '',
    ENQUIRY_WEBHOOK_SECRET: '',
  });
  first.startDelivery(FAST);
  const reference = await first.storeEnquiry('contact', FIELDS);
  const open = await first.enquiryStore();
  expect(await open.claim(1)).toHaveLength(1);
  await stop();
  await receiver.close();
  const second = await site(undefined, { DATA_DIR });
  second.startDelivery(FAST);
  await until(async () => (await second.pendingEnquiries()) === 0);
  expect([...receiver.taken.keys()]).toEqual([reference]);
});

test('deletes delivered enquiries after their retention, and no others', async () => {
  const { startDelivery, storeEnquiry, pendingEnquiries, enquiryStore } = await site(
    (key) => (key.startsWith('CB') ? 200 : 500),
    { ENQUIRY_RETENTION_DAYS: '1' },
  );
  startDelivery(FAST);
  await storeEnquiry('call-back', FIELDS);
  await storeEnquiry('contact', FIELDS);
  await until(async () => (await pendingEnquiries()) === 1);
  const store = await enquiryStore();
  expect(await store.list({ all: true })).toHaveLength(2);
  moveClocks(2 * DAY_MS);
  await until(async () => (await store.list({ all: true })).length === 1);
  expect((await store.list({}))[0]?.kind).toBe('contact');
});

test('a clock that jumps erases nothing and raises an alarm, once', async () => {
  const { startDelivery, storeEnquiry, enquiryStore, lines } = await site(() => 500);
  startDelivery(FAST);
  await storeEnquiry('grievance', FIELDS);
  const store = await enquiryStore();
  await until(async () => (await store.clockReadings()) !== null);
  const purge = jest.spyOn(store, 'purge');
  const read = jest.spyOn(store, 'setClockReadings');
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 400 * DAY_MS);
  await until(() => read.mock.calls.length > 5);
  expect((await store.clockReadings())?.jumpMs).toBeGreaterThan(399 * DAY_MS);
  clock.mockRestore();
  await until(() => read.mock.calls.length > 10);
  expect(purge).not.toHaveBeenCalled();
  expect(await store.pending()).toBe(1);
  expect(JSON.stringify(lines).match(/the clock jumped/g)).toHaveLength(1);
});

test('an undelivered enquiry is written to a file before it is erased, and the file is deleted later', async () => {
  const DATA_DIR = temporaryFolder();
  const { startDelivery, storeEnquiry, pendingEnquiries, lines } = await site(() => 500, {
    DATA_DIR,
    ENQUIRY_UNDELIVERED_DAYS: '1',
    ENQUIRY_RETENTION_DAYS: '30',
  });
  startDelivery(FAST);
  const reference = await storeEnquiry('grievance', FIELDS);
  const folder = path.join(DATA_DIR, 'undelivered');
  moveClocks(2 * DAY_MS);
  await until(async () => (await pendingEnquiries()) === 0);
  const [name = ''] = readdirSync(folder);
  const file = path.join(folder, name);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ reference, fields: FIELDS }]);
  expect(statSync(file).mode & 0o077).toBe(0);
  await until(() => JSON.stringify(lines).includes('DATA_DIR/undelivered has them'));
  expect(JSON.stringify(lines)).not.toMatch(/Asha|9820000000/);
  moveClocks(40 * DAY_MS);
  await until(() => readdirSync(folder).length === 0);
});

test('what can’t be saved stays, and deliveries go on', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(path.join(DATA_DIR, 'undelivered'), 'no folder');
  const { startDelivery, storeEnquiry, pendingEnquiries, lines } = await site(
    (key) => (key.startsWith('CB') ? 200 : 500),
    { DATA_DIR, ENQUIRY_UNDELIVERED_DAYS: '1' },
  );
  startDelivery(FAST);
  await storeEnquiry('grievance', FIELDS);
  moveClocks(2 * DAY_MS);
  await until(() => JSON.stringify(lines).includes('and are not erased'));
  await storeEnquiry('call-back', FIELDS);
  await until(() => [...receiver.taken.keys()].some((key) => key.startsWith('CB')));
  await until(async () => (await pendingEnquiries()) === 1);
});

test('stops once, after active deliveries have finished', async () => {
  const { startDelivery, stopDelivery, storeEnquiry } = await site();
  startDelivery(FAST);
  startDelivery(FAST);
  await storeEnquiry('call-back', FIELDS);
  await stopDelivery();
  await stopDelivery();
  const number = receiver.all.length;
  await storeEnquiry('contact', FIELDS);
  await turn();
  expect(receiver.all).toHaveLength(number);
  await stopDelivery();
});
