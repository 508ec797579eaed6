import { constants } from 'node:crypto';

import type { Client } from '@/lib/tools/env';
import { createAgents } from '@/lib/provider/transport/agent';
import type { FailureReason } from '@/lib/provider/transport/failure';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { writeAuthority } from '../../support/provider/certificates';
import {
  type CertificateKind,
  type FaultName,
  startProvider,
  type TestProvider,
  type TlsMode,
} from '../../support/provider/server';
import { until } from '../../support/until';

let provider: TestProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

type CallClient = Exclude<Client, 'assets'>;

const BASES = ['MARKETS', 'FEED', 'IPO', 'CONTENT'].map((name) => `${name}_BASE_URL`);

/** Starts the clients anew, all with the test provider's origin as their base. */
async function requestWith(variables: Record<string, string>) {
  const bases = Object.fromEntries(BASES.map((name) => [name, provider?.origin ?? '']));
  startFresh({ PROVIDER_CA_FILE: writeAuthority(temporaryFolder()), ...bases, ...variables });
  const { clients } = await import('@/lib/provider/clients');
  const { requestData } = await import('@/lib/provider/transport/http');
  return (client: CallClient, path: string) => requestData(clients[client], path);
}

async function request(
  options: { tls?: TlsMode; certificate?: CertificateKind; fault?: FaultName },
  variables: Record<string, string> = {},
  client: CallClient = 'feed',
): Promise<unknown> {
  provider = await startProvider({
    ...options,
    answers: { '/api/web/path?q=1': ['web'], '/api/path?q=1': ['api'], '/path?q=1': ['content'] },
  });
  if (options.fault) await provider.setFault(options.fault);
  return (await requestWith(variables))(client, 'path?q=1');
}

const failure = (promise: Promise<unknown>): Promise<{ reason: FailureReason }> =>
  promise.then(
    (data) => {
      throw new Error(`answered ${JSON.stringify(data)}`);
    },
    (error: { reason: FailureReason }) => error,
  );

test.each([
  ['markets', ['web']],
  ['feed', ['api']],
  ['ipo', ['api']],
  ['content', ['content']],
] as const)('the %s client adds its prefix', async (client, data) => {
  await expect(request({}, {}, client)).resolves.toEqual(data);
});

test('each client has one instance, and the agents of the provider’s hosts', async () => {
  provider = await startProvider({ answers: {} });
  await requestWith({ ASSETS_BASE_URL: 'https://files.example' });
  const { clients } = await import('@/lib/provider/clients');
  const all = Object.values(clients);
  expect(new Set(all.map(({ http }) => http)).size).toBe(5);
  for (const { base, prefix, http } of all) {
    expect([http.defaults.baseURL, http.defaults.maxRedirects]).toEqual([`${base}${prefix}`, 0]);
    expect(http.defaults.httpsAgent.options.secureOptions).toBe(
      constants.SSL_OP_LEGACY_SERVER_CONNECT,
    );
  }
});

test('a client without a base makes no request', async () => {
  startFresh();
  const { feed } = await import('@/lib/provider/clients');
  expect(feed.base).toBeNull();
  expect(() => feed.http).toThrow('the client feed has no base URL');
});

describe('TLS', () => {
  /** Node has no server without secure renegotiation (RFC 5746), so the agent's options are checked. */
  test.each(['modern', 'legacy-renegotiation', 'tls1.0'] as const)(
    'PROVIDER_TLS=%s sets no more options than it needs',
    (providerTls) => {
      const { options } = createAgents({ providerTls, providerAuthorities: null }).httpsAgent;
      const isLegacy = providerTls !== 'modern';
      expect(options.secureOptions ?? 0).toBe(
        isLegacy ? constants.SSL_OP_LEGACY_SERVER_CONNECT : 0,
      );
      const isOld = providerTls === 'tls1.0';
      expect(options.minVersion).toBe(isOld ? 'TLSv1' : undefined);
      expect(options.ciphers).toBe(isOld ? 'DEFAULT@SECLEVEL=0' : undefined);
      expect(options.rejectUnauthorized).not.toBe(false);
    },
  );

  test.each<[TlsMode, string]>([
    ['modern', 'modern'],
    ['modern', 'legacy-renegotiation'],
    ['modern', 'tls1.0'],
    ['tls1.0', 'tls1.0'],
  ])('a %s server is reached with PROVIDER_TLS=%s', async (tls, level) => {
    await expect(request({ tls }, { PROVIDER_TLS: level })).resolves.toEqual(['api']);
  });

  test.each<[TlsMode, string]>([
    ['tls1.0', 'modern'],
    ['tls1.0', 'legacy-renegotiation'],
  ])('a %s server is rejected with PROVIDER_TLS=%s', async (tls, level) => {
    expect((await failure(request({ tls }, { PROVIDER_TLS: level }))).reason).toBe('tls');
  });

  const kinds: CertificateKind[] = [
    'expired',
    'self-signed',
    'wrong-name',
    'unknown-authority',
    'weak-key',
  ];
  const levels = ['modern', 'legacy-renegotiation', 'tls1.0'];
  test.each(levels.flatMap((level) => kinds.map((kind) => [kind, level] as const)))(
    'a certificate that is %s is refused with PROVIDER_TLS=%s',
    async (certificate, level) => {
      const tls = level === 'tls1.0' ? 'tls1.0' : 'modern';
      const { reason } = await failure(request({ tls, certificate }, { PROVIDER_TLS: level }));
      expect(reason).toBe('tls');
    },
  );

  test('a short key is rejected, although the settings for old protocols would accept it', async () => {
    const wanted = request(
      { tls: 'tls1.0', certificate: 'weak-key-1024' },
      { PROVIDER_TLS: 'tls1.0' },
    );
    expect((await failure(wanted)).reason).toBe('tls');
  });
});

describe('faults', () => {
  test.each<[FaultName, FailureReason]>([
    ['refused', 'refused'],
    ['500', 'status'],
    ['503', 'status'],
    ['reset', 'reset'],
    ['html', 'not-json'],
    ['not-json', 'not-json'],
    ['huge', 'too-large'],
    ['gzip-bomb', 'too-large'],
    ['no-data', 'no-data'],
    ['truncated', 'reset'],
    ['redirect', 'redirect'],
  ])('%s fails as %s', async (fault, reason) => {
    expect((await failure(request({ fault }))).reason).toBe(reason);
  });

  test('hang and drip time out', async () => {
    provider = await startProvider({ answers: { '/api/path': ['good'] } });
    const { setFault } = provider;
    await setFault('hang', '/api/hang');
    await setFault('drip', '/api/drip');
    const ask = await requestWith({});
    const calls = ['hang', 'drip'].map((path) => failure(ask('feed', path)));
    const reasons = (await Promise.all(calls)).map(({ reason }) => reason);
    expect(reasons).toEqual(['timeout', 'timeout']);
  });

  test('a redirect is not followed', async () => {
    await failure(request({ fault: 'redirect' }));
    expect(provider?.count()).toBe(1);
  });

  test.each<[FaultName, number]>([
    ['500', 2],
    ['reset', 2],
    ['html', 1],
  ])('%s is tried %i times', async (fault, tries) => {
    await failure(request({ fault }));
    expect(provider?.count()).toBe(tries);
  });

  test('a retry succeeds after one error', async () => {
    provider = await startProvider({ answers: { '/api/path': ['good'] } });
    await provider.setFault('500');
    const wanted = (await requestWith({}))('feed', 'path');
    await until(() => provider?.count() !== 0);
    await provider.clearFaults();
    await expect(wanted).resolves.toEqual(['good']);
  });
});
