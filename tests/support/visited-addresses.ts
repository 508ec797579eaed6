import { pages } from '../../lib/pages';

import { EXAMPLES } from './example-pages';

/** An address that browser tests visit, with its status and the reason why it is listed. */
export interface Address {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly reason: string;
}

const STATIC: readonly Address[] = pages.map(({ path, label, ...facts }) => ({
  path,
  // Flags have their defaults.
  status: 'flag' in facts ? 404 : 200,
  reason: label,
}));

const OTHERS: readonly Address[] = [
  { path: '/?have=monthly&leave=5&fall=wait', status: 200, reason: 'the finder without a script' },
  { path: '/search?q=bank', status: 200, reason: 'many results' },
  { path: '/search?q=zzzzzz', status: 200, reason: 'no result' },
  {
    path: '/search?q=relaince',
    status: 200,
    reason: 'a misspelt word with what it may mean',
  },
  { path: '/search?withheld=1', status: 200, reason: 'a number of one’s own, withheld' },
  { path: '/search?q=fund&in=funds', status: 200, reason: 'one kind of results, whole' },
  {
    path: EXAMPLES.company,
    status: 200,
    reason: 'a company',
  },
  { path: '/company-information/mahindra-and-mahindra-limited', status: 200, reason: 'an &' },
  {
    path: `${EXAMPLES.company}?range=6M&chart=candles`,
    status: 200,
    reason: 'candles of half a year',
  },
  {
    path: `${EXAMPLES.company}/history`,
    status: 200,
    reason: 'the days of a company',
  },
  {
    path: `${EXAMPLES.company}/corporate-actions`,
    status: 200,
    reason: 'the corporate actions of a company',
  },
  {
    path: `${EXAMPLES.company}/results`,
    status: 200,
    reason: 'thirteen quarters of a company',
  },
  {
    path: `${EXAMPLES.company}/shareholding`,
    status: 200,
    reason: 'who owns a company',
  },
  {
    path: `${EXAMPLES.company}/announcements`,
    status: 200,
    reason: 'the announcements of a company',
  },
  {
    path: `${EXAMPLES.company}/nothing`,
    status: 404,
    reason: 'an unknown part of a company',
  },
  { path: EXAMPLES.letter, status: 200, reason: 'a letter' },
  { path: EXAMPLES.longestLetter, status: 200, reason: 'the longest letter' },
  {
    path: EXAMPLES.longestIndustry,
    status: 200,
    reason: 'the longest industry',
  },
  { path: EXAMPLES.industry, status: 200, reason: 'an industry' },
  { path: EXAMPLES.menuCategory, status: 200, reason: 'a category of the menu record' },
  { path: '/research/newsletters?sort=oldest', status: 200, reason: 'a filter in the address' },
  { path: EXAMPLES.screen, status: 200, reason: 'a ready screen' },
  { path: '/screener?mcap-from=10000&pe-to=15', status: 200, reason: 'a screen in the address' },
  {
    path: '/screener?pe-from=ten',
    status: 200,
    reason: 'a screen with an error',
  },
  { path: '/screener?pe-from=ten&pe-to=0', status: 200, reason: 'a screen that nothing fits' },
  {
    path: '/compare?c=RELIANCE,TCS,INFY,ITC',
    status: 200,
    reason: 'four companies compared',
  },
  { path: '/compare?c=RELIANCE&c=nobody', status: 200, reason: 'one company, one unknown' },
  {
    path: EXAMPLES.optionChain,
    status: 200,
    reason: 'an option chain',
  },
  {
    path: '/derivatives/option-chain/nobody',
    status: 404,
    reason: 'an unknown underlying',
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
  { path: EXAMPLES.index, status: 200, reason: 'an index' },
  { path: '/markets/gainers?on=2026-11-31', status: 200, reason: 'a day that is none' },
  { path: '/equity?list=Loss', status: 200, reason: 'a list in the address' },
  {
    path: EXAMPLES.fund,
    status: 200,
    reason: 'a mutual fund with all its parts',
  },
  {
    path: `${EXAMPLES.fund}?plan=direct&option=idcw`,
    status: 200,
    reason: 'a plan and option in the address, whose NAV alone is no return',
  },
  { path: EXAMPLES.fundCategory, status: 200, reason: 'a category of funds' },
  {
    path: EXAMPLES.fundHouse,
    status: 200,
    reason: 'a fund house',
  },
  { path: '/mutual-funds?q=zzzz&sort=nav', status: 200, reason: 'a filter that finds no fund' },
  {
    path: '/mutual-funds/nothing-here',
    status: 404,
    reason: 'an unknown fund',
  },
  { path: EXAMPLES.video, status: 200, reason: 'a video' },
  {
    path: EXAMPLES.article,
    status: 200,
    reason: 'an article',
  },
  {
    path: `${EXAMPLES.calculator}?amount=10000&rate=abc`,
    status: 200,
    reason: 'a wrong input',
  },
  {
    path: '/company-information/nobody-limited',
    status: 404,
    reason: 'an unknown company',
  },
  {
    path: '/blogs-and-articles/nothing-here',
    status: 404,
    reason: 'an unknown article',
  },
  { path: '/videos/nothing-here', status: 404, reason: 'an unknown video' },
  {
    path: '/research/nothing-here',
    status: 404,
    reason: 'an unknown category',
  },
  {
    path: '/companies/industry/nothing',
    status: 404,
    reason: 'an unknown industry',
  },
  {
    path: '/indices/nothing-here',
    status: 404,
    reason: 'an unknown index',
  },
  {
    path: '/screener/nothing-here',
    status: 404,
    reason: 'an unknown screen',
  },
  { path: '/nothing-here', status: 404, reason: 'no page' },
  { path: '/about.html', status: 404, reason: 'no page with an extension' },
  { path: '/unavailable', status: 503, reason: 'the error page for a list that has not loaded' },
];

export const ADDRESSES: readonly Address[] = [...STATIC, ...OTHERS];
