import { inSample, withSampleMark } from '@/lib/domain/company/in-sample';

test.each([
  ['Up 32.1% in a year', 'Up 32.1% in a year (sample)'],
  [
    '₹500.00 and ₹400.00. At ₹450.00 the share is 10.0% below the high.',
    '₹500.00 and ₹400.00 (sample). At ₹450.00 the share is 10.0% below the high (sample).',
  ],
  [
    'Its dividend yield is 1.20%: dividends of ₹1.20 for every ₹100.00 of price. A company decides on each dividend anew.',
    'Its dividend yield is 1.20%: dividends of ₹1.20 for every ₹100.00 of price (sample). A company decides on each dividend anew.',
  ],
  [
    'Eight quarters: one loss, then the highest profit',
    'Eight quarters: one loss, then the highest profit (sample)',
  ],
  [
    '₹120.00 crore: the price of a share times the number of its shares. 7 of the 27 companies are worth more.',
    '₹120.00 crore: the price of a share times the number of its shares (sample). 7 of the 27 companies are worth more (sample).',
  ],
  ['Price history', 'Price history'],
])('%s', (text, told) => {
  expect(inSample(text)).toBe(told);
  expect(withSampleMark({ source: 'sample' }, text)).toBe(told);
  expect(withSampleMark({ source: 'provider' }, text)).toBe(text);
  expect(withSampleMark(null, text)).toBe(text);
});
