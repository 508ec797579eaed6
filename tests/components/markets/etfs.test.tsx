import { render, screen, within } from '@testing-library/react';

import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { TradedEtfs } from '@/components/pages/ProductPage/data/TradedEtfs';
import type { Etf } from '@/lib/domain/market/records';

import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';

const etf = (symbol: string, valueCrore: number): Etf =>
  ({
    symbol,
    name: `${symbol} Nifty 50 ETF`,
    close: 101,
    change: 1,
    changePercent: 1,
    volume: 10,
    valueCrore,
    slug: null,
    more: { underlying: 'Nifty 50', high52: 120, low52: 90, nav: null, navDate: null },
  }) as Etf;

/** The page of all funds, none of which has a page of its own. */
const WHOLE = { funds: new Map<string, string>(), group: '' };

test('an ETF has the line of its year, in place of two columns; none where it is hardly traded', () => {
  const data = [etf('BUSY', 5), etf('IDLE', 0.01)];
  const years = new Map(data.map(({ symbol }) => [`etf:${symbol}`, [100, 101]]));
  const source = { source: 'end-of-day' as const, asOf: '2026-11-20', note: null };
  render(<EtfsPage etfs={{ ...source, data }} {...WHOLE} years={years} now={SESSION_EVENING} />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(within(row(/BUSY/)).getByRole('img', { name: '+1.00%' })).toBeInTheDocument();
  expect(within(row(/IDLE/)).queryByRole('img')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /52-week/ })).toBeNull();
});

const busy = { data: [etf('BUSY', 5), etf('NONE', 0)], source: 'end-of-day', note: null } as const;

test.each([
  ['current', SESSION_EVENING, '1 ETF traded: BUSY Nifty 50 ETF', false],
  ['old', WEEK_LATER, '20 Nov: 1 ETF traded: BUSY Nifty 50 ETF', true],
] as const)(
  'the heading of %s figures, and whether their age is said',
  (_, now, heading, isOld) => {
    render(
      <EtfsPage etfs={{ ...busy, asOf: '2026-11-20' }} {...WHOLE} years={new Map()} now={now} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.queryByRole('note') !== null).toBe(isOld);
  },
);

test('a NAV of another day carries its day, and no premium', () => {
  const [one] = busy.data;
  const more = { ...one?.more, nav: 100, navDate: '2026-11-19' };
  const data = [{ ...one, more } as Etf];
  render(
    <EtfsPage
      etfs={{ ...busy, data, asOf: '2026-11-20' }}
      {...WHOLE}
      years={new Map()}
      now={SESSION_EVENING}
    />,
  );
  expect(screen.getByRole('cell', { name: '100.00 of 19 Nov 2026' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Over NAV/ })).toBeNull();
});

describe('one table of all groups', () => {
  const gold = { ...etf('SHINE', 3), name: 'Shine Gold ETF', isin: 'INF0ZZ101014' } as Etf;
  const other = { ...gold, symbol: 'OTHER', name: 'Other Gold ETF', isin: null } as Etf;
  const priced = { ...gold.more, nav: 100, navDate: '2026-11-20' } as NonNullable<Etf['more']>;
  const etfs = {
    ...busy,
    data: [etf('BUSY', 5), { ...gold, more: priced }, other],
    asOf: '2026-11-20',
  };
  const show = (group: string) =>
    render(
      <EtfsPage
        etfs={etfs}
        funds={new Map([['INF0ZZ101014', 'shine-gold-etf']])}
        group={group}
        years={new Map()}
        now={SESSION_EVENING}
      />,
    );

  test('links a fund by its ISIN to its page, and prints its premium and NAV', () => {
    show('');
    expect(screen.getByRole('link', { name: 'Shine Gold ETF' })).toHaveAttribute(
      'href',
      '/mutual-funds/shine-gold-etf',
    );
    expect(screen.queryByRole('link', { name: 'Other Gold ETF' })).toBeNull();
    expect(screen.getByRole('row', { name: /Shine Gold/ })).toHaveTextContent('+1.00NAV 100.00');
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  test('has an address for each group that has funds, and shows its funds alone', () => {
    show('gold');
    const groups = within(screen.getByRole('navigation', { name: 'Groups of funds' }));
    expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Broad market (1)',
      'Gold (2)',
    ]);
    const chosen = groups.getByRole('link', { name: 'Gold (2)' });
    expect(chosen).toHaveAttribute('href', '/etfs?group=gold');
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('row', { name: /BUSY/ })).toBeNull();
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  test('shows all funds where the address names no group', () => {
    show('tin');
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });
});

test('the most traded ETFs leave out what did not trade, and name their day once it is old', () => {
  const first = render(<TradedEtfs etfs={{ ...busy, asOf: '2026-11-20' }} now={SESSION_EVENING} />);
  const name = 'Exchange-traded funds by turnover on 20 Nov 2026';
  expect(within(screen.getByRole('table', { name })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('note')).toBeNull();
  first.unmount();
  render(<TradedEtfs etfs={{ ...busy, asOf: '2026-11-20' }} now={WEEK_LATER} />);
  expect(screen.getByRole('note')).toHaveTextContent('4 trading days old');
});

test('a session without ETF trades is distinguished from a missing answer', () => {
  const first = render(
    <TradedEtfs etfs={{ ...busy, data: [], asOf: '2026-11-20' }} now={WEEK_LATER} />,
  );
  expect(screen.getByText('No ETF traded on 20 Nov 2026.')).toBeVisible();
  first.unmount();
  render(<TradedEtfs etfs={null} now={WEEK_LATER} />);
  expect(screen.getByText(/We can’t load ETFs now/)).toBeVisible();
});
