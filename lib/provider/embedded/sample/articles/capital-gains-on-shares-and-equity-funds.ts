import type { ArticleWire } from '@/lib/provider/schemas/content';

export const capitalGains: ArticleWire = {
  name: 'Capital gains on listed shares and equity funds: two rates and one exemption',
  createdAt: '2026-11-19',
  slug: 'capital-gains-on-shares-and-equity-funds',
  summary:
    'Twelve months of holding separates a 20% rate from a 12.5% one. How the exemption, set-off and carry-forward work as of November 2026, with a worked sum.',
  image: 'articles/capital-gains-on-shares-and-equity-funds.svg',
  author: 'Research desk',
  category: 'Tax',
  body: `
<p>When you sell a listed share or an equity fund for more than it cost you, the profit is a capital gain. The tax depends mostly on one thing: how long you held what you sold. Everything below is the position as of November 2026, under the Income-tax Act, 2025, which took over from the 1961 Act on 1 April 2026 and speaks of a “tax year” running from April to March.</p>

<h2>Twelve months decides the rate</h2>
<p>Hold for more than twelve months and the gain is long-term. Sell sooner and it is short-term. The rates below apply where securities transaction tax has been paid, which is the normal case for trades on an exchange and for redemptions of equity funds. An equity fund here means one that keeps at least 65% of its money in shares of Indian companies.</p>
<table>
<thead><tr><th>Gain</th><th>Held for</th><th>Rate</th><th>Exempt slice</th></tr></thead>
<tbody>
<tr><td>Short-term</td><td>12 months or less</td><td>20%</td><td>None</td></tr>
<tr><td>Long-term</td><td>More than 12 months</td><td>12.5%</td><td>First ₹1,25,000 of a tax year</td></tr>
</tbody>
</table>
<p>A cess of 4% is added to the tax, and a surcharge applies to larger incomes. The exempt slice is one figure for the whole year across all your shares and equity funds together, not one for each holding.</p>

<h2>A worked year comes to ₹27,430</h2>
<p>Suppose you book ₹2,40,000 of long-term gains and ₹60,000 of short-term gains between April and March.</p>
<ul>
<li>Long-term: ₹2,40,000 less ₹1,25,000 leaves ₹1,15,000. At 12.5% that is ₹14,375, and with the cess ₹14,950.</li>
<li>Short-term: 20% of ₹60,000 is ₹12,000, and with the cess ₹12,480.</li>
<li>Together: ₹27,430, before any surcharge.</li>
</ul>
<p>Brokerage reduces the gain. Securities transaction tax does not: the law bars it as a deduction when the profit is taxed as a capital gain.</p>

<h2>Losses are worth writing down</h2>
<p>A short-term loss can be set against gains of either kind. A long-term loss made this year can be set only against long-term gains. What you cannot use may be carried forward for eight years, but only if you file your return by its due date, so a loss-making year is a poor year to file late.</p>
<p>If your other income falls short of the basic exemption limit and you live in India, the unused part of that limit can absorb some of these gains. The rebate that removes tax on smaller incomes under the new regime, however, does not reach income taxed at special rates such as these two.</p>

<h2>Other holdings follow other rules</h2>
<ul>
<li><strong>Older shares.</strong> For shares and equity funds bought before 1 February 2018, the closing value of 31 January 2018 may stand in for cost, within limits, so that earlier gains stay out of the sum.</li>
<li><strong>Debt funds.</strong> Units bought on or after 1 April 2023 in funds that hold mostly debt are taxed at your slab rate however long you keep them.</li>
<li><strong>Futures and options.</strong> Profit from these is business income, reported in a different part of the return.</li>
<li><strong>Dividends.</strong> They are added to your income and taxed at your slab.</li>
</ul>

<h2>Four things to check before you sell</h2>
<ol>
<li>The purchase date of each lot. Units leave a demat account first in, first out, so a recent purchase does not restart the clock for older units.</li>
<li>How much of the year’s ₹1,25,000 you have already used with every broker and fund house, not just one.</li>
<li>Whether advance tax is due. Instalments fall on 15 June, 15 September, 15 December and 15 March once the tax left to pay for the year reaches ₹10,000.</li>
<li>The rates themselves, since each Finance Act can move them.</li>
</ol>
<p>Your broker’s capital gains statement is a draft to verify, because bonus issues, splits and transfers from another account can leave a wrong cost against your name. For anything large or unusual, speak to a tax adviser. General questions about statements are answered in our <a href="/support/faqs">frequently asked questions</a>.</p>
`,
};
