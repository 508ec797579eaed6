import type { ListRow, MarketList } from './types';

/** Shares with a lower price or a lower traded value are left out of gainers and losers. */
const LEAST_PRICE = 20;
const LEAST_CRORE = 1;
/** Shares with a lower traded value are left out of the list of delivery. */
const LEAST_DELIVERED_CRORE = 10;
/** Rows of a ranking. */
const MOST = 50;

const isTradedEnough = ({ close, valueCrore }: ListRow): boolean =>
  (close ?? 0) >= LEAST_PRICE && (valueCrore ?? LEAST_CRORE) >= LEAST_CRORE;

const ENOUGH = `Shares of NSE’s main board at ₹${LEAST_PRICE} or more, of which ₹${LEAST_CRORE} crore or more was traded`;

const FIRST_DAY =
  'On its first day a share is compared with its base price, such as the price of its issue.';

/** Every list of the market, in the order of menus. */
export const MARKET_LISTS = [
  {
    key: 'gainers',
    path: '/markets/gainers',
    title: 'Top gainers on NSE',
    label: 'Top gainers',
    description:
      'The fifty NSE shares that rose the most in a session, with close, change, shares and value traded, the list’s rule, earlier days and a CSV file.',
    of: 'day',
    rule: `${ENOUGH}, by their rise over the previous close: the ${MOST} largest. ${FIRST_DAY}`,
    includes: (row) => isTradedEnough(row) && (row.changePercent ?? 0) > 0,
    columns: ['name', 'close', 'percent', 'volume', 'value'],
    sort: { column: 'percent', direction: 'descending' },
    most: MOST,
    none: 'No share rose in this session.',
    note: 'Shares that rose the most',
    inMenu: true,
  },
  {
    key: 'losers',
    path: '/markets/losers',
    title: 'Top losers on NSE',
    label: 'Top losers',
    description:
      'The fifty NSE shares that fell the most in a session, with close, change, shares and value traded, the list’s rule, earlier days and a CSV file.',
    of: 'day',
    rule: `${ENOUGH}, by their fall from the previous close: the ${MOST} largest. ${FIRST_DAY}`,
    includes: (row) => isTradedEnough(row) && (row.changePercent ?? 0) < 0,
    columns: ['name', 'close', 'percent', 'volume', 'value'],
    sort: { column: 'percent', direction: 'ascending' },
    most: MOST,
    none: 'No share fell in this session.',
    note: 'Shares that fell the most',
    inMenu: true,
  },
  {
    key: 'most-active-value',
    path: '/markets/most-active-value',
    title: 'Most active shares by value',
    label: 'Most active by value',
    description:
      'The fifty NSE shares with the highest value traded in a session: value and shares traded, close and change, with earlier days and a CSV file.',
    of: 'day',
    rule: `Shares of NSE’s main board by the rupees traded in the session: the ${MOST} with most.`,
    includes: ({ valueCrore }) => (valueCrore ?? 0) > 0,
    columns: ['name', 'value', 'volume', 'close', 'percent'],
    sort: { column: 'value', direction: 'descending' },
    most: MOST,
    none: 'No share was traded in this session.',
    note: 'Shares with the highest value traded',
    inMenu: true,
  },
  {
    key: 'most-active-volume',
    path: '/markets/most-active-volume',
    title: 'Most active shares by volume',
    label: 'Most active by volume',
    description:
      'The fifty NSE shares with the highest volume in a session: shares and value traded, close and change, with earlier days and a CSV file.',
    of: 'day',
    rule: `Shares of NSE’s main board by the number of shares traded in the session: the ${MOST} with most.`,
    includes: ({ volume }) => (volume ?? 0) > 0,
    columns: ['name', 'volume', 'value', 'close', 'percent'],
    sort: { column: 'volume', direction: 'descending' },
    most: MOST,
    none: 'No share was traded in this session.',
    note: 'Shares with the highest volume',
  },
  {
    key: '52-week-highs',
    path: '/markets/52-week-highs',
    title: 'Shares at a 52-week high',
    label: '52-week highs',
    description:
      'NSE shares that reached their highest price of 52 weeks in a session, with the earlier high, close and change, earlier days and a CSV file.',
    of: 'day',
    rule: 'Shares of NSE’s main board whose price in the session reached or passed the highest of the 52 weeks before, counted from the same day a year earlier. Earlier prices are adjusted for bonuses and splits.',
    includes: ({ isNewHigh }) => isNewHigh === true,
    knownBy: ({ highBefore, isNewHigh }) => typeof highBefore === 'number' || isNewHigh === true,
    columns: ['name', 'high', 'highBefore', 'close', 'percent'],
    sort: { column: 'percent', direction: 'descending' },
    none: 'No share reached a 52-week high in this session.',
    note: 'Shares at their highest price of a year',
    inMenu: true,
  },
  {
    key: '52-week-lows',
    path: '/markets/52-week-lows',
    title: 'Shares at a 52-week low',
    label: '52-week lows',
    description:
      'NSE shares that reached their lowest price of 52 weeks in a session, with the earlier low, close and change, earlier days and a CSV file.',
    of: 'day',
    rule: 'Shares of NSE’s main board whose price in the session reached or passed the lowest of the 52 weeks before, counted from the same day a year earlier. Earlier prices are adjusted for bonuses and splits.',
    includes: ({ isNewLow }) => isNewLow === true,
    knownBy: ({ lowBefore, isNewLow }) => typeof lowBefore === 'number' || isNewLow === true,
    columns: ['name', 'low', 'lowBefore', 'close', 'percent'],
    sort: { column: 'percent', direction: 'ascending' },
    none: 'No share reached a 52-week low in this session.',
    note: 'Shares at their lowest price of a year',
    inMenu: true,
  },
  {
    key: 'price-bands',
    path: '/markets/price-bands',
    title: 'Shares that touched a price band',
    label: 'Price bands',
    metaTitle: 'Upper and lower circuit shares',
    description:
      'NSE shares whose price touched the upper or the lower band (circuit) of the session, with close, change and value traded, earlier days and a CSV file.',
    of: 'day',
    rule: 'Shares of NSE’s main board whose price touched the highest or the lowest price that the exchange allowed in the session. Shares with derivatives have no fixed band.',
    includes: ({ band }) => band !== null && band !== undefined,
    knownBy: ({ band }) => band !== null && band !== undefined,
    columns: ['name', 'band', 'close', 'percent', 'value'],
    sort: { column: 'percent', direction: 'descending' },
    none: 'No share touched its price band in this session.',
    note: 'Shares at their upper or lower circuit',
  },
  {
    key: 'delivery',
    path: '/markets/delivery',
    title: 'Shares with the highest delivery',
    label: 'Delivery',
    metaTitle: 'High delivery percentage shares',
    description:
      'NSE shares of which the largest part of the day’s volume was delivered to the buyer’s account, with shares delivered, close and change, and a CSV file.',
    of: 'day',
    rule: `Shares of NSE’s main board of which ₹${LEAST_DELIVERED_CRORE} crore or more was traded, by the part of the volume that was delivered: the ${MOST} with most. Shares of the series BE and BZ are left out, because every trade in them is delivered.`,
    includes: ({ deliveryPercent, valueCrore, series }) =>
      typeof deliveryPercent === 'number' &&
      (valueCrore ?? 0) >= LEAST_DELIVERED_CRORE &&
      !/^B[EZ]$/.test(series ?? ''),
    knownBy: ({ deliveryPercent }) => typeof deliveryPercent === 'number',
    columns: ['name', 'delivery', 'deliverable', 'volume', 'close', 'percent'],
    sort: { column: 'delivery', direction: 'descending' },
    most: MOST,
    none: 'No share with enough trade was delivered in this session.',
    note: 'Shares of which most was delivered',
  },
  {
    key: 'bulk-deals',
    path: '/markets/bulk-deals',
    title: 'Bulk deals on NSE',
    label: 'Bulk deals',
    description:
      'Bulk deals by session: who bought or sold more than 0.5% of a company’s shares, at what price, with earlier days and a CSV file.',
    of: 'bulk',
    rule: 'Trades in which one client bought or sold more than 0.5% of a company’s listed shares in the session. The exchange publishes client, quantity and average price after the close.',
    columns: ['name', 'client', 'side', 'quantity', 'price', 'dealValue'],
    sort: { column: 'dealValue', direction: 'descending' },
    none: 'The exchange reported no bulk deal of this session.',
    note: 'Large trades by client',
    inMenu: true,
  },
  {
    key: 'block-deals',
    path: '/markets/block-deals',
    title: 'Block deals on NSE',
    label: 'Block deals',
    description:
      'Block deals by session: large trades in the exchange’s own window, with buyer, seller, quantity and price, earlier days and a CSV file.',
    of: 'block',
    rule: 'Single trades of a large quantity in the exchange’s block deal window, near the previous close. Each has a row for the buyer and one for the seller.',
    columns: ['name', 'client', 'side', 'quantity', 'price', 'dealValue'],
    sort: { column: 'dealValue', direction: 'descending' },
    none: 'The exchange reported no block deal of this session.',
    note: 'Large trades in the block deal window',
  },
  {
    key: 'short-selling',
    path: '/markets/short-selling',
    title: 'Short selling on NSE',
    label: 'Short selling',
    description:
      'Shares that clients reported as sold short on NSE, by quantity and session, as the exchange publishes them, with earlier days and a CSV file.',
    of: 'short',
    rule: 'Shares that clients reported to the exchange as sold without owning them, by security. The exchange publishes them a session later.',
    columns: ['name', 'quantity'],
    sort: { column: 'quantity', direction: 'descending' },
    none: 'No short sale was reported for this session.',
    note: 'Shares that were sold short',
  },
] as const satisfies readonly MarketList[];

/** The list at a last part of an address, such as `gainers`. */
export const marketListOf = (key: string): MarketList | undefined =>
  MARKET_LISTS.find((list) => list.key === key);
