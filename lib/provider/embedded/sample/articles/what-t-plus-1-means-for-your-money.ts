import type { ArticleWire } from '@/lib/provider/schemas/content';

export const settlement: ArticleWire = {
  name: 'What T+1 settlement means for your money and your shares',
  createdAt: '2026-05-14',
  slug: 'what-t-plus-1-means-for-your-money',
  summary:
    'A trade today becomes ownership on the next working day. When shares and cash actually reach you, what can go wrong in between, and which dates to plan around.',
  image: 'articles/what-t-plus-1-means-for-your-money.svg',
  author: 'Client education desk',
  category: 'Basics',
  body: `
<p>When your order is filled, you have made a promise: to pay, or to deliver. Settlement is the moment the promise is kept. On Indian exchanges it happens one working day after the trade, which is what T+1 means. The country finished the move from two days to one in January 2023, more than a year before the United States did. The details below were checked again as of November 2026.</p>

<h2>Count working days, not calendar days</h2>
<table>
<thead><tr><th>You trade on</th><th>Settlement falls on</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>Tuesday</td><td>The next working day</td></tr>
<tr><td>Thursday</td><td>Friday</td><td>The next working day</td></tr>
<tr><td>Friday</td><td>Monday</td><td>The weekend does not count</td></tr>
<tr><td>The day before a holiday</td><td>The day after it</td><td>Exchange holidays are skipped</td></tr>
</tbody>
</table>
<p>There is a second calendar to watch. On some days exchanges are open but banks are closed, and then trades of two days settle together. The exchanges publish these settlement holidays in advance.</p>

<h2>If you buy, shares reach your own account by the afternoon</h2>
<p>You need at least the upfront margin before the order and the full amount by settlement, although many brokers ask for all of it at the start. The clearing corporation pays the shares straight into your demat account, by about half past three on T+1. They no longer pass through a pool held by the broker, a change that came in during 2025 and removed an old way for clients’ shares to be misused.</p>
<p>If you have not paid in full, the shares still go to your account but under a pledge in the broker’s favour. Unpaid shares can be sold after a few days to recover the money.</p>

<h2>If you sell, authorise the debit the same day</h2>
<p>A seller’s shares have to be on their way by the morning of T+1. You allow it either once and for all, through a signed instruction called DDPI, or each time with the depository’s PIN and an OTP. Many systems earmark them in your account as soon as you sell, so they cannot be promised twice.</p>
<p>Forget the authorisation, and your sale fails to deliver. The exchange then buys the shares in an auction at whatever they cost, and you bear the difference with a penalty. It is an expensive way to miss a text message.</p>

<h2>Selling what you bought yesterday carries a small risk</h2>
<p>You may sell shares on the day after you bought them, before they have reached you. If the person who sold them to you fails to deliver, you too will be short, and your sale goes to auction through no fault of yours. In large shares this is rare. In thin ones, wait for the credit.</p>

<h2>Sale money can be reused before it can be withdrawn</h2>
<p>Brokers usually let you trade against most of the day’s sale value at once. Withdrawal is another matter, since the money is not there until settlement. Sell on Friday, settle on Monday, and a withdrawal request made that evening reaches the bank on Monday night or Tuesday. If a school fee is due on the fifth, sell by the second, or earlier across a weekend.</p>
<p>Money you leave idle with a broker does not stay for ever. Unused balances are returned to your bank monthly or quarterly, as you chose when you opened the account.</p>

<h2>For dividends, buy at least one day early</h2>
<p>Under T+1 the ex-date and the record date are the same. To be on the register at the close of the record date you must buy on the trading day before it. A purchase on the date itself brings the shares, without the dividend.</p>

<h2>Same-day settlement exists, as a choice</h2>
<p>Since 2024 the exchanges have run an optional T+0 cycle for a list of large shares, in which morning trades settle that evening. Brokers decide whether to offer it, prices can differ slightly from the main market, and few people need it. Futures and options keep to a clock of their own, with cash settled on the next working day.</p>
<p>If a credit is late, look first at your statement from the depository, then write to us. Common settlement questions are answered in the <a href="/support/faqs">FAQs</a>, and an introduction to share investing begins at <a href="/invest-in-stocks">invest in stocks</a>.</p>
`,
};
