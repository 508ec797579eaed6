import { isLoopback, isPrivate, networkOf, readAddress, wideNetworkOf } from '@/lib/tools/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:5060 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:DB8:0000::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.256', null],
  ['2001:db8::1::2', null],
  ['unknown', null],
  ['', null],
])('%j is read as %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test('IPv6 addresses are grouped by network, in any spelling', () => {
  expect(networkOf('2001:0db8::1')).toBe(networkOf('2001:db8::2'));
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:0db8:0001:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:1:3::')).not.toBe(networkOf('2001:db8:1:2::'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('2001:db8:1:2::1%eth0')).toBe('2001:db8:1:2');
});

test('IPv4 addresses count individually; other texts are unchanged', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('unknown')).toBe('unknown');
});

test('loopback addresses are recognised', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every(isLoopback)).toBe(true);
  expect(['128.0.0.1', '10.0.0.1', '2001:db8::1'].some(isLoopback)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113/24'],
  ['::ffff:203.0.113.7', '203.0.113/24'],
  ['2001:0db8:7:1::9', '2001:db8:7/48'],
  ['2001:db8::1', '2001:db8:0/48'],
  ['unknown', 'unknown/0'],
])('the network around %s is %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

test('addresses of this machine and of private networks are recognised', () => {
  const own = ['127.0.0.1', '::1', '::', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.0.1'];
  const more = ['169.254.1.1', 'fd00::1', 'fe80::1'];
  expect([...own, ...more].filter((address) => !isPrivate(address))).toEqual([]);
  const others = ['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '100.64.0.1'];
  expect(others.filter(isPrivate)).toEqual([]);
});
