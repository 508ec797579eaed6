import { parse } from 'csv-parse/sync';

import { BYTE_ORDER_MARK, csvText } from '@/lib/tools/csv';
import fc, { anyText } from '@/tests/support/properties';

test('numbers are plain, missing cells empty, lines end in CRLF', () => {
  expect(
    csvText([
      ['Name', 'Price'],
      ['A', -1234.5],
      ['B', null],
      ['C', Number.NaN],
    ]),
  ).toBe('Name,Price\r\nA,-1234.5\r\nB,\r\nC,\r\n');
  expect(csvText([])).toBe('');
});

test('commas, quotes and line ends are quoted', () => {
  expect(csvText([['a,b', 'say "so"', 'one\ntwo', 3]])).toBe('"a,b","say ""so""","one\ntwo",3\r\n');
});

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a text that begins with %j does not begin a formula',
  (sign) => {
    const [[cell] = []] = parse(csvText([[`${sign}cmd()`]])) as string[][];
    expect(cell).toBe(`'${sign}cmd()`);
  },
);

test('any text is read back, with an apostrophe before the start of a formula', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const [[cell] = []] = parse(csvText([[text, 'x']]), { bom: false }) as string[][];
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

test('the byte order mark is three bytes of UTF-8', () => {
  expect([...Buffer.from(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
