import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { IndustryPage } from '@/components/pages/CompaniesPage/IndustryPage';
import { LetterPage } from '@/components/pages/CompaniesPage/LetterPage';
import {
  type ContractsChoice,
  ContractsPage,
} from '@/components/pages/ContractsPage/ContractsPage';
import { EquityPage, type EquityPageProps } from '@/components/pages/EquityPage/EquityPage';
import { NewsPage } from '@/components/pages/NewsPage/NewsPage';
import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { letterCounts } from '@/lib/domain/company/lists';
import { firm } from '@/lib/content/firm';
import { calendarOf } from '@/lib/content/market-calendar';
import { derivativesDisclosure, researchWarning, standardWarning } from '@/lib/content/prescribed';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import type { Contract } from '@/lib/domain/contract/records';
import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';
import { named, sourced as sourcedOf } from '@/tests/fixtures/company';
import { staticCategory } from '@/lib/pages/research/categories';
import { filterReports } from '@/lib/domain/publication/report-filter';
import { readReportQuery } from '@/lib/domain/publication/report-query';

/** A page of news whose market has not loaded. */
const NO_DAY = { indices: null, snapshot: null, ages: SESSION_EVENING } as const;

/** The near month's largest contracts. */
const NEAREST = { month: '', showsAll: false } as const;

const NOW = '2026-11-20T06:00:00.000Z';
const ACCIDENTS = /\b(null|undefined|NaN|Infinity|Invalid Date)\b/;

const sourced = <T,>(data: T) => sourcedOf(data, { source: 'sample' });
const textOf = (page: ReactElement): string =>
  renderToStaticMarkup(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const EMPTY: EquityPageProps = {
  calendar: calendarOf('equity'),
  now: NOW,
  choice: readMoversChoice({}),
  indices: null,
  sparks: {},
  boards: { NSE: null, BSE: null },
  movers: null,
  charts: { '1D': null, '1M': null, '1Y': null, '5Y': null },
  gainers: null,
  losers: null,
  snapshot: null,
  flows: null,
  news: null,
  companies: null,
  members: null,
  ages: { day: '2026-11-20', closed: ['2026-11-19'] },
  issues: { open: null, upcoming: null, closed: null, listed: null, withdrawn: null },
};

const company = named('M&M (Sample) Limited', 'M&M');

const quote = { symbol: 'M&M', close: 10, change: 1, changePercent: 11.11 };

describe('the equity market', () => {
  test('without data is complete, says so in the specification’s wording, and prints no NaN or null', () => {
    const text = textOf(<EquityPage {...EMPTY} />);
    expect(text.match(/No Data Found!/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).not.toMatch(ACCIDENTS);
  });

  test('says whether the market is open at the time of rendering', () => {
    const text = textOf(<EquityPage {...EMPTY} />);
    expect(text).toContain('NSE and BSE, shares Open Until 15:30 IST');
  });

  test('shares with the specified fields alone make a complete table with links', () => {
    const movers = sourced([{ ...quote, volume: null, valueCrore: null, slug: null }]);
    render(<EquityPage {...EMPTY} movers={movers} companies={[company]} />);
    expect(screen.getByRole('link', { name: 'M&M (Sample)' })).toHaveAttribute(
      'href',
      '/company-information/m%26m-(sample)-limited',
    );
    expect(screen.queryByText('Shares traded')).toBeNull();
    expect(
      screen.getByRole('heading', { name: 'M&M (Sample) rose the most, by 11.11%' }),
    ).toBeVisible();
  });

  test('has the figures of each industry, its value in lakh crore, behind the tiles', () => {
    const row = (symbol: string, industry: string, marketCapCrore: number) => ({
      symbol,
      industry,
      marketCapCrore,
      price: 10,
      changePercent: 1,
      dayBeforePercent: null,
      pe: null,
    });
    const snapshot = sourced([
      row('A', 'Metals & Mining', 150_000),
      row('B', 'Metals & Mining', 61_000),
      row('C', 'Power', 4_000),
    ]);
    render(<EquityPage {...EMPTY} snapshot={snapshot} />);
    const table = screen.getByRole('table', { name: 'Industries by size', hidden: true });
    const [, metals, power] = within(table).getAllByRole('row', { hidden: true });
    expect(metals).toHaveTextContent('Metals & Mining22.11+1.00%');
    expect(power).toHaveTextContent('Power10.04+1.00%');
  });

  const index = (name: string) => ({
    name,
    value: 10,
    change: 1,
    changePercent: 11.11,
    asOf: null,
  });

  test('the choice is made by links and a form that need no JavaScript', () => {
    const choice = readMoversChoice({ exchange: 'bse', list: 'losers' });
    render(<EquityPage {...EMPTY} choice={choice} />);
    expect(screen.getByRole('link', { name: '52-week highs' })).toHaveAttribute(
      'href',
      '/equity?index=sensex&exchange=bse&list=52-week-high#movers',
    );
    expect(screen.getByRole('combobox', { name: 'Shares of' })).toHaveValue('sensex');
  });

  const movers = sourced([{ ...quote, volume: 1, valueCrore: 1, slug: null }]);
  const flow = {
    date: '2026-11-20',
    category: 'FII',
    buyCrore: 2,
    sellCrore: 1,
    netCrore: 1,
  } as const;

  test('the page says date and source once, under its title', () => {
    const text = textOf(<EquityPage {...EMPTY} movers={movers} flows={sourced([flow])} />);
    expect(text.match(/Sample data/g)).toHaveLength(1);
    expect(text).toMatch(/Equity market As of 20 Nov 2026 ?\. Sample data/);
  });

  test('a part of another date or source says so', () => {
    const flows = { ...sourced([flow]), asOf: '2026-11-19', source: 'provider' } as const;
    const boards = {
      NSE: sourced([index('NIFTY 50'), index('NIFTY IT')]),
      BSE: { ...sourced([index('SENSEX')]), asOf: '2026-11-18' },
    };
    render(<EquityPage {...EMPTY} movers={movers} flows={flows} boards={boards} />);
    const part = (id: string) => document.getElementById(id);
    expect(part('institutions')).toHaveTextContent('As of 19 Nov 2026.');
    expect(part('indices')).toHaveTextContent('BSE: as of 18 Nov 2026.');
    expect(part('indices')).not.toHaveTextContent('As of 20 Nov 2026');
  });

  test('leaves out what the exchanges’ files never hold, with its link', () => {
    const never = { ...sourced([]), source: 'end-of-day', isCovered: false } as const;
    const text = textOf(
      <EquityPage
        {...EMPTY}
        charts={{ '1D': never, '1M': never, '1Y': never, '5Y': never }}
        flows={never}
        news={never}
        issues={{ open: never, upcoming: never, closed: never, listed: never, withdrawn: null }}
      />,
    );
    for (const title of ['over time', 'institutions bought', 'Public issues', 'In the news']) {
      expect(text).not.toContain(title);
    }
    for (const id of ['chart', 'institutions', 'issues', 'news']) {
      expect(text).not.toContain(`#${id}`);
    }
  });
});

describe('a source that never holds the page’s list', () => {
  const never = { ...sourced([]), source: 'end-of-day', isCovered: false } as const;

  test('leaves out the futures, and says how to read them', () => {
    const text = textOf(
      <ContractsPage
        segment="currency"
        choice={NEAREST}
        contracts={never}
        companies={null}
        now={NOW}
        ages={SESSION_EVENING}
        calendar={calendarOf('currency')}
      />,
    );
    expect(text).not.toContain('No Data Found!');
    expect(text).toContain('Currency prices are not available here.');
    expect(text).toContain('NSE shows them');
    expect(text).toContain('How to read the board');
    expect(text).not.toContain('Largest open interest first');
  });

  test('leaves out the news', () => {
    const text = textOf(<NewsPage news={never} articles={null} {...NO_DAY} />);
    expect(text).not.toContain('No news just now');
    expect(textOf(<NewsPage news={null} articles={null} {...NO_DAY} />)).toContain(
      'No news just now',
    );
  });
});

describe('contracts', () => {
  const bare: Contract = {
    symbol: 'NIFTY',
    expiry: null,
    price: 1,
    change: null,
    changePercent: null,
    openInterest: null,
    openInterestChange: null,
    volume: null,
    unit: null,
  };

  test('derivatives carry the prescribed risk disclosure letter for letter, with and without data', () => {
    for (const contracts of [null, sourced([bare])]) {
      const page = (
        <ContractsPage
          segment="derivatives"
          choice={NEAREST}
          contracts={contracts}
          companies={null}
          now={NOW}
          ages={SESSION_EVENING}
          calendar={calendarOf('derivatives')}
        />
      );
      const text = textOf(page).replaceAll('&amp;', '&');
      [
        derivativesDisclosure.heading,
        ...derivativesDisclosure.lines,
        derivativesDisclosure.study,
      ].forEach((line) => expect(text).toContain(line));
      expect(text).not.toMatch(ACCIDENTS);
    }
  });

  const page = (
    contracts: readonly Contract[] | null,
    ages: typeof WEEK_LATER,
    choice: ContractsChoice = NEAREST,
  ) => (
    <ContractsPage
      segment="derivatives"
      choice={choice}
      companies={null}
      now={NOW}
      ages={ages}
      contracts={contracts && { ...sourced(contracts), source: 'end-of-day', asOf: '2026-11-20' }}
      calendar={calendarOf('derivatives')}
    />
  );
  const futures = ['NIFTY', 'BANKNIFTY'].flatMap((symbol) =>
    ['2026-11-24', '2026-12-29'].map((expiry) => ({
      ...bare,
      symbol,
      expiry,
      changePercent: -1,
      openInterest: 5,
      openInterestChange: -1,
    })),
  );
  const months = () =>
    within(screen.getByRole('combobox', { name: 'Month of expiry' }))
      .getAllByRole('option')
      .map((one) => one.textContent);

  test('of the last session are those of the near month; another month is asked for', () => {
    const first = render(page(futures, SESSION_EVENING));
    expect(
      screen.getByRole('heading', { level: 1, name: 'Open interest grew in no underlying' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Futures' })).toBeVisible();
    expect(months()).toEqual(['Near month', 'Next month']);
    expect(first.container).toHaveTextContent('Near month: no future rose');
    expect(first.container).not.toHaveTextContent('29 Dec 2026');
    expect(first.container).not.toHaveTextContent('expired');
    expect(first.container).not.toHaveTextContent('trading days old');
    first.unmount();
    render(page(futures, SESSION_EVENING, { month: 'next', showsAll: false }));
    const table = screen.getByRole('table', { name: 'Futures, next month' });
    expect(within(table).getAllByText('29 Dec 2026')).toHaveLength(2);
  });

  test('of an old session say their day; the first to end is expired, and the one after is near', () => {
    const { container } = render(page(futures, WEEK_LATER));
    expect(months()).toEqual(['Near month', 'Expired contracts']);
    expect(container).toHaveTextContent('Near month: on 20 Nov 2026, no future rose');
    expect(container).toHaveTextContent('On 20 Nov 2026, Nifty 50 for 29 Dec 2026 was at');
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: '20 Nov: open interest grew in no underlying',
      }),
    ).toBeVisible();
    expect(container).toHaveTextContent('These figures are 4 trading days old');
    expect(container).not.toHaveTextContent('Next month');
  });

  test('more than sixty contracts of a month are shown where all are asked for', () => {
    const many = Array.from({ length: 61 }, (_, at) => ({
      ...bare,
      symbol: `S${at}`,
      expiry: '2026-11-24',
      openInterest: at,
    }));
    const rows = () =>
      within(screen.getByRole('table', { name: /^Futures, near month/ })).getAllByRole('row');
    const first = render(page(many, SESSION_EVENING));
    expect(rows()).toHaveLength(61);
    expect(screen.getByRole('link', { name: 'All 61 of the month' })).toHaveAttribute(
      'href',
      '/derivatives?month=near&rows=all#futures',
    );
    first.unmount();
    render(page(many, SESSION_EVENING, { month: 'near', showsAll: true }));
    expect(rows()).toHaveLength(62);
    expect(screen.queryByRole('link', { name: /of the month/ })).toBeNull();
  });

  test('the largest futures are in one picture of four named quadrants, and the same in a table', () => {
    const moved = [
      { symbol: 'UP', changePercent: 2, openInterest: 120, openInterestChange: 20 },
      { symbol: 'DOWN', changePercent: -1, openInterest: 90, openInterestChange: -10 },
    ].map((one) => ({ ...bare, ...one, expiry: '2026-11-24' }));
    render(page(moved, SESSION_EVENING));
    const picture = screen.getByRole('img', {
      name: 'The 2 largest futures by open interest: 1 long build-up, 1 long unwinding',
    });
    for (const name of ['Long build-up', 'Short build-up', 'Long unwinding', 'Short covering']) {
      expect(within(picture).getByText(name)).toBeInTheDocument();
    }
    const table = screen.getByRole('table', {
      name: 'The 2 largest futures by open interest',
      hidden: true,
    });
    expect(table).toHaveTextContent('UPLong build-up120+20.00%+2.00%');
  });

  test('an empty list is distinguished from a missing answer', () => {
    expect(textOf(page([], SESSION_EVENING))).not.toContain('We can’t load');
    expect(textOf(page(null, SESSION_EVENING))).toContain('We can’t load the exchange’s futures');
  });
});

test('news marks up the moment of each item', () => {
  const item = { heading: 'Rates & rupee', date: '2026-11-20T11:00:00.000Z' };
  const rest = { summary: null, category: null, source: null, link: null };
  const { container } = render(
    <NewsPage news={sourced([{ ...item, ...rest }])} articles={null} {...NO_DAY} />,
  );
  expect(container.querySelector('article time')).toHaveAttribute('datetime', item.date);
  expect(screen.getByRole('heading', { name: 'Rates & rupee' })).toBeVisible();
});

test('news folds the older items of a category', () => {
  const items = [1, 2, 3, 4, 5, 6].map((day) => ({
    heading: `Item ${day}`,
    date: `2026-11-0${day}T06:00:00.000Z`,
    summary: null,
    category: 'Economy',
    source: null,
    link: null,
  }));
  const { container } = render(<NewsPage news={sourced(items)} articles={null} {...NO_DAY} />);
  const fold = container.querySelector('details');
  expect(fold?.querySelector('summary')).toHaveTextContent('3 older items');
  expect(within(fold as HTMLElement).getByText('Item 1')).toBeInTheDocument();
  expect(within(fold as HTMLElement).queryByText('Item 4')).toBeNull();
});

test('a long letter is grouped by the first two letters', () => {
  const many = Array.from({ length: 61 }, (_, at) => ({
    ...company,
    name: `${at < 40 ? 'MA' : 'Mb'} ${at} Limited`,
    slug: `m-${at}`,
  }));
  const letters = letterCounts(many);
  const { container } = render(
    <LetterPage letter="m" letters={letters} companies={sourced(many)} />,
  );
  const groups = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['Ma40', 'Mb21']);
  expect(container.querySelectorAll('details a')).toHaveLength(61);
});

test('a letter without companies says so, and links to the others', () => {
  const letters = letterCounts([company]);
  render(<LetterPage letter="x" letters={letters} companies={sourced([])} />);
  expect(screen.getByText('No Data Found!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'M' })).toHaveAttribute('href', '/companies/m');
});

test('an industry without a snapshot lists its companies all the same', () => {
  const props = { slug: 'autos', name: 'Autos', industries: [], snapshot: null };
  render(<IndustryPage {...props} companies={sourced([company])} />);
  expect(screen.getByRole('link', { name: 'M&M (Sample)' })).toBeVisible();
});

describe('research', () => {
  const category = staticCategory('newsletters');
  const query = readReportQuery({});

  test('names the analyst and carries the prescribed lines', () => {
    if (!category) throw new Error('no such category');
    const text = textOf(<ResearchPage category={category} query={query} found={null} />);
    const number = firm.registrations.find(({ kind }) => kind === 'research-analyst')?.number ?? '';
    [firm.name, number, standardWarning.text, researchWarning.text, 'No Data Found!'].forEach(
      (line) => expect(text).toContain(line),
    );
  });

  test('a report links to its file with its size and its day', () => {
    if (!category) throw new Error('no such category');
    const report = {
      title: 'One',
      publishedAt: '2026-11-02',
      file: '/assets/one.pdf',
      size: 84_000,
      category: 'newsletters',
      summary: null,
      author: null,
    };
    const { container } = render(
      <ResearchPage category={category} query={query} found={filterReports([report], query)} />,
    );
    expect(screen.getByRole('link', { name: /^PDF, 84 kB ?: One/ })).toHaveAttribute(
      'href',
      '/assets/one.pdf',
    );
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-02');
  });
});

test('the news begins with the market’s day, and without it with the news', () => {
  const share = (symbol: string, changePercent: number) => ({
    symbol,
    industry: 'Power',
    marketCapCrore: 1,
    price: 10,
    changePercent,
    dayBeforePercent: null,
    pe: null,
  });
  const snapshot = sourced([share('A', 1), share('B', 2), share('C', 3), share('D', -1)]);
  const page = (more: object) => <NewsPage news={null} articles={null} {...NO_DAY} {...more} />;
  const { rerender } = render(page({ snapshot }));
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent(/three shares rose/i);
  expect(screen.getByText('3 rose')).toBeVisible();
  rerender(page({}));
  expect(screen.queryByText('3 rose')).toBeNull();
});
