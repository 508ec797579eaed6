import { firm } from '@/lib/content/firm';
import { aboutUs } from '@/lib/content/products/about-us';
import { productCopies } from '@/lib/content/products';
import { CALCULATORS } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import type { Article, Video } from '@/lib/domain/publication/records';
import { pages } from '@/lib/pages';
import { companyLetters } from '@/lib/pages/companies/company-letter-page';
import { articles } from '@/lib/pages/publications/article-page';
import { videos } from '@/lib/pages/publications/video-page';
import { mobileApp } from '@/lib/pages/seo/structured/app';
import { articlePart } from '@/lib/pages/seo/structured/article';
import { type RecordPage, recordPage } from '@/lib/pages/seo/structured/breadcrumbs';
import { branchList } from '@/lib/pages/seo/structured/branches';
import { calculatorParts } from '@/lib/pages/seo/structured/calculator';
import { changedOn } from '@/lib/pages/seo/structured/dates';
import { graphOf } from '@/lib/pages/seo/structured/graph';
import { companyList, MOST_LISTED } from '@/lib/pages/seo/structured/lists';
import { graphPage, type PartOf } from '@/lib/pages/seo/structured/page';
import { productParts } from '@/lib/pages/seo/structured/product';
import {
  infographicList,
  newsList,
  reportList,
  videoList,
} from '@/lib/pages/seo/structured/publications';
import { questions, supportQuestions } from '@/lib/pages/seo/structured/questions';
import { serialise } from '@/lib/pages/seo/structured/serialise';
import { videoPart } from '@/lib/pages/seo/structured/video';
import fc, { anyText } from '@/tests/support/properties';

import { dangling, doubled, ofType } from '../../support/structured/graph';
import { breaches } from '../../support/structured/rules';
import { strangers } from '../../support/structured/vocabulary';
import { named, news, sourced } from '@/tests/fixtures/company';
import { pageAt, SITE } from './support';

const article: Article = {
  name: 'Read a contract note',
  slug: 'read-a-contract-note',
  createdAt: '2026-11-02',
  reviewedAt: null,
  summary: 'Line by line.',
  body: '<p>Words.</p>',
  image: '/assets/a.svg',
  author: 'Research desk',
  category: 'Charges',
  readMinutes: 4,
};

const video: Video = {
  name: 'Margin in five minutes',
  code: 'dQw4w9WgXcQ',
  description: 'How it is counted.',
  publishedAt: '2026-11-02T05:30:00.000Z',
  duration: 'PT5M12S',
  views: 1234,
  thumbnail: '/assets/v.svg',
  category: null,
  transcript: null,
};

function check(path: string, parts: readonly PartOf[] = [], record?: RecordPage) {
  const graph = graphOf(pageAt(path), parts, record);
  expect(dangling(graph)).toEqual([]);
  expect(doubled(graph)).toEqual([]);
  expect(strangers(graph)).toEqual([]);
  expect(breaches(graph)).toEqual([]);
  return graph;
}

describe('the graph of a page', () => {
  test.each(pages.map(({ path }) => path))('%s holds together', (path) => {
    const graph = check(path);
    const crumbs = ofType(graph, 'BreadcrumbList');
    expect(crumbs).toHaveLength(path === '/' ? 0 : 1);
  });

  test('the last breadcrumb is the page itself', () => {
    const [list] = ofType(check('/videos/abc', [], recordPage(videos, 'A film')), 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Videos', item: `${SITE}/videos` },
      { position: 3, name: 'A film', item: `${SITE}/videos/abc` },
    ]);
  });

  test('lists of companies have the directory as parent, without the market page', () => {
    const graph = graphOf(pageAt('/companies/m'), [], recordPage(companyLetters, 'M'));
    const [list] = ofType(graph, 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Companies' },
      { name: 'M' },
    ]);
  });

  test('the firm is complete where it is the subject, short elsewhere, and always one node', () => {
    const [whole] = ofType(check('/about-us', productParts(aboutUs)), 'FinancialService');
    const [short] = ofType(check('/webinars'), 'FinancialService');
    expect(whole).toMatchObject({ ...short });
    expect(whole?.hasCertification).toHaveLength(firm.registrations.length);
    expect(short).not.toHaveProperty('sameAs');
  });

  test('an ordinary page’s graph is small', () => {
    const graph = check('/support/updates/privacy', [changedOn('2026-11-06')]);
    expect(serialise(graph).length).toBeLessThan(2000);
    expect(ofType(graph, 'WebPage')).toMatchObject([{ dateModified: '2026-11-06T00:00:00+05:30' }]);
  });

  test('title, description and address equal the metadata', () => {
    const metadata = {
      title: 'M&M share price',
      description: 'Of a company.',
      alternates: { canonical: '/company-information/m-%26-m' },
    };
    expect(graphPage(metadata, SITE)).toEqual({
      site: SITE,
      path: '/company-information/m-%26-m',
      url: `${SITE}/company-information/m-%26-m`,
      title: 'M&M share price',
      description: 'Of a company.',
    });
    expect(graphPage({ ...metadata, alternates: { canonical: '/' } }, SITE)?.url).toBe(SITE);
    expect(graphPage({ title: 'No address' }, SITE)).toBeNull();
  });
});

describe('parts', () => {
  test('the app has its price and languages, and no sample rating', () => {
    const [app] = ofType(check('/', [mobileApp]), 'MobileApplication');
    expect(app).toMatchObject({
      inLanguage: 'en',
      offers: { price: 0, priceCurrency: 'INR' },
    });
    // The rating of the sample firm is made up.
    expect(app).not.toHaveProperty('aggregateRating');
  });

  test.each(productCopies.map((record) => [record.path, record] as const))(
    '%s tells of its offering and its questions',
    (path, record) => {
      const graph = check(path, productParts(record));
      const asked = record.sections.some(({ kind }) => kind === 'questions');
      expect(ofType(graph, 'FAQPage')).toHaveLength(asked ? 1 : 0);
      expect(JSON.stringify(ofType(graph, 'Question'))).not.toMatch(/\]\(/);
    },
  );

  test.each(CALCULATORS)('$slug is a free application', async (entry) => {
    const copy = await loadCopy(entry);
    const graph = check(`/calculators/${entry.slug}`, calculatorParts(entry, copy));
    expect(ofType(graph, 'WebApplication')).toMatchObject([{ offers: { price: 0 } }]);
  });

  test('an article has its day as a moment in India, and is not modified by a reading', () => {
    const read = { ...article, reviewedAt: '2026-11-20' };
    const graph = check('/blogs-and-articles/x', [articlePart(read)], recordPage(articles, 'X'));
    expect(ofType(graph, 'BlogPosting')).toMatchObject([
      { datePublished: '2026-11-02T00:00:00+05:30', dateModified: '2026-11-02T00:00:00+05:30' },
    ]);
  });

  test('an article has the author of its byline', () => {
    const authorOf = (author: string | null) =>
      ofType(
        check(
          '/blogs-and-articles/x',
          [articlePart({ ...article, author })],
          recordPage(articles, article.name),
        ),
        'BlogPosting',
      )[0]?.author;
    expect(authorOf('Research desk')).toEqual({
      '@type': 'Organization',
      name: 'Research desk',
      url: `${SITE}/about-us`,
    });
    expect(authorOf('Asha Rao')).toEqual({ '@type': 'Person', name: 'Asha Rao' });
    expect(authorOf(null)).toEqual({ '@id': `${SITE}/#organization` });
  });

  test('a video is described on its own page, and embedded only where it plays', () => {
    const of = (given: Partial<Video>, streaming: boolean) =>
      ofType(
        check(
          '/videos/x',
          [videoPart({ ...video, ...given }, streaming)],
          recordPage(videos, video.name),
        ),
        'VideoObject',
      );
    expect(of({}, false)[0]).not.toHaveProperty('embedUrl');
    expect(of({}, true)[0]).toHaveProperty('embedUrl');
    expect(of({ code: 'SAMPLE-0001', views: null }, true)).toMatchObject([
      { name: video.name, uploadDate: video.publishedAt, url: `${SITE}/videos/x` },
    ]);
    expect(of({ code: 'SAMPLE-0001' }, true)[0]).not.toHaveProperty('embedUrl');
    expect(of({ code: 'an episode' }, true)).toMatchObject([{ url: `${SITE}/videos/x` }]);
    expect(of({ thumbnail: null }, true)).toMatchObject([
      { thumbnailUrl: expect.stringMatching(/\/share\/videos\/x\.png$/) },
    ]);
    expect(of({}, true)[0]).not.toHaveProperty('transcript');
    expect(of({ transcript: 'You sell.' }, true)).toMatchObject([{ transcript: 'You sell.' }]);
    expect(of({ views: null, duration: 'long' }, false)[0]).not.toHaveProperty('duration');
    expect(ofType(check('/videos', [videoList([video])]), 'VideoObject')).toEqual([]);
  });

  test('news is listed newest first, of the sample too', () => {
    const items = [news('Old', '2026-11-01'), news('New', '2026-11-20', { source: 'A wire' })];
    const of = (source: 'sample' | 'provider') =>
      ofType(
        check('/market-news-and-insights', [newsList(sourced(items, { source }))]),
        'NewsArticle',
      );
    expect(of('provider').map(({ headline }) => headline)).toEqual(['New', 'Old']);
    expect(of('sample')).toEqual(of('provider'));
  });

  test('a long list has its first items, and counts those', () => {
    const companies = Array.from({ length: 100 }, (_, at) => named(`Company ${at}`, `C${at}`));
    const [list] = ofType(check('/companies', [companyList(companies)]), 'ItemList');
    expect(list?.numberOfItems).toBe(MOST_LISTED);
    expect(list?.itemListElement).toHaveLength(MOST_LISTED);
  });

  test('an empty list of items, questions or branches adds nothing', () => {
    const parts = [companyList([]), questions([]), branchList(null, ''), newsList(null)];
    expect(ofType(check('/companies', parts), 'ItemList', 'FAQPage')).toEqual([]);
  });

  test('the FAQ page is the only FAQPage of its graph, with the shown questions only', () => {
    const faqs = [
      {
        question: 'How?',
        response: '<p>By <b>form</b>.</p><ul><li>One</li></ul>',
        category: 'A',
        reviewedAt: null,
      },
      { question: 'When?', response: '<p>Soon &amp; well.</p>', category: 'B', reviewedAt: null },
    ];
    const all = check('/support/faqs', [supportQuestions(faqs, '', '')]);
    expect(ofType(all, 'FAQPage')).toHaveLength(1);
    expect(ofType(all, 'Answer').map(({ text }) => text)).toEqual(['By form. One', 'Soon & well.']);
    const one = check('/support/faqs', [supportQuestions(faqs, 'soon', '')]);
    expect(ofType(one, 'Question').map(({ name }) => name)).toEqual(['When?']);
  });
});

test('with any names the graph is consistent and its script cannot be closed', () => {
  const hostile = fc.oneof(
    fc.constantFrom('</script><script>', `"'\\`, 'a\u2028b', '😀', 'हिन्दी', 'M&M', '<!--'),
    anyText({ minLength: 1 }),
  );
  fc.assert(
    fc.property(hostile, (name) => {
      const parts = [
        articlePart({ ...article, name, author: name, category: name, summary: name }),
        companyList([named(name, name)]),
        questions([{ question: name, answer: name }]),
        newsList(sourced([news(name, '2026-11-20', { source: name })], { source: 'provider' })),
        reportList([
          {
            title: name,
            category: null,
            publishedAt: null,
            summary: null,
            file: null,
            size: null,
            author: name,
          },
        ]),
        infographicList([{ name, image: '/assets/i.svg', createdAt: null, alt: name }]),
      ];
      for (const part of parts) {
        const graph = graphOf(pageAt('/blogs-and-articles/x'), [part], recordPage(articles, name));
        const text = serialise(graph);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(graph)));
        expect(strangers(graph)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
