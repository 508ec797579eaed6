import { pages } from '../../lib/pages';
import type { SitePath } from '../../lib/tools/site-path';

/** An address that browser tests visit, with its status and the reason why it is listed. */
export interface Address {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly reason: string;
  /** Another listed address has the same template in the same state: axe looks at that one. */
  readonly isLikeAnother?: true;
  /** The page of its template that has all its parts: two engines look at it in two states. */
  readonly isTemplate?: true;
}

/** Of the product pages, which share a template: one with all parts, one with its own search. */
const PRODUCTS_FOR_AXE: ReadonlySet<string> = new Set<SitePath>([
  '/invest-in-stocks',
  '/invest-in-mutual-funds',
]);

/** The static pages that have all parts of their template. */
const TEMPLATES: ReadonlySet<string> = new Set<SitePath>([
  '/',
  '/invest-in-stocks',
  '/invest-in-mutual-funds',
  '/equity-broking',
  '/calculators',
  '/calculators/brokerage-calculator',
  '/calculators/hra-calculator',
  '/calculators/mtf-calculator',
  '/calculators/sip-calculator',
  '/charges',
  '/companies',
  '/corporate-actions',
  '/derivatives',
  '/derivatives/ban-list',
  '/equity',
  '/etfs',
  '/indices',
  '/market-holidays',
  '/markets',
  '/markets/gainers',
  '/media/gallery',
  '/mutual-funds',
  '/research',
  '/research/fundamental-reports',
  '/research/technical-reports',
  '/screener',
  '/sectors',
  '/site-map',
  '/support',
  '/support/faqs',
  '/support/get-in-touch/locate-us',
  '/support/tools-and-resources/complaint-status',
  '/support/updates/privacy',
]);

const STATIC: readonly Address[] = pages.map(({ path, label, type, ...facts }) => ({
  path,
  ...(type === 'offering' && !PRODUCTS_FOR_AXE.has(path) ? { isLikeAnother: true } : {}),
  ...(TEMPLATES.has(path) ? { isTemplate: true } : {}),
  // Flags have their defaults.
  status: 'flag' in facts ? 404 : 200,
  reason: label,
}));

const OTHERS: readonly Address[] = [
  { path: '/?have=monthly&leave=5&fall=wait', status: 200, reason: 'the finder without a script' },
  { path: '/search?q=bank', status: 200, reason: 'many results', isTemplate: true },
  { path: '/search?q=zzzzzz', status: 200, reason: 'no result' },
  {
    path: '/search?q=relaince',
    status: 200,
    reason: 'a misspelt word with what it may mean',
    isTemplate: true,
  },
  { path: '/search?withheld=1', status: 200, reason: 'a number of one’s own, withheld' },
  { path: '/search?q=fund&in=funds', status: 200, reason: 'one kind of results, whole' },
  {
    path: '/company-information/reliance-industries-limited',
    status: 200,
    reason: 'a company',
    isTemplate: true,
  },
  { path: '/company-information/mahindra-%26-mahindra-limited', status: 200, reason: 'an &' },
  {
    path: '/company-information/reliance-industries-limited?range=6M&chart=candles',
    status: 200,
    reason: 'candles of half a year',
  },
  {
    path: '/company-information/reliance-industries-limited/history',
    status: 200,
    reason: 'the days of a company',
  },
  {
    path: '/company-information/reliance-industries-limited/corporate-actions',
    status: 200,
    reason: 'the corporate actions of a company',
  },
  {
    path: '/company-information/reliance-industries-limited/announcements',
    status: 200,
    reason: 'the announcements of a company',
    isLikeAnother: true,
  },
  {
    path: '/company-information/reliance-industries-limited/nothing',
    status: 404,
    reason: 'an unknown part of a company',
    isLikeAnother: true,
  },
  { path: '/companies/m', status: 200, reason: 'a letter' },
  { path: '/companies/s', status: 200, reason: 'the longest letter', isLikeAnother: true },
  {
    path: '/companies/industry/information-technology',
    status: 200,
    reason: 'the longest industry',
    isLikeAnother: true,
  },
  { path: '/companies/industry/power', status: 200, reason: 'an industry' },
  { path: '/research/sector-notes', status: 200, reason: 'a category of the menu record' },
  { path: '/research/newsletters?sort=oldest', status: 200, reason: 'a filter in the address' },
  { path: '/screener/near-52-week-high', status: 200, reason: 'a ready screen' },
  { path: '/screener?mcap-from=10000&pe-to=15', status: 200, reason: 'a screen in the address' },
  {
    path: '/screener?pe-from=ten',
    status: 200,
    reason: 'a screen with an error',
    isTemplate: true,
  },
  { path: '/screener?pe-from=ten&pe-to=0', status: 200, reason: 'a screen that nothing fits' },
  {
    path: '/compare?c=RELIANCE,TCS,INFY,ITC',
    status: 200,
    reason: 'four companies compared',
    isTemplate: true,
  },
  { path: '/compare?c=RELIANCE&c=nobody', status: 200, reason: 'one company, one unknown' },
  {
    path: '/derivatives/option-chain/nifty',
    status: 200,
    reason: 'an option chain',
    isTemplate: true,
  },
  {
    path: '/derivatives/option-chain/nobody',
    status: 404,
    reason: 'an unknown underlying',
    isLikeAnother: true,
  },
  {
    path: '/compare?f=sample-pine-flexi-cap-fund,sample-neem-elss-tax-saver-fund',
    status: 200,
    reason: 'two funds compared',
  },
  {
    path: '/compare?f=sample-pine-flexi-cap-fund&f=sample',
    status: 200,
    reason: 'one fund, and a word that several have',
  },
  { path: '/indices/nifty-50', status: 200, reason: 'an index', isTemplate: true },
  { path: '/markets/gainers?on=2026-11-31', status: 200, reason: 'a day that is none' },
  { path: '/equity?list=Loss', status: 200, reason: 'a list in the address' },
  {
    path: '/mutual-funds/sample-pine-flexi-cap-fund',
    status: 200,
    reason: 'a mutual fund with all its parts',
    isTemplate: true,
  },
  {
    path: '/mutual-funds/sample-pine-flexi-cap-fund?plan=direct&option=idcw',
    status: 200,
    reason: 'a plan and option in the address, whose NAV alone is no return',
  },
  { path: '/mutual-funds/category/flexi-cap', status: 200, reason: 'a category of funds' },
  {
    path: '/mutual-funds/house/sample-pine',
    status: 200,
    reason: 'a fund house',
    isTemplate: true,
  },
  { path: '/mutual-funds?q=zzzz&sort=nav', status: 200, reason: 'a filter that finds no fund' },
  {
    path: '/mutual-funds/nothing-here',
    status: 404,
    reason: 'an unknown fund',
    isLikeAnother: true,
  },
  { path: '/videos/SAMPLE-0001', status: 200, reason: 'a video', isTemplate: true },
  {
    path: '/blogs-and-articles/read-a-contract-note-line-by-line',
    status: 200,
    reason: 'an article',
    isTemplate: true,
  },
  {
    path: '/calculators/sip-calculator?amount=10000&rate=abc',
    status: 200,
    reason: 'a wrong input',
  },
  {
    path: '/company-information/nobody-limited',
    status: 404,
    reason: 'an unknown company',
    isLikeAnother: true,
  },
  {
    path: '/blogs-and-articles/nothing-here',
    status: 404,
    reason: 'an unknown article',
    isLikeAnother: true,
  },
  { path: '/videos/nothing-here', status: 404, reason: 'an unknown video', isLikeAnother: true },
  {
    path: '/research/nothing-here',
    status: 404,
    reason: 'an unknown category',
    isLikeAnother: true,
  },
  {
    path: '/companies/industry/nothing',
    status: 404,
    reason: 'an unknown industry',
    isLikeAnother: true,
  },
  {
    path: '/indices/nothing-here',
    status: 404,
    reason: 'an unknown index',
    isLikeAnother: true,
  },
  {
    path: '/screener/nothing-here',
    status: 404,
    reason: 'an unknown screen',
    isLikeAnother: true,
  },
  { path: '/nothing-here', status: 404, reason: 'no page', isTemplate: true },
  { path: '/about.html', status: 404, reason: 'no page with an extension', isLikeAnother: true },
  { path: '/unavailable', status: 503, reason: 'the error page for a list that has not loaded' },
];

export const ADDRESSES: readonly Address[] = [...STATIC, ...OTHERS];
