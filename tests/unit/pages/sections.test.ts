import { pages } from '@/lib/pages';
import { pagesBySection } from '@/lib/pages/sitemap/page-sections';

const ALL_ON = { newLayout: true, structuredData: true, diyJourney: true } as Parameters<
  typeof pagesBySection
>[0];
const pathsOf = (flags = ALL_ON) =>
  pagesBySection(flags).flatMap((section) => section.pages.map(({ path }) => path));

test('the site map has each page once, but for the receipt of a form', () => {
  const expected = pages
    .map(({ path }) => path)
    .filter((path) => path !== '/support/get-in-touch/received');
  expect([...pathsOf()].sort()).toEqual(expected.sort());
});

test('a page whose flag is off is left out', () => {
  const hidden = pages.find(({ flag }) => flag === 'diyJourney')?.path;
  expect(pathsOf()).toContain(hidden);
  expect(pathsOf({ ...ALL_ON, diyJourney: false })).not.toContain(hidden);
});
