import { memoryKey, recall, rememberAnswer, forgetAnswer } from '@/server/delivery/memory';
import { isKnownTag } from '@/server/delivery/tags';
import { isToken, saidToken } from '@/server/operations/operations';
import { ageInWords } from '@/server/operations/status-page';

const KEPT = {
  etag: 'W/"a"',
  policy: null,
  packs: true,
  bodies: new Map(),
  asked: 0,
  isImproved: false,
};

describe('what an answer is remembered by', () => {
  test('a payload is another answer than the page, for each state of the router', () => {
    const keys = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': 'a' },
      { rsc: '1', 'next-router-state-tree': 'b' },
      { rsc: '1', 'next-url': '/b' },
    ].map((headers) => memoryKey('/about-us?_rsc=1', headers));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(null);
  });

  test.each([
    { range: 'bytes=0-1' },
    { authorization: 'Bearer a' },
    { cookie: 'a=b; __prerender_bypass=c' },
    { 'next-router-state-tree': 'x'.repeat(5_000) },
  ])('what is one visitor’s own is not remembered: %p', (headers) => {
    expect(memoryKey('/', headers)).toBeNull();
  });

  test('a cookie that no page reads changes nothing', () => {
    expect(memoryKey('/', { cookie: 'a=b' })).toBe(memoryKey('/', {}));
  });
});

describe('a remembered answer', () => {
  test('is given while it is fresh', () => {
    rememberAnswer('/fresh', { kept: KEPT, head: [], until: 1_000 });
    expect(recall('/fresh', 999)).not.toBeNull();
    expect(recall('/other', 999)).toBeNull();
  });

  test('lets one request through to the framework once it is not, and gives the rest the last one', () => {
    rememberAnswer('/stale', { kept: KEPT, head: [], until: 1_000 });
    expect(recall('/stale', 1_000)).toBeNull();
    expect(recall('/stale', 1_001)).not.toBeNull();
    expect(recall('/stale', 1_199)).not.toBeNull();
    expect(recall('/stale', 1_200)).toBeNull();
    expect(recall('/stale', 1_201)).not.toBeNull();
  });

  test('is no longer given ten seconds after', () => {
    rememberAnswer('/late', { kept: KEPT, head: [], until: 1_000 });
    expect(recall('/late', 11_001)).toBeNull();
    expect(recall('/late', 11_002)).toBeNull();
  });

  test('can be forgotten', () => {
    rememberAnswer('/gone', { kept: KEPT, head: [], until: 1_000 });
    forgetAnswer('/gone');
    expect(recall('/gone', 1)).toBeNull();
  });
});

test('tags are compared weakly', () => {
  expect(isKnownTag('W/"a"', '"a"')).toBe(true);
  expect(isKnownTag('"b", W/"a"', 'W/"a"')).toBe(true);
  expect(isKnownTag('*', '"a"')).toBe(true);
  expect(isKnownTag('"b"', '"a"')).toBe(false);
  expect(isKnownTag(undefined, '"a"')).toBe(false);
});

describe('the token of the status page', () => {
  const token = 'a-secret-of-16-or-more';

  test('opens, from the header or the address', () => {
    expect(isToken(saidToken(`Bearer ${token}`, ''), token)).toBe(true);
    expect(isToken(saidToken(undefined, `?token=${token}`), token)).toBe(true);
  });

  test('opens for nothing else, and never where none is set', () => {
    expect(isToken(saidToken('Bearer other', ''), token)).toBe(false);
    expect(isToken(saidToken(undefined, ''), token)).toBe(false);
    expect(isToken(saidToken(`Basic ${token}`, ''), token)).toBe(false);
    expect(isToken('', null)).toBe(false);
    expect(isToken(null, null)).toBe(false);
  });
});

test('ages are told in a unit that fits', () => {
  expect([900, 61_000, 600_000, 8_000_000, 300_000_000].map(ageInWords)).toEqual([
    '1 s',
    '61 s',
    '10 min',
    '2 h',
    '3 days',
  ]);
});
