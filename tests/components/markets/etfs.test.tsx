import { render, screen, within } from '@testing-library/react';

import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import type { Etf } from '@/lib/domain/market/records';

const etf = (symbol: string, valueCrore: number): Etf =>
  ({
    ...{ symbol, name: `${symbol} Nifty 50 ETF`, close: 101, change: 1, changePercent: 1 },
    ...{ volume: 10, valueCrore, slug: null },
    more: { underlying: 'Nifty 50', high52: 120, low52: 90, nav: null, navDate: null },
  }) as Etf;

test('an ETF has the line of its year, in place of two columns; none where it is hardly traded', () => {
  const data = [etf('BUSY', 5), etf('IDLE', 0.01)];
  const years = new Map(data.map(({ symbol }) => [`etf:${symbol}`, [100, 101]]));
  const source = { source: 'end-of-day' as const, asOf: '2026-11-20', note: null };
  render(<EtfsPage etfs={{ ...source, data }} years={years} />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(within(row(/BUSY/)).getByRole('img', { name: '+1.00%' })).toBeInTheDocument();
  expect(within(row(/IDLE/)).queryByRole('img')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /52-week/ })).toBeNull();
});
