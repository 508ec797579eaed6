import { render, screen } from '@testing-library/react';

import { PriceTable } from '@/components/pages/CompanyPage/PriceTable';
import { dayColumns, dayRows } from '@/components/pages/CompanyPage/day-columns';
import { fileTable } from '@/components/ui/Table/table-file';

import { candle } from '@/tests/fixtures/company';

const TRADED = { valueCrore: 12.3456, deliverable: 400 };
const headers = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

test('a table of prices has what was paid and delivered where a source says it', () => {
  const days = [candle('2026-11-19', 10), candle('2026-11-20', 12, TRADED)];
  render(<PriceTable candles={days} />);
  expect(headers()).toEqual([
    'To',
    'Close',
    'High',
    'Low',
    'Shares traded',
    'Value ₹ lakh',
    'Shares delivered',
  ]);
  expect(screen.getByRole('row', { name: /20 Nov 2026/ })).toHaveTextContent(/1,234\.56.*400$/);
  expect(screen.getByRole('table')).toHaveAccessibleName(/A dash: not known of each day/);
});

test('and no such column where none does', () => {
  render(<PriceTable candles={[candle('2026-11-19', 10), candle('2026-11-20', 12)]} />);
  expect(headers()).toEqual(['To', 'Close', 'High', 'Low', 'Shares traded']);
});

test('the file of the days has the same columns', () => {
  const rows = dayRows([candle('2026-11-19', 10), candle('2026-11-20', 12, TRADED)]);
  const { header, rows: inFile } = fileTable(dayColumns(rows), rows);
  expect(header.slice(-3)).toEqual(['Shares traded', 'Value ₹ lakh', 'Shares delivered']);
  expect(inFile[0]?.slice(-3)).toEqual([1000, 1234.56, 400]);
  const without = dayRows([candle('2026-11-19', 10)]);
  expect(fileTable(dayColumns(without), without).header.join()).not.toContain('delivered');
});
