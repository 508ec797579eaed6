import type { VideoWire } from '@/lib/provider/schemas/content';

/** `[name, category, publishedAt, duration, views, description]`; codes are numbered in this order. */
type Entry = readonly [
  name: string,
  category: string,
  publishedAt: string,
  duration: string,
  views: number,
  description: string,
];

const gettingStarted: readonly Entry[] = [
  [
    'How to read a contract note, line by line',
    'Getting started',
    '2026-11-12T10:30:00+05:30',
    'PT8M12S',
    18420,
    'A contract note is the record of every trade your broker did for you, sent within 24 hours. This video opens a sample note for 20 shares at ₹1,250.00 and walks down it: order and trade numbers, trade time, quantity, gross rate, then brokerage, securities transaction tax, exchange and SEBI fees, stamp duty and GST. You see who receives each amount, how the lines add up to the sum debited, and the four things to check before you file it: client code, price, quantity, total.',
  ],
  [
    'Your first delivery order, step by step',
    'Getting started',
    '2026-10-29T10:30:00+05:30',
    'PT6M34S',
    15210,
    'You have opened an account and added money. What now? We place one small delivery order on a practice screen: find the share by symbol, check that it is the right exchange and series, choose delivery and not intraday, set a limit price, read the estimated charges and confirm. Then we follow the order through the order book, the trade book and, one working day later, the holdings page. The video also shows how to change or cancel an order that has not yet traded.',
  ],
  [
    'Market, limit and stop-loss orders compared',
    'Getting started',
    '2026-10-15T10:30:00+05:30',
    'PT7M05S',
    12880,
    'Each order type promises one thing and leaves another open. A market order trades at once but not at a price you choose. A limit order fixes your worst price but may wait all day. A stop-loss order sleeps until a trigger price is touched and then enters the book. We run all three through the same sample order book, including a thin one where a market order eats through five price levels, and a falling morning where a stop-loss limit is jumped over and stays unfilled.',
  ],
  [
    'T+1 settlement: where your money and shares are',
    'Getting started',
    '2026-10-01T10:30:00+05:30',
    'PT5M48S',
    9760,
    'Since 27 January 2023 every share on the Indian exchanges settles on the working day after the trade. The video follows one purchase and one sale through that day and a half: block of funds, matching, netting by the clearing corporation, pay-in next morning, pay-out in the afternoon. You learn why money from a sale can be used before it reaches your bank, what happens when a settlement holiday falls in between, and what an auction means when a seller fails to deliver.',
  ],
  [
    'Adding a nominee to your demat account',
    'Getting started',
    '2026-09-17T10:30:00+05:30',
    'PT4M55S',
    8340,
    'A nominee receives what you hold, in trust for your heirs, without waiting for a court. We show how to add one or more nominees online, how to state each one’s share in per cent, which details are asked for, and what changes when the nominee is a minor and a guardian has to be named. The second half explains opting out, what a family has to produce when there is no nominee, and the difference between a nominee and a joint holder.',
  ],
];

const trading: readonly Entry[] = [
  [
    'Pledging shares for margin, step by step',
    'Margin and pledges',
    '2026-11-05T10:30:00+05:30',
    'PT5M40S',
    11430,
    'Shares you already own can stand as margin without leaving your demat account. The video shows the whole path: choose shares from the approved list, read the haircut beside each, confirm with the OTP that the depository sends to your phone, and see the pledge marked. Then the limits: a haircut that can rise overnight, the rule that half of an overnight derivatives margin must be cash or its equal, and what it means that the broker may invoke a pledge when a call is not met.',
  ],
  [
    'Margin trading facility: what borrowed money costs',
    'Margin and pledges',
    '2026-08-20T10:30:00+05:30',
    'PT7M22S',
    7910,
    'Under the margin trading facility you pay part of the price and the broker lends the rest, against the shares as security. We work one sample purchase of ₹1,00,000 with ₹40,000 lent: interest by the day at an assumed yearly rate, the pledge you must approve, and the price at which a margin call arrives. A table shows the same trade after 30, 90 and 180 days when the share rises 10%, stands still or falls 10%, so that you see interest and loss added together.',
  ],
  [
    'What a chart can tell you, and what it cannot',
    'Trading',
    '2026-07-23T10:30:00+05:30',
    'PT9M18S',
    13640,
    'A candle holds four prices: open, high, low and close. From there we build a daily chart, add a moving average of 20 and of 50 days, and mark support where buyers came back before. The second half is about limits. The average follows, it does not lead. A pattern that is found after the event was not visible before it. Volumes in small companies can make any line look firm. You end with a checklist to fill in before a trade: reason, entry, exit, and the sum you can lose.',
  ],
  [
    'Lending shares for a fee: how SLB works',
    'Trading',
    '2026-04-16T10:30:00+05:30',
    'PT6M10S',
    4180,
    'The securities lending and borrowing scheme lets you lend shares you do not plan to sell, on an exchange screen, for a fee fixed at the start. The clearing corporation stands between lender and borrower and holds margin from the borrower. This video shows a sample order of 1,000 shares for one month, how the fee per share becomes a yearly rate, who receives a dividend paid in between, what recall and early return mean, and why the fee is usually small for shares that few people want to borrow.',
  ],
];

const derivatives: readonly Entry[] = [
  [
    'Nine in ten lost: what the F&O study found',
    'Derivatives',
    '2026-10-22T10:30:00+05:30',
    'PT6M48S',
    16950,
    'SEBI’s study of 25 January 2023 looked at individual traders in equity futures and options in the financial year 2021-22. Nine in ten ended with a net loss. The average loss maker lost close to ₹50,000, and paid a further 28% of that loss in transaction costs. Those who gained spent 15% to 50% of the profit on costs. We read the figures slowly, explain who was counted and who was not, and ask five questions that you can put to your own trades before you open the next one.',
  ],
  [
    'A call and a put, drawn from nothing',
    'Derivatives',
    '2026-09-03T10:30:00+05:30',
    'PT8M40S',
    10270,
    'With a pencil and two axes, we draw what an option is worth on the day it expires. A call with a strike of ₹1,000 bought for ₹40 breaks even at ₹1,040 and can lose no more than ₹40 a share. A put is its mirror image. Then we draw the sellers’ side, where the gain is capped and the loss is not, or nearly not. The last part adds time: why the same option loses value on a day when the share does not move.',
  ],
  [
    'Futures: margin and daily settlement',
    'Derivatives',
    '2026-06-18T10:30:00+05:30',
    'PT7M56S',
    6820,
    'A futures contract is settled in cash every evening. The video follows one lot for five sample days: initial margin of SPAN plus exposure, the day’s closing price, the profit or loss credited or debited, and the day when the balance is no longer enough. You see why a trader can be right about the month and still be closed out in its first week, how much the contract value exceeds the margin, and what a shortfall penalty is.',
  ],
  [
    'Expiry day: when an option turns into shares',
    'Derivatives',
    '2026-05-21T10:30:00+05:30',
    'PT6M02S',
    5930,
    'Stock futures and options in India are settled by delivery. An in-the-money stock option that you forget on expiry day therefore becomes a purchase or a sale of the full lot, with the money or the shares to match. We go through a sample lot, show the delivery margin that builds up in the last days, the difference to index options, which settle in cash, and the ways to leave a position in time. A short list at the end helps you plan the week of expiry.',
  ],
];

const issues: readonly Entry[] = [
  [
    'Applying for an IPO with UPI',
    'IPOs',
    '2026-09-24T10:30:00+05:30',
    'PT6M20S',
    14380,
    'No cheque and no transfer: the money stays in your bank and is only blocked. We fill in a sample bid, choose the lot and the cut-off price, enter a UPI ID that is in your own name, and approve the mandate in the UPI app. The deadline that people miss is explained too: the mandate must be approved by 5 pm on the day the issue closes. You also see how to change a bid, what counts as a second application and why it is rejected.',
  ],
  [
    'What happens after you apply for an IPO',
    'IPOs',
    '2026-09-10T10:30:00+05:30',
    'PT6M55S',
    12150,
    'The issue is closed and you wait. Behind the scenes the registrar matches bids with PAN and demat records, drops those that do not fit, and works out the basis of allotment with the exchange. When retail bids exceed the shares, lots are drawn, so that one lot goes to as many applicants as possible. The video follows the three working days from closing to listing: allotment, credit of shares and release of blocked money, first trade. It ends with how to check your status and whom to ask.',
  ],
  [
    'Reading an offer document in twenty minutes',
    'IPOs',
    '2026-03-12T10:30:00+05:30',
    'PT9M30S',
    5440,
    'A red herring prospectus runs to several hundred pages, but most of what matters stands in six places. We open one and go to them in order: objects of the offer, to see where the money goes; risk factors, of which the first ten are the most telling; capital structure and who sells; the restated accounts of three years; related party transactions; outstanding litigation. At each stop you get two questions to answer in a sentence. If you cannot answer them, that is a result too.',
  ],
];

const funds: readonly Entry[] = [
  [
    'SIP maths: why the last years do the work',
    'Mutual funds',
    '2026-08-06T10:30:00+05:30',
    'PT7M44S',
    11890,
    'Put ₹10,000 a month away for twenty years and assume 12% a year: you pay in ₹24,00,000 and the formula says ₹99,91,479. The video builds that figure on a blank sheet, instalment by instalment, and shows that half of it appears in about the last five years. Then it turns the sum round: 12% is an assumption, markets do not pay by the month, and a return of 8% leaves far less. You learn to read any SIP chart for what is paid in, what is assumed, and what is missing.',
  ],
  [
    'Direct and regular plans: same fund, two prices',
    'Mutual funds',
    '2026-06-04T10:30:00+05:30',
    'PT5M58S',
    9020,
    'Every open-ended scheme has a direct and a regular plan. The portfolio and the manager are the same; the regular plan also pays a commission to the distributor, out of the fund, every day. So its expense ratio is higher and its NAV lower. We compare a sample pair over ten years, in rupees, and then ask what the difference buys: advice on choice, paperwork, someone to call in a bad month. A distributor, such as your broker, must tell you what it earns. Ask.',
  ],
  [
    'Why a fund has one price a day',
    'Mutual funds',
    '2026-05-07T10:30:00+05:30',
    'PT5M12S',
    6310,
    'A share changes its price every second; a mutual fund has one NAV a day. The video adds up a small sample portfolio at closing prices, takes off what the scheme owes, divides by the units and arrives at the figure that is published in the evening. Then come cut-off times: for most schemes the application and the money must both arrive by 3 pm to get that day’s NAV. You also learn why a NAV of ₹10 is no cheaper than one of ₹500.',
  ],
  [
    'The riskometer, read properly',
    'Mutual funds',
    '2026-02-12T10:30:00+05:30',
    'PT4M46S',
    4870,
    'Every scheme carries a dial with six levels, from low to very high. Behind it stands a calculation: for shares, the size of the companies, how much their prices move and how easily they trade; for bonds, credit quality, interest rate risk and liquidity. Fund houses work it out every month from the actual portfolio. This video reads three sample dials, shows where to look up changes over the year, and explains what the dial does not say: nothing about the next return, and nothing about whether the fund suits your date.',
  ],
  [
    'ETFs: the price, the value and the gap',
    'Mutual funds',
    '2026-01-22T10:30:00+05:30',
    'PT6M28S',
    5180,
    'An exchange traded fund has two figures at the same moment: the price on the screen and the indicative value of what it holds. Usually they are close, because market makers and large investors trade the difference away. When trading is thin, or the assets are abroad and a limit on new units applies, the gap can open. We look at a sample order book, measure spread and premium, and show why a limit order near the indicative value saves more than a low expense ratio.',
  ],
];

const incomeAndGoods: readonly Entry[] = [
  [
    'Bond prices and yields: a seesaw explained',
    'Fixed income',
    '2026-07-09T10:30:00+05:30',
    'PT6M36S',
    6740,
    'A bond that pays 7% a year for ten years is worth ₹100 when the market asks for 7%. When the market asks for 8%, it is worth ₹93.29, and at 6% it is worth ₹107.36. The video computes these three prices with nothing but division, and draws the seesaw that follows. Then it adds two further questions that yield alone hides: will the issuer pay, which the rating addresses, and can you sell before the end, which the day’s trading volume answers.',
  ],
  [
    'Government securities for individuals',
    'Fixed income',
    '2025-12-11T10:30:00+05:30',
    'PT5M50S',
    3960,
    'Treasury bills, dated government bonds and state loans are sold at auctions in which individuals may take part without naming a price, in the non-competitive part. We show the calendar, the minimum of ₹10,000 and its multiples, what you pay on settlement, and where the paper is held. One example compares a bill bought at a discount with a bond that pays twice a year. The video also explains what happens when you want to sell early, and how interest is taxed in general terms.',
  ],
  [
    'Commodity contracts: lot, tick and delivery',
    'Commodities and currency',
    '2026-04-02T10:30:00+05:30',
    'PT7M14S',
    4420,
    'Gold is quoted for ten grams, silver for a kilogram, crude oil for a barrel, and each contract has its own lot. This video turns a quote into rupees: price, lot size, contract value, the smallest price step and what one step wins or costs. Then it follows a gold contract into its last days, when a tender period begins and margins rise, and shows who delivers, in which vault, and why most traders close before. Sample figures only, with the exchange’s contract page open beside them.',
  ],
  [
    'The rupee and the dollar: who needs a hedge',
    'Commodities and currency',
    '2025-11-20T10:30:00+05:30',
    'PT6M06S',
    3710,
    'An importer who pays dollars in three months and a parent who pays a fee abroad have the same problem: they know the dollars and not the rupees. We show how an exchange-traded currency future fixes the rate, with margin and daily settlement, and what it costs when the rate moves the other way. The second half is about the rule: the Reserve Bank expects users of these contracts to have an underlying exposure to the currency. Trading without one is not what the market is meant for.',
  ],
];

const readingAndSafety: readonly Entry[] = [
  [
    'A quarterly result in fifteen minutes',
    'Reading companies',
    '2026-08-27T10:30:00+05:30',
    'PT8M58S',
    8230,
    'Results arrive as a table of six columns and a page of notes. We read one invented company’s sheet in a fixed order: sales against the same quarter last year, operating profit and its margin, other income, finance cost, tax, earnings a share. Then the notes: one-off items, a change of method, segments, the auditor’s limited review. You learn why a comparison with the previous quarter misleads in seasonal businesses, how profit and cash can part ways, and which three figures to write down for next time.',
  ],
  [
    'What a P/E ratio hides',
    'Reading companies',
    '2026-03-26T10:30:00+05:30',
    'PT6M50S',
    9350,
    'Price divided by earnings a share looks like a price tag, yet it has four moving parts. Which earnings: last year’s, the last four quarters’, or next year’s estimate? Standalone or consolidated? With or without a one-off sale? And what if earnings are at the high point of a cycle, which makes the ratio look low just before profits fall? Four invented companies with a ratio of 15 show four different answers. The video ends with what to read beside it: debt, cash flow and how the figure compares in the same industry.',
  ],
  [
    'Capital gains on shares: the records to keep',
    'Tax and records',
    '2026-07-02T10:30:00+05:30',
    'PT7M08S',
    10640,
    'For tax, a listed share held for more than twelve months is a long-term asset; anything shorter is short-term, and the two have different rates. The video does not file your return. It shows what you need for it: contract notes, the statement of gains by first-in-first-out, dividends with tax deducted, and corporate actions that change cost or quantity, such as bonus, split and demerger. We match one sample statement with the annual information statement and mark the three lines that most often differ. Ask a tax adviser for your own case.',
  ],
  [
    'Your account under attack: eight minutes of defence',
    'Safety',
    '2026-10-08T10:30:00+05:30',
    'PT7M52S',
    12470,
    'Fraud in the market seldom breaks a password; it talks its way in. We replay four sample calls: the tip group that shows other people’s profits, the app sent as a link, the officer who needs an OTP, the refund that asks for tax first. At each point we stop and name what gives it away. Then the defence: payment only to validated UPI handles, a look-up in SEBI Check, the official app stores, a frozen account within minutes, and a call to 1930 or a report at cybercrime.gov.in.',
  ],
  [
    'DDPI: the instruction that replaced the old POA',
    'Safety',
    '2026-01-08T10:30:00+05:30',
    'PT5M26S',
    5090,
    'When you sell, shares must leave your demat account. You can approve each sale with an OTP at the depository, or sign a demat debit and pledge instruction once. The DDPI replaced the broad power of attorney for new clients in November 2022 and covers four uses only: delivery for sales on the exchange, pledges for margin, mutual fund transactions on exchange platforms, and shares tendered in open offers. We compare both ways, show how to sign and how to withdraw, and why nobody may make it a condition of opening an account.',
  ],
  [
    'A complaint that gets an answer',
    'Safety',
    '2025-10-16T10:30:00+05:30',
    'PT5M34S',
    3380,
    'A complaint works better when it can be checked. We write one together: client code, date and time, order number, what you expected, what happened, what you ask for, and the papers that show it. Then the path: your broker’s grievance desk, which has 21 calendar days; SCORES, SEBI’s portal, with a review if the reply does not satisfy you; and SMART ODR, where an independent conciliator and, if needed, an arbitrator deal with the matter online. Keep every reference number you are given.',
  ],
];

const entries = [
  ...gettingStarted,
  ...trading,
  ...derivatives,
  ...issues,
  ...funds,
  ...incomeAndGoods,
  ...readingAndSafety,
];

/**
 * Videos as `talking-finance/videos` sends them. The codes have a video id's length and are visibly
 * samples, so that none is a stranger's video.
 */
export const videos: VideoWire[] = entries.map(
  ([name, category, publishedAt, duration, viewCount, description], index) => {
    const code = `SAMPLE-${String(index + 1).padStart(4, '0')}`;
    const youtubeInfo = { description, publishedAt, duration, viewCount };
    return { name, code, youtubeInfo, thumbnail: `videos/${code}.svg`, category };
  },
);
