import type { ReportWire } from '@/lib/provider/schemas/content';

import { fileSize } from './file-size';

interface Entry {
  slug: string;
  title: string;
  publishedAt: string;
  summary: string;
}

/** Reports of one category; the category and the slug name the PDF. */
function inCategory(category: string, entries: readonly Entry[]): ReportWire[] {
  return entries.map(({ slug, title, publishedAt, summary }) => ({
    title,
    category,
    publishedAt,
    summary,
    file: `reports/${category}/${slug}.pdf`,
    size: fileSize(`reports/${category}/${slug}.pdf`),
    author: 'Research desk',
  }));
}

const institutional = inCategory('institutional-research', [
  {
    slug: 'reading-bank-results-five-lines',
    title: 'Reading bank results: five lines that matter',
    publishedAt: '2026-10-19',
    summary:
      'A bank’s quarterly statement runs to dozens of lines. This note follows five of them through an invented example: net interest income, fee income, operating cost, slippages and provisions. It shows how each is computed, where it stands in the filing and which changes come from accounting choices and not from lending. A one-page template lets you fill in any bank’s figures within minutes.',
  },
  {
    slug: 'index-weights-and-free-float',
    title: 'How index weights move when free float changes',
    publishedAt: '2026-08-24',
    summary:
      'Most Indian indices weigh a share by its free-float market value, so the sale of a promoter’s holding changes the weight although the price stands still. We work through a small invented index of five shares, compute the new divisor and show what a fund that copies the index has to buy and sell. The last page lists the usual dates of index reviews.',
  },
  {
    slug: 'order-books-coverage-and-conversion',
    title: 'Order books in capital goods: coverage and conversion',
    publishedAt: '2026-05-11',
    summary:
      'An order book of three years’ sales sounds safe, until orders are slow to turn into invoices. The note separates coverage, the ratio of orders in hand to yearly sales, from conversion, the share of the opening book billed in a year. It explains fixed-price clauses, advances and liquidated damages, and gives six questions to put to a management on a results call.',
  },
  {
    slug: 'working-capital-days-template',
    title: 'Working capital days: a template for consumer companies',
    publishedAt: '2025-11-17',
    summary:
      'Inventory days, receivable days and payable days tell how long a company’s cash is tied up between paying a supplier and being paid by a shop. We define each on average balances, show the effect of a festive season that falls in another quarter, and explain why channel financing can flatter receivables. A worksheet with an invented company over eight quarters is included.',
  },
  {
    slug: 'shareholding-pattern-what-it-tells',
    title: 'What a change in shareholding pattern tells, and what not',
    publishedAt: '2025-06-02',
    summary:
      'Listed companies file their shareholding pattern within 21 days after each quarter. This note explains its tables, from promoters and public institutions to shares in depository receipts, and how to compare two quarters after a bonus or a merger. It warns of three false readings: reclassified holders, funds that moved between categories, and pledges that were released only to be created again.',
  },
  {
    slug: 'quarterly-preview-from-volume-to-margin',
    title: 'Building a quarterly preview: from volume to margin',
    publishedAt: '2024-09-16',
    summary:
      'Before results come out, an analyst writes down an expectation that can later be proved wrong. We build one for an invented cement maker in seven steps: volume, price, freight, fuel, other cost, depreciation and tax. Each step names a public source and the error it usually carries. The note ends with a table that splits a surprise into volume, price and cost.',
  },
]);

const fundamental = inCategory('fundamental-reports', [
  {
    slug: 'from-ebitda-to-cash-six-checks',
    title: 'From EBITDA to cash: six checks on a profit',
    publishedAt: '2026-11-09',
    summary:
      'Profit is an opinion that cash has to confirm. The note compares operating cash flow with EBITDA over five years and lists six reasons for a gap: receivables, inventory, capitalised cost, other income, tax paid and supplier credit. An invented company shows how a steady margin can hide a growing need for money. Ratios are defined, so that you can repeat them from any annual report.',
  },
  {
    slug: 'return-on-capital-step-by-step',
    title: 'Return on capital, step by step',
    publishedAt: '2026-07-20',
    summary:
      'Return on capital employed compares operating profit with the money that a business uses, whoever lent it. We calculate it in four steps, decide what to do with cash, goodwill and leases, and split the result into margin and turnover. A table shows how two invented companies reach 18 per cent on different roads, and why the same figure can mean different things for growth.',
  },
  {
    slug: 'contingent-liabilities-in-annual-reports',
    title: 'Reading contingent liabilities in an annual report',
    publishedAt: '2026-03-16',
    summary:
      'Claims that may or may not have to be paid stand in the notes and not in the balance sheet. This report shows where to look, how tax disputes, guarantees for subsidiaries and bill discounting differ, and how to set the total against net worth. It describes what Indian accounting standards ask a company to disclose and which wording should make a reader slow down.',
  },
  {
    slug: 'promoter-pledge-where-to-find-it',
    title: 'Promoter pledge: where to find it and how to weigh it',
    publishedAt: '2025-09-08',
    summary:
      'When promoters borrow against their shares, a fall in price can force a sale at an awkward time. The note shows where encumbrances are disclosed, how to compute them as a share of promoter holding and of all shares, and why both are needed. An invented example follows a loan with a cover of two times through a price fall of 40 per cent.',
  },
  {
    slug: 'related-party-transactions-checklist',
    title: 'Related-party transactions: a reader’s checklist',
    publishedAt: '2025-03-24',
    summary:
      'Business with group companies can be plain routine or a way out for money. Our checklist has twelve points, among them the size against sales, the terms compared with those of others, royalties, loans without a due date and the vote of public shareholders. Each point names the place in the filing. It does not judge; it tells where a second look pays.',
  },
  {
    slug: 'dividend-yield-and-payout',
    title: 'Dividend yield and payout: two different questions',
    publishedAt: '2024-11-25',
    summary:
      'Yield sets the dividend against the price, payout against the profit. A high yield may come from a fallen price, a low payout from plans to invest. The note computes both for an invented company over six years, adds the cash that was really free for owners, and explains special dividends, record dates and the tax deducted before the money arrives.',
  },
]);

const technical = inCategory('technical-reports', [
  {
    slug: 'moving-averages-what-a-crossover-measures',
    title: 'Moving averages: what a crossover measures',
    publishedAt: '2026-10-05',
    summary:
      'A crossover of two averages says that recent prices are higher or lower than older ones, no more. We define simple and exponential averages, show how long each lags behind a turn and count signals on an artificial price series with no trend at all. About half of them point the wrong way there, which is the yardstick for any claim made about real prices.',
  },
  {
    slug: 'support-and-resistance-as-zones',
    title: 'Support and resistance as zones, not lines',
    publishedAt: '2026-06-15',
    summary:
      'Chart levels work with a tolerance, because orders gather around a price and not on it. The note proposes a zone as wide as the average true range of fourteen days, marks it on a sample chart and sets rules for touch, break and return before looking at what follows. It explains why a level found after the event proves nothing, and how to avoid that trap.',
  },
  {
    slug: 'volume-and-delivery-percentage',
    title: 'Volume and delivery percentage, read together',
    publishedAt: '2026-01-27',
    summary:
      'Indian exchanges publish how much of each day’s volume was taken for delivery. This report explains what the figure counts, why it falls when intraday trade rises, and how block deals, index changes and ex-dates distort it. A table sorts days into four kinds by volume and delivery, each with a sober reading and a list of harmless explanations to rule out first.',
  },
  {
    slug: 'rsi-computed-and-misread',
    title: 'RSI: how it is computed and where it misleads',
    publishedAt: '2025-08-11',
    summary:
      'The relative strength index compares average gains with average losses over fourteen periods and puts the result on a scale from 0 to 100. We compute it line by line for an invented series, show how smoothing changes it between charting programs, and why readings above 70 can last for weeks in a trend. The formula and the first twenty values are printed.',
  },
  {
    slug: 'position-size-from-the-stop',
    title: 'Position size from the stop: the arithmetic of one per cent',
    publishedAt: '2025-02-10',
    summary:
      'If a trade may cost one per cent of capital, the distance to the stop decides the number of shares. With ₹5 lakh, a price of ₹400 and a stop at ₹385, that gives 333 shares. The note adds brokerage, taxes and a gap beyond the stop, and shows how quickly ten losses in a row add up at one, two and five per cent.',
  },
  {
    slug: 'testing-a-rule-three-errors',
    title: 'Testing a trading rule: three errors that flatter it',
    publishedAt: '2024-07-15',
    summary:
      'A rule tested on the past often looks better than it is. Three errors do most of the damage: testing only shares that still exist, using figures that were not known on the day, and leaving out costs. We repeat one test with and without each error on artificial data and show the difference. A checklist for your own tests closes the report.',
  },
]);

const derivative = inCategory('derivative-reports', [
  {
    slug: 'open-interest-and-price',
    title: 'Open interest and price: four combinations and their limits',
    publishedAt: '2026-11-16',
    summary:
      'Rising price with rising open interest is called long build-up, and three more names go with the other pairs. The report explains how open interest is counted, why every contract has a buyer and a seller, and why the names therefore describe a mood and not a fact. Expiry, spreads and hedges are shown as cases in which the usual reading fails.',
  },
  {
    slug: 'implied-volatility-around-events',
    title: 'Implied volatility before and after an event',
    publishedAt: '2026-09-07',
    summary:
      'Options become dearer before results or a policy meeting and cheaper the morning after, whatever the news. With an invented share at ₹1,000 we price a straddle at 45 and at 30 per cent volatility and show how far the price must move for a buyer to break even. Charges are counted. The note also explains why sellers of the same straddle can lose without limit.',
  },
  {
    slug: 'put-call-parity-worked-example',
    title: 'Put-call parity: a worked example with an index option',
    publishedAt: '2026-04-13',
    summary:
      'A call less a put with the same strike and expiry must be worth the future less the strike, discounted. We work it through with round sample figures, measure a gap of four points and show that taxes, spreads and margin cost eat it up. The exercise is useful as a check on quotes: a wide gap usually means that one of the prices is stale.',
  },
  {
    slug: 'rollover-how-it-is-counted',
    title: 'Rollover: how it is counted, and what it leaves open',
    publishedAt: '2025-10-20',
    summary:
      'Near expiry many positions move to the next month. Rollover is the open interest of later months as a share of the total, compared with the average of earlier expiries. This report computes it, separates rollover from its cost, and explains what it cannot tell: who rolled, in which direction, and whether the position is one half of a hedge.',
  },
  {
    slug: 'cost-of-an-option-trade',
    title: 'What an option trade costs, line by line',
    publishedAt: '2026-04-06',
    summary:
      'Since 1 April 2026 the sale of an option bears 0.15 per cent securities transaction tax on the premium. We add brokerage, exchange charges, GST, stamp duty and the spread for one invented index lot, bought and sold on the same day, and turn the total into points of premium. A table shows the share of trades that must succeed for costs alone to be earned back.',
  },
  {
    slug: 'physical-settlement-calendar',
    title: 'Physical settlement: a calendar for the expiry week',
    publishedAt: '2025-04-21',
    summary:
      'Stock futures and options that stay open to the end turn into a duty to deliver shares or to pay for them. Day by day, this note lists what happens in the last week: delivery margins that step up, thinner quotes, the close-out by the risk desk and the settlement after expiry. One sample lot shows how a premium of ₹9,000 becomes an obligation of several lakh.',
  },
]);

const currencyAndCommodity = inCategory('currency-and-commodity-reports', [
  {
    slug: 'usd-inr-forwards-what-the-premium-pays',
    title: 'USD–INR forwards: what the premium pays for',
    publishedAt: '2026-10-26',
    summary:
      'The forward rate is no forecast. It follows from the spot rate and the difference between rupee and dollar interest. We compute a one-year forward from sample rates of 6 and 4 per cent, show the premium of about 1.9 per cent, and explain why an exporter receives and an importer pays it. The note closes with the contract terms of exchange-traded currency futures.',
  },
  {
    slug: 'gold-in-rupees-three-factors',
    title: 'Gold in rupees: three factors in one price',
    publishedAt: '2026-08-10',
    summary:
      'The domestic gold price joins the dollar price of an ounce, the rupee’s exchange rate and import duty. The report converts ounces of 31.1035 grams into ten grams, step by step, and shows how a steady dollar price can still mean a new rupee price. It separates the product forms, from coins to funds and futures, by purity, cost and tax treatment.',
  },
  {
    slug: 'crude-oil-units-and-conversions',
    title: 'Crude oil: units, grades and conversions',
    publishedAt: '2026-02-23',
    summary:
      'A barrel holds about 159 litres, and roughly 7.3 barrels make a tonne of average crude. With these two numbers and an exchange rate the note turns a quoted price into a yearly import bill in rupees. It explains the difference between benchmark grades and the basket of Indian refiners, and why pump prices follow crude only with a delay.',
  },
  {
    slug: 'reading-a-commodity-contract',
    title: 'Reading a commodity contract specification',
    publishedAt: '2025-12-08',
    summary:
      'Before you trade a commodity future, one page of the exchange’s website deserves ten minutes. We go through a specification line by line: trading unit, quotation, tick, daily price limit, margins, delivery centre, quality and tender period. An invented metal contract shows how a tick turns into rupees a lot, and what happens to someone who forgets the tender period.',
  },
  {
    slug: 'real-effective-exchange-rate',
    title: 'The real effective exchange rate, explained',
    publishedAt: '2025-05-19',
    summary:
      'One currency pair says little about competitiveness. An effective rate averages many partners by trade weight, and the real one also corrects for inflation. The report builds such an index from four invented partners, explains why a value above 100 is read as dear and why that reading depends on the base year, and names the public sources of the official series.',
  },
  {
    slug: 'hedging-a-jewellers-stock',
    title: 'Hedging a jeweller’s stock: a sample calculation',
    publishedAt: '2024-10-07',
    summary:
      'A shop with two kilograms of gold in its safe earns on making charges and would rather not bet on the price. We hedge the stock with futures in a worked example, mark it to market over four weeks and count margins, rollover and basis. The outcome is steadier and not free: the note shows the cost and the cash that margin calls tie up.',
  },
]);

const mutualFunds = inCategory('mutual-fund-updates', [
  {
    slug: 'rolling-returns-instead-of-point-to-point',
    title: 'Rolling returns instead of point-to-point',
    publishedAt: '2026-11-02',
    summary:
      'A return between two dates depends on the dates. Rolling returns repeat the calculation from every start day and show the whole range, the median and the share of periods with a loss. We explain the method with an artificial NAV series, count how many three-year periods ten years really contain, and warn that overlapping periods are not independent evidence.',
  },
  {
    slug: 'riskometer-how-the-level-is-set',
    title: 'Riskometer: how a scheme’s level is set',
    publishedAt: '2026-09-21',
    summary:
      'The six levels of the riskometer come from scores for what a scheme holds. Equity is scored by size of company, volatility and trading cost; debt by credit, interest-rate and liquidity risk. This update recomputes the level of an invented hybrid scheme, shows how a small change in the portfolio can move the needle, and where fund houses publish each month’s value.',
  },
  {
    slug: 'expense-ratio-after-april-2026',
    title: 'Expense ratio in parts: reading it after April 2026',
    publishedAt: '2026-04-27',
    summary:
      'Under the regulations in force since 1 April 2026 the total expense of a scheme is shown as base expense ratio, brokerage and statutory levies. The update explains each part, why figures before and after the date should not be compared without care, and what a difference of half a per cent a year means for ₹10 lakh over fifteen years at an assumed return.',
  },
  {
    slug: 'portfolio-overlap-counted',
    title: 'Portfolio overlap: counting what two schemes share',
    publishedAt: '2025-10-06',
    summary:
      'Four funds can hold the same twenty shares. Overlap adds up, share by share, the smaller of two weights; the result lies between 0 and 100 per cent. We compute it for two invented portfolios, discuss where monthly holdings are published and explain why some overlap is natural within a category. A short procedure helps you repeat it in a spreadsheet.',
  },
  {
    slug: 'duration-in-plain-numbers',
    title: 'Duration of a debt fund in plain numbers',
    publishedAt: '2025-06-23',
    summary:
      'A modified duration of four means that a rise in yields of half a percentage point costs about two per cent of the NAV, before the running yield makes some of it good. The update shows the rule on three sample funds, its limits for large moves, and how to match duration with the date on which you need the money.',
  },
  {
    slug: 'tracking-difference-and-tracking-error',
    title: 'Tracking difference and tracking error are not the same',
    publishedAt: '2024-08-19',
    summary:
      'Tracking difference is the gap between an index fund’s yearly return and its index; tracking error is how unevenly that gap arises from day to day. A fund can have little of one and much of the other. We calculate both from twelve invented monthly values, name the usual causes, and explain which figure matters to whom.',
  },
]);

const newsletters = inCategory('newsletters', [
  {
    slug: 'monthly-letter-november-2026',
    title: 'Monthly letter, November 2026: holidays, gaps and cash',
    publishedAt: '2026-11-06',
    summary:
      'Two market holidays and a Sunday session make November an uneven month. This letter puts its trading and settlement days into one calendar, explains how margins and expiries shift, and suggests a short routine before a long weekend. The reader’s question is about sale money that could not be withdrawn. A list of reports from the past month follows.',
  },
  {
    slug: 'monthly-letter-august-2026',
    title: 'Monthly letter, August 2026: the closing auction',
    publishedAt: '2026-08-07',
    summary:
      'The closing price of shares with derivatives is to come from an auction. The letter describes its phases, what it changes for someone who trades near the close and for someone who holds an index fund, and what stays as it was. The reader’s question asks why a limit order was not filled although the auction price was lower than the limit.',
  },
  {
    slug: 'monthly-letter-april-2026',
    title: 'Monthly letter, April 2026: a new tax year, new rates',
    publishedAt: '2026-04-10',
    summary:
      'The Income-tax Act 2025 applies from 1 April 2026, and transaction tax on derivatives has gone up. The letter sorts what changes in words from what changes in rupees, lists the papers to collect for the year just ended, and answers a reader who sold shares on the last trading day of March and was paid in April.',
  },
  {
    slug: 'monthly-letter-october-2025',
    title: 'Monthly letter, October 2025: paying safely',
    publishedAt: '2025-10-10',
    summary:
      'Validated UPI handles for registered firms came into use on 1 October 2025. The letter explains how to recognise one, what SEBI Check shows and which stories fraudsters now tell to lead people around it. The reader’s question is about a payment that came back. A page to print out, for parents and grandparents, is attached.',
  },
  {
    slug: 'monthly-letter-march-2025',
    title: 'Monthly letter, March 2025: nomination without fuss',
    publishedAt: '2025-03-07',
    summary:
      'Rules on nomination for demat accounts and fund folios were revised from March 2025. The letter goes through single and joint accounts, minors, shares of several nominees and the difference between a nominee and an heir. A reader asks what happens when a nominee dies first. A sheet lists all the places where a family should look for assets.',
  },
  {
    slug: 'monthly-letter-july-2024',
    title: 'Monthly letter, July 2024: capital gains after the Budget',
    publishedAt: '2024-07-31',
    summary:
      'From 23 July 2024 gains on listed shares are taxed at 20 per cent if short-term and at 12.5 per cent above ₹1.25 lakh if long-term. The letter works through sales on both sides of that date, shows how losses are set off, and answers a reader who inherited shares and asks which purchase price and date count.',
  },
]);

const productNotes = inCategory('product-notes', [
  {
    slug: 'mtf-what-a-day-of-interest-costs',
    title: 'Margin trading: what a day of interest costs',
    publishedAt: '2026-10-12',
    summary:
      'At an assumed 15 per cent a year, a loan of ₹1 lakh costs ₹41.10 a day. The note turns interest, brokerage and taxes into the price rise that a position needs to break even after 10, 30 and 90 days, and follows an invented share down through a margin call and a forced sale. All figures are samples; your tariff sheet has the actual rate.',
  },
  {
    slug: 'lending-and-borrowing-of-securities',
    title: 'Lending and borrowing of securities: how a fee arises',
    publishedAt: '2026-07-06',
    summary:
      'A long-term holder can lend shares through the clearing corporation for a fee and receives them back at the end of the term. This note explains the contract, early recall and repayment, corporate actions and the role of the clearing corporation as counterparty, computes a yield from a sample fee, and names the risks, including that no borrower may be found.',
  },
  {
    slug: 'aif-three-categories',
    title: 'Alternative investment funds: three categories, one threshold',
    publishedAt: '2026-03-02',
    summary:
      'SEBI’s regulations sort alternative investment funds into three categories, from start-up and infrastructure funds to private credit and long-short strategies. The usual minimum is ₹1 crore an investor (as of November 2026). The note compares lock-in, taxation in general terms, fees and valuation, and lists nine questions on the placement memorandum that an investor should be able to answer.',
  },
  {
    slug: 'bonds-clean-and-dirty-price',
    title: 'Bonds: clean price, dirty price and yield',
    publishedAt: '2025-09-22',
    summary:
      'Quotes leave out interest that has grown since the last coupon; the bill includes it. We compute accrued interest for a sample bond of 8 per cent, add it to the clean price, and derive the yield to maturity by trial. The note explains rating, security, call dates and the order of payment in default, which matter more than a tenth of yield.',
  },
  {
    slug: 'etfs-price-nav-and-inav',
    title: 'Exchange-traded funds: price, NAV and indicative NAV',
    publishedAt: '2025-04-07',
    summary:
      'An ETF has two values: what the market pays and what its holdings are worth. The note explains the indicative NAV that fund houses publish during the day, the role of market makers, and why a price can drift away in thin or overseas funds. A sample order book shows how a market order of 5,000 units pays 2 per cent too much.',
  },
  {
    slug: 'us-shares-under-lrs',
    title: 'US shares under the remittance scheme: limits and costs',
    publishedAt: '2024-12-09',
    summary:
      'Resident individuals may remit up to USD 250,000 in a financial year under the Liberalised Remittance Scheme. The note describes the route through a partner platform, currency conversion, tax collected at source above a threshold, withholding on dividends and the duty to report foreign assets in the tax return. It states plainly that Indian exchanges’ grievance and guarantee arrangements do not apply.',
  },
]);

const sectorNotes = inCategory('sector-notes', [
  {
    slug: 'banks-margin-deposits-and-rates',
    title: 'Banks: margins, deposits and a change of rates',
    publishedAt: '2026-11-12',
    summary:
      'Loans tied to an outside benchmark reprice within three months, term deposits only when they mature. The note models the net interest margin of an invented bank after a cut of half a percentage point, quarter by quarter, and shows how the share of current and savings deposits changes the result. It lists the disclosures from which the mix can be read.',
  },
  {
    slug: 'it-services-constant-currency',
    title: 'IT services: what constant currency removes',
    publishedAt: '2026-10-14',
    summary:
      'Companies that bill in dollars, euros and pounds report growth at last year’s exchange rates beside the plain figure. We rebuild both for an invented firm, show how a strong dollar affects sales and margin in different ways, and explain utilisation, attrition and deal value. Total contract value and yearly revenue are kept apart, since the first spreads over several years.',
  },
  {
    slug: 'cement-profit-per-tonne',
    title: 'Cement: profit per tonne and what drives it',
    publishedAt: '2026-06-08',
    summary:
      'In cement, everything is counted by the tonne: price, freight, fuel, power and fixed cost. The sector note builds the cost sheet of an invented plant, shows how capacity use and distance to market change profit, and explains blended cement and captive power. A sensitivity table gives the effect of ₹10 a bag and of a tenth more on fuel.',
  },
  {
    slug: 'pharmaceuticals-filings-and-price-erosion',
    title: 'Pharmaceuticals: filings, inspections and price erosion',
    publishedAt: '2025-12-15',
    summary:
      'Exporters of generic drugs live between approvals that add products and competition that lowers prices. The note explains the steps of a filing, what inspection outcomes mean in words, and how a portfolio can grow although each product shrinks. A small model with ten invented products shows revenue over five years with erosion of 8 and of 15 per cent.',
  },
  {
    slug: 'automobiles-wholesale-and-retail',
    title: 'Automobiles: wholesale, retail and stock at dealers',
    publishedAt: '2025-09-15',
    summary:
      'Factories report what they sent to dealers; registrations show what buyers took home. The difference is stock. This note reconciles both for an invented maker over a festive season, explains why the calendar shifts comparisons between September and November, and lists further indicators: discounts, waiting times, rural share and the mix between fuels.',
  },
  {
    slug: 'power-regulated-return-and-merchant-sales',
    title: 'Power: regulated returns and merchant sales',
    publishedAt: '2025-01-20',
    summary:
      'Some power stations earn a return set by a regulator, others sell at the price of the day. The note explains availability, plant load factor, fuel pass-through and dues from distribution companies, and shows with two invented plants why the first kind reacts to interest rates and the second to the weather. A glossary of twenty terms is added.',
  },
  {
    slug: 'life-insurance-embedded-value',
    title: 'Life insurance: embedded value without mystery',
    publishedAt: '2024-06-10',
    summary:
      'A life insurer’s profit on paper lags behind the policies it sells. Embedded value adds the present value of future profits to net worth. The note explains its assumptions on persistency, mortality, expenses and discount rate, defines the margin on new business, and shows how one percentage point more in lapses changes the result of an invented company.',
  },
]);

/** Research reports, as `research-reports` sends them: methods and reading aids, no advice on a share. */
export const reports: ReportWire[] = [
  ...institutional,
  ...fundamental,
  ...technical,
  ...derivative,
  ...currencyAndCommodity,
  ...mutualFunds,
  ...newsletters,
  ...productNotes,
  ...sectorNotes,
];
