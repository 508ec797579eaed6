import type { ArticleWire } from '@/lib/provider/schemas/content';

export const futuresMargin: ArticleWire = {
  name: 'Futures margin and mark-to-market: a 2% fall can take a sixth of your deposit',
  createdAt: '2026-01-22',
  slug: 'futures-margin-and-mark-to-market',
  summary:
    'A futures position is settled in cash every evening. We follow one contract for three days through the ledger and show how leverage, calls and closing-out work.',
  image: 'articles/futures-margin-and-mark-to-market.svg',
  author: 'Research desk',
  category: 'Derivatives',
  body: `
<p>When you buy shares and the price falls, nothing happens until you sell. A future is different. The exchange closes the books each evening, takes cash from those who lost that day and hands it to those who gained. Anyone who trades a contract without following the cash is driving with the dashboard covered.</p>

<h2>Margin is a deposit, not a price</h2>
<p>Suppose an index future trades at 25,000 and one contract is 65 units; exchanges change lot sizes, so treat the number as an example. The contract value is ₹16,25,000. You do not pay that. You deposit a margin, made of an amount meant to cover a very bad day and an additional buffer. If together they come to 12%, the deposit is ₹1,95,000.</p>
<p>You have control of ₹16,25,000 with ₹1,95,000, which is leverage of 8.3 times. A 1% move in the index changes your deposit by 8.3%, in either direction.</p>

<h2>Every evening the ledger moves</h2>
<p>Buy one contract at 25,000 and hold it for three days.</p>
<table>
<thead><tr><th>Day</th><th>Settlement price</th><th>Change in points</th><th>Cash in or out</th><th>Running total</th></tr></thead>
<tbody>
<tr><td>1</td><td>24,850</td><td>−150</td><td>−₹9,750</td><td>−₹9,750</td></tr>
<tr><td>2</td><td>25,060</td><td>+210</td><td>+₹13,650</td><td>+₹3,900</td></tr>
<tr><td>3</td><td>24,700</td><td>−360</td><td>−₹23,400</td><td>−₹19,500</td></tr>
</tbody>
</table>
<p>Check the sum: 24,700 less 25,000 is −300 points, times 65 is −₹19,500. The path does not change the total, but it decides whether you were able to stay. On day one you had to find ₹9,750 in cash by the next working day, even though by day two you would have been in profit.</p>

<h2>A shortfall is closed, not discussed</h2>
<p>Two things can put you short. The daily loss reduces your balance, and the exchange may raise the margin itself when prices swing. If the balance no longer covers the requirement, you are asked for money. If it does not come, the broker may close the position at the market price, and the exchanges levy a penalty on the shortfall that is passed on to the client in many cases. In a fast market this may happen before you have read the message.</p>
<p>A fall of 2% is 500 points, or ₹32,500. That is a sixth of the ₹1,95,000 deposit. At 12% the whole deposit is gone, and nothing stops the loss there, for you owe whatever lies beyond it. A future has no floor.</p>

<h2>Cash for losses must be cash</h2>
<p>Pledged shares can stand for part of the margin, but mark-to-market is paid in money alone. Traders who pledge everything and keep no balance are the first to be closed out, since a call in the evening has to be met by the morning. As a working rule, hold in reserve at least the loss from a 3% move: here 750 points, or ₹48,750, beside the margin.</p>

<h2>Expiry ends it, and shares may be delivered</h2>
<p>Index futures are settled in cash at expiry. Futures on single shares are settled by delivery: a buyer who holds on must take and pay for the shares, and a seller must hand them over. Margins step up in the last days for that reason. If you want neither, exit or roll over before the week of expiry, and remember that a rollover is two trades with two sets of costs.</p>

<h2>A hedge uses the same machine for the opposite end</h2>
<p>A holder of ₹16,00,000 of large shares may sell one index future before a nervous month. If the market falls 5%, the future gains about ₹81,000 and the shares lose about as much. The protection is real, but so is the cash call if the market rises instead, while the matching gain on the shares stays on paper. Even a hedger needs a reserve.</p>
<ol>
<li>Know the contract value, not only the margin.</li>
<li>Write down the loss at −2%, −5% and −10%.</li>
<li>Keep the reserve apart and leave it alone.</li>
<li>Decide the exit before you enter.</li>
</ol>
<p>Contract sizes, margins and expiry days change; the figures shown on an exchange’s website on the day are the ones that bind. The regulator’s risk disclosures are printed on our <a href="/derivatives">derivatives market page</a>.</p>
`,
};
