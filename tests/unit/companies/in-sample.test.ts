import { inSample, toldOf } from '@/lib/companies/in-sample';

test.each([
  ['Up 32.1% in a year', 'In this sample, up 32.1% in a year'],
  [
    '₹500.00 and ₹400.00. At ₹450.00 the share is 10.0% below the high.',
    'In this sample, ₹500.00 and ₹400.00; at ₹450.00 the share is 10.0% below the high.',
  ],
  [
    'Its dividend yield is 1.20%: dividends of ₹1.20 for every ₹100.00 of price. A company decides on each dividend anew.',
    'In this sample, its dividend yield is 1.20%: dividends of ₹1.20 for every ₹100.00 of price. A company decides on each dividend anew.',
  ],
  [
    'Eight quarters: one loss, then the highest profit',
    'In this sample, eight quarters: one loss, then the highest profit',
  ],
  ['Price history', 'Price history'],
])('%s', (text, told) => {
  expect(inSample(text)).toBe(told);
  expect(toldOf({ source: 'sample' }, text)).toBe(told);
  expect(toldOf({ source: 'provider' }, text)).toBe(text);
  expect(toldOf(null, text)).toBe(text);
});
