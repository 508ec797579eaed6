import { isPersonal } from '@/lib/search/personal';
import { isWithheldSearch } from '@/server/withheld-search';

/** A number in the digits of another script. */
const inScript = (zero: number, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const [DEVANAGARI, ARABIC, TAMIL, BENGALI, THAI] = [0x966, 0x660, 0xbe6, 0x9e6, 0xe50];

test.each([
  ...[DEVANAGARI, ARABIC, TAMIL, BENGALI, THAI, 0x1d7ce].map((at) => inScript(at, '9876543210')),
  inScript(DEVANAGARI, '1234 5678 9012'),
  `ABCDE${inScript(DEVANAGARI, '1234')}F`,
  '98 76 54 32 10',
  '9 8 7 6 5 4 3 2 1 0',
  '98765.43210',
  '987.654.3210',
  '98765–43210',
  '98765/43210',
  '98765,43210',
  '98765_43210',
  '98765  43210',
  '98 7654 3210',
  '987 654 3210',
  '98765\u200b43210',
  '98765\u00a043210',
  '98765\t43210',
  '+91 98765 43210',
  '(0)98765-43210',
  '0091 98765 43210',
  'call 98765 43210 2',
  '98765 \u2022 43210',
  '1234.5678.9012',
  '1234  5678  9012',
  '1234\u200c5678\u200c9012',
  '4111 1111 1111 1111',
  'ABCDE1234F',
  'A B C D E 1 2 3 4 F',
  'ABCDE.1234.F',
  'ABCDE  1234  F',
  'ABCDE_1234_F',
  'ABCDE\u200b1234F',
  'myABCDE1234F',
  '\u0410BCDE1234F',
  '\u0391BCDE1234F',
  'pan abcde/1234/f',
  'ravi.kumar@gmail.com',
  'ravi@okhdfc',
  '9̶8̶7̶6̶5̶4̶3̶2̶1̶0̶',
  'IN30012345678901',
])('%j is personal', (text) => {
  expect(isPersonal(text)).toBe(true);
});

test.each([
  'INE002A01018',
  '500325',
  '120503',
  'budget 2026 highlights',
  'nifty 24500 25000 ce',
  '20-11-2026 21-11-2026',
  '2026-11-20',
  '1,00,00,000',
  'AP2013000123456',
  'HDFC0001234',
  'sip 5000 for 10 years',
  '7.1% 2033',
  '123456789',
  'sensex 85,000',
  'करोड़ 10',
  '54EC bonds',
])('%j is not', (text) => {
  expect(isPersonal(text)).toBe(false);
});

test.each([
  ['/company-information/ABCDE1234F', '', true],
  ['/nothing/98765%2043210', '', true],
  ['/equity', '?list=ABCDE1234F', true],
  ['/mutual-funds', '?house=98765.43210', true],
  ['/company-information/infosys-limited', '', false],
  ['/markets/2026-11-20', '?list=losers', false],
  ['/stock-index/12345678901234567', '', false],
  ['/calculators/sip-calculator', '?amount=9876543210', false],
])('%s%s is withheld: %s', (path, query, isWithheld) => {
  expect(isWithheldSearch(path, query)).toBe(isWithheld);
});
