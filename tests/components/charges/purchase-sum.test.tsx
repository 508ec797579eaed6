import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { ChargesPage } from '@/components/pages/ChargesPage/ChargesPage';
import { PurchaseSum } from '@/components/pages/ChargesPage/PurchaseSum.client';
import { purchaseBill } from '@/lib/domain/calculator/purchase';
import { chargeEntries } from '@/lib/pages/search/record-entries';

const totalOf = (...[purchase]: Parameters<typeof purchaseBill>) =>
  purchaseBill(purchase).total.amount;

beforeEach(() => history.replaceState(null, '', '/charges'));

test('the bill follows the sentence, and the address follows at a pause', () => {
  jest.useFakeTimers();
  render(<PurchaseSum given={{}} />);
  expect(screen.getByText(totalOf({ sum: 50_000, exchange: 'NSE', then: 'keep' }))).toBeVisible();
  fireEvent.change(screen.getByLabelText('Sum, rupees'), { target: { value: '75000' } });
  fireEvent.change(screen.getByLabelText('Exchange'), { target: { value: 'BSE' } });
  fireEvent.change(screen.getByLabelText('What you do with them'), { target: { value: 'sell' } });
  const total = totalOf({ sum: 75_000, exchange: 'BSE', then: 'sell' });
  expect(screen.getByText(total)).toBeVisible();
  expect(location.search).toBe('');
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status')).toHaveTextContent(total);
  expect(location.search).toBe('?sum=75000&exchange=BSE&then=sell');
  jest.useRealTimers();
});

test('a wrong sum is named at its field, and the last bill stays', () => {
  render(<PurchaseSum given={{ sum: '60000' }} />);
  const total = totalOf({ sum: 60_000, exchange: 'NSE', then: 'keep' });
  const box = screen.getByLabelText('Sum, rupees');
  fireEvent.change(box, { target: { value: '12 lakh or so' } });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Enter ₹100 to/);
  expect(screen.getByText(total)).toBeVisible();
});

test('the page answers an address without JavaScript', () => {
  const html = renderToString(<ChargesPage purchase={{ sum: '1000', then: 'sell' }} />);
  expect(html).toContain(totalOf({ sum: 1_000, exchange: 'NSE', then: 'sell' }));
  expect(html).toMatch(/<form [^>]*action="\/charges" method="get"/);
});

test('each table that stays a table on a phone has at most four columns', () => {
  render(<ChargesPage purchase={{}} />);
  const narrow = [...document.querySelectorAll('table[data-narrow] thead tr')];
  expect(narrow.length).toBeGreaterThan(3);
  expect(narrow.filter((row) => row.children.length > 4)).toEqual([]);
});

test('every table of the page is in a fold, whose title is a heading', () => {
  render(<ChargesPage purchase={{}} />);
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => !table.closest('form + div'),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !table.closest('details'))).toEqual([]);
});

test.each([
  ['Shares, delivery', ['Charge', 'NSE', 'BSE']],
  ['Commodity futures', ['Charge', 'MCX']],
])('the table of %s has the exchanges that have it as columns', (segment, header) => {
  render(<ChargesPage purchase={{}} />);
  const table = screen.getByRole('table', { name: `What a trade costs: ${segment}` });
  const names = within(table).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(header);
  const cellsOf = (row: string) => [
    ...within(table)
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .querySelectorAll('td'),
  ];
  expect(cellsOf('Exchange charge')).toHaveLength(header.length - 1);
  const [stamp, ...others] = cellsOf('Stamp duty');
  expect(stamp?.colSpan).toBe(header.length - 1);
  expect(others).toEqual([]);
});

test('a charge found by the search is in the fold that its link opens', () => {
  render(<ChargesPage purchase={{}} />);
  const [found] = chargeEntries([['Account opening', '']]);
  const target = document.querySelector(found?.href.replace('/charges', '') ?? '');
  const fold = target?.closest('details');
  expect(fold?.querySelector('table caption')).toHaveTextContent(/^Charges of the account/);
});

test('a fee is one figure with GST, and what it is without GST is below it', () => {
  render(<ChargesPage purchase={{}} />);
  const table = screen.getByRole('table', { name: /^Charges of the account/ });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByText('₹354.00')).toHaveTextContent('₹354.00₹300.00 + GST');
});
