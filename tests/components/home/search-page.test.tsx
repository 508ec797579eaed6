import { render, screen, within } from '@testing-library/react';

import { SearchPage, type SearchPageProps } from '@/components/pages/SearchPage/SearchPage';
import type { SearchEntry } from '@/lib/search/match';

import { sectionOf } from '../../support/section';

const entry = (name: string, symbol: string, slug: string): SearchEntry => ({
  name,
  symbol,
  industry: 'Power',
  slug,
});

const TATA = entry('Tata Power Company Limited', 'TATAPOWER', 'tata-power-company-limited');
const MM = entry('Mahindra & Mahindra (Tata) Limited', 'M&M', 'mahindra-&-mahindra-(tata)-limited');

const found: SearchPageProps = {
  query: 'tata',
  fields: 'all',
  closest: [TATA],
  others: [MM],
  total: 2,
  page: 1,
  pages: 1,
  loaded: true,
};

it('shows each company once, the closest first, with the match in bold', () => {
  render(<SearchPage {...found} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 companies match “tata”');
  const names = [TATA.name, MM.name];
  const links = screen
    .getAllByRole('link')
    .filter(({ textContent }) => names.includes(textContent ?? ''));
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(sectionOf('Closest match')).toContainElement(links[0] ?? null);
  const others = sectionOf('Others, by name');
  expect(others).toContainElement(links[1] ?? null);
  expect(links[1]).toHaveAttribute(
    'href',
    '/company-information/mahindra-%26-mahindra-(tata)-limited',
  );
  expect(within(others).getByText('Tata', { selector: 'b' })).toBeInTheDocument();
});

it('does not search for fewer than three characters, however many blanks', () => {
  render(<SearchPage {...found} query="  ta " closest={[]} others={[]} total={0} />);
  expect(screen.getByText(/Type 3 characters or more/)).toBeInTheDocument();
  expect(screen.queryByText('No such stock found!')).toBeNull();
});

it('says that nothing was found', () => {
  render(<SearchPage {...found} query="zzz" closest={[]} others={[]} total={0} />);
  expect(screen.getByRole('status')).toHaveTextContent('No such stock found!');
});

it('does not treat a list that never loaded as an empty one', () => {
  render(<SearchPage {...found} closest={[]} others={[]} total={0} loaded={false} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  expect(screen.queryByText('No such stock found!')).toBeNull();
});

it('links to the previous and next page, and shows the closest matches on the first only', () => {
  render(<SearchPage {...found} closest={[]} total={140} page={2} pages={3} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/search?q=tata',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/search?q=tata&page=3',
  );
  expect(screen.queryByText('Closest match')).toBeNull();
});

it('escapes any query', () => {
  render(<SearchPage {...found} query={'<b>x</b>"'} closest={[]} others={[]} total={0} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>x</b>"');
  expect(screen.getByRole('searchbox')).toHaveValue('<b>x</b>"');
});
