import type { ArticleWire } from '@/lib/provider/schemas/content';

export const ddpi: ArticleWire = {
  name: 'DDPI and power of attorney: four permitted acts, and a signature you may refuse',
  createdAt: '2025-11-06',
  slug: 'ddpi-and-power-of-attorney',
  summary:
    'Selling shares needs your consent to debit them. DDPI gives it once, for four purposes only. How it differs from the old power of attorney and how to do without.',
  image: 'articles/ddpi-and-power-of-attorney.svg',
  author: 'Client education desk',
  category: 'Safety',
  body: `
<p>A demat account belongs to you, and nothing should leave it without your word. But a sale on the exchange has to be delivered the next working day, and a word given too late is no use. For years the answer was a broad power of attorney in the broker’s favour. Some brokers abused it. The replacement is narrower, and you may decline it.</p>

<h2>The old power of attorney was too wide</h2>
<p>A power of attorney is a general legal instrument. In the form many clients signed, it let a broker move shares for a range of reasons, and in the worst cases clients’ shares were pledged for the broker’s own borrowing. SEBI therefore introduced the Demat Debit and Pledge Instruction, DDPI, in 2022, and since November of that year it is the document for new clients. Powers of attorney given earlier remain valid until the client revokes them.</p>

<h2>DDPI allows four acts and no others</h2>
<ol>
<li>Moving shares out of your account to deliver what you sold on the exchange through that broker.</li>
<li>Pledging and re-pledging securities to meet the margin on your own trades.</li>
<li>Mutual fund transactions that you place on an exchange platform.</li>
<li>Tendering shares in an open offer through the exchange’s platform.</li>
</ol>
<p>It does not let anyone trade for you, lend your shares, send them to a friend’s account, change your bank details or take money. A pledge still needs your confirmation with an OTP from the depository.</p>

<h2>Signing is a convenience, and refusing is a right</h2>
<table>
<thead><tr><th></th><th>With DDPI</th><th>Without it</th></tr></thead>
<tbody>
<tr><td>Each sale</td><td>No further step</td><td>Depository PIN or login, and an OTP, on the day</td></tr>
<tr><td>If you forget</td><td>Nothing to forget</td><td>Short delivery, auction and a penalty</td></tr>
<tr><td>Cost</td><td>Stamp duty and a small fee, once</td><td>None</td></tr>
<tr><td>Control</td><td>Trust in the broker’s process</td><td>Your consent each time</td></tr>
</tbody>
</table>
<p>No broker may make the signature a condition of opening an account. If you sell twice a year, the PIN is no burden. If you trade every week, or use stop-loss orders that may fire while you are in a meeting, the instruction saves you from a costly miss.</p>

<h2>Read the page before you sign it</h2>
<ul>
<li>The document should name the four purposes and contain nothing else. A blank, a schedule “to follow” or a reference to a separate power of attorney is a reason to stop.</li>
<li>It should list the demat account, the broker and the accounts to which shares may go. Those are accounts of clearing corporations and exchanges, never a person’s.</li>
<li>All holders of a joint account sign.</li>
<li>It can be e-signed. Keep the copy.</li>
</ul>

<h2>You can take it back</h2>
<p>Write to the broker and ask for revocation, and request a confirmation with the date. Open obligations are completed first: a sale made yesterday must still be delivered. After that you return to the PIN and OTP. An old power of attorney is revoked in the same manner, and if you opened your account before 2022 it is worth asking what exactly is on file. You may replace it by a DDPI, or by nothing.</p>

<h2>Whatever you choose, watch the account yourself</h2>
<p>Three habits protect a demat account better than any form of words.</p>
<ol>
<li>Keep your own mobile number and e-mail on the depository’s record, not a relative’s or an agent’s, so that every debit alerts you.</li>
<li>Read the consolidated account statement that the depositories send, each month in which something moved.</li>
<li>Log in to the depository’s own website or app now and then, and compare it with the broker’s screen. They should agree to the last share.</li>
</ol>
<p>If you will not touch the account for a long time, ask for a freeze, which blocks all debits until you lift it. That form, the DDPI and the revocation letter are in the <a href="/support/form-center">form centre</a>. More about keeping securities in electronic form is under <a href="/product-and-offerings/dp-services">depository services</a>. The position described here was confirmed as of November 2026.</p>
`,
};
