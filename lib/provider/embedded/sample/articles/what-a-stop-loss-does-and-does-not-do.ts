import type { ArticleWire } from '@/lib/provider/schemas/content';

export const stopLoss: ArticleWire = {
  name: 'What a stop-loss order does, and what it cannot do',
  createdAt: '2025-12-11',
  slug: 'what-a-stop-loss-does-and-does-not-do',
  summary:
    'A stop-loss is an instruction to try to sell after a price is touched. It is no promise of a price. How triggers, limits and gaps decide what you really get.',
  image: 'articles/what-a-stop-loss-does-and-does-not-do.svg',
  author: 'Client education desk',
  category: 'Basics',
  body: `
<p>The name does the order no favours. “Stop loss” sounds like a wall. It is closer to a tripwire: when the price touches a level you chose, an ordinary order is released into the market. What happens afterwards depends on who is there to trade with you.</p>

<h2>Two prices do two different jobs</h2>
<p>You own 200 shares bought at ₹500 and do not wish to lose much more than ₹30 on each. You place a sell order with a <strong>trigger</strong> at ₹470 and a <strong>limit</strong> at ₹468.</p>
<ul>
<li>Until a trade takes place at ₹470 or lower, the order sleeps and nobody sees it.</li>
<li>Once triggered, it becomes an order to sell at ₹468 or better.</li>
<li>If buyers stand between ₹470 and ₹468, you are out, with a loss of ₹6,000 to ₹6,400.</li>
</ul>
<p>The other kind, a stop-loss market order, has a trigger but no limit. It sells at whatever price it finds. Not every exchange and segment accepts it, so look at what your order form offers.</p>

<h2>A gap jumps over the wire</h2>
<p>Results come out in the evening and the share opens next day at ₹440, with no trade in between. Compare the two orders.</p>
<table>
<thead><tr><th>Order</th><th>What happens at ₹440</th><th>Loss on 200 shares</th></tr></thead>
<tbody>
<tr><td>Trigger ₹470, limit ₹468</td><td>Triggered, but no buyer at ₹468; it waits unfilled</td><td>₹12,000 on paper and still open</td></tr>
<tr><td>Trigger ₹470, market</td><td>Sold near ₹440</td><td>About ₹12,000, and closed</td></tr>
<tr><td>No order</td><td>Nothing</td><td>₹12,000 on paper</td></tr>
</tbody>
</table>
<p>You planned for ₹6,000 and met twice that sum. The limit protected you from a poor price by not selling at all, which may be right or wrong depending on the next hour. Neither order could have sold at ₹470, for nobody was buying there.</p>

<h2>Three markets in which it helps least</h2>
<ul>
<li><strong>Thin shares.</strong> A single small trade can touch the trigger, and your order then sells down an empty book.</li>
<li><strong>Shares locked at the lower circuit.</strong> There are sellers only, and yours joins the queue.</li>
<li><strong>Very fast minutes</strong>, such as the first after the opening or the last before expiry, when a spike may trip you out just before the price returns.</li>
</ul>

<h2>The order may be gone tomorrow</h2>
<p>An ordinary stop-loss lives for one trading day. If you need it for weeks, use the facility many brokers call good-till-triggered, in which the broker’s system keeps your instruction and sends the order when the level is reached. Read its terms: it depends on that system working, it lapses after a set time, and corporate actions such as a split may cancel it. A split from ₹500 to ₹100 with a forgotten trigger at ₹470 would otherwise sell everything on a healthy day.</p>

<h2>Position size is the part you control</h2>
<p>Because the exit price is uncertain, decide the quantity first. Say a loss of ₹5,000 is acceptable.</p>
<ul>
<li>With the stop ₹30 away, ₹5,000 divided by 30 allows 166 shares.</li>
<li>If you allow for a gap of twice that distance, ₹5,000 divided by 60 allows 83.</li>
</ul>
<p>The second trader sleeps better. Nothing about their forecast was superior. They only assumed that one morning would be ugly.</p>

<h2>Place the level where your reason ends</h2>
<p>A trigger at a round number, or one set just below yesterday’s low, sits where many others are, and gets touched often. Ask instead at what price your reason for owning the share would be wrong, and put the level there. If that is too far away for your purse, buy fewer shares or none. Moving the trigger lower as the price nears it turns a plan into a hope.</p>
<p>For a long-term holding in a sound company a stop-loss may do more harm than good, selling on noise and creating tax. There, a smaller allocation is the better brake. Order types on each of our platforms are described with the <a href="/trading-platform-jm-pro">trading platform</a>, and cash-market basics under <a href="/equity">equity</a>. Order types were checked as of November 2026.</p>
`,
};
