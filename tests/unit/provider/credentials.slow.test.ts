import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readSettings } from '@/lib/tools/env';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { clientCertificate, writeAuthority } from '../../support/provider/certificates';
import { startProvider, StatusAnswer, type TestProvider } from '../../support/provider/server';

const PASSPHRASE = 'open sesame 4711';
const SECRET = 'Bearer s3cr3t-of-the-feed';
const { cert, key, encryptedKey } = clientCertificate('site.example.in', PASSPHRASE);

const open: TestProvider[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));
afterEach(() => jest.restoreAllMocks());

const fileOf = (text: string): string => {
  const file = path.join(temporaryFolder(), 'secret');
  writeFileSync(file, `${text}\n`);
  return file;
};

async function startAsking(asksForCertificate = true): Promise<TestProvider> {
  const answers = { '/api/path': ['feed'], '/api/web/path': ['markets'], '/a.png': 'file' };
  const provider = await startProvider({ tls: 'modern', answers, asksForCertificate });
  open.push(provider);
  return provider;
}

async function client({ origin }: TestProvider, variables: Record<string, string>) {
  startFresh({
    FEED_BASE_URL: origin,
    MARKETS_BASE_URL: origin,
    ASSETS_BASE_URL: origin,
    PROVIDER_CA_FILE: writeAuthority(temporaryFolder()),
    ...variables,
  });
  const { clients } = await import('@/lib/provider/clients');
  const { requestData, requestFile } = await import('@/lib/provider/transport/http');
  return {
    requestData: (name: 'feed' | 'markets', path: string) => requestData(clients[name], path),
    requestFile,
  };
}

const CERTIFICATE = { FEED_CLIENT_CERT: cert, FEED_CLIENT_KEY: key };

describe('over TLS, a client certificate', () => {
  test.each<[string, Record<string, string>]>([
    ['from variables', CERTIFICATE],
    ['from files', { FEED_CLIENT_CERT_FILE: fileOf(cert), FEED_CLIENT_KEY_FILE: fileOf(key) }],
    [
      'with an encrypted key, whose passphrase is in a file',
      {
        FEED_CLIENT_CERT: cert,
        FEED_CLIENT_KEY: encryptedKey,
        FEED_CLIENT_PASSPHRASE_FILE: fileOf(PASSPHRASE),
      },
    ],
  ])('%s lets the site in', async (_, variables) => {
    const provider = await startAsking();
    const { requestData } = await client(provider, variables);
    await expect(requestData('feed', 'path')).resolves.toEqual(['feed']);
    expect(provider.calls[0]?.client).toBe('site.example.in');
  });

  test('goes to its own base alone, also where two bases share a host', async () => {
    const provider = await startAsking();
    const { requestData } = await client(provider, CERTIFICATE);
    await expect(requestData('markets', 'path')).rejects.toThrow(/^(tls|reset)/);
    await expect(requestData('feed', 'path')).resolves.toEqual(['feed']);
  });
});

test('a header goes with each call of its own base, and with no other', async () => {
  const provider = await startAsking(false);
  const { requestData, requestFile } = await client(provider, {
    FEED_HEADER_NAME: 'Authorization',
    FEED_HEADER_VALUE: SECRET,
    ASSETS_HEADER_NAME: 'X-Api-Key',
    ASSETS_HEADER_VALUE_FILE: fileOf('key-of-the-assets'),
  });
  await requestData('feed', 'path');
  await requestData('markets', 'path');
  await requestFile('a.png');
  const sent = provider.calls.map(({ headers }) => [headers.authorization, headers['x-api-key']]);
  expect(sent).toEqual([
    [SECRET, undefined],
    [undefined, undefined],
    [undefined, 'key-of-the-assets'],
  ]);
});

describe('a secret that the provider repeats', () => {
  test.each<[string, unknown]>([
    ['as a value', [{ IndexName: [], Currentprice: `key ${SECRET}` }]],
    ['as a name', [{ [SECRET]: 1 }]],
    [
      'in a text that is cut',
      [{ IndexName: { note: 1 }, Currentprice: `${'x'.repeat(30)}${SECRET}` }],
    ],
  ])('%s stands in no line of the log and not on the status page', async (_, data) => {
    const provider = await startAsking(false);
    provider.setAnswers({ '/api/BseNseIndices/nse': data });
    await client(provider, {
      FEED_BASE_URL: provider.origin,
      LOG_LEVEL: 'warn',
      FEED_HEADER_NAME: 'Authorization',
      FEED_HEADER_VALUE: SECRET,
    });
    const { log } = await import('@/lib/tools/log');
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { load } = await import('@/lib/provider/load');
    expect(await load('indexQuotes', { exchange: 'nse' })).toBeNull();
    const { loadStatus } = await import('@/lib/pages/status/load-status');
    const printed = JSON.stringify(warn.mock.calls) + (await loadStatus(Date.now()));
    expect(printed).toContain('IndexName: expected text');
    expect(printed).not.toContain('s3cr3t');
  });
});

test('wrong credentials are an error in the log, with what to do, and are tried again', async () => {
  const provider = await startAsking(false);
  provider.setAnswers({ '/api/BseNseIndices/nse': new StatusAnswer(401) });
  await client(provider, { FEED_BASE_URL: provider.origin, LOG_LEVEL: 'error' });
  const { log } = await import('@/lib/tools/log');
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const { load } = await import('@/lib/provider/load');
  await load('indexQuotes', { exchange: 'nse' });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({
      reason: 'unauthorized',
      detail: '401',
      advice: expect.stringContaining('header'),
    }),
    'a call gave no data',
  );
});

describe('credentials that cannot be used stop the start without being printed', () => {
  test.each<[string, Record<string, string>]>([
    ['FEED_HEADER_VALUE', { FEED_HEADER_NAME: 'X-Key' }],
    ['FEED_HEADER_NAME', { FEED_HEADER_VALUE: SECRET }],
    ['FEED_HEADER_NAME', { FEED_HEADER_NAME: 'X Key', FEED_HEADER_VALUE: SECRET }],
    ['FEED_HEADER_NAME', { FEED_HEADER_NAME: 'Host', FEED_HEADER_VALUE: SECRET }],
    ['IPO_HEADER_VALUE', { IPO_HEADER_NAME: 'X-Key', IPO_HEADER_VALUE: `${SECRET}\r\nX: y` }],
    [
      'FEED_HEADER_VALUE',
      { FEED_HEADER_NAME: 'X', FEED_HEADER_VALUE: SECRET, FEED_HEADER_VALUE_FILE: '/nowhere' },
    ],
    ['FEED_HEADER_VALUE_FILE', { FEED_HEADER_NAME: 'X', FEED_HEADER_VALUE_FILE: '/nowhere' }],
    ['FEED_CLIENT_CERT', { FEED_CLIENT_KEY: key }],
    ['FEED_CLIENT_CERT', { FEED_CLIENT_PASSPHRASE: PASSPHRASE }],
    ['FEED_CLIENT_KEY', { FEED_CLIENT_CERT: cert, FEED_CLIENT_KEY: 'no key' }],
    ['FEED_CLIENT_KEY', { FEED_CLIENT_CERT: cert, FEED_CLIENT_KEY: encryptedKey }],
    [
      'FEED_CLIENT_KEY',
      { FEED_CLIENT_CERT: cert, FEED_CLIENT_KEY: clientCertificate('other', 'x').key },
    ],
  ])('%s', (name, variables) => {
    const attempt = () => readSettings(variables);
    expect(attempt).toThrow(new RegExp(`^${name}: `));
    for (const secret of ['s3cr3t', 'sesame', 'PRIVATE', 'BEGIN']) {
      expect(attempt).not.toThrow(secret);
    }
  });
});
