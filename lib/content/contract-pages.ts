import type { SiteHref } from '@/lib/tools/site-path';

/** The copy of a page of contracts. */
export interface ContractPageText {
  /** Printed where no figures are known. */
  readonly lead: string;
  /** The market whose hours the status shows. */
  readonly market: string;
  /** Units of prices and open interest. */
  readonly units: string;
  readonly noData: string;
  /** Who shows the prices where this site has no source of them. */
  readonly exchange: { readonly prices: string; readonly name: string; readonly href: string };
  readonly decimals: number;
  /** Names of underlyings that the company list does not have, by symbol. */
  readonly names: Readonly<Record<string, string>>;
  readonly more: { readonly href: SiteHref; readonly text: string };
  readonly reading: readonly { readonly title: string; readonly text: string }[];
}

const OPEN_INTEREST = {
  title: 'Open interest',
  text: 'Open interest counts the contracts that are still open. It rises when new positions are opened and falls when positions are closed. It does not show who is right.',
};

const ROLLOVER = {
  title: 'Near, next and far',
  text: 'Contracts of one underlying by their expiry. Most trade in the nearest; in its last days positions move to the next one, which is called a rollover.',
};

export const contractPages = {
  derivatives: {
    lead: 'Futures on indices and shares: price, change, open interest and volume by expiry.',
    market: 'NSE and BSE, derivatives',
    units: 'Prices in rupees, of an index in points. Open interest and volume in contracts.',
    noData: 'We can’t load the exchange’s futures now. Try again in a minute.',
    exchange: {
      prices: 'Prices of futures',
      name: 'NSE',
      href: 'https://www.nseindia.com/market-data/equity-derivatives-watch',
    },
    decimals: 2,
    names: {
      NIFTY: 'Nifty 50',
      BANKNIFTY: 'Bank Nifty',
      FINNIFTY: 'Nifty Financial Services',
      MIDCPNIFTY: 'Nifty Midcap Select',
      NIFTYNXT50: 'Nifty Next 50',
      SENSEX: 'Sensex',
      BANKEX: 'BSE Bankex',
    },
    more: { href: '/invest-in-derivatives', text: 'How futures and options work' },
    reading: [
      OPEN_INTEREST,
      {
        title: 'Price and open interest',
        text: 'When price and open interest rise together, new positions were opened. When the price rises and open interest falls, sellers bought back. Neither tells what comes next.',
      },
      ROLLOVER,
      {
        title: 'What you can lose',
        text: 'A future is settled day by day: a loss is taken from your account the same evening, and it can exceed the margin that you put in.',
      },
    ],
  },
  currency: {
    lead: 'The rupee against the dollar, the euro, the pound and the yen: futures by expiry.',
    market: 'Currency derivatives',
    units: 'Rupees for the unit named. Open interest and volume in contracts.',
    noData: 'We can’t load the exchange’s currency futures now. Try again in a minute.',
    exchange: {
      prices: 'Currency prices',
      name: 'NSE',
      href: 'https://www.nseindia.com/market-data/currency-derivatives',
    },
    decimals: 4,
    names: {
      USDINR: 'US dollar',
      EURINR: 'Euro',
      GBPINR: 'Pound sterling',
      JPYINR: 'Japanese yen',
    },
    more: {
      href: '/research/currency-and-commodity-reports',
      text: 'Our currency and commodity reports',
    },
    reading: [
      {
        title: 'What is quoted',
        text: 'Rupees for one dollar, euro or pound, and for a hundred yen. A higher figure is a weaker rupee.',
      },
      {
        title: 'Who may trade',
        text: 'By the rules of the Reserve Bank a position in rupee contracts needs an underlying exposure. Up to a limit you need not show it beforehand, but you must be able to show it when asked.',
      },
      OPEN_INTEREST,
      ROLLOVER,
    ],
  },
  commodity: {
    lead: 'Bullion, energy and base metals: futures by expiry, with their open interest.',
    market: 'Commodity derivatives',
    units: 'Rupees for the unit named. Open interest and volume in contracts.',
    noData: 'We can’t load the exchange’s commodity futures now. Try again in a minute.',
    exchange: {
      prices: 'Commodity prices',
      name: 'MCX',
      href: 'https://www.mcxindia.com/market-data/market-watch',
    },
    decimals: 2,
    names: {
      GOLD: 'Gold',
      GOLDM: 'Gold mini',
      SILVER: 'Silver',
      SILVERM: 'Silver mini',
      CRUDEOIL: 'Crude oil',
      CRUDEOILM: 'Crude oil mini',
      NATURALGAS: 'Natural gas',
      COPPER: 'Copper',
      ZINC: 'Zinc',
      ALUMINIUM: 'Aluminium',
      LEAD: 'Lead',
      NICKEL: 'Nickel',
    },
    more: { href: '/invest-in-commodities', text: 'How commodity futures work' },
    reading: [
      {
        title: 'Unit and lot',
        text: 'A price is for the unit named: gold for 10 grams, silver for a kilogram, crude oil for a barrel. A contract is a lot of many such units, so a small move counts many times over.',
      },
      {
        title: 'Delivery',
        text: 'Many metal contracts end in delivery. Close or roll a position before the delivery period unless you mean to give or take the goods.',
      },
      OPEN_INTEREST,
      ROLLOVER,
    ],
  },
} as const satisfies Record<string, ContractPageText>;
