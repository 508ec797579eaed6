import { askedWords } from '@/lib/pages/compare/company-choice';
import { parameter } from '@/lib/tools/parameters';
import { startOf } from '@/lib/tools/shorten';
import fc, { anyText } from '@/tests/support/properties';

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  ['aaaa😀', 5, 'aaaa'],
  ['aaa😀', 5, 'aaa😀'],
  ['aaक्', 3, 'aa'],
])('the start of %s in %i', (text, longest, start) => {
  expect(startOf(text, longest)).toBe(start);
});

test('a start is never longer than asked, and can be part of an address', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(40), (text, longest) => {
      const start = startOf(text, longest);
      expect(start.length).toBeLessThanOrEqual(longest);
      expect(text.startsWith(start)).toBe(true);
      expect(() => encodeURIComponent(start)).not.toThrow();
    }),
  );
});

test('what a visitor typed is cut between characters', () => {
  const long = `${'a'.repeat(149)}😀`;
  expect(askedWords({ c: long }, 'c')).toEqual(['a'.repeat(149)]);
  expect(parameter({ q: `${'a'.repeat(99)}😀` }, 'q')).toBe('a'.repeat(99));
});
