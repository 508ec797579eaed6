import { shortName } from '@/lib/domain/company/names';
import type { Company, CompanyResults } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import { pages } from '@/lib/pages';
import { companyMetadata } from '@/lib/pages/companies/company/metadata';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import { CALLS } from '@/lib/provider/calls';
import { industryMetadata } from '@/lib/pages/companies/industry-page';
import { indexMetadata } from '@/lib/pages/markets/index-page';
import { articleMetadata, shortTitle } from '@/lib/pages/publications/article-page';
import { videoMetadata } from '@/lib/pages/publications/video-page';
import { headOf, metadataOf, pageMetadata, titleOfSearch } from '@/lib/pages/seo/metadata';
import { NO_FIGURES } from '@/lib/domain/company/figures';
import { cut, cutMiddle, tidy } from '@/lib/tools/shorten';
import fc from '@/tests/support/properties';

import { HOSTILE, hostileText } from '../../support/hostile';
import { candle, company, companyRecords } from '@/tests/fixtures/company';
import { SESSION_EVENING } from '../../support/market-clocks';
import { type CompanyRecords, storyOf } from '@/lib/domain/company/story';

const unlisted = (more: Partial<Company> = {}): Company =>
  company({
    name: 'Sample Limited',
    symbol: null,
    industry: null,
    slug: 'sample-limited',
    ...more,
  });

const priced = (source: 'sample' | 'provider'): Sourced<CompanyResults> => ({
  source,
  asOf: '2026-11-20',
  note: null,
  data: {
    figures: {
      ...NO_FIGURES,
      name: 'x',
      price: 10,
    },
    quarters: [],
    years: [],
  },
});

/** Records with the story of their page on the evening of their session. */
const withStory = (records: CompanyRecords) => ({
  ...records,
  story: storyOf(records, SESSION_EVENING),
});

const factsOf = (one: Company, results: Sourced<CompanyResults> | null = null) => {
  const { title, description, robots, openGraph } = companyMetadata(
    withStory(companyRecords({ company: one, results })),
  );
  return {
    title: String(title),
    description: description ?? '',
    robots,
    shared: openGraph?.title,
  };
};

describe('static pages', () => {
  const all = pages
    .filter(({ indexed }) => indexed !== false)
    .map(({ path, metaTitle, description }) => ({
      path,
      title: metaTitle,
      description,
      metadata: metadataOf(path),
    }));

  test('each has a title of at most 60 and a description of 70 to 160 characters, not cut', () => {
    for (const { path, title, description, metadata } of all) {
      expect([path, title.length <= 60]).toEqual([path, true]);
      expect([path, description.length >= 70 && description.length <= 160]).toEqual([path, true]);
      expect(metadata.description).toBe(description);
    }
  });

  test('titles and descriptions are unique', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  test('each has canonical address, cards and picture; the search is not indexed', () => {
    for (const { path, metadata } of all) {
      expect(metadata.alternates?.canonical).toBe(path);
      expect(metadata.openGraph).toMatchObject({ url: path, locale: 'en_IN' });
      expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' });
    }
    expect(metadataOf('/search').robots).toMatchObject({ index: false });
    expect(metadataOf('/').robots).toBeUndefined();
    expect(metadataOf('/equity').openGraph?.images).toMatchObject([
      { url: '/share/equity.png', width: 1200, height: 630 },
    ]);
  });

  test('pages with a feed name it in both formats', () => {
    expect(metadataOf('/videos').alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: '/feeds/videos.xml' }],
      'application/feed+json': [{ url: '/feeds/videos.json' }],
    });
    expect(metadataOf('/support').alternates?.types).toBeUndefined();
    expect(metadataOf('/videos', { isIndexed: false }).alternates?.types).toBeUndefined();
  });
});

test('a video and an article are described by their lead in at most 160 characters', () => {
  const videos = CALLS.videos.read(sampleAnswer('videos', {})?.data).data.map(videoMetadata);
  const articles = CALLS.articles
    .read(sampleAnswer('articles', {})?.data)
    .data.map(articleMetadata);
  expect(Math.min(videos.length, articles.length)).toBeGreaterThan(20);
  for (const { description } of [...videos, ...articles]) {
    expect(String(description).length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[.?!…]$/);
  }
  const leads = CALLS.articles.read(sampleAnswer('articles', {})?.data).data;
  leads.forEach(({ summary }, at) => {
    expect(summary).toContain(String(articles[at]?.description).replace(/…$/, ''));
  });
});

test('a state that is kept out names no canonical address, a page that is kept out its own', () => {
  const out = metadataOf('/equity', { isIndexed: false });
  expect(headOf(out, { on: '2026-11-18' }).alternates?.canonical).toBeNull();
  expect(headOf(out, { on: '2026-11-18' }).robots).toMatchObject({ index: false });
  expect(headOf(out, {}).alternates?.canonical).toBe('/equity');
  const shown = metadataOf('/equity');
  expect(headOf(shown, { list: 'gainers' })).toBe(shown);
});

test('what a visitor searched for is not for search engines', () => {
  expect(metadataOf('/support/faqs', titleOfSearch('bank', 'Questions'))).toMatchObject({
    title: expect.stringContaining('bank'),
    robots: { index: false },
  });
  expect(metadataOf('/support/faqs', titleOfSearch('', 'Questions')).robots).toBeUndefined();
});

test('industries and indices with long names have whole titles and descriptions', () => {
  const contents = 'by market value, with price, change of the day and price-earnings ratio';
  const index = {
    name: 'NIFTY TOTAL MARKET',
    value: 13_324.85,
    change: -33.4,
    changePercent: -0.25,
    day: {
      open: 1,
      high: 1,
      low: 1,
      pe: 23.13,
      pb: 3,
      yieldPercent: 1.2,
      volume: null,
      valueCrore: null,
    },
  };
  const all = [
    ...['Media Entertainment & Publication', 'Oil Gas & Consumable Fuels', 'Textiles'].map((name) =>
      industryMetadata(name, 48, contents),
    ),
    indexMetadata(index as never, { asOf: '2026-11-20', hasChart: true, companies: 750 }, true),
  ];
  for (const { title, description } of all) {
    expect(title).not.toContain('…');
    expect(description).toMatch(/^.{70,160}(?<=\.)$/);
  }
});

describe('companies', () => {
  test('a long name is cut, the symbol is not', () => {
    const name =
      'The Extraordinarily Long Winded Industrial Holdings and Investment Company Limited';
    const { title, description, shared } = factsOf(unlisted({ name, symbol: 'LONGWIND' }));
    expect(title).toMatch(/^The Extraordinarily Long\b.*… \(LONGWIND\) share price$/);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toContain('(LONGWIND)');
    expect(shared).toBe(`${shortName(name)} (LONGWIND) share price`);
  });

  test('names that differ only at the end, and equal names, have unique titles', () => {
    const long = 'Consolidated Agricultural and Industrial Development Finance Series';
    const list = [
      ...['A', 'B', 'C'].map((end) => unlisted({ name: `${long} ${end}`, symbol: `CAID${end}` })),
      ...['One', 'Two'].map((end) =>
        unlisted({
          name: `${long} ${end}`,
          slug: `${long} ${end}`.toLowerCase().replace(/ /g, '-'),
        }),
      ),
      unlisted({ name: 'Twin Limited', symbol: 'TWIN', slug: 'twin-limited' }),
      unlisted({ name: 'Twin Limited', symbol: 'TWINBE', slug: 'twin-limited-be' }),
      unlisted({ name: 'Twin Limited', bseCode: '500001', slug: 'twin-limited-2' }),
      unlisted({ name: 'Twin Limited', isin: 'INE000A01011', slug: 'twin-limited-3' }),
      unlisted({ name: 'Twin Limited', slug: 'twin-limited-4' }),
    ].map((one) => factsOf(one));
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    expect(new Set(list.map(({ description }) => description)).size).toBe(list.length);
  });

  test('ten thousand companies have unique titles and descriptions of the right length', () => {
    const words = [
      'Bharat',
      'National',
      'Industrial',
      'Engineering',
      'Finance',
      'Agro',
      'Chemical',
    ];
    const list = Array.from({ length: 10_000 }, (_, at) => {
      const name = Array.from({ length: 3 + (at % 6) }, (__, n) => words[(at * (n + 3)) % 7]).join(
        ' ',
      );
      return factsOf(unlisted({ name: `${name} Limited`, symbol: `SYM${at}`, slug: `c-${at}` }));
    });
    expect(new Set(list.map(({ title }) => title)).size).toBe(10_000);
    expect(new Set(list.map(({ description }) => description)).size).toBe(10_000);
    expect(Math.max(...list.map(({ title }) => title.length))).toBeLessThanOrEqual(60);
    expect(Math.min(...list.map(({ description }) => description.length))).toBeGreaterThanOrEqual(
      70,
    );
  });

  test('a page without figures is not indexed; sample prices are in no description', () => {
    expect(factsOf(unlisted()).robots).toEqual({ index: false, follow: true });
    expect(factsOf(unlisted(), priced('provider'))).toMatchObject({ robots: undefined });
    expect(factsOf(unlisted(), priced('sample')).robots).toEqual({ index: false, follow: true });
    expect(factsOf(unlisted(), priced('provider')).description).toContain('₹10.00');
    expect(factsOf(unlisted(), priced('sample')).description).not.toContain('10.00');
  });

  test('a description names what is on record and nothing else', () => {
    const { description } = factsOf(unlisted({ symbol: 'X' }), priced('provider'));
    expect(description).toBe(
      'Sample Limited (X) share price: ₹10.00 on 20 Nov 2026. Each figure has its date.',
    );
    expect(factsOf(unlisted()).description).toContain('without a price on record');
  });

  test('a page with a close but without any other figure is indexed', () => {
    const year = { source: 'end-of-day', asOf: '2026-11-20', note: null } as const;
    const of = (day: string) =>
      companyMetadata(
        withStory(
          companyRecords({
            company: unlisted(),
            history: { '1M': null, '1Y': { ...year, data: [candle(day, 9)] }, '5Y': null },
          }),
        ),
      );
    expect(of('2026-11-20').robots).toBeUndefined();
    expect(of('2026-11-20').description).toContain('share price: ₹9.00 on 20 Nov 2026.');
    // A close that is past its age is in no description, and no reason for a search result.
    expect(of('2026-11-12').robots).toMatchObject({ index: false });
    expect(of('2026-11-12').description).not.toContain('₹9.00');
  });

  test.each([
    [38, 'share price'],
    [43, 'price'],
    [50, '(SYM)'],
    [60, '… (SYM) share price'],
  ])('a name of %d letters is whole where fewer words after it fit', (length, end) => {
    const { title } = factsOf(unlisted({ name: 'x'.repeat(length), symbol: 'SYM' }));
    expect(title.endsWith(end)).toBe(true);
    expect(title.includes('…')).toBe(end.startsWith('…'));
  });

  test('any name gives a complete title', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, symbol) => {
        const { title, description } = factsOf(unlisted({ name: shortName(name), symbol }));
        expect(title.length).toBeLessThanOrEqual(60);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(title).not.toMatch(/\p{Surrogate}|[\u0000-\u001f]/u);
        expect(title).toMatch(/(share price|price|\))$|(share price|price|\)) \| /);
      }),
    );
  });

  test.each(HOSTILE)('%j stays intact where it fits', (name) => {
    const { title } = factsOf(unlisted({ name: name.slice(0, 34), symbol: 'X' }));
    expect(title).toBe(
      `${tidy(shortName(tidy(name.slice(0, 34))))} (X) share price${title.endsWith('price') ? '' : title.slice(title.lastIndexOf(' |'))}`,
    );
  });
});

describe('shortening', () => {
  test('cuts at a word or in the middle, never within a character', () => {
    expect(cut('one two three four', 12)).toBe('one two…');
    expect(cutMiddle('Series of notes, number One', 15)).toBe('Series…ber One'.slice(0, 15));
    expect(cut('🚀🚀🚀🚀', 4)).toBe('🚀…');
    expect(cut('aaaa👩\u200d👧bbb', 8)).toBe('aaaa…');
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 5, max: 80 }), (text, longest) => {
        const line = tidy(text);
        expect(cut(line, longest).length).toBeLessThanOrEqual(longest);
        expect(cutMiddle(line, longest).length).toBeLessThanOrEqual(longest);
        expect(cut(line, longest) + cutMiddle(line, longest)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  test('a long article title is its first clause in search results, and whole on cards', () => {
    expect(shortTitle('Read a contract note line by line: ₹517 on a purchase of ₹1,25,000')).toBe(
      'Read a contract note line by line',
    );
    const fake = 'How a fake trading app works, and a pumped share, and how to spot both';
    expect(shortTitle(fake)).toBe('How a fake trading app works');
    expect(shortTitle('How an IPO bid works: the bank blocks')).toBeUndefined();
    const long = `${'word '.repeat(20)}end`;
    expect(pageMetadata({ title: long, description: 'd', path: '/x' })).toMatchObject({
      openGraph: { title: long },
      twitter: { title: long },
    });
  });

  test('a description ends where a sentence does, or a word where that would say too little', () => {
    const ofSummary = (summary: string) => articleMetadata({ ...article, summary }).description;
    const article = {
      name: 'Fraud',
      slug: 'fraud',
      createdAt: '2026-11-20',
      reviewedAt: null,
      body: null,
      image: null,
      author: null,
      category: null,
      readMinutes: null,
    };
    const long = `We replay ${'one call and '.repeat(12)}end.`;
    const replayed = `We replay ${'one call and '.repeat(9)}one call`;
    expect(ofSummary(`It talks its way in. ${long}`)).toBe(`It talks its way in. ${replayed}…`);
    const whole = 'A caller knows your name and your broker, and has all the time in the world.';
    expect(ofSummary(`${whole} ${long}`)).toBe(whole);
    expect(ofSummary('It talks its way in.')).toBe('It talks its way in.');
  });

  test('titles of records use the same function', () => {
    const { title } = pageMetadata({ title: 'word '.repeat(40), description: 'd', path: '/x' });
    expect(title).toMatch(/^(word )+word…$/);
  });
});
