import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { Watchlist } from '@/components/pages/WatchlistPage/Watchlist.client';

const PRICES = {
  days: { stock: '2026-11-20' },
  rows: [
    ['stock:TCS', 'TCS', '/company-information/tcs', 110, 1],
    ['stock:INFY', 'Infosys', '/company-information/infosys', 90, -1],
    ['stock:WIPRO', 'Wipro', '/company-information/wipro', 50, 0],
  ],
};

const entry = (code: string, note = '') => ({ code, added: '2026-11-02', price: 100, note });

/** The list with its prices loaded. */
async function show(...entries: readonly ReturnType<typeof entry>[]): Promise<void> {
  localStorage.setItem('watchlist', JSON.stringify(entries));
  globalThis.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => (address.includes('prices') ? PRICES : {}),
  })) as unknown as typeof fetch;
  await act(async () => void render(<Watchlist />));
}

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const click = async (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => localStorage.clear());

test('each row has a button that removes it, and one line says so with a way back', async () => {
  await show(entry('stock:TCS'), entry('stock:INFY'));
  await click(screen.getByRole('button', { name: 'Remove TCS' }));
  expect(screen.queryByRole('link', { name: 'TCS' })).toBeNull();
  expect(screen.getByText('TCS is removed; 1 entry left.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Remove Infosys' })).toHaveFocus();
  await click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: 'TCS' })).toBeInTheDocument();
  expect(screen.queryByText(/is removed/)).toBeNull();
});

test('a new message takes the place of the last one', async () => {
  await show(entry('stock:TCS'), entry('stock:INFY'));
  await click(screen.getByRole('button', { name: 'Remove TCS' }));
  fireEvent.change(screen.getByLabelText('Company, ETF or index'), { target: { value: 'Wipro' } });
  await click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Wipro is on your list.')).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/is removed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('clearing the list can be undone', async () => {
  await show(entry('stock:TCS'), entry('stock:INFY'));
  await click(screen.getByRole('button', { name: 'Clear all' }));
  await click(screen.getByRole('button', { name: 'Yes, remove all 2' }));
  expect(screen.getByText('2 entries are removed.')).toBeInTheDocument();
  await click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: 'Infosys' })).toBeInTheDocument();
});

test('a note is shown as text; its field is behind it, and is stored when it is left', async () => {
  await show(entry('stock:TCS', 'Wait for results'), entry('stock:INFY'));
  expect(within(rowOf('TCS')).getByText('Wait for results').tagName).toBe('SUMMARY');
  expect(within(rowOf('Infosys')).getByText('Add a note').closest('details')).not.toHaveAttribute(
    'open',
  );
  const field = within(rowOf('Infosys')).getByLabelText('Note of Infosys');
  fireEvent.change(field, { target: { value: 'Costs a lot' } });
  await act(async () => void fireEvent.blur(field));
  expect(within(rowOf('Infosys')).getByText('Costs a lot')).toBeInTheDocument();
  expect(localStorage.getItem('watchlist')).toContain('Costs a lot');
});

test('what only the whole list needs is in a fold below it', async () => {
  await show(entry('stock:TCS'));
  for (const name of ['Export', 'Copy a link', 'Clear all']) {
    expect(screen.getByRole('button', { name }).closest('details')).not.toHaveAttribute('open');
  }
});

test('an empty list offers two indices to begin with, which can be taken back', async () => {
  const [days, rows] = [PRICES.days, PRICES.rows];
  const index = (code: string, name: string) => [`index:${code}`, name, `/indices/${code}`, 10, 1];
  localStorage.setItem('watchlist', '[]');
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({
      days,
      rows: [...rows, index('nifty-50', 'Nifty 50'), index('nifty-bank', 'Bank Nifty')],
    }),
  })) as unknown as typeof fetch;
  await act(async () => void render(<Watchlist />));
  await click(screen.getByRole('button', { name: 'Start with Nifty 50 and Bank Nifty' }));
  expect(screen.getByText('Nifty 50 and Bank Nifty are on your list.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bank Nifty' })).toBeInTheDocument();
  await click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/Your list is empty/)).toBeInTheDocument();
});
