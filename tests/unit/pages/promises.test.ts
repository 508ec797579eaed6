import { pages } from '@/lib/pages';

/** Words that are false of a page once its figures are old. */
const OF_NOW = /\b(today|latest|coming|next session|last session|last thirty)\b|\btoday[’']s\b/i;

const market = pages.filter(({ type }) => type === 'market');
/** Pages of the derivatives market, the currency and the commodity board name the next expiry. */
const texts = market.map(({ path, metaTitle, description, menu }) => ({
  path,
  text: [metaTitle, description, menu?.note].join(' '),
}));

test.each(texts.filter(({ path }) => !path.startsWith('/derivatives')))(
  'the record of $path promises no present session',
  ({ text }) => {
    expect(text).not.toMatch(OF_NOW);
  },
);

test('a title may say today only as the one for the last session', () => {
  const titles = market.flatMap(({ todayTitle }) => todayTitle ?? []);
  expect(titles.filter((title) => OF_NOW.test(title)).length).toBeGreaterThan(2);
  for (const title of titles) expect([title, title.length <= 60]).toEqual([title, true]);
});

test('calendars of events promise a month at a time, as they show', () => {
  for (const path of ['/corporate-actions', '/results-calendar']) {
    expect(pages.find((page) => page.path === path)?.description).toContain('a month at a time');
  }
});
