import { render, screen } from '@testing-library/react';

import { ComparePage } from '@/components/pages/ComparePage/ComparePage';
import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { NO_SPARKS } from '@/lib/domain/market/sparks';
import { readScreen } from '@/lib/domain/screener/address';

import { figure } from '../../unit/screener/support';

const REAL = { source: 'end-of-day' as const, asOf: '2026-08-14', note: null };

describe('a comparison', () => {
  const show = (isLoaded: boolean) =>
    render(
      <ComparePage
        unknown={[{ word: 'RELIANCE', near: [] }]}
        compared={[]}
        answer={null}
        isLoaded={isLoaded}
        index={null}
        pairs={[]}
        sparks={NO_SPARKS}
      />,
    );

  test('calls no name wrong while the list of companies has not loaded', () => {
    show(false);
    expect(screen.getByDisplayValue('RELIANCE')).toBeValid();
    expect(screen.getByText(/can’t load the list of companies/)).toBeInTheDocument();
  });

  test('calls a name wrong that the list does not have', () => {
    show(true);
    expect(screen.getByDisplayValue('RELIANCE')).toBeInvalid();
  });
});

describe('the screener, of companies without a market value', () => {
  const rows: readonly CompanyFigure[] = ['A', 'B'].map((symbol, at) => ({
    ...figure(symbol),
    ...{ close: 100 + at, marketCapCrore: null, pe: null },
  }));
  const show = (query: Record<string, string>) =>
    render(
      <ScreenerPage
        screen={readScreen(query)}
        ready={null}
        query={query}
        answer={{ ...REAL, data: { date: '2026-08-14', days: [], first: null, rows } }}
        companies={null}
        sparks={NO_SPARKS}
      />,
    );

  test('sorts by price and leaves the blank columns out', () => {
    show({});
    expect(screen.getByText(/sorted by price, highest first/)).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Value/ })).toBeNull();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('B'),
      expect.stringContaining('A'),
    ]);
  });

  test('does not say that none fits a condition that it cannot judge', () => {
    show({ 'pe-to': '20' });
    expect(screen.getByRole('heading', { name: 'The figures have not reached us' })).toBeVisible();
    expect(screen.queryByText(/Widen one of them/)).toBeNull();
  });

  test('counts the companies of those ready screens alone that it can judge', () => {
    show({});
    const count = (name: RegExp) =>
      screen.getByRole('link', { name }).parentElement?.textContent?.match(/\d+ companies$/);
    expect(count(/under 15 times earnings/)).toBeNull();
    expect(count(/up 20% or more/)).not.toBeNull();
  });
});
