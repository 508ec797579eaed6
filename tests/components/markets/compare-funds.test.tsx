import { render, screen, within } from '@testing-library/react';

import {
  CompareFundsPage,
  type CompareFundsPageProps,
} from '@/components/pages/ComparePage/CompareFundsPage';
import { mutualFundWarning, pastPerformanceWarning } from '@/lib/content/prescribed';
import { fundStoryOf } from '@/lib/domain/fund/story';

import { family, growing, NOW, scheme } from '@/tests/fixtures/fund';

const SOURCE = { asOf: '2026-08-20', source: 'end-of-day' as const };

const story = (slug: string, name: string, rate: number, chosen = scheme()) =>
  fundStoryOf(
    family({ slug, name, schemes: [chosen] }),
    chosen,
    new Map([[chosen.code, growing('2018-01-01', '2026-08-20', rate)]]),
    NOW,
  );

const show = (props: Partial<CompareFundsPageProps>) =>
  render(
    <CompareFundsPage
      unknown={[]}
      stories={[]}
      others={[]}
      source={SOURCE}
      isLoaded
      index={null}
      {...props}
    />,
  );

const TWO = [story('pine', 'Pine Fund', 0.1), story('oak', 'Oak Fund', 0.2)];

test('two funds have a chart, a table, their returns and both warnings', () => {
  const { container } = show({ stories: TWO });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Pine Fund and Oak Fund side by side',
  );
  const charts = screen.getAllByRole('img', { name: /^Oak Fund up .* Pine Fund up .* since/ });
  expect(charts).toHaveLength(screen.getAllByRole('radio').length);
  expect(screen.getByRole('radio', { name: '1Y, one year' })).toBeChecked();
  const table = screen.getByRole('table', { name: 'Mutual funds side by side' });
  const row = within(table).getByText('Return over 1 year').closest('tr');
  expect(row).toHaveTextContent('+10.00%');
  expect(row).toHaveTextContent('+20.00%');
  // The site ranks no funds.
  expect(row?.querySelector('b')).toBeNull();
  expect(
    [...(charts[0]?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Pine Fund', 'Oak Fund']));
  expect(container).toHaveTextContent(mutualFundWarning.text);
  expect(container).toHaveTextContent(pastPerformanceWarning.text);
  expect(container).not.toHaveTextContent(/\b(null|undefined|NaN|Infinity)\b/);
});

test('one fund offers its category, none asks for two', () => {
  show({ stories: TWO.slice(0, 1), others: [family({ slug: 'oak', name: 'Oak Fund' })] });
  expect(screen.getByRole('link', { name: 'Oak Fund' })).toHaveAttribute(
    'href',
    '/compare?f=pine,oak',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Add a second fund');
  expect(screen.queryByRole('table')).toBeNull();
});

test('options with payouts have no chart; missing data are reported', () => {
  const paid = story('fir', 'Fir Fund', 0.1, scheme({ option: 'idcw' }));
  const { unmount } = show({ stories: [...TWO, paid] });
  expect(screen.queryByRole('img', { name: /^Since/ })).toBeNull();
  expect(screen.getByRole('table', { name: 'Mutual funds side by side' })).toBeVisible();
  unmount();
  show({ isLoaded: false, source: null });
  expect(screen.getByText(/can’t load the list of mutual funds/)).toBeVisible();
});
