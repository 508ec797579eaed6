import { render, screen, within } from '@testing-library/react';

import { SearchPage, type SearchPageProps } from '@/components/pages/SearchPage/SearchPage';
import { keyOf } from '@/lib/pages/search/figures';
import { type Entry, type Group, PAST } from '@/lib/search/entries';
import { countResults, NOTHING, type SiteResult } from '@/lib/search/find';
import type { SearchEntry } from '@/lib/search/match';

import { sectionOf } from '../../support/section';

const entry = (name: string, symbol: string, slug: string): SearchEntry => ({
  name,
  symbol,
  industry: 'Power',
  slug,
});
const page = (group: Group, title: string, href: string): Entry => ({
  group,
  title,
  href,
  words: '',
  codes: [],
  size: 0,
});

const TATA = entry('Tata Power Company Limited', 'TATAPOWER', 'tata-power-company-limited');
const MM = entry('Mahindra & Mahindra (Tata) Limited', 'M&M', 'mahindra-&-mahindra-(tata)-limited');
const FORMS = Array.from({ length: 6 }, (_, at) => page('forms', `Form ${at}`, `/form-${at}.pdf`));

const companies = [MM, TATA];

function propsOf(result: SiteResult, more: Partial<SearchPageProps> = {}): SearchPageProps {
  return {
    query: 'tata',
    fields: 'all',
    isWithheld: false,
    loaded: true,
    result,
    total: countResults(result),
    shown: null,
    order: 'name',
    whole: { page: 1, pages: 1, companies: result.companies, entries: [] },
    figures: new Map(),
    source: null,
    desk: { phone: '022 0000 0000', hours: 'Monday to Friday' },
    ...more,
  };
}

const found = propsOf({ ...NOTHING, companies, best: TATA, text: 'tata' });
const nothing = propsOf(NOTHING);
const grouped: SiteResult = {
  ...NOTHING,
  companies,
  direct: [page('answers', 'Whom can I nominate?', '/support/faqs#whom')],
  groups: [{ group: 'forms', entries: FORMS }],
};

it('shows the best match above all companies by name, with the match in bold', () => {
  render(<SearchPage {...found} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 companies match “tata”');
  const names = [TATA.name, MM.name];
  const links = screen
    .getAllByRole('link')
    .filter(({ textContent }) => names.includes(textContent ?? ''));
  expect(links.map((link) => link.textContent)).toEqual([TATA.name, MM.name, TATA.name]);
  expect(sectionOf('Best match')).toContainElement(links[0] ?? null);
  expect(sectionOf('Companies (2)')).toContainElement(links[1] ?? null);
  expect(links[1]).toHaveAttribute(
    'href',
    '/company-information/mahindra-%26-mahindra-(tata)-limited',
  );
  expect(within(links[0] as HTMLElement).getByText('Tata')).toBe(links[0]?.querySelector('b'));
});

it('shows four of each group with its number, and a link to all of them', () => {
  render(<SearchPage {...propsOf(grouped)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('9 results for “tata”');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(
    expect.arrayContaining(['What you may want', 'Companies (2)', 'Forms (6)']),
  );
  const forms = screen.getByRole('region', { name: 'Forms (6)' });
  expect(within(forms).getAllByRole('listitem')).toHaveLength(4);
  expect(within(forms).getByRole('link', { name: 'All 6 in forms' })).toHaveAttribute(
    'href',
    '/search?q=tata&in=forms',
  );
});

it('shows the price, the change and the year of what has them, with their day', () => {
  const index = page('indices', 'Nifty Tata Group', '/indices/nifty-tata-group');
  const figures = new Map([
    ['TATAPOWER', { price: 412.5, percent: 1.25, closes: [300, 412.5] }],
    [keyOf(index), { price: 15_204.1, percent: -0.4, label: 'NAV' }],
  ]);
  const groups = [{ group: 'indices' as const, entries: [index] }];
  const source = { asOf: '2026-11-20', source: 'end-of-day' as const };
  render(<SearchPage {...propsOf({ ...grouped, groups }, { figures, source })} />);
  const tata = screen.getByRole('row', { name: /Tata Power/ });
  expect(tata).toHaveTextContent('412.50+1.25%');
  expect(within(tata).getByRole('img', { name: '+37.50%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Mahindra/ })).toHaveTextContent(/–$/);
  expect(screen.getByText(/Nifty Tata Group/).closest('li')).toHaveTextContent('NAV 15,204.10');
  expect(screen.getByText(/^As of/)).toHaveTextContent('20 Nov 2026');
});

it('names a group inside a sentence, and says which funds have no current NAV', () => {
  const etfs = FORMS.map((one) => ({ ...one, group: 'indices' as const }));
  const fund = { ...page('funds', 'Old Fund', '/mutual-funds/old-fund'), size: PAST };
  const groups = [
    { group: 'funds' as const, entries: [fund] },
    { group: 'indices' as const, entries: etfs },
  ];
  render(<SearchPage {...propsOf({ ...grouped, groups })} />);
  expect(screen.getByRole('link', { name: 'All 6 in indices and ETFs' })).toBeInTheDocument();
  const funds = screen.getByRole('region', { name: 'Mutual funds (1)' });
  expect(funds).toHaveTextContent('Old FundMutual funds, without a current NAV');
});

it('shows a group whole, with a way back', () => {
  const whole = { page: 1, pages: 1, companies: [], entries: FORMS };
  render(<SearchPage {...propsOf(grouped, { shown: 'forms', whole })} />);
  const forms = screen.getByRole('region', { name: 'Forms (6)' });
  expect(within(forms).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'All kinds of results' })).toHaveAttribute(
    'href',
    '/search?q=tata',
  );
});

it('says what is missing, and offers near spellings, the most used pages and the desk', () => {
  const guesses = { companies: [TATA], entries: [] };
  const figures = new Map([['TATAPOWER', { price: 412.5, percent: 0, day: '2026-08-14' }]]);
  render(<SearchPage {...propsOf({ ...NOTHING, guesses }, { figures })} query="taat" />);
  expect(screen.getByText('No such stock found!')).toBeInTheDocument();
  // Near spellings have their prices too, an old one with its day.
  expect(sectionOf('Did you mean')).toHaveTextContent(/Tata Power.*412\.50\s*14 Aug 2026.*0\.00%/);
  const most = screen.getByRole('region', { name: 'Most used pages' });
  expect(within(most).getAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('link', { name: /022/ })).toHaveAttribute('href', 'tel:+912200000000');
});

it('gives the phone number with a question about an account that finds nothing', () => {
  render(<SearchPage {...propsOf(NOTHING)} query="why is my demat account blocked" />);
  expect(screen.getByText('No such stock found!')).toBeInTheDocument();
  expect(screen.getByText(/We found no page with all these words/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /022/ })).toHaveLength(2);
});

it('asks for more characters instead of announcing a missing stock', () => {
  render(<SearchPage {...nothing} query="ta" />);
  expect(screen.queryByText('No such stock found!')).toBeNull();
  expect(screen.getByText(/Type 3 characters or more/)).toBeInTheDocument();
});

it('says that a person’s own number was not searched for', () => {
  render(<SearchPage {...nothing} query="" isWithheld />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We did not search for that');
  expect(screen.getByText(/don’t search for such numbers/)).toBeInTheDocument();
  expect(screen.queryByText('No such stock found!')).toBeNull();
});

it('says so where the companies have not loaded', () => {
  render(<SearchPage {...nothing} loaded={false} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  expect(screen.queryByText('No such stock found!')).toBeNull();
});

it('has what else was found where the companies have not loaded', () => {
  const result = { ...NOTHING, groups: [{ group: 'forms' as const, entries: FORMS }] };
  render(<SearchPage {...propsOf(result, { loaded: false })} />);
  expect(screen.getByText(/can’t load the list of companies/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('6 results for “tata”');
  expect(screen.getByRole('link', { name: 'Form 0' })).toBeInTheDocument();
});

it('warns where it draws the year of a fund, and nowhere else', () => {
  const fund = page('funds', 'Tata Liquid Fund', '/mutual-funds/tata-liquid-fund');
  const result = { ...NOTHING, groups: [{ group: 'funds' as const, entries: [fund] }] };
  const figure = { price: 12, percent: 0.1, label: 'NAV' };
  const show = (closes?: readonly number[]) =>
    propsOf(result, {
      figures: new Map([[keyOf(fund), { ...figure, ...(closes && { closes }) }]]),
    });
  const { rerender } = render(<SearchPage {...show()} />);
  expect(screen.queryByText(/Past performance/)).toBeNull();
  rerender(<SearchPage {...show([10, 11, 12])} />);
  expect(screen.getByRole('img', { name: '+20.00%' })).toBeInTheDocument();
  expect(screen.getByText(/Past performance/)).toBeInTheDocument();
});

it('orders companies by name or by size, where sizes are known', () => {
  const { rerender } = render(<SearchPage {...found} />);
  expect(screen.queryByRole('link', { name: 'By size' })).toBeNull();
  const sized = [MM, { ...TATA, size: 4 }];
  rerender(<SearchPage {...propsOf({ ...NOTHING, companies: sized })} />);
  expect(screen.getByRole('link', { name: 'By name' })).toHaveAttribute('aria-current', 'true');
  const link = screen.getByRole('link', { name: 'By size' });
  expect(link).toHaveAttribute('href', '/search?q=tata&sort=size');
});

it('says that no company matches, whatever else is found', () => {
  render(<SearchPage {...propsOf({ ...grouped, companies: [] })} />);
  const missing = screen.getByText('No such stock found!');
  const form = screen.getByRole('link', { name: 'Form 0' });
  expect(missing.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says what is not covered', () => {
  render(<SearchPage {...propsOf({ ...NOTHING, note: 'Units of trusts are not covered.' })} />);
  expect(screen.getByText('Units of trusts are not covered.')).toBeInTheDocument();
});

it('links to the previous and next page, and shows the best match on the first only', () => {
  const whole = { page: 2, pages: 3, companies: [MM], entries: [] };
  render(<SearchPage {...found} whole={whole} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/search?q=tata',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/search?q=tata&page=3',
  );
  expect(screen.queryByText('Best match')).toBeNull();
});

it('escapes any query', () => {
  render(<SearchPage {...nothing} query={'<b>x</b>"'} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>x</b>"');
  expect(screen.getByRole('searchbox')).toHaveValue('<b>x</b>"');
});
