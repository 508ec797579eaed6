import { render, screen, within } from '@testing-library/react';

import { CompanyPage, type CompanyPageProps } from '@/components/pages/CompanyPage/CompanyPage';
import { firm } from '@/lib/content/firm';
import { peersOf } from '@/lib/domain/company/peers';
import { storyOf } from '@/lib/domain/company/story';

import {
  candles,
  company,
  companyRecords,
  figures,
  named,
  news,
  quarters,
  row,
  sourced,
} from '@/tests/fixtures/company';

import { SESSION_EVENING } from '../support/market-clocks';
import { sectionOf } from '../support/section';

const own = company({ industry: 'Autos', bseCode: '500001' });
const others = [
  own,
  named('Narmada Harvester Limited', 'NARMADA'),
  named('Gomti & Sons (India) Limited', 'GOMTI'),
];
const snapshot = [
  row('MALWATRAC', { marketCapCrore: 13967.9, pe: 24.8 }),
  row('NARMADA', { marketCapCrore: 31960.2, pe: 31.4 }),
  row('GOMTI', { marketCapCrore: 6204.9, pe: -3 }),
];
const closes = Array.from({ length: 250 }, (_, at) => 500 + 100 * Math.sin(at / 20) + at / 5);

type Records = Omit<CompanyPageProps, 'story'>;

/** The page of some records, on the evening of their session. */
const page = (records: Records): CompanyPageProps => ({
  ...records,
  story: storyOf(records, SESSION_EVENING),
});

const NOTHING: Records = { ...companyRecords({ company: own }), previous: null, next: null };

const sample = <T,>(data: T) => sourced(data, { source: 'sample' });

const FULL: Records = {
  ...NOTHING,
  results: sample({
    figures: figures({
      marketCapCrore: 13967.9,
      pe: 24.8,
      dividendYield: 1.25,
      price: 642.35,
      change: 8.9,
      changePercent: 1.41,
      high52: 689.54,
      low52: 480.3,
      faceValue: 2,
      bookValue: 156.7,
    }),
    quarters: quarters(
      [148, 171, 118, 186, 169, 201, -22.6, 214],
      [1284, 1402, 1188, 1517, 1421, 1588, 1302, 1764],
    ),
    years: [],
  }),
  history: {
    '1M': sample(candles(closes.slice(-22), 30)),
    '1Y': sample(candles(closes, 365)),
    '5Y': sample(candles(closes, 1820)),
  },
  snapshot: sample(snapshot),
  peers: peersOf(own, others, snapshot, 5),
  news: sample([
    news('Malwa Tractors and Implements opens a plant', '2026-11-18', {
      link: 'https://news.example/a',
    }),
  ]),
  previous: others[1] ?? null,
  next: others[2] ?? null,
  csv: { '1Y': '/history.csv' },
};

const NEVER = /NaN|null|undefined|Infinity|Invalid Date|[−-]0(?:\.0+)?(?![\d.])/;

/** Text and attributes, without SVG path data. */
const printed = (container: HTMLElement): string =>
  `${container.textContent} ${container.innerHTML.replace(/ d="[^"]*"/g, '')}`;

describe('with all records', () => {
  it('shows the name, the price and the next step', () => {
    render(<CompanyPage {...page(FULL)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Malwa Tractors and Implements Limited',
    );
    expect(screen.getAllByText('₹642.35')[0]).toBeInTheDocument();
    const action = screen.getByRole('link', { name: new RegExp(firm.accountButton) });
    expect(action).toHaveAttribute('href', '/open-account');
    expect(action).toHaveAttribute('data-main-action');
  });

  it('prints the newest quarter in its drawing as in its table', () => {
    const { container } = render(
      <CompanyPage
        {...page({
          ...FULL,
          results: sample({
            figures: figures(),
            quarters: quarters([148, 171, 118, 214], [1284, 1402, 1188, 1764]),
            years: [],
          }),
        })}
      />,
    );
    expect(container).toHaveTextContent(/Revenue, ₹ crore 1,764(?!\.)/);
  });

  it('has its findings as headings, which say that made-up figures are a sample', () => {
    render(<CompanyPage {...page(FULL)} />);
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Price over time',
      'At 24.80 times earnings, yielding 1.25% (sample)',
      'Up 7.6% in a year (sample)',
      'Eight quarters: one loss, then the highest profit (sample)',
      'Second largest of three in its industry (sample)',
      'One report, of 18 Nov 2026',
      'Questions about MALWATRAC',
    ]);
    expect(screen.getByText(/^Up .* in a month \(sample\)$/)).toBeInTheDocument();
  });

  it('names every section by its heading', () => {
    const { container } = render(<CompanyPage {...page(FULL)} />);
    for (const section of container.querySelectorAll('[aria-labelledby]')) {
      expect(container.querySelector(`#${section.getAttribute('aria-labelledby')}`)).not.toBeNull();
    }
  });

  it('has a chart, a table and a file for the prices', () => {
    render(<CompanyPage {...page(FULL)} />);
    expect(screen.getAllByRole('img', { name: /^Line chart of .* \(sample\)/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '5 years' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?range=5Y#price-range-heading$/),
    );
    expect(screen.getByText('Week by week, by the last day of each, in ₹')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/history.csv',
    );
  });

  it('compares the company with its peers and links to them', () => {
    render(<CompanyPage {...page(FULL)} />);
    const table = screen.getByRole('table', { name: /companies of its industry/ });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      'Malwa Tractors and Implements642.35',
    );
    expect(within(table).getByRole('link', { name: 'Gomti & Sons (India)' })).toHaveAttribute(
      'href',
      '/company-information/gomti-%26-sons-(india)-limited',
    );
    expect(within(table).getAllByRole('row')[3]).toHaveTextContent('–');
  });

  it.each([
    ['with a gap', 'GOMTI', true],
    ['without one', 'NARMADA', false],
  ])('says what a dash of its peers means %s', (_what, symbol, isSaid) => {
    const peers = FULL.peers.filter(({ company }) => company.symbol === symbol);
    render(<CompanyPage {...page({ ...FULL, peers })} />);
    expect(screen.queryAllByText(/^A dash: /)).toHaveLength(isSaid ? 1 : 0);
  });

  it('says date and source once where all parts agree', () => {
    const { container } = render(<CompanyPage {...page(FULL)} />);
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(container.textContent?.match(/As of/g)).toHaveLength(1);
  });

  it('dates a part of another day', () => {
    const older = FULL.snapshot && { ...FULL.snapshot, asOf: '2026-11-12' };
    render(<CompanyPage {...page({ ...FULL, snapshot: older })} />);
    expect(sectionOf('Second largest of three in its industry (sample)')).toHaveTextContent(
      'As of 12 Nov 2026.',
    );
  });

  it('links to other companies of the industry', () => {
    render(<CompanyPage {...page(FULL)} />);
    const on = screen.getByRole('navigation', { name: 'Other companies in Autos' });
    expect(within(on).getAllByRole('link')).toHaveLength(2);
  });

  it('prints no NaN, null or undefined', () => {
    const { container } = render(<CompanyPage {...page(FULL)} />);
    expect(printed(container)).not.toMatch(NEVER);
  });
});

describe('with missing records', () => {
  const SPEC = sourced({
    figures: figures({ marketCapCrore: 500, pe: 12, dividendYield: 2 }),
    quarters: [],
    years: [],
  });

  it.each<[string, Partial<Records>]>([
    ['nothing at all', {}],
    ['the specification’s own fields', { results: SPEC }],
    [
      'no symbol and no industry',
      { results: SPEC, company: company({ symbol: null, industry: null }) },
    ],
    [
      'a history of three days',
      { history: { '1M': sourced(candles([4, 5, 3], 3)), '1Y': null, '5Y': null } },
    ],
    [
      'empty lists',
      {
        history: { '1M': sourced([]), '1Y': sourced([]), '5Y': sourced([]) },
        news: sourced([]),
        snapshot: sourced([]),
      },
    ],
    [
      'a loss',
      {
        ...FULL,
        results: sourced({
          figures: figures({ pe: -4, price: 12 }),
          quarters: quarters([-1, -2, -3]),
          years: [],
        }),
      },
    ],
    [
      'quarters without figures',
      { results: sourced({ figures: figures(), quarters: quarters([null, null]), years: [] }) },
    ],
  ])('%s makes a whole page', (_what, given) => {
    const { container } = render(<CompanyPage {...page({ ...NOTHING, ...given })} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: new RegExp(firm.accountButton) })).toBeInTheDocument();
    expect(printed(container)).not.toMatch(NEVER);
  });

  it('lists the missing sections once, in the specification’s wording', () => {
    render(<CompanyPage {...page({ ...NOTHING, results: SPEC })} />);
    expect(
      screen.getByRole('heading', { name: 'No prices, results, peers or news on record' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('No Data Found!')).toHaveLength(4);
  });

  it('leaves out what the exchanges’ files never hold', () => {
    const never = sourced([], { source: 'end-of-day' });
    const bare = sourced(
      { figures: figures({ price: 12, faceValue: 10 }), quarters: [], years: [] },
      {
        source: 'end-of-day',
      },
    );
    const history = { '1M': never, '1Y': never, '5Y': never };
    render(
      <CompanyPage
        {...page({ ...NOTHING, results: bare, snapshot: never, news: never, history })}
      />,
    );
    expect(screen.queryByText('No Data Found!')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Key figures' })).toBeNull();
  });

  it('shows the dividend yield of files with what it counts, or a dash with the reason', () => {
    const known = { source: 'end-of-day', asOf: '2026-11-20' } as const;
    const results = sourced(
      { figures: figures({ price: 200, turnoverCrore: 3 }), quarters: [], years: [] },
      known,
    );
    const paid = [{ exDate: '2026-07-10', purpose: 'Dividend - Rs 5 Per Share', factor: 1 }];
    const shownSince = (actionsSince: string | null) => {
      const events = { actions: paid, actionsSince, meetings: [], announcements: [], deals: [] };
      const given = page({ ...NOTHING, results, events: sourced(events, known) });
      const { unmount } = render(<CompanyPage {...given} />);
      const text = screen.getByText('Dividend yield').parentElement?.textContent;
      unmount();
      return text;
    };
    expect(shownSince('2025-11-01')).toBe('Dividend yield2.50%dividends of twelve months');
    expect(shownSince('2026-07-01')).toBe(
      'Dividend yield–corporate actions are on record since 1 Jul 2026 only',
    );
    expect(shownSince(null)).toBe('Dividend yield–twelve months of dividends are not on record');
  });

  it('shows a dash for a missing first figure and for the PE of a loss, and leaves out others', () => {
    render(
      <CompanyPage
        {...page({
          ...NOTHING,
          results: sourced({ figures: figures({ pe: -4 }), quarters: [], years: [] }),
        })}
      />,
    );
    expect(screen.getByText('P/E ratio').parentElement).toHaveTextContent('P/E ratio–');
    expect(screen.getByText('Dividend yield').parentElement).toHaveTextContent('Dividend yield–');
    expect(
      screen.getAllByRole('term').filter((term) => term.nextElementSibling?.textContent === '–'),
    ).toHaveLength(3);
    expect(screen.queryByText('Shares issued')).toBeNull();
  });

  it('has no sample mark where the figures are the provider’s', () => {
    const live = sourced(
      { figures: figures({ price: 12 }), quarters: [], years: [] },
      { source: 'provider' },
    );
    render(<CompanyPage {...page({ ...NOTHING, results: live })} />);
    expect(screen.queryByText('Sample data')).toBeNull();
  });
});

describe('the index of the page', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');

  test('leads to a heading of each part that has data, in their order', () => {
    render(<CompanyPage {...page(FULL)} />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    const targets = links().map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThan(3);
    expect(headings.filter((id) => targets.includes(id))).toEqual(targets);
  });

  test('leaves out parts without data', () => {
    render(<CompanyPage {...page(NOTHING)} />);
    const names = links().map(({ textContent }) => textContent);
    expect(names).not.toContain('Results');
    expect(names).not.toContain('Peers');
    expect(names.at(-1)).toBe('Questions');
  });
});
