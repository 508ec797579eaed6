import { rmSync } from 'node:fs';

import { SECRET, startReceiver, type Treatment } from '../../support/enquiry-receiver';
import { temporaryFolder } from '../../support/fresh-site';
import { until } from '../../support/until';

import { form, GOOD, JSON_TYPE, site } from './support';

const MAIL = {
  ...GOOD,
  email: 'Asha@Example.in',
  desk: 'Research',
  message: 'About bonds, please.',
};
const WRONG = '9820000001';
const FAST = { backOff: { firstMs: 5, longestMs: 20 }, leaseMs: 300, pollMs: 5, upkeepMs: 1_000 };

async function withSite(variables: Record<string, string> = {}) {
  const parts = await site(variables);
  const { receiveWithdrawal } = await import('@/lib/enquiries/receive');
  const { sendWithdrawal } = await import('@/lib/enquiries/withdrawal-action');
  const { metrics } = await import('@/lib/observability/metrics');
  const send = async (fields: object = GOOD, kind = 'call-back') => {
    const answer = (await (await parts.postJson(fields, {}, kind)).json()) as { reference: string };
    return answer.reference;
  };
  const withdraw = (fields: object, headers = {}) =>
    receiveWithdrawal(
      new Request('http://localhost:1/api/enquiries/withdrawal', {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { ...JSON_TYPE, ...headers },
      }),
    );
  const counted = async (result: string) => {
    const text = await metrics().registry.metrics();
    return Number(
      new RegExp(`withdrawals_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  };
  return { ...parts, send, withdraw, sendWithdrawal, counted };
}

test.each([
  ['the mobile number', GOOD, 'call-back', '+91 98200-00000'],
  ['the e-mail', MAIL, 'contact', ' asha@example.IN '],
])('%s and the reference withdraw what is waiting', async (_what, fields, kind, contact) => {
  const { send, withdraw, pendingEnquiries, lines, counted } = await withSite();
  const reference = await send(fields, kind);
  const written = reference.toLowerCase().replaceAll('-', ' ');
  expect((await withdraw({ reference: written, contact })).status).toBe(201);
  expect(await pendingEnquiries()).toBe(0);
  expect(lines).toContainEqual([{ reference, kind }, 'consent is withdrawn']);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|98200|example/i);
  expect(await counted('withdrawn')).toBe(1);
});

describe('right and wrong pairs', () => {
  test('get the same answer in the same time, and the wrong ones withdraw nothing', async () => {
    const { send, withdraw, pendingEnquiries, counted, lines } = await withSite();
    const reference = await send();
    const other = reference.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const complaint = await send(
      { ...MAIL, nature: 'Something else', details: 'My order was not executed at all.' },
      'grievance',
    );
    const found = new Map<string, { text: string; ms: number }>();
    for (const [name, one, contact] of [
      ['wrong contact', reference, WRONG],
      ['no such enquiry', other, GOOD.mobile],
      ['a complaint, which needs no consent', complaint, GOOD.mobile],
      ['right', reference, GOOD.mobile],
      ['withdrawn before', reference, GOOD.mobile],
    ] as const) {
      expect([name, await pendingEnquiries()]).toEqual([name, name === 'withdrawn before' ? 1 : 2]);
      const start = performance.now();
      const response = await withdraw({ reference: one, contact });
      const ms = performance.now() - start;
      const text = JSON.stringify([response.status, [...response.headers], await response.json()]);
      found.set(name, { text: text.replace(one, 'the number'), ms });
    }
    expect(new Set([...found.values()].map(({ text }) => text)).size).toBe(1);
    // Longer than the work of either, by a clock that rounds.
    expect(Math.min(...[...found.values()].map(({ ms }) => ms))).toBeGreaterThan(190);
    expect([await counted('withdrawn'), await counted('unmatched')]).toEqual([1, 4]);
    expect(JSON.stringify(lines)).not.toContain(other);
  });

  test('read once and write once', async () => {
    const { send, enquiryStore } = await withSite();
    const { withdrawConsent } = await import('@/lib/enquiries/withdrawal');
    const reference = await send();
    const store = await enquiryStore();
    const calls = {
      find: jest.spyOn(store, 'find'),
      withdraw: jest.spyOn(store, 'withdraw'),
      proveWrite: jest.spyOn(store, 'proveWrite'),
    };
    const counts = () => Object.values(calls).map(({ mock }) => mock.calls.length);
    expect(await withdrawConsent(reference, WRONG)).toBe(false);
    expect(counts()).toEqual([1, 1, 1]);
    expect(await withdrawConsent(reference, GOOD.mobile)).toBe(true);
    // The withdrawal itself is the write.
    expect(counts()).toEqual([2, 2, 1]);
  });
});

test('five attempts an hour at a reference, by whomever; another one is not concerned', async () => {
  const { send, withdraw, pendingEnquiries, counted } = await withSite();
  const [reference, second] = [await send(), await send({ ...GOOD, name: 'Asha R Rao' })];
  const tries = Array.from({ length: 6 }, (_, at) =>
    withdraw({ reference, contact: WRONG }, { 'x-site-client': `2001:db8:${at}::1` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 429]);
  const limited = await withdraw({ reference, contact: GOOD.mobile });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(((await limited.json()) as { error: string }).error).toContain('in an hour');
  expect(await pendingEnquiries()).toBe(2);
  expect(await counted('limited')).toBe(2);
  expect((await withdraw({ reference: second, contact: GOOD.mobile })).status).toBe(201);
  expect(await pendingEnquiries()).toBe(1);
});

test('a network is limited as with every form, and another site is refused', async () => {
  const { withdraw } = await withSite({ ENQUIRY_RATE: '1' });
  const pair = { reference: 'CB-20261121-7K3F9Q', contact: WRONG };
  expect((await withdraw(pair)).status).toBe(201);
  expect((await withdraw(pair)).status).toBe(429);
  expect((await withdraw(pair, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test.each([
  [{ reference: '', contact: '' }, ['reference', 'contact']],
  [{ reference: 'CB-2026', contact: GOOD.mobile }, ['reference']],
  [{ reference: 'CB-20261121-7K3F9Q', contact: 'me' }, ['contact']],
])('%j is not looked up', async (fields, wrong) => {
  const { withdraw, counted } = await withSite();
  const response = await withdraw(fields);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(Object.keys(errors)).toEqual(wrong);
  expect(await counted('unmatched')).toBe(0);
});

test('without JavaScript the page confirms it, by an address without the number', async () => {
  const { send, sendWithdrawal, pendingEnquiries } = await withSite();
  const reference = await send();
  const empty = { values: {}, errors: {} };
  const wrong = await sendWithdrawal(empty, form({ reference: 'CB', contact: GOOD.mobile }));
  expect(Object.keys(wrong.errors)).toEqual(['reference']);
  expect(wrong.values).toEqual({ reference: 'CB', contact: GOOD.mobile });
  for (const contact of [WRONG, GOOD.mobile]) {
    await expect(sendWithdrawal(empty, form({ reference, contact }))).rejects.toThrow(
      '/privacy/choices?sent=yes#withdraw',
    );
  }
  expect(await pendingEnquiries()).toBe(0);
});

test('nothing is confirmed that could not be stored', async () => {
  const { withdraw, lines } = await withSite({ DATA_DIR: '/dev/null/nowhere' });
  const response = await withdraw({ reference: 'CB-20261121-7K3F9Q', contact: GOOD.mobile });
  expect(response.status).toBe(503);
  expect(JSON.stringify(lines)).toContain('a withdrawal could not be stored');
});

test('where the file of enquiries was deleted, the withdrawal is made in the one that replaces it', async () => {
  const folder = temporaryFolder();
  const { send, withdraw, pendingEnquiries } = await withSite({ DATA_DIR: folder });
  const reference = await send();
  rmSync(folder, { recursive: true });
  expect((await withdraw({ reference, contact: GOOD.mobile })).status).toBe(201);
  expect(await pendingEnquiries()).toBe(0);
});

describe('with a webhook', () => {
  async function delivering(treat?: (key: string, tries: number) => Treatment) {
    const receiver = await startReceiver(treat);
    const parts = await withSite({
      ENQUIRY_WEBHOOK_URL: receiver.url,
      ENQUIRY_WEBHOOK_SECRET: SECRET,
    });
    const { startDelivery, stopDelivery } = await import('@/lib/enquiries/delivery');
    const end = async () => {
      await stopDelivery();
      await receiver.close();
    };
    return { ...parts, receiver, start: () => startDelivery(FAST), end };
  }

  test('a receiver that has it is told, signed, and without what was in it', async () => {
    const { send, withdraw, receiver, start, end, pendingEnquiries } = await delivering();
    start();
    const reference = await send();
    await until(async () => (await pendingEnquiries()) === 0);
    await withdraw({ reference, contact: GOOD.mobile });
    await until(() => receiver.taken.has(`${reference} withdrawn`));
    const told = receiver.taken.get(`${reference} withdrawn`);
    expect(told?.isSigned).toBe(true);
    expect(JSON.parse(told?.body ?? '')).toMatchObject({ event: 'consent.withdrawn', reference });
    expect(told?.body).not.toMatch(/Asha|98200/);
    await end();
  });

  test('what was withdrawn before it was sent never arrives, and nobody is told', async () => {
    const { send, withdraw, receiver, start, end } = await delivering();
    const [reference, other] = [await send(), await send({ ...GOOD, name: 'Asha R Rao' })];
    await withdraw({ reference, contact: GOOD.mobile });
    start();
    await until(() => receiver.taken.has(other));
    expect(receiver.all.map(({ key }) => key)).toEqual([other]);
    await end();
  });

  test('what is withdrawn between two attempts is not sent again, and the receiver is notified', async () => {
    const { send, withdraw, receiver, start, end } = await delivering((key) =>
      key.endsWith('withdrawn') ? 200 : 500,
    );
    start();
    const reference = await send();
    await until(() => (receiver.tries.get(reference) ?? 0) > 1);
    await withdraw({ reference, contact: GOOD.mobile });
    const tries = receiver.tries.get(reference);
    await until(() => receiver.taken.has(`${reference} withdrawn`));
    expect(receiver.tries.get(reference)).toBe(tries);
    expect(receiver.all.at(-1)?.key).toBe(`${reference} withdrawn`);
    await end();
  });

  test('what is withdrawn after its lease and before its attempt is not sent', async () => {
    const { send, receiver, start, end, enquiryStore, service, lines } = await delivering();
    const { withdrawConsent } = await import('@/lib/enquiries/withdrawal');
    service().pace = FAST;
    const reference = await send();
    const store = await enquiryStore();
    const maySend = store.maySend.bind(store);
    jest.spyOn(store, 'maySend').mockImplementation(async (claim) => {
      if (!claim.isWithdrawal) await withdrawConsent(reference, GOOD.mobile);
      return maySend(claim);
    });
    start();
    await until(() => receiver.taken.has(`${reference} withdrawn`));
    expect(receiver.tries.has(reference)).toBe(false);
    expect(JSON.stringify(lines)).toContain('it was withdrawn');
    await end();
  });
});
