import { render, screen } from '@testing-library/react';

import { ComparePage } from '@/components/pages/ComparePage/ComparePage';
import { ScreenerPage } from '@/components/pages/ScreenerPage/ScreenerPage';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { NO_SPARKS } from '@/lib/domain/market/sparks';
import { READY_SCREENS } from '@/lib/domain/screener/screens';
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
    close: 100 + at,
    marketCapCrore: null,
    pe: null,
  }));
  const now = { day: '2026-08-14', closed: ['2026-08-14'] };
  const show = (query: Record<string, string>) =>
    render(
      <ScreenerPage
        screen={readScreen(query)}
        ready={null}
        query={query}
        answer={{ ...REAL, data: { date: '2026-08-14', days: [], first: null, rows } }}
        companies={null}
        sparks={NO_SPARKS}
        now={now}
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

describe('a ready screen of old figures', () => {
  const [ready] = READY_SCREENS;
  const dates = { pe: '2025-12-17', volatility: null, results: null, shareholding: null };
  const since = { day: '2026-04-30', breaks: 'demerger' };
  const rows = [
    figure('A', { marketCapCrore: 50_000, pe: 12, dates }),
    figure('B', { marketCapCrore: 40_000, pe: 14, dates, monthPercent: null, since }),
  ];
  const show = (closed: readonly string[], query = {}) =>
    render(
      <ScreenerPage
        screen={readScreen({ ...ready.query, ...query })}
        ready={ready}
        query={{}}
        answer={{ ...REAL, data: { date: '2026-08-14', days: [], first: null, rows } }}
        companies={null}
        sparks={NO_SPARKS}
        now={{ day: '2026-08-17', closed }}
      />,
    );
  const session = ['2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14'];
  const sinceDecember = ['2025-12-18', '2025-12-19', ...session];

  test('says so in the place of its title, and in the column', () => {
    show(sinceDecember);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Large companies under 15 times earnings, by figures of 17 Dec 2025$/,
    );
    expect(screen.getByRole('columnheader', { name: /P\/E \(17 Dec 2025\)/ })).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('says above a table of an old session how old it is', () => {
    show([...sinceDecember, '2026-08-17']);
    expect(screen.getByRole('note')).toHaveTextContent('These figures are 1 trading day old.');
  });

  test('gives the reason for a dash under figures over days', () => {
    show(session, { columns: ['price', 'month'] });
    expect(
      screen.getByText(
        'Without a figure over days: B, not comparable since 30 Apr 2026 (demerger).',
      ),
    ).toBeVisible();
  });
});
