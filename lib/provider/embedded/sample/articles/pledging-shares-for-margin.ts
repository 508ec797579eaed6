import type { ArticleWire } from '@/lib/provider/schemas/content';

export const pledging: ArticleWire = {
  name: 'Pledging shares for margin: you keep the shares and take on a second risk',
  createdAt: '2026-06-11',
  slug: 'pledging-shares-for-margin',
  summary:
    'A margin pledge turns idle holdings into trading limit without selling them. How the haircut, the cash half and the OTP work, and what happens in a sharp fall.',
  image: 'articles/pledging-shares-for-margin.svg',
  author: 'Client education desk',
  category: 'Derivatives',
  body: `
<p>You hold ₹5,00,000 of shares for the long term and want to hedge them, or to trade a futures contract, without keeping a pile of cash at the broker. A margin pledge lets the shares stand as security. They do not move, and you do not sell. But a position now leans on them, and that changes what a bad week can do.</p>

<h2>The shares stay in your demat account</h2>
<p>Since September 2020 a broker may accept shares as margin in one way only: a pledge marked in the depository’s system. They remain in your account with a lien in favour of the broker, who re-pledges them to the clearing corporation. Dividends, bonus shares and votes are still yours.</p>
<p>No pledge can be made without you. The depository sends a link and an OTP to your registered mobile, and you confirm the list of shares there. If somebody asks you to transfer shares to another account “for margin”, refuse and report it; that practice is forbidden.</p>

<h2>A haircut turns value into limit</h2>
<p>The clearing corporation publishes which securities qualify and how much to deduct from each. The deduction, called the haircut, follows how much the price swings. A large, steady share may carry around 10% to 20%, a livelier one far more, and many small ones are not accepted at all.</p>
<table>
<thead><tr><th></th><th>At the start</th><th>After a 15% fall</th></tr></thead>
<tbody>
<tr><td>Market value</td><td>₹5,00,000</td><td>₹4,25,000</td></tr>
<tr><td>Haircut, 20%</td><td>₹1,00,000</td><td>₹85,000</td></tr>
<tr><td>Limit</td><td>₹4,00,000</td><td>₹3,40,000</td></tr>
</tbody>
</table>
<p>The limit moves with prices every day. Exchanges also change haircuts, and they tend to raise them in rough markets, just when values fall.</p>

<h2>Half the margin has to be cash or close to it</h2>
<p>For derivatives positions carried overnight, clearing members must bring at least 50% of the margin in cash or its equivalents, a rule we last checked as of November 2026. Liquid funds, government securities and bank deposits are examples of equivalents; shares are not. If a future needs ₹1,50,000, your pledged shares can cover ₹75,000 and the other ₹75,000 must come in cash form.</p>
<p>When you fall short, the broker may fund the gap and charge interest by the day. Find the rate in your tariff before you rely on it. A gap of ₹75,000 at 18% a year costs about ₹37 a day.</p>

<h2>Losses are always paid in cash</h2>
<p>A pledge supports the margin. It does not pay the daily loss on a future, nor the premium on an option you buy. Each evening’s mark-to-market is debited from your ledger, and a negative balance earns interest for the broker until you bring money.</p>

<h2>In a fall both legs go together</h2>
<p>Imagine you are long an index future and have pledged shares of the same kind. The market drops 8%. The future loses, so cash is called. The pledged shares lose too, so the limit shrinks. The margin requirement may rise as well. Three squeezes arrive on one morning.</p>
<p>If you cannot pay, the broker may close the position and then invoke the pledge, selling your long-term shares at that day’s price. The sale is taxed as any other sale would be. Since September 2025 the depositories link invocation and sale in one chain, so invoked shares are sold and do not lie in a broker’s account.</p>

<h2>Costs and release are simple enough</h2>
<ul>
<li>Each pledge and release carries a small charge per security, shown in the tariff.</li>
<li>To sell pledged shares you may not need a separate release: one instruction can free them for delivery against your sale.</li>
<li>Without open positions, release is normally done the same or the next working day.</li>
</ul>

<h2>Use it as a spare wheel</h2>
<ol>
<li>Draw on a third of the limit, not all of it.</li>
<li>Keep cash for at least a 5% move against you.</li>
<li>Spread the pledged list over several large shares or a liquid fund.</li>
<li>Never pledge what you have promised to a goal within the year.</li>
</ol>
<p>Pledging for a trade is different from buying shares with borrowed money, which is explained under <a href="/invest-in-mtf-margin-trading-facility">margin trading facility</a>.</p>
`,
};
