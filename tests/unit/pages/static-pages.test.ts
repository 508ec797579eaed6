import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { pageOf, pages, trailTo } from '@/lib/pages';
import {
  assetClassPath,
  companyLetterPath,
  companyPath,
  researchPath,
} from '@/lib/pages/addresses/paths';
import { oldAnchorAliases, oldAnchors, pageOfOldAnchor } from '@/lib/pages/products/old-anchors';
import { PAGE_KINDS } from '@/lib/pages/page-kinds';

/** The static pages of section 2 of the specification. */
const SPECIFIED = `
/ /about-us /equity-broking
/invest-in-stocks /invest-in-mtf-margin-trading-facility /invest-in-mutual-funds
/invest-in-insurance /invest-in-etfs-exchange-traded-funds /invest-in-derivatives
/invest-in-commodities /invest-in-aifs-alternative-investment-funds
/invest-in-slbs-securities-lending-and-borrowing-scheme /invest-in-fixed-income
/invest-in-ipos-and-fpos /invest-in-us-investing /invest-in-equity-ninja
/trading-platform-jm-pro /franchisee /independent-financial-distribution
/services/private-wealth
/calculators/sip-calculator /calculators/wealth-accumulation-calculator
/calculators/asset-allocation-calculator /calculators/compounding-magic-calculator
/calculators/risk-profile-calculator /calculators/inflation-calculator
/calculators/ppf-calculator
/research/institutional-research /research/fundamental-reports /research/technical-reports
/research/derivative-reports /research/currency-and-commodity-reports
/research/mutual-fund-updates /research/newsletters /research/product-notes
/equity /derivatives /currency /commodity /market-news-and-insights
/videos /blogs-and-articles /infographics /webinars
/support/faqs /support/form-center /support/get-in-touch /support/tools-and-resources
/support/updates /support/get-in-touch/contact-us /support/get-in-touch/grievances
/support/get-in-touch/locate-us /support/get-in-touch/request-a-call-back
/support/get-in-touch/grievances-escalation-matrix
/support/updates/privacy /support/updates/disclaimers /support/updates/disclosures
/support/updates/registration-details /support/tools-and-resources/investor-charter
/support/tools-and-resources/complaint-status
/media/gallery /media/press-releases /media/awards
/product-and-offerings/assets-classes /product-and-offerings/blinktrade-pro
/product-and-offerings/dp-services
`
  .trim()
  .split(/\s+/);

const HUBS =
  '/calculators /charges /research /companies /search /services /product-and-offerings /support /media /accessibility /site-map'.split(
    ' ',
  );

/** Pages of the market beyond the specification's boards. */
const MARKET_PAGES = [
  '/derivatives/ban-list',
  '/derivatives/participants',
  '/derivatives/lot-sizes',
  '/derivatives/option-chain',
  '/market-holidays',
  '/market-timings',
  '/markets',
  '/indices',
  '/sectors',
  '/etfs',
  '/mutual-funds',
  '/corporate-actions',
  '/results-calendar',
  '/results-calendar/filed',
  '/screener',
  '/compare',
  '/watchlist',
  '/what-if',
  '/ipos',
  '/ipos/new-on-nse',
  ...MARKET_LISTS.map(({ path }) => path),
];

/** Opening an account, the confirmation page of forms without JavaScript, the page behind its flag, withdrawal. */
const FORMS = [
  '/open-account',
  '/support/get-in-touch/received',
  '/open-account/do-it-yourself',
  '/privacy/choices',
];

const paths = pages.map((route) => route.path);

describe('static routes', () => {
  test.each(SPECIFIED)('the specification’s %s is there', (path) => {
    expect(paths).toContain(path);
  });

  test('are the specification’s pages, the hubs, the market’s pages, forms and calculators', () => {
    const others = paths.filter(
      (path) => !path.startsWith('/calculators/') || SPECIFIED.includes(path),
    );
    const expected = [...SPECIFIED, ...HUBS, ...MARKET_PAGES, ...FORMS];
    const unnamed = others.filter((path) => !expected.includes(path));
    expect(
      unnamed.map((path) => `${path}: add it to HUBS, MARKET_PAGES or FORMS of this file`),
    ).toEqual([]);
    expect(others.toSorted()).toEqual(expected.toSorted());
  });

  test('paths and titles are unique', () => {
    expect(new Set(paths).size).toBe(paths.length);
    const titles = pages.map((route) => route.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(pages.map((route) => [route.path, route] as const))(
    '%s leads up to the home page',
    (path) => {
      const trail = trailTo(path).map((route) => route.path);
      expect(trail[0]).toBe('/');
      expect(trail.at(-1)).toBe(path);
    },
  );

  test('breadcrumbs follow parents', () => {
    expect(trailTo('/invest-in-mutual-funds').map((route) => route.label)).toEqual([
      'Home',
      'Invest',
      'Mutual funds',
    ]);
  });

  test('an unknown path has no record', () => {
    expect(pageOf('/nowhere')).toBeNull();
    expect(pageOf('/constructor')).toBeNull();
  });
});

describe('dynamic routes', () => {
  test('have existing pages as parents', () => {
    for (const { above } of Object.values(PAGE_KINDS)) {
      expect(above.length).toBeGreaterThan(0);
      for (const path of above) expect(paths).toContain(path);
    }
  });

  test('reserved characters are encoded', () => {
    expect(companyPath('m&m-financial-(india)-ltd.')).toBe(
      '/company-information/m%26m-financial-(india)-ltd.',
    );
    expect(researchPath('sector notes/2026')).toBe('/research/sector%20notes%2F2026');
    expect(companyLetterPath('R')).toBe('/companies/r');
    expect(assetClassPath('us stocks')).toBe('/product-and-offerings/assets-classes#us%20stocks');
  });
});

describe('old anchors', () => {
  test.each([
    ['stocks', '/invest-in-stocks'],
    ['margin-trading', '/invest-in-mtf-margin-trading-facility'],
    ['mutual-funds', '/invest-in-mutual-funds'],
    ['insurance', '/invest-in-insurance'],
    ['etfs', '/invest-in-etfs-exchange-traded-funds'],
    ['derivatives', '/invest-in-derivatives'],
    ['commodities', '/invest-in-commodities'],
    ['alternative-investment-funds', '/invest-in-aifs-alternative-investment-funds'],
    ['structured-products', '/invest-in-slbs-securities-lending-and-borrowing-scheme'],
    ['fixed-income', '/invest-in-fixed-income'],
    ['AIF', '/invest-in-aifs-alternative-investment-funds'],
    [' mutual-fund ', '/invest-in-mutual-funds'],
  ])('%s leads to %s', (slug, path) => {
    expect(pageOfOldAnchor(slug)).toBe(path);
  });

  test.each(['', 'unknown', 'constructor', '__proto__', 'toString', '//evil.example'])(
    '%j stays where it is',
    (slug) => {
      expect(pageOfOldAnchor(slug)).toBeNull();
    },
  );

  test('every target is an existing page, and every alias has a target', () => {
    for (const path of Object.values(oldAnchors)) {
      expect(paths).toContain(path);
      expect(path).not.toMatch(/^\/product-and-offerings/);
    }
    for (const slug of Object.keys(oldAnchorAliases)) expect(pageOfOldAnchor(slug)).not.toBeNull();
  });
});
