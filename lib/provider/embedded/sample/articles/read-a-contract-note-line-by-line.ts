import type { ArticleWire } from '@/lib/provider/schemas/content';

export const contractNote: ArticleWire = {
  name: 'Read a contract note line by line: ₹443 on a purchase of ₹1,25,000',
  createdAt: '2026-09-17',
  slug: 'read-a-contract-note-line-by-line',
  summary:
    'The contract note is the legal record of your trade and the only full bill. We take one delivery purchase apart, name who gets each rupee, and list five checks.',
  image: 'articles/read-a-contract-note-line-by-line.svg',
  author: 'Client education desk',
  category: 'Basics',
  body: `
<p>A contract note arrives by e-mail within 24 hours of any day on which you traded. Most people file it unread. It deserves two minutes, because it is the document an arbitrator will ask for, and because it is where costs stop being adjectives and become rupees.</p>

<h2>The head of the page says who, where and when</h2>
<p>Your name, client code and PAN come first, then the broker’s name, registration number, address and compliance officer. The settlement number and date tell you on which day money and shares change hands. For each trade there is an order number and time, and a trade number and time. If your purchase was filled in pieces, an average price is shown and the pieces are in an annexure.</p>
<p>Look at the times. A trade at an hour when you placed nothing is the earliest warning that somebody else is using your account.</p>

<h2>Six charges sit between price and payment</h2>
<p>Take a delivery purchase of 100 shares at ₹1,250 on the National Stock Exchange, a trade value of ₹1,25,000. Suppose the brokerage in your tariff is 0.20%. The other rates are those in force as of November 2026, when we last went through this page; the exchange’s own charge is revised from time to time.</p>
<table>
<thead><tr><th>Line</th><th>How it is worked out</th><th>₹</th><th>Goes to</th></tr></thead>
<tbody>
<tr><td>Brokerage</td><td>0.20% of 1,25,000 (example)</td><td>250.00</td><td>Your broker</td></tr>
<tr><td>Exchange transaction charge</td><td>0.00307%</td><td>3.84</td><td>The exchange</td></tr>
<tr><td>SEBI turnover fee</td><td>₹10 per crore</td><td>0.13</td><td>The regulator</td></tr>
<tr><td>GST</td><td>18% of the three lines above</td><td>45.71</td><td>Government</td></tr>
<tr><td>Securities transaction tax</td><td>0.1% of value</td><td>125.00</td><td>Government</td></tr>
<tr><td>Stamp duty</td><td>0.015%, buyer only</td><td>18.75</td><td>The state</td></tr>
<tr><td><strong>Total charges</strong></td><td></td><td><strong>443.43</strong></td><td></td></tr>
</tbody>
</table>
<p>The amount payable is therefore ₹1,25,443.43. Real notes may round the tax and the duty to whole rupees, so a difference of a few paise is not an error.</p>

<h2>The sale costs nearly as much again</h2>
<p>When you sell for delivery there is no stamp duty, but brokerage, exchange charge, fee, GST and transaction tax all apply once more. The depository participant also makes a flat charge for each company’s shares debited in a day, which appears in your ledger and not on the note. On these rates a round trip costs roughly 0.7% of the value. A share bought at ₹1,250 has to rise about ₹9 before you are level.</p>
<p>Trades squared off within the day are cheaper on tax: 0.025%, on the sale alone. Derivatives have their own rates, which rose on 1 April 2026, to 0.05% on the sale of futures and 0.15% of the premium on the sale of options.</p>

<h2>The last line is net, and it should match your ledger</h2>
<p>If you bought and sold on the same day, the note nets everything into one figure, receivable by you or payable. Compare it with the entry in your ledger and, on settlement day, with what left your bank. For deliveries, compare the quantity with your demat statement.</p>

<h2>Five checks take two minutes</h2>
<ol>
<li>Every trade is one you placed, in the right quantity and on the right side.</li>
<li>The brokerage equals the tariff you signed.</li>
<li>No line has a name you cannot explain. Ask about it the same day.</li>
<li>The charge for GST is on brokerage and fees only, never on the value of the shares.</li>
<li>The e-mail is digitally signed and comes from your broker’s own domain.</li>
</ol>
<p>If something is wrong, write at once and quote the trade number. Delay weakens a good case. The right desk is listed under <a href="/support/get-in-touch/grievances">grievances</a>, and the wider list of charges and how they arise is in the <a href="/support/faqs">questions and answers</a>.</p>
`,
};
