import { encodingFor, isCompressible } from '@/server/delivery/encoding';

describe('what a client accepts decides, by its weights', () => {
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
    ['x-gzip', 'gzip'],
    ['br;q=nonsense, gzip;q=0.1', 'gzip'],
    ['br;q=7', 'identity'],
    [' br ; q=1 ', 'br'],
    [',,;;', 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

test('what is packed already is not packed again', () => {
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
