import type { InfographicWire } from '@/lib/provider/schemas/content';

/** `[slug, name, createdAt, alt]`; the text alternative says what the picture says. */
type Entry = readonly [slug: string, name: string, createdAt: string, alt: string];

const entries: readonly Entry[] = [
  [
    'charges-on-a-delivery-trade',
    'What ₹25,000 of shares costs, line by line',
    '2026-11-16',
    'A contract note for 20 shares at ₹1,250.00. Value of the shares 25,000.00. Brokerage of 0.25%, a sample, 62.50 to your broker. Transaction tax of 0.1%, 25.00, and GST of 18% of the fees, 11.39, to the government of India. Stamp duty of 0.015%, 3.75, to your state. Exchange and SEBI fees 0.77. You pay ₹25,103.41. A bar shows how the ₹103.41 of charges divides: three fifths is brokerage, a quarter transaction tax. Selling adds a depository charge and has no stamp duty. Rates as of November 2026.',
  ],
  [
    't-plus-one',
    'Buy on Monday, own on Tuesday: T+1',
    '2026-11-02',
    'Four steps of a share trade. T, the trading day: your order matches, price and quantity are fixed. Evening: the clearing house nets what each broker owes, and your contract note is sent within 24 hours. T+1, morning: pay-in of sellers’ shares and buyers’ money. By about 3:30 pm: pay-out, shares are credited straight to the buyer’s demat account and sellers’ money goes out. A settlement holiday in between moves the second day on by one.',
  ],
  [
    'nine-in-ten',
    'Nine in ten individual traders in F&O lost money',
    '2026-10-19',
    'A flower of ten petals, nine dark and one light. Nine in ten individual traders in equity futures and options lost money in the financial year 2021-22. Close to ₹50,000 is the average loss of those who lost. A further 28% of that loss went in transaction costs. Those who gained spent 15 to 50% of the profit on costs. Source: SEBI study of 25 January 2023.',
  ],
  [
    'six-sentences',
    'Six sentences that should end the call',
    '2026-10-05',
    'Six things a fraudster says, each with the answer. “A fixed return, every month”: no one may promise that on shares. “Pay to my own UPI”: brokers use validated handles with @valid. “Read me the OTP”: it is your signature, nobody needs it. “Install our app from this link”: use the official app stores only. “You are in the VIP tips group”: ask for the SEBI registration number. “Pay tax first, then withdraw”: tax is not paid to a broker’s chat. Report fraud at 1930 or cybercrime.gov.in and check a payee with SEBI Check.',
  ],
  [
    'ipo-in-three-days',
    'From the last bid to listing in three working days',
    '2026-09-14',
    'A timeline in working days. T, the issue closes: approve the UPI mandate by 5 pm, a bid without it is not counted. T+1, allotment is settled by registrar and exchange; excess retail bids go to a draw. T+2, shares reach demat accounts and the block on the rest of the money is lifted. T+3, trading starts, at a price above or below what you paid. Your money stays in your bank, blocked, until allotment.',
  ],
  [
    'kyc-to-first-trade',
    'From PAN to first trade in five steps',
    '2026-08-31',
    'Five steps. One, keep four things ready: PAN, a mobile linked to Aadhaar, a bank account in your name, your signature. Two, do KYC once, with documents from DigiLocker and a check on camera; it serves every intermediary. Three, choose segments, add a nominee or opt out, and e-sign with an Aadhaar OTP. Four, get a client code for trading and a 16-digit demat number. Five, add money from your own bank account only and place a small order, reading the charges first.',
  ],
  [
    'four-orders',
    'Four kinds of order: what each gives, what it risks',
    '2026-08-03',
    'Four small price lines with the point at which each order trades. Market: trades at once at the prices on offer; you do not choose the price. Limit: your price or a better one; it may not trade at all. Stop-loss: sleeps until a trigger price, then becomes a limit order; a jump past your limit leaves it unfilled. Good till triggered: waits with us for days and goes out when the price comes; nothing is reserved until then.',
  ],
  [
    'sip-at-three-rates',
    'Ten years of ₹5,000 a month at three rates',
    '2026-07-13',
    'Three bars. Each has ₹6,00,000 paid in at its foot and growth above it. At 4% a year the total is ₹7,38,703, at 8% it is ₹9,20,828 and at 12% it is ₹11,61,695. Instalments are paid at the start of each month and the yearly rate is divided by twelve. The rates are assumptions that nobody can promise; this is an illustration, not advice.',
  ],
  [
    'rule-of-72',
    'The rule of 72, beside the exact answer',
    '2026-06-22',
    'A table with bars of the years in which a sum doubles: 72 divided by the yearly rate, beside the exact time. At 4%: 18 years by the rule, 17.7 exactly. At 6%: 12 and 11.9. At 7.2%: 10 and 10.0. At 8%: 9 and 9.0. At 9%: 8 and 8.0. At 12%: 6 and 6.1. Compounded once a year at a steady rate.',
  ],
  [
    'inflation',
    'What ₹1,00,000 buys in ten, twenty and thirty years',
    '2026-06-01',
    'Four bars that shrink. With prices rising 6% a year, what ₹1,00,000 buys today falls to ₹55,839 in ten years, ₹31,180 in twenty and ₹17,411 in thirty, in today’s money. The other way round, what costs ₹1,00,000 today would cost ₹1,79,085 in ten years and ₹3,20,714 in twenty. The 6% is an assumption.',
  ],
  [
    'bond-price-and-yield',
    'When yields rise, the price of a bond falls',
    '2026-05-11',
    'Five bars for one bond that pays 7% a year for ten years on a face value of ₹100. At a market yield of 5% its price is ₹115.44, at 6% ₹107.36, at 7% ₹100.00, at 8% ₹93.29 and at 9% ₹87.16. The bars start at ₹70; a dotted line marks face value. Longer bonds move more for the same change in yield.',
  ],
  [
    'ppf-by-the-fifth',
    'Pay into PPF by the 5th, or lose the month',
    '2026-04-01',
    'Two rows of twelve months. ₹1,50,000 deposited on 5 April earns interest in all twelve months, ₹10,650.00 in the first year. Deposited on 6 April it earns nothing for April and interest in eleven months, ₹9,762.50. One day late costs ₹887.50 in the first year. Worked at 7.1% a year on this deposit alone; interest counts the lowest balance between the close of the 5th and the month’s end.',
  ],
  [
    'pledge-for-margin',
    'Pledge ₹1,00,000 of shares, get ₹80,000 of margin',
    '2026-03-09',
    'Three bars: shares worth ₹1,00,000, margin of ₹80,000, haircut of ₹20,000, which is 20% as a sample. Below, three steps: you choose shares from the approved list, you approve by an OTP that the depository sends, and a pledge is marked, which you may release any day it is not in use. The shares never leave your demat account. Haircuts differ by share and change daily, and half of an overnight derivatives margin must be cash or its equal.',
  ],
  [
    'riskometer',
    'Six petals of risk: reading the riskometer',
    '2026-02-16',
    'A half flower of six petals, the last one lit for very high, above the six levels and the kinds of fund that often stand there. Low: overnight funds. Low to moderate: liquid and money market funds. Moderate: many short-term bond funds. Moderately high: funds with weaker or longer bonds. High: some hybrid funds. Very high: share funds and sector funds. Each fund house works the level out from the portfolio every month and publishes it.',
  ],
  [
    'bought-call',
    'A bought call: the loss stops at what you paid',
    '2025-12-08',
    'A line chart of profit and loss at expiry for the right to buy a share at ₹1,000, bought for ₹40. Below ₹1,000 the line is flat at a loss of ₹40. From there it rises, crosses zero at the break-even of ₹1,040 and goes on upwards. A table adds: share ends at or below ₹1,000, option lapses, loss ₹40; at ₹1,040, nothing won or lost; at ₹1,100, gain ₹60. The seller has the same picture upside down, with no cap on the loss. Before brokerage, taxes and fees.',
  ],
  [
    'complaint-path',
    'A complaint has three doors',
    '2025-10-13',
    'Three steps, in order. Your broker: write to the grievance desk with client code, dates and papers; it has 21 calendar days. SCORES, SEBI’s complaint portal at scores.sebi.gov.in: lodge it there if you are not satisfied; you may ask for a review within 15 days of a reply and for a second one by SEBI. SMART ODR at smartodr.in: an independent conciliator hears both sides online and, if needed, an arbitrator decides.',
  ],
];

/** Infographics, newest first, as `talking-finance/infographics` sends them. */
export const infographics: InfographicWire[] = entries.map(([slug, name, createdAt, alt]) => ({
  name,
  image: `infographics/${slug}.svg`,
  createdAt,
  alt,
}));
