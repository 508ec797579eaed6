import { fromHtml } from 'hast-util-from-html';

import { escapeHtml, escapeXml } from '@/lib/tools/escape';
import fc, { anyText } from '@/tests/support/properties';

describe('escapeHtml', () => {
  test.each([
    ['', ''],
    ['Plain words', 'Plain words'],
    ['M&M', 'M&amp;M'],
    ['a < b > c', 'a &lt; b &gt; c'],
    ['"double" and \'single\'', '&quot;double&quot; and &#39;single&#39;'],
    ['&amp;', '&amp;amp;'],
    ['</script><script>', '&lt;/script&gt;&lt;script&gt;'],
    ['₹1,350.50 – हिन्दी', '₹1,350.50 – हिन्दी'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });

  /** Text that an HTML parser does not change. */
  const ordinary = anyText().filter((text) => !/[\0\r]/.test(text));

  test('is read back unchanged, in text and in attributes with either quote', () => {
    fc.assert(
      fc.property(ordinary, (text) => {
        const safe = escapeHtml(text);
        expect(safe).not.toMatch(/[<>"']/);
        for (const quote of ['"', "'"]) {
          const [parsed] = fromHtml(`<b title=${quote}${safe}${quote}>${safe}</b>`, {
            fragment: true,
          }).children;
          expect(parsed).toMatchObject({ type: 'element', properties: { title: text } });
          const inner = parsed && 'children' in parsed ? parsed.children : [];
          expect(inner.map((one) => ('value' in one ? one.value : one))).toEqual(
            text === '' ? [] : [text],
          );
        }
      }),
    );
  });
});

test('escapeXml removes characters that XML forbids', () => {
  expect(escapeXml('a\u0000b\u000bc\uffff\td\n& "e"')).toBe('abc\td\n&amp; &quot;e&quot;');
});
