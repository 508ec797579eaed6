import { requestId, visitorAddress, visitorOf, visitorScheme } from '@/server/visitor';

const SOCKET = '10.0.0.9';
const from = (forwarded: string | undefined, proxies: number): string =>
  visitorAddress(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, SOCKET, proxies);

describe('the visitor’s address', () => {
  test('is the connection’s address where no proxy is trusted', () => {
    expect(from('203.0.113.7', 0)).toBe(SOCKET);
  });

  test.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
    ['203.0.113.7', 2, '203.0.113.7'],
    ['203.0.113.7:5060', 1, '203.0.113.7'],
    ['[2001:db8::1]:443', 1, '2001:db8::1'],
    ['2001:DB8::1', 1, '2001:db8::1'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['not an address', 1, SOCKET],
    ['203.0.113.7, unknown', 1, SOCKET],
    ['', 1, SOCKET],
    [' , ', 1, SOCKET],
    ['127.0.0.1', 1, SOCKET],
    ['::1', 1, SOCKET],
    ['::ffff:127.0.0.1', 1, SOCKET],
    ['192.168.1.9, 203.0.113.7', 1, '203.0.113.7'],
    ['203.0.113.7, 192.168.1.9', 1, SOCKET],
  ])('%s behind %i: %s', (forwarded, proxies, address) => {
    expect(from(forwarded, proxies)).toBe(address);
  });

  test('is the connection’s where a trusted proxy says nothing', () => {
    expect(from(undefined, 1)).toBe(SOCKET);
    expect(visitorAddress({}, '::ffff:10.0.0.9', 1)).toBe(SOCKET);
    expect(visitorAddress({}, undefined, 0)).toBe('0.0.0.0');
  });
});

test('only a connection from this machine without a proxy has no limits', () => {
  const claim = (address: string) => ({ 'x-forwarded-for': address });
  const isLimited = (headers: object, socket: string, proxies: number) =>
    visitorOf({ ...headers }, socket, proxies).isLimited;
  expect(isLimited({}, '127.0.0.1', 0)).toBe(false);
  expect(isLimited(claim('203.0.113.7'), '::ffff:127.0.0.1', 0)).toBe(false);
  expect(isLimited({}, '203.0.113.7', 0)).toBe(true);
  expect(isLimited({}, '127.0.0.1', 1)).toBe(true);
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '203.0.113.7']) {
    expect(isLimited(claim(address), '127.0.0.1', 1)).toBe(true);
    expect(isLimited(claim(address), '203.0.113.9', 2)).toBe(true);
  }
});

test('the scheme is the last trusted proxy’s word, or none', () => {
  expect(visitorScheme({ 'x-forwarded-proto': 'https' }, 0)).toBe('http');
  expect(visitorScheme({ 'x-forwarded-proto': 'https' }, 1)).toBe('https');
  expect(visitorScheme({ 'x-forwarded-proto': 'https, http' }, 1)).toBe('http');
  expect(visitorScheme({ 'x-forwarded-proto': 'javascript' }, 1)).toBe('http');
  expect(visitorScheme({}, 1)).toBe('http');
});

test('a request keeps the name a trusted proxy gave it, if that is sane', () => {
  const said = { 'x-request-id': 'front-12345678' };
  expect(requestId(said, 1)).toBe('front-12345678');
  expect(requestId(said, 0)).not.toBe('front-12345678');
  for (const strange of [
    'short',
    'a b c d e f g h',
    '<script>alert(1)</script>',
    'x'.repeat(101),
  ]) {
    expect(requestId({ 'x-request-id': strange }, 1)).not.toBe(strange);
  }
});
