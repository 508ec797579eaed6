import { onePerCategory } from '@/lib/domain/support/faq-choice';
import { playingTime, secondsOf } from '@/lib/domain/publication/duration';
import type { Article, Report } from '@/lib/domain/publication/records';
import { latestReading } from '@/lib/domain/publication/latest-reading';
import { searchPath } from '@/lib/pages/addresses/paths';
import { resultsHeading } from '@/lib/search/results-heading';

const article = (slug: string, createdAt: string, image: string | null): Article => ({
  name: slug,
  slug,
  createdAt,
  reviewedAt: null,
  summary: null,
  body: null,
  image,
  author: null,
  category: null,
  readMinutes: 4,
});

const report = (title: string, publishedAt: string | null, file: string | null): Report => ({
  title,
  category: 'newsletters',
  publishedAt,
  summary: null,
  file,
  size: null,
  author: null,
});

it('starts with the newest article with a picture and sorts the others by date', () => {
  const { lead, entries } = latestReading(
    [
      article('old', '2026-01-01', '/assets/a.svg'),
      article('plain', '2026-11-19', null),
      article('pictured', '2026-11-18', '/assets/b.svg'),
    ],
    [
      report('Report', '2026-11-17', '/assets/r.pdf'),
      report('No file', '2026-11-20', null),
      report('No day', null, '/assets/s.pdf'),
    ],
    4,
  );
  expect(lead?.slug).toBe('pictured');
  expect(entries.map(({ title }) => title)).toEqual(['plain', 'Report', 'old']);
});

it('is empty without records', () => {
  expect(latestReading([], [], 4)).toEqual({ lead: null, entries: [] });
});

it('takes one question of each category before any second one', () => {
  const faq = (question: string, category: string | null) => ({
    question,
    response: '',
    category,
    reviewedAt: null,
  });
  const chosen = onePerCategory(
    [faq('a1', 'A'), faq('a2', 'A'), faq('b1', 'B'), faq('n', null)],
    4,
  );
  expect(chosen.map(({ question }) => question)).toEqual(['a1', 'b1', 'n', 'a2']);
});

it.each([
  ['PT8M12S', '8:12'],
  ['PT45S', '0:45'],
  ['PT1H2M5S', '1:02:05'],
  ['8 minutes', null],
  ['PT', null],
])('shows %s as %s', (duration, shown) => expect(playingTime(duration)).toBe(shown));

it('counts days too', () => expect(secondsOf('P1DT1S')).toBe(86_401));

it('states the number of search results', () => {
  const found = { query: ' tata ', companies: 0, loaded: true };
  expect(resultsHeading({ ...found, total: 0 })).toBe('Nothing matches “tata”');
  expect(resultsHeading({ ...found, total: 1, companies: 1 })).toBe('One company matches “tata”');
  expect(resultsHeading({ ...found, total: 1234, companies: 1234 })).toBe(
    '1,234 companies match “tata”',
  );
  expect(resultsHeading({ ...found, total: 41, companies: 38 })).toBe('41 results for “tata”');
  expect(resultsHeading({ ...found, query: 'ta', total: 0 })).toBe('Search this site');
  expect(resultsHeading({ ...found, total: 0, loaded: false })).toBe('Search this site');
  expect(resultsHeading({ ...found, total: 0, isWithheld: true })).toBe(
    'We did not search for that',
  );
});

it('links a page of results', () => {
  expect(searchPath('M&M ', 1)).toBe('/search?q=M%26M');
  expect(searchPath('bank', 3)).toBe('/search?q=bank&page=3');
});
