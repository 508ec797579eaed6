import type { ArticleWire } from '@/lib/provider/schemas/content';

export const trackingDifference: ArticleWire = {
  name: 'Index funds and ETFs: judge them by tracking difference, not by the fee alone',
  createdAt: '2026-03-12',
  slug: 'index-funds-etfs-and-tracking-difference',
  summary:
    'Two funds on one index can end years apart in value. What tracking difference and tracking error measure, what a wide ETF spread costs, and where to look it up.',
  image: 'articles/index-funds-etfs-and-tracking-difference.svg',
  author: 'Research desk',
  category: 'Mutual funds',
  body: `
<p>An index fund promises one modest thing: to give you what the index gave, less a small cost. That makes it easy to judge. Put the fund’s return beside the index’s return and look at the gap. The gap has a name, and it is published.</p>

<h2>Tracking difference is what you actually lost on the way</h2>
<p>If the index returned 14.0% in a year and the fund 13.6%, the tracking difference is −0.4%. It contains the expense ratio, the cost of trading when the index changes its members, cash waiting to be invested, and any slip by the manager. The expense ratio is only one ingredient, which is why two funds with the same fee can differ.</p>
<p>Compare with the total return version of the index, marked TRI, in which dividends are reinvested. Against the plain price index a fund looks better than it is, by the dividends of more than one per cent a year that large Indian companies have typically paid.</p>

<h2>Tracking error is a different question</h2>
<p>Tracking error measures how much that gap jumps about: the standard deviation of the daily differences, scaled to a year. A fund that is behind by exactly the same amount every day has a large difference and almost no error. Low error tells you the manager is consistent. Low difference tells you the investor was well served. SEBI requires both to be disclosed and puts a ceiling of 2% on the yearly tracking error of equity index funds and ETFs, a loose limit that most large funds stay far inside.</p>

<h2>Four-tenths of a per cent is ₹1.39 lakh in fifteen years</h2>
<p>Let an index earn 12% a year, purely as an illustration, and put ₹5,00,000 into two funds that follow it.</p>
<table>
<thead><tr><th></th><th>Yearly return</th><th>After 15 years</th></tr></thead>
<tbody>
<tr><td>The index itself</td><td>12.0%</td><td>₹27,36,783</td></tr>
<tr><td>Fund A, behind by 0.2%</td><td>11.8%</td><td>₹26,64,385</td></tr>
<tr><td>Fund B, behind by 0.6%</td><td>11.4%</td><td>₹25,24,921</td></tr>
</tbody>
</table>
<p>A and B own the same fifty shares. The holder of B ends ₹1,39,464 poorer for no reason that any research could have found, except a look at one published number.</p>

<h2>An ETF adds a price, and the price can stray</h2>
<p>You buy an index fund from the fund house at the day’s closing value. You buy an ETF from another investor on the exchange, at whatever that person asks. The fund’s indicative value is shown through the day. Check three things beside it:</p>
<ul>
<li><strong>Premium or discount.</strong> Units worth ₹250.00 that are offered at ₹251.25 cost half a per cent extra before you begin.</li>
<li><strong>Spread.</strong> The gap between bid and offer is a cost you pay once on the way in and once on the way out.</li>
<li><strong>Volume.</strong> Thin trading makes both of the above worse. Use a limit order, and avoid the first and last minutes.</li>
</ul>
<p>Against that, ETFs often have lower expenses, and you can see your price before you deal. They need a demat account. For a monthly instalment, the index fund is usually the simpler tool.</p>

<h2>Caps came down, and cheap is not the end of the search</h2>
<p>From 1 April 2026 the base expense ratio of an index fund or ETF may not exceed 0.9%, down from 1.0%, with brokerage and government levies shown separately. Large funds on the main indices charge a fraction of that. Once fees are all small, the remaining differences come from skill in handling cash and index changes, and they show up in the tracking difference over one, three and five years.</p>

<h2>The index matters more than the fund</h2>
<p>A fund can follow a poor idea perfectly. A narrow theme, a recent back-test, or an index of thirty small shares brings risks that no tracking figure reveals. Ask what the rule is, how many shares it holds, how much the ten largest weigh, and how often it turns over.</p>
<ol>
<li>Choose the index first, for breadth and for a rule you can explain.</li>
<li>List the funds on it, direct plans with direct plans.</li>
<li>Compare three-year tracking difference against the TRI.</li>
<li>For an ETF, look at its average premium and daily volume.</li>
</ol>
<p>How these units trade is described on our <a href="/invest-in-etfs-exchange-traded-funds">ETF page</a>. Rules and caps on this page stand as of November 2026.</p>
`,
};
