import { pageOf } from '@/lib/pages';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { articlesFor, pagesOfArticle, SUBJECTS } from '@/lib/pages/publications/subjects';
import { loadRecords } from '@/lib/provider/load-records';

const articles = async () => (await loadRecords('articles', {})) ?? [];

test('every article explains two pages or more, and each of them links back', async () => {
  const all = await articles();
  expect(all.length).toBeGreaterThan(20);
  for (const article of all) {
    const pages = pagesOfArticle(article);
    expect([article.slug, pages.length >= 2]).toEqual([article.slug, true]);
    const without = pages.filter((page) => !articlesFor(page, all).includes(article));
    expect([article.slug, without]).toEqual([article.slug, []]);
  }
});

test('every subject has an article, and every target exists', async () => {
  const all = await articles();
  for (const { words, pages, kinds = [] } of SUBJECTS) {
    expect([words, all.some(({ name }) => words.test(name))]).toEqual([words, true]);
    for (const page of pages) expect(pageOf(page).path).toBe(page);
    for (const kind of kinds) expect(PAGE_PATTERNS).toHaveProperty(kind);
  }
});

test('pages of a kind link to the articles of their kind', async () => {
  const names = articlesFor(PAGE_PATTERNS.companies.pattern, await articles()).map(
    ({ slug }) => slug,
  );
  expect(names).toEqual([
    'what-a-pe-ratio-can-and-cannot-say',
    'reading-a-quarterly-result',
    'corporate-actions-and-your-holdings',
  ]);
});

test.each(['/', '/blogs-and-articles/[slug]', '/videos/[code]'])('%s has none', async (of) => {
  expect(articlesFor(of, await articles())).toEqual([]);
});
