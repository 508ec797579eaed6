/** Guards the faults and certificates of the test provider, which other tests rely on. */
import { gunzipSync } from 'node:zlib';

import { authorityPem, type CertificateKind } from '@/tests/support/provider/certificates';
import { fetchRaw } from '@/tests/support/provider/client';
import { HUGE_BYTES } from '@/tests/support/provider/faults';
import {
  type FaultName,
  type ProviderOptions,
  RawAnswer,
  startProvider,
  type TestProvider,
} from '@/tests/support/provider/server';
import { isBrokenAt } from '@/tests/support/provider/spoil';

const LIST = Array.from({ length: 9 }, (_, index) => ({ symbol: `S${index}`, close_price: index }));
const ANSWERS = { '/api/list': LIST, '/api/record': { name: 'one', parts: LIST } };

const open: TestProvider[] = [];

async function start(options: ProviderOptions = {}): Promise<TestProvider> {
  const provider = await startProvider({ answers: ANSWERS, ...options });
  open.push(provider);
  return provider;
}

const json = (body: Buffer): unknown => JSON.parse(body.toString());

afterEach(() => Promise.all(open.splice(0).map((provider) => provider.close())));

test('answers data in an envelope, raw answers unchanged, others with 404', async () => {
  const provider = await start({
    answers: (path) => (path === '/icon' ? new RawAnswer('<svg/>', 'image/svg+xml') : { path }),
  });
  const read = (path: string) => fetchRaw(provider.origin + path);
  expect(json((await read('/a?b=c')).body)).toEqual({ data: { path: '/a?b=c' } });
  expect(await read('/icon')).toMatchObject({ type: 'image/svg+xml' });
  provider.setAnswers({ '/a': null });
  expect(json((await read('/a')).body)).toEqual({ data: null });
  expect((await read('/constructor')).status).toBe(404);
  expect([provider.count(), provider.count('/a'), provider.count('/none')]).toEqual([4, 2, 0]);
});

describe('faults', () => {
  const under = async (fault: FaultName, path = '/api/list', timeout = 5_000) => {
    const provider = await start();
    await provider.setFault(fault);
    return fetchRaw(provider.origin + path, {}, timeout);
  };

  test.each<[FaultName, string]>([
    ['hang', ' timed out'],
    ['reset', 'ECONNRESET read ECONNRESET'],
    ['truncated', 'ECONNRESET aborted'],
    ['drip', ' timed out'],
  ])('%s ends with an error', async (fault, error) => {
    expect((await under(fault, '/api/list', 300)).error).toBe(error);
  });

  test.each<[FaultName, number, string]>([
    ['500', 500, 'application/json; charset=utf-8'],
    ['503', 503, 'application/json; charset=utf-8'],
    ['html', 200, 'text/html; charset=utf-8'],
    ['not-json', 200, 'application/json; charset=utf-8'],
  ])('%s answers with status %i and type %s', async (fault, status, type) => {
    const answer = await under(fault);
    expect(answer).toMatchObject({ status, type });
    if (fault === 'not-json') expect(() => json(answer.body)).toThrow(SyntaxError);
  });

  test('huge and gzip-bomb exceed 64 MiB', async () => {
    expect((await under('huge', '/api/list', 20_000)).body.length).toBeGreaterThan(HUGE_BYTES);
    const { encoding, body } = await under('gzip-bomb');
    expect([encoding, body.length < 200_000]).toEqual(['gzip', true]);
    expect(gunzipSync(body).length).toBeGreaterThan(HUGE_BYTES);
  });

  test('no-data and wrong-kind answer valid JSON of the wrong shape', async () => {
    expect(json((await under('no-data')).body)).toEqual({});
    expect(json((await under('wrong-kind')).body)).toEqual({ data: { list: LIST } });
    const record = json((await under('wrong-kind', '/api/record')).body);
    expect(record).toEqual({ data: [ANSWERS['/api/record']] });
  });

  test('bad-items breaks every second item of a list', async () => {
    const { data } = json((await under('bad-items')).body) as { data: unknown[] };
    expect(data).toHaveLength(LIST.length);
    LIST.forEach((item, index) => {
      if (isBrokenAt(index)) expect(data[index]).not.toEqual(item);
      else expect(data[index]).toEqual(item);
    });
  });

  test('redirect points to another host name, which would answer', async () => {
    const { status, location } = await under('redirect');
    expect([status, new URL(location ?? '').hostname]).toEqual([302, 'localhost']);
  });

  test('the longest prefix decides, and faults change while it runs', async () => {
    const { origin, setFault, clearFaults } = await start();
    const statuses = () =>
      Promise.all(
        ['/api/list', '/api/record', '/x'].map(async (p) => (await fetchRaw(origin + p)).status),
      );
    await setFault('500', '/api/');
    await setFault('503', 'api/rec');
    expect(await statuses()).toEqual([500, 503, 404]);
    await clearFaults();
    expect(await statuses()).toEqual([200, 200, 404]);
    await expect(setFault('refused', '/api')).rejects.toThrow('applies to all of them');
  });

  test('refused and hang-connect accept no request, and recover on the same port', async () => {
    const { origin, setFault, clearFaults, count } = await start({ tls: 'modern' });
    await setFault('refused');
    expect((await fetchRaw(origin)).error).toMatch(/^ECONNREFUSED/);
    await setFault('hang-connect');
    expect((await fetchRaw(origin, {}, 300)).error).toBe(' timed out');
    await clearFaults();
    expect(count()).toBe(0);
    expect((await fetchRaw(`${origin}/api/list`)).status).toBe(200);
  });
});

test.each<[CertificateKind, RegExp]>([
  ['expired', /^CERT_HAS_EXPIRED /],
  ['self-signed', /^DEPTH_ZERO_SELF_SIGNED_CERT /],
  ['wrong-name', /^ERR_TLS_CERT_ALTNAME_INVALID /],
  ['unknown-authority', /^UNABLE_TO_VERIFY_LEAF_SIGNATURE /],
  ['weak-key', /EE certificate key too weak/],
  ['sha1', /CA signature digest algorithm too weak/],
])('the certificate %s fails for its own reason', async (certificate, error) => {
  const { origin } = await start({ tls: 'modern', certificate });
  expect((await fetchRaw(`${origin}/api/list`)).error).toMatch(error);
});

test('the good certificate needs the test authority', async () => {
  const { origin } = await start({ tls: 'modern' });
  expect((await fetchRaw(`${origin}/api/list`, { ca: authorityPem() })).status).toBe(200);
  const { error } = await fetchRaw(origin, { ca: [] });
  expect(error).toMatch(/^UNABLE_TO_VERIFY_LEAF_SIGNATURE /);
});

test('tls1.0 needs the old version at security level 0, where a short key passes', async () => {
  const { origin } = await start({ tls: 'tls1.0', certificate: 'weak-key-1024' });
  expect((await fetchRaw(origin, { minVersion: 'TLSv1' })).error).toBeDefined();
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  expect((await fetchRaw(`${origin}/api/list`, old)).status).toBe(200);
});
