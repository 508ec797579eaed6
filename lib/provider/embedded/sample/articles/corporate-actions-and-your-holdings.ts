import type { ArticleWire } from '@/lib/provider/schemas/content';

export const corporateActions: ArticleWire = {
  name: 'Bonus, split, rights and buyback: what each does to your holding',
  createdAt: '2026-11-05',
  slug: 'corporate-actions-and-your-holdings',
  summary:
    'A bonus and a split leave you exactly as rich as before, a rights issue asks for a decision and a buyback for a sum. Worked examples show each before and after.',
  image: 'articles/corporate-actions-and-your-holdings.svg',
  author: 'Research desk',
  category: 'Markets',
  body: `
<p>One morning your app shows a share down by half and your heart stops. Then you notice that you own twice as many. Corporate actions change the number of shares, their price or both, and only some of them change your wealth. It helps to know which before the day arrives.</p>

<h2>The record date decides who takes part</h2>
<p>A company names a record date, and whoever is on the depository’s list at the end of that day is included. Under next-day settlement the ex-date, when the share starts trading without the benefit, falls on the record date itself. You must therefore buy at least one trading day earlier. A purchase on the ex-date is one day too late.</p>

<h2>A bonus gives you more shares and the same cake</h2>
<p>Say you own 100 shares at ₹900, worth ₹90,000. A 1:1 bonus makes that 200 shares, and the market price adjusts to about ₹450. The total is still ₹90,000. The company has moved a sum from its reserves to its share capital; no cash has changed hands.</p>
<p>Bonus shares enter your account with a cost of nil and a holding period that begins when they are allotted, while the old shares keep their cost and dates. As of November 2026, bonus shares can be traded from the second working day after the record date.</p>

<h2>A split changes the face value instead</h2>
<p>In a split from ₹10 to ₹2, each share becomes five. One hundred shares at ₹900 become 500 at about ₹180. Here the original cost is spread over all of them and the original purchase date carries on. Smaller units make a pricey share easier to trade in small sums, and that is the whole effect.</p>

<h2>A rights issue asks you for money</h2>
<p>Suppose the share trades at ₹800 and the company offers one new share at ₹600 for every four held. After the issue, four old shares and one new one are together worth 4 × 800 + 600 = ₹3,800, or ₹760 each. That is the price to expect, other things being equal.</p>
<p>The right to subscribe is itself worth about ₹160 for each new share, the gap between ₹760 and ₹600. It arrives in your demat account as a rights entitlement, and you have three choices:</p>
<ul>
<li><strong>Subscribe</strong>, and keep your share of the company.</li>
<li><strong>Sell the entitlement</strong> on the exchange during its short trading window.</li>
<li><strong>Do nothing</strong>, and let it lapse, which hands the ₹160 away.</li>
</ul>
<p>The third is the costly one, and it happens because an e-mail went unread.</p>

<h2>A buyback is an offer, and you may be cut back</h2>
<p>In a tender offer the company invites you to sell at a fixed price, often above the market. It buys a set number, so if many people tender, only part of your offer is accepted. Tender 100 shares at ₹1,150 against a market price of ₹1,000 with 30 accepted, and you gain ₹4,500 on those 30. The other 70 come back, worth whatever the market then says.</p>
<p>Part of the offer, 15% of it, is kept for small shareholders, meaning holdings of up to ₹2,00,000 on the record date. Since 1 April 2026 the profit is taxed as a capital gain in your hands, no longer as a dividend, which it was between October 2024 and March 2026.</p>

<h2>Five habits keep corporate actions harmless</h2>
<ol>
<li>Keep your e-mail and mobile number current with your broker and the depository.</li>
<li>Judge a price fall on an ex-date only after adjusting for the action.</li>
<li>Note rights and buyback closing dates; they do not wait.</li>
<li>Check the credit in your demat account against the announced ratio.</li>
<li>Correct the cost in your own records, because your tax statement leans on it.</li>
</ol>
<p>Announcements reach the exchanges before any newspaper. Company pages reached from our stock search and the <a href="/market-news-and-insights">market news page</a> carry the essentials, and derivatives contracts on the same share are adjusted by the exchange in step.</p>
`,
};
