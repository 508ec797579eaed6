import { longAnswers } from '@/lib/domain/support/faqs';
import { pageOf } from '@/lib/pages';
import { answerPath, articlePath } from '@/lib/pages/addresses/paths';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { loadRead } from '@/lib/pages/publications/load-read';
import { pagesAbout, SUBJECTS } from '@/lib/pages/publications/subjects';
import { loadRecords } from '@/lib/provider/load-records';

/** Every article, and every answer with a page of its own. */
const texts = async () => [
  ...((await loadRecords('articles', {})) ?? []).map(({ name, slug }) => ({
    name,
    path: articlePath(slug),
  })),
  ...longAnswers((await loadRecords('faqs', {})) ?? []).map(({ question, anchor }) => ({
    name: question,
    path: answerPath(anchor),
  })),
];

test('every article and answer explains two pages or more, and each of them links back', async () => {
  const all = await texts();
  expect(all.length).toBeGreaterThan(30);
  for (const { name, path } of all) {
    const pages = pagesAbout(name);
    expect([path, pages.length >= 2]).toEqual([path, true]);
    for (const page of pages) {
      expect([page, (await loadRead(page)).map((link) => link.path)]).toEqual([
        page,
        expect.arrayContaining([path]),
      ]);
    }
  }
});

test('every subject has a text, and every target exists', async () => {
  const all = await texts();
  for (const { words, pages, kinds = [] } of SUBJECTS) {
    expect([words, all.some(({ name }) => words.test(name))]).toEqual([words, true]);
    for (const page of pages) expect(pageOf(page).path).toBe(page);
    for (const kind of kinds) expect(PAGE_PATTERNS).toHaveProperty(kind);
  }
});

test('pages of a kind link to the texts of their kind', async () => {
  const pathsFor = async (pattern: string) => (await loadRead(pattern)).map(({ path }) => path);
  expect(await pathsFor(PAGE_PATTERNS.companies.pattern)).toEqual([
    '/blogs-and-articles/what-a-pe-ratio-can-and-cannot-say',
    '/blogs-and-articles/reading-a-quarterly-result',
    '/blogs-and-articles/corporate-actions-and-your-holdings',
  ]);
  expect(await pathsFor(PAGE_PATTERNS.issues.pattern)).toContain(
    '/support/faqs/how-do-i-apply-for-an-ipo',
  );
});

test.each(['/', '/blogs-and-articles/[slug]', '/videos/[code]'])('%s has none', async (of) => {
  expect(await loadRead(of)).toEqual([]);
});
