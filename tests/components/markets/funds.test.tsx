import { render, screen, within } from '@testing-library/react';
import { formatDate } from '@/lib/tools/format';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { FundPage } from '@/components/pages/FundPage/FundPage';
import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { mutualFundWarning, pastPerformanceWarning } from '@/lib/content/prescribed';
import { findFunds, fundsPage, readFilter } from '@/lib/domain/fund/explorer';
import { chosenScheme } from '@/lib/domain/fund/plans';
import { codesOf, fundStoryOf } from '@/lib/domain/fund/story';
import type { FundFacts, FundFamily, FundList, NavPoint } from '@/lib/domain/fund/types';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';

import { family, growing, NOW, scheme } from '@/tests/fixtures/fund';

const ACCIDENTS = /\b(null|undefined|NaN|Infinity|Invalid Date)\b/;
const REAL = { asOf: '2026-08-20', source: 'end-of-day' as const };
const LONG = growing('2015-01-01', '2026-08-20', 0.12);

function fundPage(
  one: FundFamily,
  line: readonly NavPoint[],
  option = '',
  facts: FundFacts | null = null,
) {
  const chosen = chosenScheme(one, { plan: '', option }) ?? scheme();
  const histories = new Map(codesOf(one, chosen).map((code) => [code, line]));
  const others = [family({ slug: 'another', name: 'Another Fund' })];
  const story = fundStoryOf(one, chosen, histories, NOW);
  const pagesOfLists = { category: 2, house: 1 };
  return (
    <FundPage
      story={story}
      facts={facts}
      others={others}
      pagesOfLists={pagesOfLists}
      source={REAL}
    />
  );
}

describe('the page of a fund', () => {
  test('has one h1, its plans with the regular one first, and both warnings', () => {
    const { container } = render(fundPage(family(), LONG));
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    const plans = screen.getByRole('table', {
      name: 'Plans and options of Plumeria Flexi Cap Fund',
    });
    const names = within(plans).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Regular, Growth',
      'Regular, Monthly IDCW, payout',
      'Direct, Growth',
    ]);
    expect(screen.getByText(mutualFundWarning.text)).toBeInTheDocument();
    expect(screen.getAllByText(pastPerformanceWarning.text).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('table', { name: /^Returns of/ })).toHaveLength(2);
    expect(container.textContent).not.toMatch(ACCIDENTS);
  });

  const stripFigures = () =>
    [...document.querySelectorAll('#returns dl > div')].map((one) =>
      [...one.children].map(({ textContent }) => textContent),
    );

  test('has six figures in one strip, each with its days', () => {
    render(fundPage(family(), LONG));
    const figures = stripFigures();
    expect(figures.map(([label]) => label)).toEqual([
      '1 year',
      '3 years',
      '5 years',
      'SIP of ₹5,000.00 a month, 1 year',
      'Largest fall',
      'Direct’s lead on ₹1 lakh',
    ]);
    expect(figures.slice(0, 4).filter(([, value]) => value === '–')).toEqual([]);
    for (const [, , note] of figures.slice(0, 4)) expect(note).toMatch(/\d{4}$/);
  });

  test('says why a figure is not on record', () => {
    const short = LONG.slice(-400);
    const from = formatDate(short[0]?.day);
    render(fundPage(family(), short));
    const [one, three, five] = stripFigures();
    expect(one?.[1]).not.toBe('–');
    expect([three, five]).toEqual([
      ['3 years', '–', `NAVs here begin on ${from}`],
      ['5 years', '–', `NAVs here begin on ${from}`],
    ]);
  });

  test('has a switch for the plan and one for the option', () => {
    render(fundPage(family(), LONG));
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(links('Plan')).toEqual([
      ['Regular', 'true'],
      ['Direct', null],
    ]);
    expect(links('Option')).toEqual([
      ['Growth', 'true'],
      ['IDCW', null],
    ]);
  });

  test('shows no return of an option that pays out', () => {
    const { container } = render(fundPage(family(), LONG, 'idcw'));
    expect(screen.getByText(/Payouts are not in this line/)).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: /^Returns of/ })).toBeNull();
    expect(screen.queryByRole('table', { name: /^A SIP/ })).toBeNull();
    expect(container.textContent).not.toMatch(ACCIDENTS);
  });

  test.each<[string, FundFamily, readonly NavPoint[]]>([
    ['without history', family(), []],
    ['with three NAVs', family(), LONG.slice(-3)],
    ['not current', family({ isCurrent: false }), LONG],
    ['segregated', family({ isSegregated: true }), LONG],
    ['without a category', family({ category: null }), LONG],
    [
      'without a NAV',
      family({ schemes: [scheme({ nav: null, day: null, previousNav: null, isin: null })] }),
      [],
    ],
    [
      'of one scheme whose plan nobody knows',
      family({ schemes: [scheme({ plan: 'unknown', option: 'unknown' })] }),
      LONG,
    ],
  ])('is whole %s', (_, one, line) => {
    const text = renderToStaticMarkup(fundPage(one, line)).replace(/<[^>]*>/g, ' ');
    expect(text).toContain('Plumeria Flexi Cap Fund');
    expect(text).not.toMatch(ACCIDENTS);
  });

  const nothingCounted = () => {
    expect(screen.queryByRole('table', { name: /^Returns of/ })).toBeNull();
    expect(screen.queryByRole('table', { name: /^A SIP/ })).toBeNull();
    expect(screen.queryByText(pastPerformanceWarning.text)).toBeNull();
  };

  test.each<[string, FundFamily, readonly NavPoint[], RegExp]>([
    ['no history', family({ schemes: [scheme()] }), [], /Returns need 182 days of them/],
    [
      'too little history',
      family({ schemes: [scheme()] }),
      LONG.slice(-60),
      /NAVs of 83 days are on record here\. Returns need 182 days/,
    ],
    [
      'merged into another',
      family({ isCurrent: false, schemes: [scheme({ day: '2024-03-15' })] }),
      LONG.filter(({ day }) => day <= '2024-03-15'),
      /The last published NAV has the date 15 Mar 2024\. .* merged into another/,
    ],
    [
      'without a NAV',
      family({ schemes: [scheme({ nav: null, day: null, previousNav: null })] }),
      [],
      /No NAV, or one of 0, is published for this option/,
    ],
  ])('says why nothing is counted: %s', (_, one, line, sentence) => {
    render(fundPage(one, line));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    nothingCounted();
  });

  test('says what a segregated portfolio is, and not what its category is for', () => {
    render(fundPage(family({ isSegregated: true }), []));
    expect(screen.getByText(/papers of a borrower in trouble/)).toBeInTheDocument();
    expect(screen.getByText(/^Set apart from a fund of/)).toBeInTheDocument();
    expect(screen.queryByText(/At least 65% in shares/)).toBeNull();
    expect(screen.queryByRole('table', { name: /^Our commission/ })).toBeNull();
  });

  test.each([true, false])('says once that there is no NAV: segregated %s', (isSegregated) => {
    const none = scheme({ nav: null, day: null, previousNav: null });
    const gone = { isCurrent: false, isSegregated, category: null, schemes: [none] };
    render(fundPage(family(gone), []));
    expect(screen.getAllByText(/[Nn]o NAV/)).toHaveLength(1);
    expect(screen.queryAllByText(/A fund stops publishing/)).toHaveLength(isSegregated ? 0 : 1);
    expect(screen.queryByRole('heading', { name: 'Questions about this fund' })).toBeNull();
  });

  test('says that there are few NAVs, and does not link to a growth option that does not exist', () => {
    const monthly = LONG.filter((_, at) => at % 22 === 0).slice(-14);
    const { unmount } = render(fundPage(family(), monthly));
    expect(screen.getByText(/14 NAVs are on record here/)).toBeInTheDocument();
    unmount();
    const paying = family({ schemes: [scheme({ option: 'idcw' })] });
    render(fundPage(paying, LONG));
    expect(screen.getByText(/does not say what an investor earned\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/NAVs are on record here/)).toBeNull();
  });

  test('shows no change from a NAV of another week', () => {
    const { container, unmount } = render(fundPage(family(), LONG));
    expect(container.textContent).toContain('from ₹48.0000 on 19 Aug 2026');
    unmount();
    const schemes = [scheme({ previousDay: '2026-07-31' })];
    expect(render(fundPage(family({ schemes }), LONG)).container.textContent).not.toContain(
      '+0.26%',
    );
  });

  test('leaves broken days out of every figure', () => {
    const broken = LONG.flatMap((point, at) =>
      at % 400 === 7 ? [{ ...point, nav: 0 }, point, point] : [point],
    );
    const text = (line: readonly NavPoint[]) => renderToStaticMarkup(fundPage(family(), line));
    expect(text(broken)).toBe(text(LONG));
  });

  test('renders the same in the browser and on the server in every state', () => {
    const one = family();
    for (const option of ['growth', 'idcw']) {
      const page = fundPage(one, LONG, option);
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(page);
      render(page, { container, hydrate: true });
      expect(complain).not.toHaveBeenCalled();
      complain.mockRestore();
    }
  });

  test('shows what the fund house states with its day, or each with its own, where a provider has it', () => {
    const stated = <Value,>(value: Value) => ({ value, day: '2026-07-31' });
    const facts: FundFacts = {
      expenses: stated(1.62),
      riskometer: stated('Very high'),
      benchmark: null,
      exitLoad: null,
      documents: [
        { title: 'Scheme document', href: 'https://house.example/sid.pdf', day: '2026-06-30' },
      ],
    };
    const { rerender } = render(fundPage(family(), LONG, '', facts));
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(screen.getByRole('heading', { name: 'Expenses take 1.62% a year' })).toBeVisible();
    expect(cells('Stated by the fund house for Regular, Growth on 31 Jul 2026')).toEqual([
      'Expenses a year (TER)1.62%',
      'RiskometerVery high',
    ]);
    expect(screen.getByRole('link', { name: /Scheme document/ })).toHaveAttribute(
      'href',
      'https://house.example/sid.pdf',
    );
    const ofTwoDays = { ...facts, exitLoad: { value: 'None', day: '2026-06-30' } };
    rerender(fundPage(family(), LONG, '', ofTwoDays));
    expect(cells('Stated by the fund house for Regular, Growth')).toEqual([
      'Expenses a year (TER)1.62%31 Jul 2026',
      'RiskometerVery high31 Jul 2026',
      'Exit loadNone30 Jun 2026',
    ]);
    rerender(fundPage(family(), LONG));
    expect(screen.queryByRole('table', { name: /^Stated/ })).toBeNull();
  });

  test('leads to the calculators with its code, by which they lead back', () => {
    render(fundPage(family(), LONG));
    expect(screen.getByRole('link', { name: /^Plan a SIP/ })).toHaveAttribute(
      'href',
      '/calculators/sip-calculator?amount=5000&years=10&fund=900001',
    );
    expect(screen.getByRole('link', { name: 'Direct or regular calculator' })).toHaveAttribute(
      'href',
      '/calculators/direct-vs-regular-calculator?fund=900001',
    );
  });

  test('has an address for each plan, option and variant', () => {
    render(fundPage(family(), LONG));
    const plans = screen.getByRole('table', { name: /^Plans and options/ });
    const hrefs = within(plans)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/mutual-funds/plumeria-flexi-cap-fund',
      '/mutual-funds/plumeria-flexi-cap-fund?plan=regular&option=idcw',
      '/mutual-funds/plumeria-flexi-cap-fund?plan=direct&option=growth',
    ]);
  });
});

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
