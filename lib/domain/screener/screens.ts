import { readScreen, type Screen } from './address';

/** A screen with its own address. */
export interface ReadyScreen {
  readonly slug: string;
  readonly title: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** What the list shows, and what it does not. */
  readonly text: string;
  /** Its conditions, as the address of the screener has them. */
  readonly query: Readonly<Record<string, string>>;
}

/** Every ready screen: a rule and a neutral name. None says which share to buy. */
export const READY_SCREENS = [
  {
    slug: 'large-companies-under-15-times-earnings',
    title: 'Large companies under 15 times earnings',
    description:
      'NSE companies worth ₹10,000 crore or more whose price is at most 15 times the earnings of a year, with price, change, market value and a CSV file.',
    text: 'The price-earnings ratio divides the price by the profit a share of the last four quarters. A low one can mean that buyers expect profits to fall, or that one good year made them large.',
    query: { 'mcap-from': '10000', 'pe-to': '15' },
  },
  {
    slug: 'large-companies-over-50-times-earnings',
    title: 'Large companies over 50 times earnings',
    description:
      'NSE companies worth ₹10,000 crore or more whose price is at least 50 times the earnings of a year, with price, change, market value and a CSV file.',
    text: 'A high price-earnings ratio means that buyers pay for profits that are still to come, or that the profit of the last year was small. If the growth does not come, such a price has further to fall.',
    query: { 'mcap-from': '10000', 'pe-from': '50', sort: 'pe' },
  },
  {
    slug: 'near-52-week-high',
    title: 'Companies near their 52-week high',
    description:
      'NSE companies worth ₹1,000 crore or more that closed within 5% of their highest price of 52 weeks, with distance, price, change and a CSV file.',
    text: 'The distance is from the close to the highest price of the 52 weeks, adjusted for bonuses and splits. It shows where the price has been, not where it will go.',
    query: { 'mcap-from': '1000', 'below-high-to': '5', sort: 'below-high', direction: 'up' },
  },
  {
    slug: 'near-52-week-low',
    title: 'Companies near their 52-week low',
    description:
      'NSE companies worth ₹1,000 crore or more that closed within 5% of their lowest price of 52 weeks, with distance, price, change and a CSV file.',
    text: 'The distance is from the lowest price of the 52 weeks, adjusted for bonuses and splits, to the close. A share near its low is not cheap for that reason: profits may have fallen with it.',
    query: { 'mcap-from': '1000', 'above-low-to': '5', sort: 'above-low', direction: 'up' },
  },
  {
    slug: 'high-delivery',
    title: 'Shares with delivery of 70% or more',
    description:
      'NSE shares of the EQ series of which ₹10 crore or more was traded and 70% or more was delivered to the buyers, with price, change and a CSV file.',
    text: 'Delivery is the part of the volume that moved to the buyers’ demat accounts and was not squared off on the same day. Only shares of the EQ series are here: in BE and BZ every trade is delivered.',
    query: { 'turnover-from': '10', 'delivery-from': '70', series: 'EQ', sort: 'delivery' },
  },
  {
    slug: 'value-traded-of-100-crore',
    title: 'Shares with ₹100 crore traded in a day',
    description:
      'NSE shares of which ₹100 crore or more was traded in the last session, largest first, with price, change, market value and a CSV file.',
    text: 'Where much is traded, an order moves the price less, and the gap between the buying and the selling price is small. One busy day may also be a block deal or a news item.',
    query: { 'turnover-from': '100', sort: 'turnover' },
  },
  {
    slug: 'up-20-per-cent-in-a-month',
    title: 'Shares up 20% or more in a month',
    description:
      'NSE shares that rose 20% or more over a month and of which ₹1 crore or more was traded in the last session, with price, change and a CSV file.',
    text: 'The change compares the close with that of the same day a month before, adjusted for bonuses and splits, without dividends. Shares of small companies rise and fall this far on little trade.',
    query: { 'month-from': '20', 'turnover-from': '1', sort: 'month' },
  },
  {
    slug: 'down-20-per-cent-in-a-month',
    title: 'Shares down 20% or more in a month',
    description:
      'NSE shares that fell 20% or more over a month and of which ₹1 crore or more was traded in the last session, with price, change and a CSV file.',
    text: 'The change compares the close with that of the same day a month before, adjusted for bonuses and splits, without dividends. Shares with a demerger or another break in the month have no change and are not here.',
    query: { 'month-to': '-20', 'turnover-from': '1', sort: 'month', direction: 'up' },
  },
  {
    slug: 'doubled-in-a-year',
    title: 'Companies whose price doubled in a year',
    description:
      'NSE companies worth ₹1,000 crore or more whose price is at least twice that of a year before, with price, change, market value and a CSV file.',
    text: 'The change compares the close with that of the same day a year before, adjusted for bonuses and splits, without dividends. What doubled in the past year need not do so again.',
    query: { 'mcap-from': '1000', 'year-from': '100', sort: 'year' },
  },
  {
    slug: 'down-30-per-cent-in-a-year',
    title: 'Companies down 30% or more in a year',
    description:
      'NSE companies worth ₹1,000 crore or more whose price is at least 30% under that of a year before, with price, change, market value and a CSV file.',
    text: 'The change compares the close with that of the same day a year before, adjusted for bonuses and splits, without dividends. A share that fell by 30% has to rise by 43% to be where it was.',
    query: { 'mcap-from': '1000', 'year-to': '-30', sort: 'year', direction: 'up' },
  },
  {
    slug: 'large-companies-with-low-volatility',
    title: 'Large companies with volatility of 25% or less',
    description:
      'NSE companies worth ₹20,000 crore or more whose yearly volatility is 25% or less, steadiest first, with price, change, market value and a CSV file.',
    text: 'Volatility says how widely the daily moves of a price spread, stated for a year. A low one means small daily moves, up or down. It does not mean that a share can’t lose.',
    query: { 'mcap-from': '20000', 'volatility-to': '25', sort: 'volatility', direction: 'up' },
  },
  {
    slug: 'mid-size-companies-under-20-times-earnings',
    title: 'Mid-size companies under 20 times earnings',
    description:
      'NSE companies worth ₹5,000 crore to ₹30,000 crore whose price is at most 20 times the earnings of a year, with price, change and a CSV file.',
    text: 'The bounds of market value are those of this list. The classes of large, mid and small companies that mutual funds use go by rank: AMFI counts the 101st to the 250th company as mid cap.',
    query: { 'mcap-from': '5000', 'mcap-to': '30000', 'pe-to': '20', sort: 'pe', direction: 'up' },
  },
  {
    slug: 'highest-dividend-yield',
    title: 'Highest dividend yield: 3% or more',
    description:
      'NSE companies worth ₹1,000 crore or more whose dividends of twelve months are 3% or more of the price, highest yield first, with a CSV file.',
    text: 'The yield divides the dividends of twelve months, by their ex-dates, by the close. A high one can come from a price that fell, or from a dividend that is paid only once: it does not say what the next year pays.',
    query: { 'mcap-from': '1000', 'yield-from': '3', sort: 'yield' },
  },
] as const satisfies readonly ReadyScreen[];

/** The request of a ready screen. */
export const screenOf = ({ query }: ReadyScreen): Screen => readScreen(query);
