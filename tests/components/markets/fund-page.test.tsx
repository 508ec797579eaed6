import { render, screen, within } from '@testing-library/react';
import { formatDate } from '@/lib/tools/format';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { FundPage } from '@/components/pages/FundPage/FundPage';
import { mutualFundWarning, pastPerformanceWarning } from '@/lib/content/prescribed';
import { chosenScheme } from '@/lib/domain/fund/plans';
import { codesOf, fundStoryOf } from '@/lib/domain/fund/story';
import type { FundFacts, FundFamily, NavPoint } from '@/lib/domain/fund/types';

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
  test('leads to the pages of the category and of the house that have it', () => {
    render(fundPage(family(), LONG));
    const { category, house } = family();
    for (const [name, path] of [
      ['All of the category', `/mutual-funds/category/${category?.slug}?page=2`],
      ['All of the house', `/mutual-funds/house/${house.slug}`],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

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
