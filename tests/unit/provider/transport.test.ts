import type { Client } from '@/lib/env';
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

jest.setTimeout(30_000);

let provider: TestProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

async function request(
  options: { tls?: TlsMode; certificate?: CertificateKind; fault?: FaultName },
  variables: Record<string, string> = {},
  client: Exclude<Client, 'assets'> = 'feed',
): Promise<unknown> {
  provider = await startProvider({
    ...options,
    answers: { '/api/web/path?q=1': ['web'], '/api/path?q=1': ['api'], '/path?q=1': ['content'] },
  });
  if (options.fault) await provider.setFault(options.fault);
  startFresh({ PROVIDER_CA_FILE: writeAuthority(temporaryFolder()), ...variables });
  const { requestData } = await import('@/lib/provider/transport/http');
  return requestData(client, provider.origin, 'path?q=1');
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

describe('TLS', () => {
  test.each<[TlsMode, string]>([
    ['modern', 'modern'],
    ['modern', 'legacy-renegotiation'],
    ['modern', 'tls1.0'],
    ['no-secure-renegotiation', 'legacy-renegotiation'],
    ['no-secure-renegotiation', 'tls1.0'],
    ['tls1.0', 'tls1.0'],
  ])('a %s server is reached with PROVIDER_TLS=%s', async (tls, level) => {
    await expect(request({ tls }, { PROVIDER_TLS: level })).resolves.toEqual(['api']);
  });

  test.each<[TlsMode, string]>([
    ['no-secure-renegotiation', 'modern'],
    ['tls1.0', 'modern'],
    ['tls1.0', 'legacy-renegotiation'],
  ])('a %s server is refused with PROVIDER_TLS=%s', async (tls, level) => {
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
  test.each(kinds.flatMap((kind) => levels.map((level) => [kind, level] as const)))(
    'a certificate that is %s is refused with PROVIDER_TLS=%s',
    async (certificate, level) => {
      const tls = level === 'tls1.0' ? 'tls1.0' : 'modern';
      const { reason } = await failure(request({ tls, certificate }, { PROVIDER_TLS: level }));
      expect(reason).toBe('tls');
    },
  );

  test('a short key that old protocol settings would take is refused', async () => {
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
  ])('%s is reported as %s', async (fault, reason) => {
    expect((await failure(request({ fault }))).reason).toBe(reason);
  });

  test.each<[FaultName]>([['hang'], ['drip']])('%s is given up as a time-out', async (fault) => {
    expect((await failure(request({ fault }))).reason).toBe('timeout');
  });

  test('a redirect is not followed', async () => {
    await failure(request({ fault: 'redirect' }));
    expect(provider?.count()).toBe(1);
  });

  test.each<[FaultName, number]>([
    ['500', 2],
    ['reset', 2],
    ['html', 1],
  ])('after %s there are %i tries in all', async (fault, tries) => {
    await failure(request({ fault }));
    expect(provider?.count()).toBe(tries);
  });

  test('one passing error is made good by the second try', async () => {
    provider = await startProvider({ answers: { '/api/path': ['good'] } });
    await provider.setFault('500');
    startFresh();
    const { requestData } = await import('@/lib/provider/transport/http');
    const wanted = requestData('feed', provider.origin, 'path');
    while (provider.count() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await provider.clearFaults();
    await expect(wanted).resolves.toEqual(['good']);
  });
});
