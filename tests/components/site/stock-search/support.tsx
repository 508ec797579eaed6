import '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen } from '@testing-library/react';

import { StockSearch } from '@/components/site/search/StockSearch.client';
import { encodeIndex } from '@/lib/search/index-file';
import { slugOf } from '@/lib/tools/slug';

const COMPANIES = [
  ['Infosys Limited', 'INFY', 'Information Technology'],
  ['HCL Infosystems Limited', 'HCL-INSYS', ''],
  ['Mahindra & Mahindra Limited', 'M&M', 'Automobile'],
  ['Bajaj Auto Limited', 'BAJAJ-AUTO', 'Automobile'],
] as const;

export const companies = COMPANIES.map(([name, symbol, industry]) => ({
  name,
  symbol,
  industry,
  slug: slugOf(name),
}));
export const list = { hasCompanies: true, chains: [], more: null };
export const index = encodeIndex({ ...list, companies, entries: [] });

let address = 0;
/** The index's address: each test has one of its own. */
export const indexAddress = () => `/index-${address}`;
export const fundsAddress = () => `/funds-${address}`;

export const fetched = jest.fn();

const stay = (event: Event) => event.preventDefault();

/** Has time stand still, and answers the box's requests, for a file's tests. */
export function prepareStockSearch(): void {
  // The code that the box loads on first reach is loaded before, so that its time isn't counted.
  beforeAll(() => import('@/components/site/search/engine'));
  beforeEach(() => {
    jest.useFakeTimers();
    address += 1;
    fetched.mockReset();
    fetched.mockImplementation(async () => ({ ok: true, text: async () => index }));
    globalThis.fetch = fetched;
    // Next.js makes the route change itself.
    document.addEventListener('click', stay);
  });
  afterEach(() => {
    document.removeEventListener('click', stay);
    jest.useRealTimers();
  });
}

export const box = () => screen.getByRole('combobox');
export const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

export async function searchFor(text: string): Promise<void> {
  type(text);
  await wait(300);
}

export const start = (props: Partial<Parameters<typeof StockSearch>[0]> = {}) =>
  render(
    <StockSearch index={indexAddress()} fields="all" invitation="Search companies" {...props} />,
  );

export const names = () =>
  screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);
