import type { CallName } from '../calls';

type Meanings = Readonly<Record<string, string>>;

const QUOTE: Meanings = {
  symbol: 'the exchange’s symbol',
  close_price: '₹, the last price',
  netchg: '₹ against the previous close',
  perchg: 'per cent against the previous close',
  volume: 'shares',
  value: '₹ crore',
  slug: '`slug` of the company, where it is not found by its symbol',
};

const CONTRACT: Meanings = {
  expiry: 'the last day on which it is traded; a contract whose expiry has passed is not shown',
  price: '₹',
  change: '₹ against the previous close',
  perchg: 'per cent',
  openInterest: 'contracts',
  oiChange: 'contracts since the previous close',
  volume: 'contracts traded',
  unit: 'what the price is for, such as `10 grams`',
};

const DOWNLOAD: Meanings = {
  category: 'the heading under which it is listed',
  size: 'bytes',
};

const ISSUE_DATES: Meanings = {
  openDate: 'the first day of bidding',
  closeDate: 'the last day of bidding',
  priceLow: '₹ a share',
  priceHigh: '₹ a share',
  lotSize: 'shares',
  issueSize: '₹ crore',
  subscription: 'times; shown only where bids may be shown',
};

/**
 * The meanings of fields by call and path, for those that neither their name nor
 * docs/provider-calls.md explains.
 */
export const MEANINGS: Readonly<Partial<Record<CallName, Meanings>>> = {
  indexQuotes: {
    IndexName: 'matched without regard to case and blanks',
    Currentprice: 'points',
    pricediff: 'points against the previous close',
    prechange: 'per cent against the previous close',
    asOf: 'the moment of the value',
    divyield: 'per cent',
    pe: 'times',
    pb: 'times',
    volume: 'shares',
    value: '₹ crore',
  },
  movers: QUOTE,
  etfs: QUOTE,
  indexHistory: { time: 'a day, or a moment of the day', value: 'points' },
  stockHistory: { time: 'the day', volume: 'shares', value: '₹ crore', deliverable: 'shares' },
  tradedHistory: { time: 'the day', volume: 'shares', value: '₹ crore', deliverable: 'shares' },
  marketSnapshot: {
    price: '₹',
    perchg: 'per cent; one below -50 or above 100 is not shown',
    prevperchg: 'per cent on the session before',
    mcap: '₹ crore',
    pe: 'times',
    peDate: 'the day of `pe` where it is another one',
  },
  derivativeSnapshot: CONTRACT,
  currencySnapshot: CONTRACT,
  commoditySnapshot: CONTRACT,
  institutionalFlows: { buy: '₹ crore', sell: '₹ crore', net: '₹ crore' },
  publicIssues: ISSUE_DATES,
  menu: {
    'advertisement[].menu': 'the menu that shows it',
    'tickers[].position': '`T`, a capital, is the footer’s',
    'tickers[].start': 'not shown before',
    'tickers[].end': 'not shown after',
  },
  companies: {
    nsesymbol: 'symbol at NSE',
    slug: 'the company’s part of its address; made of the name where it is missing',
    code: 'what the calls about a company are asked for; else the symbol, else the slug',
    bsecode: 'scrip code of BSE',
    series: 'of companies with one slug that with `EQ` has it',
    listedOn: 'first day of its share on NSE',
    formernames: 'names by which it is found too',
  },
  forms: DOWNLOAD,
  collaterals: DOWNLOAD,
  articles: { readMinutes: 'minutes', reviewedAt: 'the day of the last check' },
  videos: {
    code: 'the id on YouTube',
    'youtubeInfo.duration': 'ISO 8601, such as `PT4M13S`',
  },
  webinars: { startsAt: 'the moment of the beginning', minutes: 'how long', recording: 'address' },
  reports: { size: 'bytes' },
};
