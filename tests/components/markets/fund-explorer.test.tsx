import { render, screen, within } from '@testing-library/react';

import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { findFunds, fundsPage, readFilter } from '@/lib/domain/fund/explorer';
import type { FundList } from '@/lib/domain/fund/types';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';

import { family, NOW, scheme } from '@/tests/fixtures/fund';

const REAL = { asOf: '2026-08-20', source: 'end-of-day' as const };

describe('the explorer', () => {
  const list: FundList = {
    asOf: '2026-08-20',
    families: Array.from({ length: 120 }, (_, at) =>
      family({ slug: `fund-${at}`, name: `Fund ${at}` }),
    ),
  };
  const explorer = (
    query: Record<string, string>,
    all: FundList | null = list,
    years: Sparks = NO_SPARKS,
  ) => {
    const filter = readFilter(query);
    const found = all ? findFunds(all, filter) : [];
    return (
      <FundsPage
        path="/mutual-funds"
        list={all && { ...REAL, data: all, note: null }}
        filter={filter}
        fixed={{}}
        found={found}
        years={years}
        now={NOW}
        {...fundsPage(found, query)}
      />
    );
  };

  test('has 50 funds a page, links to the next, and a file', () => {
    render(explorer({ plan: 'direct' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('120 funds');
    const table = screen.getByRole('table', {
      name: 'Funds 1 to 50 of 120.',
    });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(50);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/mutual-funds?plan=direct&page=2#funds',
    );
    expect(screen.getByRole('link', { name: /Download CSV/ })).toHaveAttribute(
      'href',
      '/mutual-funds/list.csv?plan=direct',
    );
    expect(screen.getByLabelText('Plan')).toHaveValue('direct');
  });

  test('draws the year of each fund that has one, with the warning', () => {
    const { unmount } = render(explorer({ plan: 'direct' }));
    expect(screen.queryByRole('columnheader', { name: /One year/ })).toBeNull();
    expect(screen.queryByText(/Past performance/)).toBeNull();
    unmount();

    const funds = [of('first', 10), of('second', 20)].map((one, at) => ({
      ...one,
      schemes: one.schemes.map((each) => ({ ...each, code: String(at) })),
    }));
    const years = new Map([['0', [100, 110, 125]]]);
    render(explorer({}, { ...list, families: funds }, years));
    expect(screen.getByText(/A line is a year of month ends, to 31 Jul 2026\.$/)).toBeVisible();
    const table = screen.getByRole('table', { name: /^Funds 1 to/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(within(rows[0]!).getByRole('img', { name: '+25.00%' })).toBeInTheDocument();
    expect(within(rows[1]!).queryByRole('img')).toBeNull();
    expect(screen.getByText(/Past performance/)).toBeInTheDocument();
  });

  test('names categories and houses below its first page alone', () => {
    const { unmount } = render(explorer({}));
    expect(screen.getByRole('link', { name: 'Plumeria Mutual Fund' })).toBeInTheDocument();
    unmount();
    render(explorer({ page: '2' }));
    expect(
      screen.getByRole('table', {
        name: 'Funds 51 to 100 of 120.',
      }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Plumeria Mutual Fund' })).toBeNull();
  });

  const of = (slug: string, percent: number | null) =>
    family({
      slug,
      schemes: [scheme({ monthReturns: { day: '2026-07-31', percents: [percent], starts: [] } })],
    });
  const spread = {
    asOf: '2026-08-20',
    families: [of('a', -4), of('b', 6), of('c', 20), of('d', null)],
  };

  test('shows how returns spread under the prescribed warning, and nothing of a few funds', () => {
    const { unmount } = render(explorer({}, spread));
    const table = screen.getByRole('table', { name: /^Categories by name/ });
    expect(within(table).getByRole('img')).toBeInTheDocument();
    const warning = screen.getByText(pastPerformanceWarning.text);
    expect(warning.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    render(explorer({}, { ...spread, families: spread.families.slice(0, 2) }));
    expect(screen.queryByText(pastPerformanceWarning.text)).toBeNull();
    expect(screen.queryByText(/6\.00%/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Flexi cap' })).toBeInTheDocument();
  });

  test('begins with a dot for the year of each fund, by category', () => {
    render(explorer({}, spread));
    const table = screen.getByRole('table', { name: /^Categories by name/ });
    const row = within(table).getByRole('row', { name: /Flexi cap/ });
    expect(row).toHaveTextContent('4 funds');
    expect(row).toHaveTextContent('+6.00%');
    const strip = within(row).getByRole('img', { name: 'One year: −4.00% to +20.00%' });
    expect(strip.querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
  });

  test('shows returns to those who ask, with their day and the warning', () => {
    const monthReturns = { day: '2026-07-31', percents: [12.345, -3.2, null], starts: [] };
    const dated: FundList = {
      asOf: '2026-08-20',
      families: [family({ schemes: [scheme({ monthReturns })] })],
    };
    const { unmount } = render(explorer({ q: 'flexi' }, dated));
    expect(screen.queryByRole('columnheader', { name: '1 year' })).toBeNull();
    expect(screen.queryByText(/^Past performance/)).toBeNull();
    unmount();
    render(explorer({ columns: 'returns' }, dated));
    const table = screen.getByRole('table', {
      name: '1 fund.',
    });
    for (const name of ['1 year', '3 years', '5 years']) {
      expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
    }
    expect(within(table).getByText(/12\.35%/)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(pastPerformanceWarning.text.slice(0, 30)))).toBeVisible();
    expect(screen.getByLabelText('Returns over 1, 3 and 5 years')).toBeChecked();
    expect(screen.getByLabelText('Order by')).toHaveValue('name');
    expect(screen.getByRole('link', { name: /Download CSV/ })).toHaveAttribute(
      'href',
      '/mutual-funds/list.csv?columns=returns',
    );
  });

  test.each<[string, FundList, string]>([
    ['no fund at all', { asOf: null, families: [] }, 'There is no list of mutual funds here.'],
    ['nothing that fits', list, 'Try one word of the name'],
  ])('says which is empty: %s', (_, all, sentence) => {
    render(explorer({ q: 'zzz' }, all));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No fund found for “zzz”');
    expect(screen.getByText(sentence, { exact: false })).toBeInTheDocument();
  });

  test('names the day of a NAV that is not of the list’s day', () => {
    const older = scheme({ day: '2026-08-19', previousDay: '2026-08-18' });
    render(explorer({}, { asOf: '2026-08-20', families: [family({ schemes: [older] })] }));
    expect(screen.getByRole('cell', { name: /48\.1234\s*19 Aug 2026/ })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: /^1 fund\./ });
    expect(within(table).getByRole('columnheader', { name: 'Category' })).toBeInTheDocument();
  });

  test('leads to funds without a current NAV where those alone fit', () => {
    const gone = family({ isCurrent: false, name: 'Plumeria Gone Fund' });
    render(explorer({ q: 'gone' }, { asOf: '2026-08-20', families: [family(), gone] }));
    expect(screen.getByRole('link', { name: '1 fund without a current NAV' })).toHaveAttribute(
      'href',
      '/mutual-funds?q=gone&all=1',
    );
  });

  test('without a list there is no form, and the reason follows the title', () => {
    for (const all of [null, { asOf: null, families: [] }]) {
      const { unmount } = render(explorer({}, all));
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(screen.getByText('No Data Found!')).toBeInTheDocument();
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      unmount();
    }
  });

  test('a further page begins with its rows, and its form is folded', () => {
    render(explorer({ page: '2' }));
    expect(screen.getByText('Search and filter…').closest('details')).not.toHaveAttribute('open');
    const numbers = screen.getAllByRole('link', { name: /^Page \d/ });
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
      '/mutual-funds#funds',
      '/mutual-funds?page=3#funds',
    ]);
  });

  test('leads no crawler from one state to the next', () => {
    render(explorer({ plan: 'direct' }));
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'nofollow');
  });

  test('without its list says so', () => {
    render(explorer({}, null));
    expect(screen.getByText('No Data Found!')).toBeInTheDocument();
    expect(screen.getByText(/is being read, or its source gives no answer/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mutual funds in India');
  });
});
