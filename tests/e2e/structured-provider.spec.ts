import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN } from '../support/flipped';
import { startProvider, type TestProvider } from '../support/provider/server';
import { providerAnswers } from '../support/records';
import { type Site, startSite } from '../support/site';
import { unshown } from '../support/structured/claims';
import { dangling, ofType, scriptsOf } from '../support/structured/graph';
import { breaches } from '../support/structured/rules';
import { shownBy } from '../support/structured/shown';
import { strangers } from '../support/structured/vocabulary';

import { untilShown } from './provider-sites';

/** A hostile name, with other scripts than Latin. */
const HOSTILE = `</script><script>alert("1")</script> M&M's “Söhne” <!-- 😀 हिन्दी\u2028x`;
/** The same after the transforms, which collapse blanks. */
const NAME = HOSTILE.replace(/\s+/g, ' ');
const CODE = 'dQw4w9WgXcQ';

const answers = {
  ...providerAnswers,
  '/company/master': [
    {
      companyname: HOSTILE,
      nsesymbol: 'M&M',
      industryname: HOSTILE,
      slug: 'hostile',
      isin: 'INE1',
    },
  ],
  '/company/quarterly-data?code=M%26M': {
    company: { companyname: HOSTILE, MCAP: '4,444.44', PE: '11.10', DIVYIELD: '2.20%' },
    quarters: [],
  },
  '/api/web/MarketSnapshot/NSE': [{ symbol: 'M&M', price: 333.33, perchg: 1, industry: HOSTILE }],
  '/api/web/MarketNews?size=100': [
    { heading: HOSTILE, date: '2026-11-20T10:00:00+05:30', source: 'A wire' },
    { heading: 'An older item', date: '2026-11-19T10:00:00+05:30' },
  ],
  '/talking-finance/articles': [
    { name: HOSTILE, createdAt: '2026-11-02', slug: 'hostile', author: HOSTILE, body: '<p>x</p>' },
  ],
  '/talking-finance/videos': [
    {
      name: HOSTILE,
      code: CODE,
      youtubeInfo: {
        description: 'What the film shows.',
        publishedAt: '2026-11-02T05:30:00Z',
        duration: 'PT5M12S',
        viewCount: '1234',
      },
      thumbnail: '/videos/still.png',
    },
  ],
  '/customer-corner/faqs': [{ question: HOSTILE, response: '<p>Yes &amp; no.</p>' }],
};

const PATHS = {
  home: '/',
  company: '/company-information/hostile',
  letter: '/companies/0-9',
  news: '/market-news-and-insights',
  articles: '/blogs-and-articles',
  article: '/blogs-and-articles/hostile',
  videos: '/videos',
  video: `/videos/${CODE}`,
  faqs: '/support/faqs',
} as const;

test.describe.configure({ mode: 'serial' });

let provider: TestProvider;
let site: Site;
const sites: Site[] = [];

async function start(more: Record<string, string>): Promise<Site> {
  const { origin } = provider;
  const started = await startSite({
    MARKETS_BASE_URL: origin,
    FEED_BASE_URL: origin,
    IPO_BASE_URL: origin,
    CONTENT_BASE_URL: origin,
    ASSETS_BASE_URL: origin,
    ...more,
  });
  sites.push(started);
  return started;
}

test.beforeAll(async () => {
  provider = await startProvider({ answers });
  site = await start({ FLAG_VIDEO_STREAMING: 'on', SITE_URL: 'https://www.example.in' });
  const { home, ...others } = PATHS;
  const texts = Object.values(others).map((address) => [address, 'Söhne']);
  await untilShown(site, { [home]: '333.33', ...Object.fromEntries(texts) });
});
test.afterAll(async () => {
  await Promise.all(sites.map((one) => one.stop()));
  await provider.close();
});

const htmlOf = async (path: string): Promise<string> =>
  (await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } })).text();
const graphOf = async (path: string): Promise<unknown> =>
  JSON.parse(scriptsOf(await htmlOf(path))[0] ?? '');

for (const [name, path] of Object.entries(PATHS)) {
  test(`hostile names are complete and harmless in the graph of the ${name} page`, async () => {
    const html = await htmlOf(path);
    const scripts = scriptsOf(html);
    expect(scripts).toHaveLength(1);
    const graph: unknown = JSON.parse(scripts[0] ?? '');
    if (name !== 'home') expect(JSON.stringify(graph)).toContain('हिन्दी');
    expect(dangling(graph)).toEqual([]);
    expect(strangers(graph)).toEqual([]);
    expect(breaches(graph)).toEqual([]);
    expect(unshown(graph, shownBy(html, 'https://www.example.in'))).toEqual([]);
  });
}

test('a provider’s figures are a Dataset about the company, and its answers are in the graph', async () => {
  const graph = await graphOf(PATHS.company);
  expect(ofType(graph, 'Corporation')).toMatchObject([
    { name: NAME, tickerSymbol: 'XNSE M&M', identifier: { propertyID: 'ISIN', value: 'INE1' } },
  ]);
  expect(ofType(graph, 'Dataset')).toMatchObject([
    {
      variableMeasured: [
        { propertyID: 'MCAP', value: 4444.44 },
        { propertyID: 'PE', value: 11.1 },
        { propertyID: 'DIVYIELD', value: 2.2 },
      ],
    },
  ]);
  expect(ofType(graph, 'FAQPage')).toHaveLength(1);
});

test('a provider’s news is listed with heading and date, newest first', async () => {
  expect(ofType(await graphOf(PATHS.news), 'NewsArticle')).toMatchObject([
    { headline: NAME, datePublished: '2026-11-20T04:30:00.000Z' },
    { headline: 'An older item' },
  ]);
});

test('a video is described on its watch page only, and embedded as it plays', async () => {
  expect(ofType(await graphOf(PATHS.videos), 'VideoObject')).toEqual([]);
  expect(ofType(await graphOf(PATHS.video), 'VideoObject')).toMatchObject([
    {
      duration: 'PT5M12S',
      embedUrl: `https://www.youtube-nocookie.com/embed/${CODE}`,
      interactionStatistic: { userInteractionCount: 1234 },
    },
  ]);
});

test('with structured data off no page of any type has a JSON-LD script', async ({ request }) => {
  for (const path of [
    '/',
    EXAMPLES.company,
    '/companies/0-9',
    '/market-news-and-insights',
    '/blogs-and-articles',
    EXAMPLES.article,
    '/videos',
    EXAMPLES.video,
    '/support/faqs',
  ]) {
    const response = await request.get(FLIPPED_ORIGIN + path);
    expect(response.status(), path).toBe(200);
    expect(scriptsOf(await response.text()), path).toEqual([]);
  }
});

test('the old home page and the old site shell show what their graph claims', async () => {
  site = await start({ FLAG_NEW_HOME: 'off', FLAG_NEW_LAYOUT: 'off' });
  for (const path of [PATHS.home, '/support/updates/registration-details', '/about-us']) {
    const html = await htmlOf(path);
    const graph: unknown = JSON.parse(scriptsOf(html)[0] ?? '');
    const [website] = ofType(graph, 'WebSite');
    const { origin } = new URL(String(website?.url));
    expect(unshown(graph, shownBy(html, origin))).toEqual([]);
  }
});
