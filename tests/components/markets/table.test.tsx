import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Column } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { receiveQuotes } from '@/components/ui/quotes/use-quote';
interface Share {
  readonly name: string;
  readonly price: number | null;
}

const SHARES: readonly Share[] = [
  { name: 'Beta', price: 20 },
  { name: 'alpha', price: null },
  { name: 'Gamma', price: 300 },
];

const COLUMNS: readonly Column<Share>[] = [
  { key: 'name', label: 'Company', value: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'price',
    label: 'Price',
    isFigure: true,
    slot: 'third',
    value: ({ price }) => price,
    cell: ({ price }) => price ?? '–',
  },
];

const table = (rows = SHARES, folds = false) => (
  <Table
    order="sortable"
    caption="Shares"
    columns={COLUMNS}
    rows={rows}
    csv="/shares.csv"
    folds={folds}
  />
);

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the server sends every row, plain headers and the link to the file', () => {
  const html = renderToStaticMarkup(table());
  expect(html).not.toMatch(/<th[^>]*><button/);
  expect(html.match(/<tr/g)).toHaveLength(4);
  expect(html).toContain('href="/shares.csv"');
});

test('a header sorts by its column in both directions, with missing values last', async () => {
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

const BARRED: readonly Column<Share>[] = [
  { key: 'name', label: 'Company', value: ({ name }) => name },
  {
    key: 'length',
    label: 'Letters',
    isFigure: true,
    value: ({ name }) => name.length,
    format: 'count',
  },
  { ...(COLUMNS[1] as Column<Share>), hasBar: true },
];

const thirds = () =>
  screen
    .getAllByRole('cell')
    .flatMap((cell) => (cell.dataset.slot === 'third' ? cell.dataset.label : []));

/** As many as a phone's field orders. */
const SIX: readonly Share[] = [
  ...SHARES,
  ...['Di', 'Ep', 'Zi'].map((name, at) => ({ name, price: at + 1 })),
];

test('a phone’s field orders the rows, and they show the figure of the order', async () => {
  const user = userEvent.setup();
  render(<Table order="sortable" caption="Shares" columns={BARRED} rows={SIX} />);
  expect(new Set(thirds())).toEqual(new Set(['Price']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Letters');
  expect(names()).toEqual(['alpha', 'Gamma', 'Beta', 'Di', 'Ep', 'Zi']);
  expect(new Set(thirds())).toEqual(new Set(['Letters']));
  await user.click(screen.getByRole('button', { name: 'Reverse the order' }));
  expect(names()).toEqual(['Di', 'Ep', 'Zi', 'Beta', 'alpha', 'Gamma']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Company');
  expect(new Set(thirds())).toEqual(new Set(['Price']));
});

test('rows that are in sight at once have no field that orders them', () => {
  render(table());
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Price' })).toBeVisible();
});

test('the field waits for its script', () => {
  expect(renderToStaticMarkup(table(SIX))).toMatch(/<select[^>]*disabled/);
});

test('a bar is as long as the figure’s part of the largest; none without a figure', () => {
  render(<Table order="sortable" caption="Shares" columns={BARRED} rows={SHARES} />);
  const bars = screen
    .getAllByRole('cell')
    .flatMap((cell) =>
      cell.dataset.label === 'Price' ? cell.style.getPropertyValue('--bar') : [],
    );
  expect(bars).toEqual(['6.7%', '', '100%']);
});

test('a year is one path a row with its change as name, and rows are sorted by it', async () => {
  const user = userEvent.setup();
  const years: Record<string, readonly (number | null)[]> = {
    Beta: [100, 90, 80],
    Gamma: [null, 50, 75],
  };
  render(
    <Table
      order="sortable"
      caption="Shares"
      columns={COLUMNS}
      rows={SHARES}
      sparkOf={({ name }) => years[name]}
    />,
  );
  const images = screen.getAllByRole('img');
  expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['−20.00%', '+50.00%']);
  expect(images.map((image) => image.innerHTML.match(/<path/g)?.length)).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: 'One year' }));
  expect(names()).toEqual(['Gamma', 'Beta', 'alpha']);
});

test('each cell of a row has its label', () => {
  render(table());
  const [, beta] = screen.getAllByRole('row');
  expect(within(beta as HTMLElement).getByRole('cell')).toHaveAttribute('data-label', 'Price');
});

test('only a long table is collapsed, and says how many rows it has', () => {
  const many = Array.from({ length: 16 }, (_, at) => ({ name: `S${at}`, price: at }));
  expect(renderToStaticMarkup(table(many, true))).toContain('Show all 16 rows');
  expect(renderToStaticMarkup(table(SHARES, true))).not.toContain('Show all');
});

test('new rows are sorted by their own values', async () => {
  const user = userEvent.setup();
  const { rerender } = render(table());
  await user.click(screen.getByRole('button', { name: 'Price' }));
  rerender(
    table([
      { name: 'Zeta', price: 1 },
      { name: 'Eta', price: 2 },
    ]),
  );
  expect(names()).toEqual(['Eta', 'Zeta']);
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect(names()).toEqual(['Eta', 'Zeta']);
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect(names()).toEqual(['Zeta', 'Eta']);
});

test('the initial order is marked', async () => {
  const user = userEvent.setup();
  render(
    <Table
      order="sortable"
      caption="Shares"
      columns={COLUMNS}
      rows={SHARES}
      sortedBy={['price', 'descending']}
    />,
  );
  const header = screen.getByRole('columnheader', { name: 'Price' });
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Beta', 'alpha', 'Gamma']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('sorts by the value, not by the text of the cell', async () => {
  const user = userEvent.setup();
  render(
    <Table
      order="sortable"
      caption="Issues"
      columns={[
        { key: 'name', label: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
        { key: 'day', label: 'Day', value: ({ day }) => day, cell: ({ shown }) => shown },
      ]}
      rows={[
        { name: 'B', day: '2026-11-20', shown: '20 to 24 Nov 2026' },
        { name: 'A', day: '2026-10-31', shown: '31 Oct 2026' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Day' }));
  expect(names()).toEqual(['A', 'B']);
});

test('sorts by the last polled quotes', async () => {
  const user = userEvent.setup();
  render(
    <Table
      order="sortable"
      caption="Shares"
      columns={COLUMNS.map((column) => (column.isFigure ? { ...column, polled: 0 } : column))}
      rows={SHARES}
      quoteOf={({ name }) => `stock:${name}`}
    />,
  );
  receiveQuotes({
    isOpen: true,
    hours: [],
    asOf: {},
    source: {},
    quotes: { 'stock:Beta': [400, 1, 1], 'stock:alpha': [null, null, null] },
  });
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()).toEqual(['Beta', 'Gamma', 'alpha']);
});
