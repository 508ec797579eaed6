import { codesFor, hasIsin, namesIn } from '@/lib/device/pasted-list';

test.each([
  ['TCS\nINFY', ['TCS', 'INFY']],
  ['tcs\r\n\r\n  infy  \r\nTCS', ['TCS', 'INFY']],
  ['\uFEFFSymbol,Shares\r\n"TCS",5\r\nM&M,1', ['TCS', 'M&M']],
  ['NSE:SBIN\nRELIANCE.NS\nBAJAJ-AUTO\nITC-EQ', ['SBIN', 'RELIANCE', 'BAJAJ-AUTO', 'ITC']],
  ['ISIN\nINE467B01029;10', ['INE467B01029']],
  [' \n', []],
])('the names of %j', (text, names) => expect(namesIn(text)).toEqual(names));

test('an ISIN is distinguished from a symbol', () => {
  expect(hasIsin(['TCS', 'INDIGO'])).toBe(false);
  expect(hasIsin(['TCS', 'INE467B01029'])).toBe(true);
});

test('companies come before funds, ISINs stand for symbols, and what is unknown is named', () => {
  const known = new Set(['stock:TCS', 'etf:GOLDBEES', 'stock:BOTH', 'etf:BOTH']);
  const names = ['TCS', 'INE467B01029', 'GOLDBEES', 'BOTH', 'GONE', 'INE000000000'];
  const symbols = { INE467B01029: 'TCS' };
  expect(codesFor(names, (code) => known.has(code), symbols)).toEqual({
    codes: ['stock:TCS', 'etf:GOLDBEES', 'stock:BOTH'],
    missing: ['GONE', 'INE000000000'],
  });
});
