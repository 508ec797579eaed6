import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';

import { type SortableColumn, SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { readCell } from '@/components/ui/SortableTable/sorting';
import {
  formatChange,
  formatChangePercent,
  formatCount,
  formatCrore,
  formatNumber,
  formatRupees,
} from '@/lib/format';

interface Share {
  readonly name: string;
  readonly price: number | null;
}

const SHARES: readonly Share[] = [
  { name: 'Beta', price: 20 },
  { name: 'alpha', price: null },
  { name: 'Gamma', price: 300 },
];

const COLUMNS: readonly SortableColumn<Share>[] = [
  { key: 'name', label: 'Company', value: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'price',
    label: 'Price',
    isFigure: true,
    isLead: true,
    value: ({ price }) => price,
    cell: ({ price }) => price ?? '–',
  },
];

const table = (rows = SHARES, folds = false) => (
  <SortableTable
    caption="Shares"
    columns={COLUMNS}
    rows={rows}
    rowKey={({ name }) => name}
    csv="/shares.csv"
    folds={folds}
  />
);

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the server sends every row, plain headers and the file', () => {
  const html = renderToStaticMarkup(table());
  expect(html).not.toContain('<button');
  expect(html.match(/<tr/g)).toHaveLength(4);
  expect(html).toContain('href="/shares.csv"');
});

test('a header sorts by its column, and back, with missing values last', async () => {
  const user = userEvent.setup();
  render(table());
  expect(names()).toEqual(['Beta', 'alpha', 'Gamma']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()).toEqual(['Gamma', 'Beta', 'alpha']);
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()).toEqual(['Beta', 'Gamma', 'alpha']);
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect(names()).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort');
});

test('each cell of a card knows its name', () => {
  render(table());
  const [, beta] = screen.getAllByRole('row');
  expect(within(beta as HTMLElement).getByRole('cell')).toHaveAttribute('data-label', 'Price');
});

test('only a long table folds, and says how many rows it has', () => {
  const many = Array.from({ length: 16 }, (_, at) => ({ name: `S${at}`, price: at }));
  expect(renderToStaticMarkup(table(many, true))).toContain('Show all 16 rows');
  expect(renderToStaticMarkup(table(SHARES, true))).not.toContain('Show all');
});

test('leaving gives the headers and the order back, so that coming back starts anew', async () => {
  const user = userEvent.setup();
  const { container, unmount } = render(table());
  const element = container.querySelector('table') as HTMLTableElement;
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect(element.tBodies[0]?.textContent).toBe('alpha–Beta20Gamma300');
  unmount();
  expect(element.tBodies[0]?.textContent).toBe('Beta20alpha–Gamma300');
  expect(element.querySelector('button, [aria-sort]')).toBeNull();
});

test('other rows are another table, sorted by their own values', async () => {
  const user = userEvent.setup();
  const { rerender } = render(table());
  await user.click(screen.getByRole('button', { name: 'Company' }));
  rerender(
    table([
      { name: 'Zeta', price: 1 },
      { name: 'Eta', price: 2 },
    ]),
  );
  expect(names()).toEqual(['Zeta', 'Eta']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()).toEqual(['Eta', 'Zeta']);
});

describe('what a cell is sorted by', () => {
  function cellOf(html: string): HTMLTableCellElement {
    const cell = document.createElement('td');
    cell.innerHTML = html;
    return cell;
  }

  test.each([
    ['₹95.00 to ₹100.00', 95],
    ['3.42 times', 3.42],
    ['<span data-direction="down">−0.41%</span>', -0.41],
    ['<svg><rect x="10%"></rect></svg><span>−1,796.87</span>', -1796.87],
    ['+₹1,962.21 crore net', 1962.21],
    ['−₹12.00 crore net', -12],
    ['0.00', 0],
    ['–', null],
    ['', null],
  ])('figures: %s', (html, value) => {
    expect(readCell(cellOf(html), true)).toBe(value);
  });

  test.each([
    ['<a href="#x">Tata Motors</a><span>TATAMOTORS</span>', 'tata motors'],
    ['Sensex', 'sensex'],
    ['<time datetime="2026-11-20">20 to 24 Nov 2026</time>', '2026-11-20'],
    ['–', null],
    ['', null],
  ])('words and moments: %s', (html, value) => {
    expect(readCell(cellOf(html), false)).toBe(value);
  });

  test('every way in which a figure is printed is read back', () => {
    const paise = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
    fc.assert(
      fc.property(paise, (whole) => {
        const value = whole / 100;
        const read = (text: string) => readCell(cellOf(text), true);
        for (const format of [formatNumber, formatChange, formatRupees, formatCrore]) {
          expect(read(format(value))).toBeCloseTo(value, 2);
        }
        expect(read(formatChangePercent(value))).toBeCloseTo(value, 2);
        expect(read(formatCount(whole))).toBe(whole);
      }),
    );
  });
});
