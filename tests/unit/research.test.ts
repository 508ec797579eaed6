import type { Report } from '@/lib/domain/publication/records';
import {
  addedCategory,
  RESEARCH_CATEGORIES,
  staticCategory,
} from '@/lib/pages/research/categories';
import {
  filterReports,
  foundSentence,
  REPORTS_A_PAGE,
} from '@/lib/domain/publication/report-filter';
import { latestReport, newestReports } from '@/lib/domain/publication/newest-reports';
import { readReportQuery, reportQueryString } from '@/lib/domain/publication/report-query';
import { pages } from '@/lib/pages';

const report = (title: string, publishedAt: string | null, more: Partial<Report> = {}): Report => ({
  title,
  publishedAt,
  category: 'newsletters',
  summary: null,
  file: null,
  size: null,
  author: null,
  ...more,
});

const REPORTS = [
  report('Beta margins', '2026-02-01', { summary: 'Of “haircuts” and more' }),
  report('Alpha', '2025-12-31T20:00:00Z'),
  report('Gamma', null),
  report('Delta', '2025-03-04', { author: 'Research desk' }),
];

const titles = (query: string, reports: readonly Report[] = REPORTS) =>
  filterReports(reports, readReportQuery(Object.fromEntries(new URLSearchParams(query)))).items.map(
    ({ title }) => title,
  );

describe('the query in the address', () => {
  test('invalid values count as missing', () => {
    expect(readReportQuery({ year: '26', sort: 'best', page: '-1', q: '  a   b ' })).toEqual({
      q: 'a b',
      year: '',
      sort: 'newest',
      page: 1,
    });
    expect(
      readReportQuery({ year: ['2026', '2025'], page: '1e9', q: 'x'.repeat(500) }),
    ).toMatchObject({
      year: '2026',
      page: 1,
      q: 'x'.repeat(100),
    });
  });

  test('writes what it reads, without defaults', () => {
    const query = { q: 'A&B ₹', year: '2026', sort: 'title', page: 3 } as const;
    const text = reportQueryString(query);
    expect(readReportQuery(Object.fromEntries(new URLSearchParams(text)))).toEqual(query);
    expect(reportQueryString(readReportQuery({}))).toBe('');
  });
});

describe('filter and order', () => {
  test('sorts newest first; a report without a date comes last in both directions', () => {
    expect(titles('')).toEqual(['Beta margins', 'Alpha', 'Delta', 'Gamma']);
    expect(titles('sort=oldest')).toEqual(['Delta', 'Alpha', 'Beta margins', 'Gamma']);
    expect(titles('sort=title')).toEqual(['Alpha', 'Beta margins', 'Delta', 'Gamma']);
  });

  test('uses the year in Indian time', () => {
    expect(titles('year=2026')).toEqual(['Beta margins', 'Alpha']);
    expect(filterReports(REPORTS, readReportQuery({})).years).toEqual(['2026', '2025']);
  });

  test('needs every word in title, summary or author, without case', () => {
    expect(titles('q=HAIRCUTS+beta')).toEqual(['Beta margins']);
    expect(titles('q=desk')).toEqual(['Delta']);
    expect(titles('q=beta+desk')).toEqual([]);
  });

  test('pages contain all reports once; a page after the last is the last', () => {
    const many = Array.from({ length: 23 }, (_, at) =>
      report(`R${at}`, `2026-01-${String(at + 1).padStart(2, '0')}`),
    );
    const pages = [1, 2, 3].map((page) =>
      filterReports(many, readReportQuery({ page: String(page) })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([REPORTS_A_PAGE, REPORTS_A_PAGE, 3]);
    expect(new Set(pages.flatMap(({ items }) => items)).size).toBe(23);
    expect(filterReports(many, readReportQuery({ page: '99' }))).toMatchObject({
      page: 3,
      pages: 3,
    });
    expect(filterReports([], readReportQuery({ page: '2' }))).toMatchObject({
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  test('is summarised in a sentence', () => {
    expect(foundSentence(1, readReportQuery({}))).toBe('One report');
    expect(foundSentence(0, readReportQuery({ q: 'x', year: '2026' }))).toBe(
      'No reports of 2026 with “x”',
    );
  });
});

describe('categories', () => {
  test('are the eight pages, by the same names', () => {
    const paths = pages.filter(({ parent }) => parent === '/research');
    expect(RESEARCH_CATEGORIES.map(({ slug, name }) => [`/research/${slug}`, name])).toEqual(
      paths.map(({ path, title }) => [path, title]),
    );
  });

  test('have unique descriptions of the right length', () => {
    const all = [...RESEARCH_CATEGORIES, addedCategory('sector-notes', 'Sector Notes')];
    all.forEach(({ description }) => {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    });
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    expect(staticCategory('sector-notes')).toBeNull();
  });
});

test('the newest of several categories have the category that listed them', () => {
  const lists = [
    { slug: 'a', reports: REPORTS },
    { slug: 'b', reports: [report('New', '2026-11-01')] },
    { slug: 'c', reports: null },
  ];
  expect(newestReports(lists, 2).map(({ title, category }) => [title, category])).toEqual([
    ['New', 'b'],
    ['Beta margins', 'a'],
  ]);
  expect(latestReport([])).toBeNull();
});
