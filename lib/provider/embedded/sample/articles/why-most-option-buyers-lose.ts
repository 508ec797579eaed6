import type { ArticleWire } from '@/lib/provider/schemas/content';

export const optionBuyers: ArticleWire = {
  name: 'Why most option buyers lose: being right about direction is not enough',
  createdAt: '2026-08-06',
  slug: 'why-most-option-buyers-lose',
  summary:
    'A call buyer must be right about direction, distance and date at once. One worked contract shows how an index can rise 1% while the option loses most of its cost.',
  image: 'articles/why-most-option-buyers-lose.svg',
  author: 'Research desk',
  category: 'Derivatives',
  body: `
<p>Buying an option looks like the gentlest of trades: a small sum, a fixed maximum loss and, in theory, no ceiling on the gain. Yet SEBI’s study published in July 2025 found that about 91% of individual traders in equity derivatives made a net loss in the financial year 2024-25, and that their losses together came to ₹1,05,603 crore after costs. The arithmetic of a single contract explains a good part of it.</p>

<h2>You need three things, and the seller needs one of them to fail</h2>
<p>Let an index stand at 25,000. You buy a call with a strike of 25,200 that expires in a few days, for a premium of ₹120. With 65 units in the contract, chosen here only as an example since exchanges revise lot sizes, you pay ₹7,800.</p>
<table>
<thead><tr><th>Index at expiry</th><th>Move</th><th>Option worth, per unit</th><th>Your result</th></tr></thead>
<tbody>
<tr><td>24,900</td><td>−0.4%</td><td>0</td><td>−₹7,800</td></tr>
<tr><td>25,000</td><td>0.0%</td><td>0</td><td>−₹7,800</td></tr>
<tr><td>25,200</td><td>+0.8%</td><td>0</td><td>−₹7,800</td></tr>
<tr><td>25,250</td><td>+1.0%</td><td>50</td><td>−₹4,550</td></tr>
<tr><td>25,320</td><td>+1.28%</td><td>120</td><td>₹0</td></tr>
<tr><td>25,500</td><td>+2.0%</td><td>300</td><td>+₹11,700</td></tr>
</tbody>
</table>
<p>You said “up” and the index rose 1%, but more than half the premium went. To break even you needed 1.28% by a given afternoon, before costs. The direction, the distance and the date must all be right. The seller keeps the money if any one of the three is wrong.</p>

<h2>Time is charged by the day, and faster near the end</h2>
<p>Part of a premium is what the option would be worth if exercised now. The rest pays for the chance that something happens before expiry. As days pass, that second part melts, slowly at first and quickly in the final week. In our example all ₹120 is of the second kind. If the index does nothing at all, the premium goes to zero on its own.</p>

<h2>An event can prove you right and still cost you</h2>
<p>Before a budget or a result, everyone expects a big move, so premiums swell. Once the news is out, the uncertainty is gone and the extra leaves the price at once. A trader may guess the direction, see the share move as hoped, and find the call worth less than the evening before. What they bought was not direction. It was volatility, at its dearest.</p>

<h2>Several small losses and a few wins is not a plan</h2>
<p>Suppose you make ten such purchases at ₹7,800. Seven expire worthless and three earn ₹12,000 each. You lose ₹54,600, gain ₹36,000 and are down ₹18,600, before brokerage, exchange charges, GST, stamp duty and the transaction tax of 0.15% of the premium on sales, the rate since 1 April 2026. To come out level at that win rate, each winner must bring in ₹18,200.</p>
<p>Cheap options, far from the market, make this worse. They cost little because they seldom pay, and a string of them drains an account as surely as a single large bet.</p>

<h2>Selling is no refuge</h2>
<p>If buyers lose so often, should you sell? A seller earns small premiums most of the time and once in a while a loss many times larger, which can exceed the money in the account. The seller must also keep margin, and more of it when markets jump. The risk is a different shape, and it is not smaller.</p>

<h2>If you trade them, decide four things in advance</h2>
<ol>
<li>The sum you can lose in a year without touching your savings, kept in a separate account.</li>
<li>The exit, in price and in time, before the order goes in.</li>
<li>A record of every trade with all its charges. Memory keeps the winners.</li>
<li>A review after twenty trades, with a promise to stop if the total is negative.</li>
</ol>
<p>Options have an honest use as insurance: a put against shares you own, bought as you would buy cover for a house, with the premium written off. Read the regulator’s risk disclosures on the <a href="/derivatives">derivatives page</a> before the first order, and the <a href="/invest-in-derivatives">product page</a> for how the contracts settle.</p>
`,
};
