import type { ArticleWire } from '@/lib/provider/schemas/content';

export const peRatio: ArticleWire = {
  name: 'What a PE ratio can say, and the four things it cannot',
  createdAt: '2025-10-09',
  slug: 'what-a-pe-ratio-can-and-cannot-say',
  summary:
    'Price divided by earnings is a question more than an answer. Worked cases show a PE of 5 that was dear, a PE of 40 that was fair, and which earnings to divide by.',
  image: 'articles/what-a-pe-ratio-can-and-cannot-say.svg',
  author: 'Research desk',
  category: 'Markets',
  body: `
<p>A share at ₹480 whose company earned ₹24 a share last year has a price-to-earnings ratio of 20. You pay twenty rupees for one rupee of yearly profit. Turn it over and it is an earnings yield: 24 on 480 is 5%. No figure in the market is quoted more often, and few are so often asked to say more than they know.</p>

<h2>It says how much hope is in the price</h2>
<p>If profits stood still for ever, a PE of 20 would be a 5% return. Deposits may pay more, with less worry. So a buyer at 20 expects profits to rise, and at 40 expects them to rise fast. Read the ratio as the market’s forecast, written in shorthand. Your task is to judge whether the forecast is too high or too low, and the ratio alone cannot tell you.</p>

<h2>A low PE at the peak of a cycle is a trap</h2>
<p>Think of a steel maker in a boom. It earns ₹60 a share and trades at ₹300: a PE of 5. Two years later steel is cheap again, earnings are ₹10 and the share stands at ₹200: a PE of 20. The buyer at 5 lost a third of the money, and the share now looks four times as dear. In cyclical industries the ratio is lowest just when profits are about to fall. Use average earnings over a whole cycle instead.</p>

<h2>A high PE may be fair, if growth arrives</h2>
<p>Company A trades at 40 times earnings of ₹10, so at ₹400, and grows 25% a year. Company B trades at 10 times the same earnings, at ₹100, and grows 5%. Five years on, suppose that A’s ratio has halved to 20 while B’s is unchanged.</p>
<table>
<thead><tr><th></th><th>Company A</th><th>Company B</th></tr></thead>
<tbody>
<tr><td>Earnings after five years</td><td>₹30.52</td><td>₹12.76</td></tr>
<tr><td>PE then</td><td>20</td><td>10</td></tr>
<tr><td>Price then</td><td>₹610.35</td><td>₹127.63</td></tr>
<tr><td>Gain a year, without dividends</td><td>8.8%</td><td>5.0%</td></tr>
</tbody>
</table>
<p>A did better although its ratio halved. But let its growth be 10% rather than 25%, and earnings reach only ₹16.11. At 20 times, that is ₹322, a loss of 19%. A high ratio leaves little room for disappointment.</p>

<h2>Ask which earnings went into the division</h2>
<ul>
<li><strong>Trailing or forward.</strong> The last four quarters are a fact. Next year’s figure is an estimate, and estimates run high in good times.</li>
<li><strong>Consolidated or standalone.</strong> For a group, only the consolidated number matches the price you pay.</li>
<li><strong>With or without one-offs.</strong> If ₹8 of a reported ₹32 came from selling land, the ratio on ₹32 is 15 and on the remaining ₹24 it is 20.</li>
<li><strong>Diluted.</strong> Options and convertible bonds add shares later and thin the earnings.</li>
</ul>

<h2>Four things it cannot say</h2>
<ol>
<li><strong>Debt.</strong> Two companies with one PE may be a cash-rich firm and one that owes three years of sales. Look at enterprise value against operating profit as well.</li>
<li><strong>Quality of profit.</strong> Earnings that never turn into cash count the same in the ratio.</li>
<li><strong>Losses.</strong> With negative earnings there is no meaningful PE, and a website’s dash is the right answer.</li>
<li><strong>Timing.</strong> Dear shares can get dearer for years, and cheap ones can wait.</li>
</ol>
<p>For banks, price against book value says more. For a holding company, compare its price with the market value of what it owns.</p>

<h2>Compare like with like, and across time</h2>
<p>A consumer goods company and a construction company have earned different ratios for decades, for sound reasons such as steadiness, capital needed and growth. Set a company against its own past and against peers in its industry. The same goes for an index, with one caution: the Nifty’s published ratio moved from standalone to consolidated earnings in 2021, so figures before and after that year do not join up.</p>
<p>Company pages reached from our search show the ratio beside its industry peers and the date it was taken. Start at <a href="/equity">the equity page</a>, and read the reasoning behind ratios in our <a href="/research/fundamental-reports">fundamental reports</a>.</p>
`,
};
