import { gunzipSync } from 'node:zlib';

import {
  compress,
  decompress,
  encodingFor,
  isCompressible,
  recompress,
} from '@/server/compression';

import { until } from '../../support/until';

describe('the encoding follows the weights of Accept-Encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['gzip;q=0', 'identity'],
    ['br;q=0, gzip;q=0, *', 'identity'],
    ['*', 'br'],
    ['*;q=0.2, gzip;q=0.9', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0.5, br;q=0.1', 'identity'],
    ['GZIP', 'gzip'],
    ['br;q=nonsense, gzip;q=0.1', 'gzip'],
    [' br ; q=1 ', 'br'],
    [',,;;', 'identity'],
    ['br;q=0.000, *;q=0.001', 'gzip'],
    ['br;q=0.123, gzip;q=0.124', 'gzip'],
    ['br ;\tQ=0.5 , gzip ; q=0.4', 'br'],
    ['br;q=2, gzip;q=1.000', 'gzip'],
    ['br;q=0.0001, gzip;q=-1', 'identity'],
    ['brotli, x-gzip-like', 'identity'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

test('formats that are compressed already are not compressed again', () => {
  expect(
    ['text/html; charset=utf-8', 'text/x-component', 'image/svg+xml', 'application/rss+xml'].every(
      isCompressible,
    ),
  ).toBe(true);
  expect(
    ['image/png', 'font/woff2', 'application/pdf', 'application/zip', 'text/event-stream', ''].some(
      isCompressible,
    ),
  ).toBe(false);
});

test('a text comes back from every encoding; a short one is not compressed', async () => {
  const text = Buffer.from('word '.repeat(1_000));
  const body = await compress(text, false);
  expect(body && (await decompress(body.br)).equals(text)).toBe(true);
  expect(body && gunzipSync(body.gzip).equals(text)).toBe(true);
  expect(await compress(Buffer.from('short'), false)).toBeNull();
});

test('a body is recompressed once, smaller, and holds the same text', async () => {
  const text = Buffer.from(
    Array.from({ length: 5_000 }, (_, at) => `row ${at} of ${at * 7919}`).join('\n'),
  );
  const body = await compress(text, false);
  if (!body) throw new Error('not compressed');
  const first = body.br;
  recompress(body);
  await until(() => body.br !== first);
  expect(body.br.length).toBeLessThan(first.length);
  expect((await decompress(body.br)).equals(text)).toBe(true);
  const second = body.br;
  recompress(body);
  // One comes after the other.
  const next = await compress(text, false);
  if (!next) throw new Error('not compressed');
  const before = next.br;
  recompress(next);
  await until(() => next.br !== before);
  expect(body.br).toBe(second);
});
