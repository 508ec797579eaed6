import { fillPath } from '@/lib/provider/calls';

test('a parameter is encoded, and left out of the query where nothing was chosen', () => {
  expect(fillPath('reports', { category: 'newsletters' })).toBe(
    'research-reports?category=newsletters',
  );
  expect(fillPath('reports', { category: '' })).toBe('research-reports');
  expect(fillPath('marketNews', { category: '', size: '5' })).toBe('MarketNews?size=5');
  expect(fillPath('optionChain', { symbol: 'M&M', expiry: '', on: '' })).toBe('OptionChain/M%26M');
  expect(fillPath('optionChain', { symbol: 'NIFTY', expiry: '2026-11-26', on: '' })).toBe(
    'OptionChain/NIFTY?expiry=2026-11-26',
  );
});
