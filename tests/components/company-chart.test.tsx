import { render, screen, within } from '@testing-library/react';

import { ChartSection, type ChartSectionProps } from '@/components/pages/CompanyPage/ChartSection';
import { addDays } from '@/lib/tools/time';

import { SESSION_EVENING } from '../support/market-clocks';
import { candle, company } from '@/tests/fixtures/company';

const candles = Array.from({ length: 90 }, (_, at) =>
  candle(addDays('2026-08-23', at), 100 + at, { open: 101 + at, high: 103 + at, low: 98 + at }),
);

const props = (view: Partial<ChartSectionProps['view']> = {}): ChartSectionProps => ({
  company: company(),
  candles,
  ranges: ['1M', '3M'],
  isAdjusted: true,
  view: { range: '3M', chart: 'candles', prices: 'adjusted', ...view },
  actions: [{ exDate: '2026-10-01', purpose: 'Bonus 1:1', factor: 0.5 }],
  source: { data: candles, source: 'end-of-day', asOf: '2026-11-20', note: null },
  page: { asOf: '2026-11-20', source: 'end-of-day' },
  now: SESSION_EVENING,
});

test('candles are a drawing with a text, a table with opening prices, and a table of marks', () => {
  render(<ChartSection {...props()} />);
  const chart = screen.getByRole('img', {
    name: /^Candlestick chart of 90 candles, a day each, in three months\. Marked: Bonus 1:1 on 1 Oct 2026\.$/,
  });
  expect(chart.querySelectorAll('path.rose, path.fell')).toHaveLength(2);
  expect(screen.getByRole('slider', { name: 'Value over time' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/: open ₹.*, close ₹/),
  );
  const marks = screen.getByRole('table', { name: 'Marks on the chart, in its order' });
  expect(within(marks).getByRole('row', { name: '1 Oct 2026 B Bonus 1:1' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Open', hidden: true })).toBeInTheDocument();
});

test('the chart that is shown is marked in each group of links', () => {
  render(<ChartSection {...props({ prices: 'as-traded' })} />);
  const shown = screen.getAllByRole('navigation').map(
    (nav) =>
      within(nav)
        .getAllByRole('link')
        .filter((one) => one.getAttribute('aria-current'))[0],
  );
  expect(shown.map((link) => link?.textContent)).toEqual(['3 months', 'Candles', 'As traded']);
  expect(screen.getByText(/a split or bonus shows as a fall/)).toBeInTheDocument();
});

test('a share without splits has no choice of prices', () => {
  render(<ChartSection {...props({ chart: 'line' })} isAdjusted={false} actions={[]} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(2);
  expect(screen.queryByRole('table', { name: /Marks/ })).toBeNull();
});
