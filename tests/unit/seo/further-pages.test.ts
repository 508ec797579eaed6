import { generateMetadata as fundsMetadata } from '@/app/mutual-funds/page';
import { generateMetadata as personsMetadata } from '@/app/support/updates/registration-details/page';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { personsPage } from '@/lib/domain/support/authorised-persons';
import { fundGroupMetadata } from '@/lib/pages/funds/fund-group-page';
import { entriesOfPages, factsOfPage } from '@/lib/pages/seo/further-pages';
import { LONGEST_TITLE } from '@/lib/pages/seo/metadata';
import { getSitemapEntries } from '@/lib/pages/sitemap/entries';

const LIST = { title: 'Funds of a house', description: 'All of them, by name.', path: '/list' };

test('the first page is the list itself', () => {
  expect(factsOfPage(LIST, 1, 3)).toEqual(LIST);
  expect(entriesOfPages({ path: '/list', lastmod: null }, 0)).toEqual([
    { path: '/list', lastmod: null },
  ]);
});

test('a further page has a title, a description and an address of its own', () => {
  expect(factsOfPage(LIST, 2, 3)).toEqual({
    title: 'Funds of a house, page 2',
    description: 'Page 2 of 3. All of them, by name.',
    path: '/list?page=2',
    pictured: '/list',
  });
  expect(
    entriesOfPages({ path: '/list', lastmod: '2026-08-21' }, 3).map(({ path }) => path),
  ).toEqual(['/list', '/list?page=2', '/list?page=3']);
});

test('a long title keeps its page', () => {
  const { title } = factsOfPage({ ...LIST, title: 'Dynamic asset '.repeat(5) }, 12, 20);
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(title).toMatch(/ page 12$/);
});

test('pages of a house are indexed, states of a filter are not', () => {
  const group = { name: 'Plumeria', count: 120 };
  const path = '/mutual-funds/house/plumeria';
  const second = fundGroupMetadata(group, path, true, { page: 2, pages: 3 });
  expect(second.title).toMatch(/^Plumeria: mutual funds and NAVs, page 2/);
  expect(second.alternates?.canonical).toBe(`${path}?page=2`);
  expect(second.robots).toBeUndefined();
  const filtered = fundGroupMetadata(group, path, false, { page: 2, pages: 3 });
  expect(filtered.alternates?.canonical).toBe(path);
  expect(filtered.robots).toMatchObject({ index: false });
});

const asked = (query: Record<string, string>) => ({ searchParams: Promise.resolve(query) });

test('the list of authorised persons: pages, searches and the sitemap', async () => {
  const { pages } = personsPage(authorisedPersons, {});
  expect(pages).toBeGreaterThan(1);
  const path = '/support/updates/registration-details';
  const second = await personsMetadata(asked({ page: '2' }));
  expect(second.title).toMatch(/^Registration details.*, page 2/);
  expect(second.alternates?.canonical).toBe(`${path}?page=2`);
  const searched = await personsMetadata(asked({ page: '2', q: 'a' }));
  expect(searched.alternates?.canonical).toBe(path);
  const listed = ((await getSitemapEntries('pages')) ?? []).map((entry) => entry.path);
  expect(listed.filter((one) => one.startsWith(path))).toHaveLength(pages);
});

test('sample funds stay out, page by page', async () => {
  const second = await fundsMetadata(asked({ page: '2' }));
  expect(second.robots).toMatchObject({ index: false });
  // `noindex` and the address of another page contradict each other.
  expect(second.alternates?.canonical).toBeNull();
});
