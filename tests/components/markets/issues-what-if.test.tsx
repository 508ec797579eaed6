import { render, screen, within } from '@testing-library/react';

import { IssuePage, type IssuePageProps } from '@/components/pages/IssuesPage/IssuePage';
import { IssuesPage } from '@/components/pages/IssuesPage/IssuesPage';
import { NewListingsPage } from '@/components/pages/IssuesPage/NewListingsPage';
import { WhatIfPage } from '@/components/pages/WhatIfPage/WhatIfPage';
import { calendarOf } from '@/lib/content/market-calendar';
import { alongside } from '@/lib/domain/became/alongside';
import { type Asked, type AskedTexts, readAsked } from '@/lib/domain/became/asked';
import { type Became, becameOf } from '@/lib/domain/became/became';
import { seriesOf } from '@/lib/domain/figure/series';
import { listingRows } from '@/lib/domain/issue/listings';
import { textLength, wrapAtMost } from '@/lib/pages/share-pictures/fit';
import { whatIfPicture } from '@/lib/pages/share-pictures/find-picture';
import type { PublicIssue } from '@/lib/domain/market/records';

import { anIssue } from '../../support/issues';

const TODAY = '2026-11-25';
const nothing = { problems: [], near: [], barrier: null, since: null, answer: null };
const texts: AskedTexts = {
  kind: 'share',
  of: 'INFY',
  amount: '100000',
  every: 'once',
  from: '2025-01-01',
  to: '2026-01-01',
};

describe('what a sum became', () => {
  const series = seriesOf(
    [
      { day: '2025-01-01', value: 100, of: null },
      { day: '2025-06-02', value: 50, of: null },
      { day: '2026-01-01', value: 150, of: null },
    ],
    { kind: 'share' },
  );
  const { asked } = readAsked(texts, TODAY) as { asked: Asked };
  const became = becameOf(series, asked) as Became;
  const of = { kind: 'share', name: 'Sample', of: 'SMPL', href: '/equity', detail: null } as const;
  const answer = {
    asked,
    became,
    others: alongside(asked, became, null),
    notes: ['A note.'],
    of: { ...of, source: 'end-of-day' as const },
  };

  test('has result, comparison, worst day, table, file and the lines that must stand with it', () => {
    const { container } = render(<WhatIfPage {...nothing} texts={texts} answer={answer} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '₹1,00,000.00 in Sample became ₹1,50,000.00',
    );
    for (const text of [
      'On its worst day, 2 Jun 2025, it was worth ₹50,000.00: down 50.00%.',
      'Past prices say nothing about future ones.',
      'The securities quoted are for illustration only and are not recommendatory.',
      'dividends are not included',
      'A note.',
    ]) {
      expect(container).toHaveTextContent(text);
    }
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('link', { name: /Download CSV/ })).toHaveAttribute(
      'href',
      '/what-if/table.csv?kind=share&of=SMPL&amount=100000&every=once&from=2025-01-01&to=2026-01-01',
    );
  });

  test('has the chart right under the result, then the question as a sentence, and the table folded', () => {
    render(<WhatIfPage {...nothing} texts={texts} answer={answer} />);
    const parts = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText('From 1 Jan 2025 to 1 Jan 2026: up 50.00%.'),
      screen.getByRole('img', { name: /^What the sum was worth day by day/ }),
      screen.getByRole('textbox', { name: 'Sum in ₹' }),
      screen.getByRole('combobox', { name: 'Kind' }),
      screen.getByRole('button', { name: 'Show' }),
      screen.getByRole('table'),
    ];
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (!next) continue;
      expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    const { textContent } =
      screen.getByRole<HTMLButtonElement>('button', { name: 'Show' }).form ?? {};
    expect(textContent).toMatch(/^₹ Once.* in the .* from  to  Show$/);
    expect(screen.getByRole('table').closest('details')).not.toHaveAttribute('open');
  });

  test('of a made-up share is marked in the heading', () => {
    const sample = { ...answer, of: { ...answer.of, source: 'sample' as const } };
    render(<WhatIfPage {...nothing} texts={texts} answer={sample} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\(sample\)$/);
  });

  test('has a picture whose notice is whole, and of a fund one without a return', () => {
    const { line: words, notes, title } = whatIfPicture(answer);
    expect(title).toBe('₹1,00,000.00 in Sample became ₹1,50,000.00');
    // Two lines of the picture's body, in widths of its letters.
    expect(wrapAtMost(words ?? '', 807 / 31, 2, textLength).join(' ')).toBe(
      'The securities quoted are for illustration only and are not recommendatory.',
    );
    expect(notes).toContain('Past prices say nothing about future ones');
    const fund = whatIfPicture({ ...answer, of: { ...answer.of, kind: 'fund' } });
    expect(JSON.stringify(fund)).not.toMatch(/₹/);
  });

  test('across a demerger has the reason and no figure', () => {
    const barrier = 'A demerger took effect on 14 Oct 2025.';
    render(<WhatIfPage {...nothing} texts={texts} barrier={barrier} since="2025-10-14" />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(barrier);
    expect(alert).not.toHaveTextContent(/₹|%/);
    expect(within(alert).getByRole('link', { name: 'count from 14 Oct 2025' })).toHaveAttribute(
      'href',
      expect.stringContaining('from=2025-10-14'),
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('of an unknown name has names near to it, with the same days', () => {
    const near = [{ of: 'INFY', name: 'Infosys' }];
    const props = { ...nothing, problems: ['“INFI” is not the symbol.'], near };
    render(<WhatIfPage {...props} texts={{ ...texts, of: 'INFI' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('INFI');
    expect(screen.getByRole('link', { name: 'Infosys' })).toHaveAttribute(
      'href',
      expect.stringMatching(/of=INFY.*from=2025-01-01/),
    );
  });
});

const source = { asOf: '2026-11-20', source: 'provider', note: null } as const;
const issuePage = (issue: PublicIssue, more: Partial<IssuePageProps> = {}): IssuePageProps => ({
  issue,
  state: 'open',
  source,
  listed: null,
  bids: null,
  clock: { day: '2026-11-19', time: '12:00' },
  holidays: new Set(calendarOf('equity').holidays.map(({ day }) => day)),
  ...more,
});

describe('the page of an issue', () => {
  const known = { openDate: '2026-11-18', closeDate: '2026-11-20', priceHigh: 146, lotSize: 100 };

  test('has its days with today among them, by rule where nobody stated them', () => {
    render(<IssuePage {...issuePage(anIssue(known))} />);
    expect(screen.getByRole('img', { name: /Bidding closes in one day/ })).toBeInTheDocument();
    const days = screen.getByRole('table', { name: /The days of the issue/ });
    expect(within(days).getByText('Thursday, 26 Nov 2026 (by rule)')).toBeInTheDocument();
    expect(screen.getByText('₹14,600.00', { selector: 'td' })).toBeInTheDocument();
  });

  test('without band, registrar or papers says so, and leads to both exchanges', () => {
    const { container } = render(<IssuePage {...issuePage(anIssue({}))} />);
    expect(container).toHaveTextContent('Its days are not announced yet');
    expect(container).toHaveTextContent('The price band or the lot is not announced yet.');
    expect(container).toHaveTextContent(
      'The registrar, not announced yet, and both exchanges say who was allotted shares',
    );
    expect(screen.getByRole('link', { name: /Allotment at NSE/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Allotment at BSE/ })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/NaN|undefined|null/);
  });

  test('has bids where they were loaded alone', () => {
    const rows = [{ category: 'Retail', offered: 100, bid: 369 }];
    const bids = { ...source, data: { exchange: 'NSE', asOf: '2026-11-20T11:30:00Z', rows } };
    render(<IssuePage {...issuePage(anIssue(known), { bids })} />);
    const table = screen.getByRole('table', { name: 'Bids by class of bidder' });
    expect(within(table).getAllByText('3.69')).toHaveLength(2);
  });

  test('after listing has issue price, first open, first close and last close', () => {
    const listed = {
      slug: 'x',
      issuePrice: 100,
      source: 'end-of-day' as const,
      asOf: '2026-11-20',
      open: 112,
      close: 131.33,
      now: 140.5,
    };
    const { container } = render(
      <IssuePage {...issuePage(anIssue(known), { state: 'listed', listed })} />,
    );
    for (const price of ['₹100.00', '₹112.00', '₹131.33', '₹140.50']) {
      expect(container).toHaveTextContent(price);
    }
    expect(screen.queryByText('Bids so far')).toBeNull();
  });
});

describe('the list of issues', () => {
  const sourced = (...data: readonly PublicIssue[]) => ({ ...source, data });
  const listing = {
    symbol: 'SMPL',
    name: 'Sample Limited',
    isin: null,
    day: '2026-11-12',
    base: 100,
    open: 101,
    close: 102,
    last: 103,
    lastDay: '2026-11-20',
  };
  const rest = {
    listings: {
      ...source,
      data: listingRows(
        Array.from({ length: 9 }, (_, at) => ({
          ...listing,
          symbol: `S${at}`,
          day: `2026-11-0${at + 1}`,
        })),
        [],
      ),
    },
    slugs: new Map(),
    clock: { day: '2026-11-18', time: '12:00' },
    holidays: new Set<string>(),
  };

  test('has the open ones first, both boards in one table, and the month with its days', () => {
    const days = { openDate: '2026-11-18', closeDate: '2026-11-20' };
    const open = sourced(
      anIssue({ name: 'Big', ...days }),
      anIssue({ name: 'Small', ...days }, { board: 'sme' }),
    );
    const lists = { open, upcoming: sourced(), closed: sourced(), listed: null, withdrawn: null };
    const { container } = render(<IssuesPage issues={lists} {...rest} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Two public issues are open',
    );
    const table = screen.getByRole('table', { name: 'Public issues: Open' });
    expect(table).toHaveTextContent('Main board');
    expect(table).toHaveTextContent('SME board');
    expect(within(table).getAllByText(/Closes in 2 days/)).toHaveLength(2);
    expect(within(table).getByRole('link', { name: 'Small' })).toHaveAttribute(
      'href',
      '/ipos/small',
    );
    expect(screen.getByRole('link', { name: /^JSON\s*: Public issues: Open$/ })).toHaveAttribute(
      'href',
      '/equity/issues.json?state=open',
    );
    expect(
      screen.getAllByText(
        'Bids 18 Nov to 20 Nov, allotment 23 Nov (by rule), listing 25 Nov (by rule)',
      ),
    ).toHaveLength(2);
    expect(container.querySelectorAll('svg[aria-hidden="true"] rect')).toHaveLength(2);
    expect(screen.getAllByText(/^As of/)).toHaveLength(1);
  });

  test('without an issue has the newest eight shares', () => {
    const none = { ...sourced(), source: 'end-of-day' as const, isCovered: false as const };
    const lists = { open: none, upcoming: none, closed: none, listed: none, withdrawn: null };
    render(<IssuesPage issues={lists} {...rest} />);
    expect(screen.getByText(/^Public issues are not available here/)).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'The newest 8 shares on NSE' });
    expect(within(table).getAllByRole('row')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'All new shares of the year' })).toBeVisible();
  });

  test('says that the lists could not be loaded', () => {
    const lists = { open: null, upcoming: null, closed: null, listed: null, withdrawn: null };
    const { rerender } = render(<IssuesPage issues={lists} {...rest} />);
    expect(screen.getByText(/load public issues now.*These shares are new on NSE/)).toBeVisible();
    rerender(<IssuesPage issues={lists} {...rest} listings={null} />);
    expect(screen.getByText(/load public issues now\. Try again in a minute\.$/)).toBeVisible();
  });
});

test('new shares: no base price that the open leaves by more than a band, and an issue price only where a record has it', () => {
  const listing = {
    symbol: 'SMPL',
    name: 'Sample Limited',
    isin: null,
    day: '2026-11-12',
    base: 39.65,
    open: 970,
    close: 930,
    last: 960,
    lastDay: '2026-11-20',
  };
  const listings = { ...source, data: listingRows([listing], []) };
  const { container } = render(<NewListingsPage listings={listings} slugs={new Map()} />);
  expect(screen.getByRole('table', { name: 'First days on NSE' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('39.65');
  expect(container.textContent).not.toMatch(/2,?346|Since issue/);
});
