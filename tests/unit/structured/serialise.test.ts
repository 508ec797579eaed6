import { serialise } from '@/lib/pages/seo/structured/serialise';
import fc, { anyText } from '@/tests/support/properties';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'M&M',
  '&lt;b&gt; &amp;amp;',
  `"double" and 'single' and \\ and \``,
  'line\u2028and\u2029paragraph',
  'महिंद्रा एंड महिंद्रा',
  '👩‍👩‍👧‍👦 ₹ 🇮🇳',
  '\u0000\u0007\ufeff\uffff',
];

describe('serialise', () => {
  test.each(HOSTILE)('%j is harmless in a script and comes back whole', (name) => {
    const text = serialise({ name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name });
  });

  test('`M&M` is no entity', () => {
    expect(serialise('M&M')).toBe(String.raw`"M\u0026M"`);
  });

  test('no record can close the script', () => {
    const hostile = fc.oneof(anyText(), fc.constantFrom(...HOSTILE));
    fc.assert(
      fc.property(fc.dictionary(hostile, fc.array(hostile)), (value) => {
        const text = serialise(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
