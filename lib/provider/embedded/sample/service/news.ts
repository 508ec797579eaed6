import type { NewsItemWire } from '@/lib/provider/schemas/market';

/** `[day and time in IST, subject, summary]`. */
type Entry = readonly [time: string, subject: string, summary: string];

/** Notes of one category. Every heading says that it is a sample: none of them reports an event. */
function inCategory(category: string, entries: readonly Entry[]): NewsItemWire[] {
  return entries.map(([time, subject, summary]) => ({
    heading: `Sample note: ${subject}`,
    date: `${time}+05:30`,
    summary,
    category,
    source: 'Sample desk',
  }));
}

const markets = inCategory('Markets', [
  [
    '2026-11-20T16:20',
    'how to read market breadth beside an index',
    'An index can rise while most shares fall, because large companies carry most of its weight. Compare advances and declines before you call a day strong or weak.',
  ],
  [
    '2026-11-19T16:15',
    'what a 52-week high does and does not say',
    'A new high records that every buyer of the past year is in profit on paper. It says nothing about value, and adjusted prices after a split or bonus can shift the mark.',
  ],
  [
    '2026-11-18T10:40',
    'why an expiry falls on Monday when Tuesday is a holiday',
    'Contracts that would end on a holiday end on the trading day before. Margins, square-off times and rollovers all move with it, so check the date in the contract’s name.',
  ],
  [
    '2026-11-16T16:30',
    'institutional flows, gross and net',
    'Daily figures for foreign and domestic institutions show purchases, sales and the difference. A small net number can hide large trades on both sides.',
  ],
  [
    '2026-11-13T11:05',
    'what a circuit filter stops, and for how long',
    'Price bands halt trades outside a range for one share; market-wide breakers halt all trading at set falls or rises of the index. Shares with derivatives have flexible bands.',
  ],
  [
    '2026-11-11T16:05',
    'reading a gap at the open after a holiday',
    'When other markets trade during an Indian holiday, news gathers and opens as a gap. The pre-open auction finds one price for all waiting orders; market orders accept it unseen.',
  ],
  [
    '2026-11-06T15:50',
    'the weight of five shares in a fifty-share index',
    'Because weights follow free-float value, the five largest members can make up a third or more of an index. An equal-weight version of the same list shows the rest.',
  ],
  [
    '2026-11-03T10:15',
    'what special sessions on a Sunday are for',
    'The session at Diwali is short and customary. Liquidity is thin, settlement follows its own calendar, and prices made in it count like any other.',
  ],
]);

const economy = inCategory('Economy', [
  [
    '2026-11-20T12:10',
    'what a rate decision changes for bond funds',
    'When yields fall, bonds already held gain in price, the more so the longer their duration. A fund’s running yield then declines, since new money is invested at lower rates.',
  ],
  [
    '2026-11-17T12:30',
    'retail inflation, core inflation and base effects',
    'A high figure a year ago can make this month’s rate look low although prices keep rising. Core inflation leaves out food and fuel to show the slower part.',
  ],
  [
    '2026-11-13T17:10',
    'why wholesale and retail prices part ways',
    'The two indices weigh different baskets: one is heavy in manufactured goods and fuel, the other in food and services. A gap of several points between them is not unusual.',
  ],
  [
    '2026-11-12T12:00',
    'industrial production, read with a three-month average',
    'Monthly output swings with festivals and working days. An average over three months against the same months of the year before takes out much of the noise.',
  ],
  [
    '2026-11-09T11:20',
    'repo rate, and how it reaches a home loan',
    'A loan tied to an outside benchmark is reset at least once in three months, so a change arrives within that time. Fixed-rate loans and deposits follow only when they are renewed.',
  ],
  [
    '2026-11-05T12:40',
    'how the fiscal deficit is counted',
    'It is what the government spends beyond its receipts other than borrowing. As a share of output it can fall because spending is lower or because the economy has grown.',
  ],
  [
    '2026-11-02T12:15',
    'purchasing managers’ surveys and the line at fifty',
    'Firms answer whether orders and output rose or fell against the month before. Above fifty more of them report a rise; the figure measures spread and not size.',
  ],
]);

const companies = inCategory('Companies', [
  [
    '2026-11-20T10:25',
    'consolidated or standalone: which results to read',
    'Standalone figures leave out subsidiaries. For a group the consolidated ones tell more, but dividends are paid from the parent’s own profit.',
  ],
  [
    '2026-11-18T15:45',
    'what happens to a holding on an ex-bonus date',
    'With a bonus of one for one the number of shares doubles and the price adjusts to about half. The value of the holding does not change; the tax cost of bonus shares is nil.',
  ],
  [
    '2026-11-16T11:30',
    'one-off items, and how to take them out',
    'Sale of land, a legal settlement or an old tax refund can double a quarter’s profit. Subtract it after tax before you compare margins or compute a price–earnings ratio.',
  ],
  [
    '2026-11-12T15:35',
    'record date and ex-date under next-day settlement',
    'To be on the register by the record date you must own the shares the day before it. Under T+1 the ex-date and the record date usually fall on the same day.',
  ],
  [
    '2026-11-11T12:50',
    'the auditor’s report in two minutes',
    'Look for four words: qualified, adverse, disclaimer and emphasis. A key audit matter is not a fault; it tells where the auditor spent most of the time.',
  ],
  [
    '2026-11-06T11:00',
    'what the rights entitlement in your demat account is',
    'In a rights issue a temporary security is credited first. You can apply with it, sell it on the exchange during its window or let it lapse, and a lapse leaves you with nothing.',
  ],
  [
    '2026-11-04T15:25',
    'order wins, and why size alone tells little',
    'Ask over how many years an order runs, what it earns, who pays in advance and which share of it falls to partners. A large order at a thin margin can tie up cash.',
  ],
]);

const ipo = inCategory('IPO', [
  [
    '2026-11-20T09:50',
    'reading subscription figures by category',
    'The total mixes institutions, wealthy individuals and retail. For a small applicant only the number of retail applications against available lots decides the odds.',
  ],
  [
    '2026-11-19T12:20',
    'fresh issue and offer for sale',
    'In a fresh issue the money goes to the company; in an offer for sale it goes to existing holders. Most issues combine both, and the prospectus gives the split.',
  ],
  [
    '2026-11-17T10:35',
    'what anchor investors are told and bound to',
    'Anchors are allotted shares a day before the issue opens, at one price, and must hold them for set periods. The end of a lock-in raises the number of shares that can be sold.',
  ],
  [
    '2026-11-13T10:05',
    'three working days from close to listing',
    'Allotment on the first day, credits and release of blocked money on the second, trading on the third. A market holiday in between pushes the listing back.',
  ],
  [
    '2026-11-09T15:15',
    'why an application can fail although money was there',
    'A name that differs from PAN, a mandate approved after the deadline, or a UPI handle from another person’s bank account are the usual reasons. Registrars show the reason online.',
  ],
  [
    '2026-11-05T10:30',
    'price bands and the cut-off box',
    'Retail applicants may tick “cut-off” and accept whatever price is found within the band. Money is blocked at the upper end and the difference is released.',
  ],
]);

const commodities = inCategory('Commodities', [
  [
    '2026-11-19T18:30',
    'spot, futures and the cost of carry',
    'A future for delivery in two months contains interest, storage and insurance. If the near contract is dearer all the same, the market is short of goods now.',
  ],
  [
    '2026-11-17T18:10',
    'silver’s two faces',
    'Silver is bought as a store of value and used in solar cells and electronics. Its price therefore reacts both to interest rates and to factory orders, often by more than gold’s.',
  ],
  [
    '2026-11-12T18:20',
    'why a commodity contract has a tender period',
    'In the last days sellers may declare delivery and buyers must take it, with extra margin. Traders without a warehouse close or roll before it begins.',
  ],
  [
    '2026-11-09T18:05',
    'what an inventory report on crude measures',
    'Weekly stocks show the balance of output, imports and refining. Traders compare the change with what was expected, and revisions of the week before can outweigh it.',
  ],
  [
    '2026-11-04T18:15',
    'evening sessions and overseas holidays',
    'Metals and energy trade into the night in India because prices are made abroad. When London or New York is closed, quotes here thin out and spreads widen.',
  ],
]);

const currency = inCategory('Currency', [
  [
    '2026-11-20T17:15',
    'what a reference rate is used for',
    'A reference rate is computed from trades during a window in the day. Exchange-traded currency contracts settle against it, so it can differ from the last quote on your screen.',
  ],
  [
    '2026-11-18T17:20',
    'importers, exporters and the month’s end',
    'Payments for oil and other imports cluster near the end of a month, exporters sell when dues come in. Such flows move a rate for days without any change in its outlook.',
  ],
  [
    '2026-11-13T17:40',
    'forward premium: interest, not opinion',
    'The premium of forward dollars follows from the gap between rupee and dollar interest. It narrows when the two rates come closer, whatever the spot rate does.',
  ],
  [
    '2026-11-11T17:05',
    'what a weaker rupee changes in an overseas fund',
    'An Indian investor in a dollar fund earns the fund’s return and the change in the exchange rate. The second can add to the first or take it away.',
  ],
  [
    '2026-11-05T17:30',
    'reserves, and why valuation moves them',
    'Foreign exchange reserves are stated in dollars but partly held in other currencies and gold. A weekly change can come from prices and not from any purchase or sale.',
  ],
]);

const mutualFunds = inCategory('Mutual funds', [
  [
    '2026-11-20T14:30',
    'which NAV applies around a holiday',
    'The day counts on which order and money both reach the fund house before the cut-off. If the next day is a holiday, a late order takes the NAV of the business day after it.',
  ],
  [
    '2026-11-18T14:10',
    'index fund or ETF on the same index',
    'One is bought at the day’s NAV from the fund house, the other at a market price through a demat account. Compare tracking difference, spread and brokerage, not expense ratio alone.',
  ],
  [
    '2026-11-16T14:25',
    'side-pocketing after a default',
    'A fund may move a defaulted bond into a separate portfolio, so that those who invested before the event receive what is recovered later. New investors take no part in it.',
  ],
  [
    '2026-11-12T14:05',
    'what changes when a fund manager leaves',
    'The mandate, benchmark and costs stay. Look at who takes over, whether turnover rises, and whether the process was one person’s or a team’s.',
  ],
  [
    '2026-11-06T14:15',
    'pausing an SIP and stopping it',
    'A pause skips a few instalments and then resumes; a stop ends the mandate. Units already bought stay in either case, and exit load runs from each purchase.',
  ],
  [
    '2026-11-03T14:20',
    'why category averages flatter',
    'Schemes that were merged or closed drop out of an average, and mostly they were the weaker ones. Compare with the index of the category instead.',
  ],
]);

/** Market notes, as `MarketNews` sends them, newest first. */
export const news: NewsItemWire[] = [
  ...markets,
  ...economy,
  ...companies,
  ...ipo,
  ...commodities,
  ...currency,
  ...mutualFunds,
].sort((a, b) => (a.date < b.date ? 1 : -1));
