import { headline } from '@/lib/domain/figure/headline';

const NOW = { day: '2026-11-28' };
const LONG = 'a finding whose words are far too many for a single title of a page';

test.each([
  [
    'the whole, with a capital',
    ['two rose; A fell most', 'two rose'],
    null,
    'Two rose; A fell most',
  ],
  ['the first that fits', [LONG, null, '', 'two rose'], null, 'Two rose'],
  ['its day', ['two rose'], '2026-11-20', '20 Nov: two rose'],
  ['the year of another year', ['two rose'], '2025-12-17', '17 Dec 2025: two rose'],
  [
    'the past tense',
    [{ present: 'one share is banned', past: 'one share was banned' }],
    '2026-11-20',
    '20 Nov: one share was banned',
  ],
  ['the name without a finding', [], '2026-11-20', 'Lists'],
])('a title has %s', (_, findings, past, heading) => {
  expect(headline('Lists', findings, past, NOW)).toEqual({ heading, lead: null });
});

test('a finding that does not fit is the lead, with its day', () => {
  expect(headline('Lists', [LONG], '2026-11-20', NOW)).toEqual({
    heading: 'Lists',
    lead: `On 20 Nov 2026, ${LONG}.`,
  });
});
