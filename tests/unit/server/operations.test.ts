import { isToken, saidToken } from '@/server/operations/operations';
import { ageInWords } from '@/server/operations/status-page';
import { matchesETag } from '@/server/send';

test('ETags are compared weakly', () => {
  expect(matchesETag('W/"a"', '"a"')).toBe(true);
  expect(matchesETag('"b", W/"a"', 'W/"a"')).toBe(true);
  expect(matchesETag('*', '"a"')).toBe(true);
  expect(matchesETag('"b"', '"a"')).toBe(false);
  expect(matchesETag(undefined, '"a"')).toBe(false);
});

describe('the token of the status page', () => {
  const token = 'a-secret-of-16-or-more';

  test('is accepted in the header or the query', () => {
    expect(isToken(saidToken(`Bearer ${token}`, ''), token)).toBe(true);
    expect(isToken(saidToken(undefined, `?token=${token}`), token)).toBe(true);
  });

  test('is the only one accepted; without one the page is closed', () => {
    expect(isToken(saidToken('Bearer other', ''), token)).toBe(false);
    expect(isToken(saidToken(undefined, ''), token)).toBe(false);
    expect(isToken(saidToken(`Basic ${token}`, ''), token)).toBe(false);
    expect(isToken('', null)).toBe(false);
    expect(isToken(null, null)).toBe(false);
  });
});

test('ages are printed in a suitable unit', () => {
  expect([900, 61_000, 600_000, 8_000_000, 300_000_000].map(ageInWords)).toEqual([
    '1 s',
    '61 s',
    '10 min',
    '2 h',
    '3 days',
  ]);
});
