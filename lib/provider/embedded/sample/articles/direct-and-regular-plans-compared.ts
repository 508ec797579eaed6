import type { ArticleWire } from '@/lib/provider/schemas/content';

export const directAndRegular: ArticleWire = {
  name: 'Direct or regular plan: 0.8% a year is ₹9.31 lakh over twenty years',
  createdAt: '2026-09-03',
  slug: 'direct-and-regular-plans-compared',
  summary:
    'Both plans hold the same portfolio with the same manager. One pays a distributor out of your money and one does not. What the gap costs, and when help earns it.',
  image: 'articles/direct-and-regular-plans-compared.svg',
  author: 'Research desk',
  category: 'Mutual funds',
  body: `
<p>Every open-ended mutual fund scheme in India comes in two plans. The portfolio is one and the manager is one. The regular plan pays a commission to the distributor who brought you, out of the scheme’s money, for as long as you stay. The direct plan pays none, so its expenses are lower and its unit value, the NAV, grows a little faster. We are a distributor and earn that commission on regular plans, so read this with that in mind and check the arithmetic yourself.</p>

<h2>The gap is small each year and large at the end</h2>
<p>Suppose a portfolio earns 12% a year before expenses. That rate is an assumption to show the working, not a forecast. Let the direct plan cost 0.6% a year and the regular plan 1.4%, so that investors receive 11.4% and 10.6%. Put ₹10,000 into each at the start of every month.</p>
<table>
<thead><tr><th>Years</th><th>Paid in</th><th>Direct, 11.4%</th><th>Regular, 10.6%</th><th>Difference</th></tr></thead>
<tbody>
<tr><td>10</td><td>₹12,00,000</td><td>₹22,42,140</td><td>₹21,39,071</td><td>₹1,03,069</td></tr>
<tr><td>20</td><td>₹24,00,000</td><td>₹92,15,172</td><td>₹82,84,554</td><td>₹9,30,618</td></tr>
</tbody>
</table>
<p>After ten years the regular plan is behind by about 5%; after twenty, by about 10%. You can repeat the sum with your own rates in the <a href="/calculators/sip-calculator">SIP calculator</a> by running it once for each plan.</p>

<h2>Look up the two expense ratios before you decide</h2>
<p>The difference is not the same everywhere. In liquid funds and index funds it may be a tenth or two of a per cent. In equity funds it can approach one. Fund houses publish the ratio of each plan daily, and the scheme’s own page shows both.</p>
<p>Since 1 April 2026, under SEBI’s new mutual fund regulations, the figure is presented as a base expense ratio, with brokerage and government levies shown beside it and the total below. Compare base with base, or total with total, as of the same day.</p>

<h2>A higher NAV does not mean a dearer fund</h2>
<p>The direct plan’s NAV is the larger number because less has been taken out of it over the years. You buy fewer units at a higher value; the rupees invested are identical. Compare returns, never NAVs.</p>

<h2>The commission buys something only if you use it</h2>
<p>A distributor who earns the fee should do work you would otherwise do badly or not at all: choose schemes that fit, complete the paperwork, keep nominees and bank details current, rebalance, and talk you out of selling in a falling market. An investor who stays through one bad year because somebody answered the phone may well recover more than the fee.</p>
<p>Ask yourself three questions.</p>
<ol>
<li>In the past year, what did the distributor do that I could name?</li>
<li>Would I have chosen, monitored and rebalanced on my own, or merely meant to?</li>
<li>Would I rather pay a registered investment adviser an agreed fee and hold direct plans?</li>
</ol>
<p>An honest answer may point either way. What rarely makes sense is paying a continuing commission for a purchase that nobody has looked at since.</p>

<h2>Switching has its own price</h2>
<p>Moving from regular to direct is a sale and a fresh purchase, even inside one scheme. It may trigger capital gains tax and, if the units are young, an exit load. Two gentler ways exist. Direct new instalments to the direct plan and leave the old units where they are. Or move old units in slices, each within the yearly exemption on long-term equity gains, which is ₹1,25,000 as of November 2026 when this page was last reviewed, after the exit-load period has run.</p>
<p>Do the sum before moving: a tax bill today is certain, while the saving arrives over years and depends on how long you stay. The longer your horizon, the more the lower cost is likely to repay it. How we are paid, and which funds we distribute, is set out on the <a href="/invest-in-mutual-funds">mutual funds page</a>.</p>
`,
};
