import type { ArticleWire } from '@/lib/provider/schemas/content';

export const rebalancing: ArticleWire = {
  name: 'Rebalancing: the plan drifts by itself, and once a year you bring it back',
  createdAt: '2026-02-19',
  slug: 'asset-allocation-and-rebalancing',
  summary:
    'After three good years a 60:40 portfolio becomes 68:32 without a single decision. What that does to a fall, how to correct it cheaply, and why it feels wrong.',
  image: 'articles/asset-allocation-and-rebalancing.svg',
  author: 'Research desk',
  category: 'Behaviour',
  body: `
<p>Ask an investor about risk and you will hear about shares they chose. The larger decision is quieter: how much of the whole is in shares at all. That share sets how deep a bad year cuts. It also refuses to stay where you put it.</p>

<h2>Three good years turn 60 into 68</h2>
<p>Start with ₹10,00,000, sixty per cent in equity and forty in debt. Let equity earn 20%, 18% and 22% in three years, and debt 7% in each. These are invented returns, picked to make the drift visible.</p>
<table>
<thead><tr><th></th><th>Start</th><th>After three years</th></tr></thead>
<tbody>
<tr><td>Equity</td><td>₹6,00,000</td><td>₹10,36,512</td></tr>
<tr><td>Debt</td><td>₹4,00,000</td><td>₹4,90,017</td></tr>
<tr><td>Total</td><td>₹10,00,000</td><td>₹15,26,529</td></tr>
<tr><td>Equity share</td><td>60.0%</td><td>67.9%</td></tr>
</tbody>
</table>
<p>You made no decision, yet you now own a riskier portfolio than the one you picked with a cool head. And you own it after a rise, when less good news is left to come.</p>

<h2>The difference shows in the fall</h2>
<p>Let equity drop 30% in year four. The drifted portfolio loses ₹3,10,954, or 20.4%. Had you moved back to 60% first, the loss would have been ₹2,74,775, or 18.0%. The gap of ₹36,179 matters less than what comes next: the rebalanced investor has more debt with which to buy shares at the lower price, and the same rule tells them to do it.</p>
<p>That is the real service. Rebalancing does not raise returns in every decade, and in a market that only climbs it lowers them. It keeps the risk near the figure you can live with, and it makes you sell a little after rises and buy a little after falls without any need for courage or prophecy.</p>

<h2>It feels wrong because it is the opposite of a story</h2>
<p>To rebalance you sell what has just made you happy and buy what has just disappointed you. After 22% in equity, every conversation says stay. After a 30% fall, every headline says wait. A rule written in advance is a message from yourself on a calm day. Put it on paper: the target, the date, the band.</p>

<h2>Two rules are enough: a date and a band</h2>
<ul>
<li><strong>By date.</strong> Once a year, on a day you will remember, look at the shares and correct them.</li>
<li><strong>By band.</strong> Correct when equity is more than five percentage points away from target. In the example, that would have happened during the third year.</li>
</ul>
<p>Many people combine the two: look once a year, act only outside the band. Looking every week adds cost and nervousness and nothing else.</p>

<h2>Use new money first, then exemptions, then sales</h2>
<ol>
<li>Send fresh instalments, dividends and bonuses to whatever is below its target. Often this is all you need.</li>
<li>If a sale is unavoidable, move the sum inside the yearly exemption on long-term equity gains, ₹1,25,000 as of November 2026. Here you would sell equity of ₹1,20,594. About 42% of that is gain, roughly ₹50,800, which fits with room to spare.</li>
<li>Prefer units past their exit load and older than twelve months.</li>
<li>Inside a retirement account that allows switches without tax, do it there.</li>
</ol>

<h2>Change the target for life, never for news</h2>
<p>There are sound reasons to set a new target: a child’s fees five years closer, retirement in sight, a new dependent, an inheritance. An election or an index level is not one. As a goal comes within three years, money for it should leave equity step by step, because a 30% fall at the wrong moment leaves no time to recover.</p>
<p>Where should the first target lie? Age, horizon and temper all have a say. The <a href="/calculators/risk-profile-calculator">risk profile calculator</a> asks twelve questions about the last of these, and the <a href="/calculators/asset-allocation-calculator">asset allocation calculator</a> turns the answers into shares and shows what to add or reduce against what you hold today.</p>
`,
};
