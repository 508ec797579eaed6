import type { CallName, Parameters } from '../calls';

/** The allowed values of a parameter of a call, and one for which the sample has an answer. */
interface Parameter {
  readonly example: string;
  readonly meaning: string;
}

interface About<Name extends CallName> {
  /** What the call returns and where the site shows it, for the reference. */
  readonly about: string;
  readonly parameters: { readonly [P in keyof Parameters<Name>]: Parameter };
}

const exchange: Parameter = { example: 'NSE', meaning: '`NSE` or `BSE`' };
const on: Parameter = {
  example: '',
  meaning: 'the session asked for, `YYYY-MM-DD`; blank is the newest one that the call has',
};
const from: Parameter = { example: '2026-11-01', meaning: 'the first day, `YYYY-MM-DD`' };
const to: Parameter = { example: '2026-11-20', meaning: 'the last day, `YYYY-MM-DD`' };
const code: Parameter = {
  example: 'TCS',
  meaning: '`code` of the company in `company/master`, else its symbol, else its slug',
};
const index: Parameter = {
  example: 'NIFTY 50',
  meaning: 'the feed’s name of an index, matched without regard to case and blanks',
};
const range: Parameter = { example: '1M', meaning: '`1M`, `1Y` or `5Y`, back from the newest day' };

/** The description of each call. */
export const ABOUT: { readonly [Name in CallName]: About<Name> } = {
  indexQuotes: {
    about: 'The indices of an exchange, in the order of the feed: top bar, `/indices`.',
    parameters: { exchange: { example: 'nse', meaning: '`bse` or `nse`' } },
  },
  movers: {
    about: 'The first shares of an index by a rule: home page, Popular Stocks.',
    parameters: {
      exchange,
      index: { example: 'Nifty', meaning: index.meaning },
      kind: { example: 'Gain', meaning: '`Gain`, `Loss`, `Volume`, `Value`, `High52` or `Low52`' },
      size: { example: '20', meaning: 'how many, at most' },
    },
  },
  indexHistory: {
    about: 'Values of an index, any order: charts.',
    parameters: {
      index,
      range: { example: '1M', meaning: '`1D` (the day’s values), `1M`, `1Y` or `5Y`' },
    },
  },
  indexConstituents: {
    about: 'The shares of an index. `[]`: not known; the page of the index leaves the part out.',
    parameters: { index },
  },
  stockHistory: {
    about: 'Daily prices of a share, adjusted for splits and bonuses, oldest first: its page.',
    parameters: { code, range },
  },
  tradedHistory: {
    about:
      'The same prices as traded, not adjusted; asked for only where a company had a split or a bonus.',
    parameters: { code, range },
  },
  marketSnapshot: {
    about: 'All shares of an exchange with what they are worth: `/sectors`, breadth, peers.',
    parameters: { exchange },
  },
  etfs: { about: 'The exchange-traded funds: `/etfs`.', parameters: { exchange } },
  mutualFunds: {
    about:
      'Every plan and option of every fund, a row for each code of AMFI: `/mutual-funds`. `[]`: not known.',
    parameters: {},
  },
  fundHistory: {
    about:
      'NAVs of schemes, oldest first, and what the fund house states. A scheme without any NAV is left out.',
    parameters: {
      codes: { example: '900101,900102', meaning: 'up to 60 codes of AMFI, joined by commas' },
      from: { example: '2026-11-01', meaning: 'the first day that is needed; blank is all' },
    },
  },
  derivativeSnapshot: { about: 'Futures and options: `/derivatives`.', parameters: {} },
  currencySnapshot: { about: 'Currency contracts: `/currency`.', parameters: {} },
  commoditySnapshot: { about: 'Commodity contracts: `/commodity`.', parameters: {} },
  institutionalFlows: {
    about: 'What foreign and domestic institutions bought and sold by day, in ₹ crore.',
    parameters: {},
  },
  marketNews: {
    about: 'News items, newest first.',
    parameters: {
      category: { example: '', meaning: 'a category; blank is all' },
      size: { example: '20', meaning: 'how many, at most' },
    },
  },
  marketDay: {
    about:
      'What happened to each share of the main board in a session: all lists of `/markets`. Dated.',
    parameters: { exchange, on },
  },
  companyFigures: {
    about: 'What the screener compares, a row for each share of the main board. Dated.',
    parameters: { exchange, on },
  },
  closes: {
    about:
      'A year of weekly closes of each share, exchange-traded fund and index: the small charts of lists. `[]`: not known.',
    parameters: { exchange },
  },
  largeDeals: {
    about: 'Bulk deals, block deals or short selling of a session. Dated.',
    parameters: { kind: { example: 'bulk', meaning: '`bulk`, `block` or `short`' }, on },
  },
  foBan: {
    about: 'Market-wide position limits, and which securities are in the ban period. Dated.',
    parameters: { on },
  },
  participants: {
    about: 'Open interest by category of participant, in contracts. Dated.',
    parameters: { on },
  },
  lotSizes: {
    about: 'The lot of every underlying with futures and options. `[]`: not known.',
    parameters: {},
  },
  optionUnderlyings: { about: 'The underlyings that have options. Dated.', parameters: { on } },
  optionChain: {
    about: 'The options of one underlying that end on one day. Dated.',
    parameters: {
      symbol: { example: 'NIFTY', meaning: 'the exchange’s symbol of the underlying' },
      expiry: { example: '', meaning: '`YYYY-MM-DD`; blank is the next one after the session' },
      on,
    },
  },
  corporateActions: {
    about: 'Corporate actions with an ex-date in the range, both ends included. `[]`: none.',
    parameters: { from, to },
  },
  boardMeetings: {
    about: 'Board meetings in the range, both ends included. `[]`: none.',
    parameters: { from, to },
  },
  publicIssues: {
    about: 'Public issues by state: `/ipos`.',
    parameters: {
      state: { example: 'open', meaning: '`open`, `upcoming`, `closed` or `listed`' },
    },
  },
  issueBids: {
    about: 'Bids of an issue; asked for only where they may be shown. Optional.',
    parameters: {
      slug: {
        example: 'sample-warehousing-and-logistics-limited',
        meaning: '`slug` of the issue, else made of its name',
      },
    },
  },
  newListings: {
    about: 'First days of shares: `/ipos/new-on-nse`.',
    parameters: { exchange },
  },
  menu: {
    about:
      'Research categories, asset classes, advertisements of the menus, and announcements (`tickers`). Those with the position `T` run in the footer, in capitals.',
    parameters: {},
  },
  companies: {
    about: 'Every listed company. An empty list counts as a failed call: the last good one stays.',
    parameters: {},
  },
  companyResults: {
    about: 'Key figures of a company, and its reported quarters and years: its page.',
    parameters: { code },
  },
  companyShareholding: {
    about: 'Who holds a company’s shares, by quarter, any order. `[]`: not known.',
    parameters: { code },
  },
  companyParts: {
    about:
      'How many rows the pages below each company’s page have. Only the sitemap reads it; without it, it has no such page.',
    parameters: {},
  },
  filedResults: {
    about:
      'Results that companies filed in the range, both ends included; dated by the newest day of filing. Dated.',
    parameters: {
      from: { example: '2026-10-01', meaning: 'the first day; blank is the newest up to `to`' },
      to: { example: '2026-11-20', meaning: 'the last day; blank is the newest with a filing' },
    },
  },
  companyEvents: {
    about: 'Corporate actions, board meetings, announcements and large deals of a company.',
    parameters: { code },
  },
  forms: { about: 'Forms to download.', parameters: {} },
  contacts: { about: 'Desks with phone and e-mail.', parameters: {} },
  branches: { about: 'Branches.', parameters: {} },
  tools: { about: 'Trading tools.', parameters: {} },
  faqs: { about: 'Questions and answers.', parameters: {} },
  updates: { about: 'Circulars and updates for clients.', parameters: {} },
  reports: {
    about: 'Research reports of a category.',
    parameters: {
      category: {
        example: 'institutional-research',
        meaning: '`slug` of a category in `research` of the call `menu`',
      },
    },
  },
  videos: { about: 'Videos on YouTube.', parameters: {} },
  infographics: { about: 'Infographics.', parameters: {} },
  articles: { about: 'Articles.', parameters: {} },
  webinars: { about: 'Webinars, to come and recorded.', parameters: {} },
  gallery: { about: 'Albums of pictures.', parameters: {} },
  pressReleases: { about: 'Press releases.', parameters: {} },
  awards: { about: 'Awards.', parameters: {} },
  collaterals: { about: 'Files for franchisees and distributors.', parameters: {} },
};

/** The example's value of each parameter of a call. */
export function exampleParameters<Name extends CallName>(name: Name): Parameters<Name> {
  const entries = Object.entries<Parameter>(ABOUT[name].parameters);
  return Object.fromEntries(entries.map(([key, one]) => [key, one.example])) as Parameters<Name>;
}
