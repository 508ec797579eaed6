import { readAction } from '@/lib/domain/figure/actions';

test.each([
  ['BONUS 1:1', 'bonus', 1 / 2, null],
  ['Bonus 2:3', 'bonus', 3 / 5, null],
  ['FV SPLT FRM RS 10 TO RS 5', 'split', 0.5, null],
  ['FVSPLT FRM RS 10 TO RS 2', 'split', 0.2, null],
  [
    'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Re 1/- Per Share',
    'split',
    0.1,
    null,
  ],
  ['Bonus 1:1/Face Value Split (Sub-Division) - From Rs 2/- To Re 1/-', 'bonus', 0.25, null],
  ['Scheme Of Arrangement - Bonus Ncrps 4:1', 'merger', 1, null],
  [
    'Consolidation Of Equity Shares From Re 1/- Per Share To Rs 100/- Per Share',
    'consolidation',
    100,
    null,
  ],
  ['Capital Reduction', 'reduction', 1, null],
  ['INTDIV - RS 5 PER SH', 'dividend', 1, 5],
  ['Dividend - Rs 6.50 Per Share & Special Dividend Re 1 Per Share', 'dividend', 1, 7.5],
  [
    'Distribution - Rs 5 Per Unit Consists Of Rs 3 Per Unit As Interest/ Rs 2 Per Unit As Dividend',
    'dividend',
    1,
    5,
  ],
  ['RIGHTS 1:4@PRM RS 90', 'rights', 1, null],
  ['DEMERGER', 'demerger', 1, null],
  ['BUY BACK', 'buyback', 1, null],
  ['INTEREST PAYMENT', 'other', 1, null],
  ['Dividend - Rs 1,000.50 Per Share', 'dividend', 1, 1000.5],
  ['AGM/DIV-RS.5 PER SHARE', 'dividend', 1, 5],
  ['Interim Dividend - Rs 2 Per Share Of Face Value Rs 10', 'dividend', 1, 2],
  ['Dividend - 50%', 'dividend', 1, null],
  ['Dividend - Rs 5 Per Share/Special Dividend 20%', 'dividend', 1, null],
  ['Final Dividend - Rs 5 Per Share And Special Dividend', 'dividend', 1, null],
  ['Bonus 1:1/Dividend - Rs 3 Per Share', 'bonus', 0.5, 3],
  ['DIVISION OF A BUSINESS', 'other', 1, null],
] as const)('%s', (purpose, kind, factor, amount) => {
  const read = readAction(purpose);
  expect([read.kind, read.amount]).toEqual([kind, amount]);
  expect(read.factor).toBeCloseTo(factor, 10);
});

test.each([
  ['INTDIV - RS 5 PER SH', true],
  ['Distribution - Rs 5 Per Unit', true],
  ['Bonus 1:1/Dividend - Rs 3 Per Share', true],
  ['Rights 1:4 @ Premium Rs 90/Dividend - Rs 2 Per Share', true],
  ['FV SPLT FRM RS 10 TO RS 5', false],
  ['Face Value Split (Sub-Division) - From Rs 10/- To Re 1/-', false],
  ['BUY BACK', false],
])('%s pays a dividend: %s', (purpose, pays) => {
  expect(readAction(purpose).pays).toBe(pays);
});

test('a dividend has no sum if the text has other rupee amounts', () => {
  for (const other of ['Rights 1:4 @ Premium Rs 90', 'Face Value Split From Rs 10 To Rs 5']) {
    expect(readAction(`${other}/Dividend - Rs 2 Per Share`).amount).toBeNull();
  }
});
