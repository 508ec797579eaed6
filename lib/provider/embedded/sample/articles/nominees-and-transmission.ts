import type { ArticleWire } from '@/lib/provider/schemas/content';

export const nominees: ArticleWire = {
  name: 'A nominee receives your shares; the law decides who owns them',
  createdAt: '2026-11-17',
  slug: 'nominees-and-transmission',
  summary:
    'Nomination takes ten minutes and saves a family months of paperwork. What changed on 1 September 2026, what a nominee may do, and why a will still matters.',
  image: 'articles/nominees-and-transmission.svg',
  author: 'Client education desk',
  category: 'Safety',
  body: `
<p>When an investor dies, somebody has to ask the depository participant and the fund house to move the holdings. That move is called transmission. A registered nominee makes it short. Without one, the family has to prove its right to inherit, often while it is least able to chase papers.</p>

<h2>The rules were simplified on 1 September 2026</h2>
<p>A SEBI circular of 29 May 2026 replaced the earlier framework for demat accounts and mutual fund folios. As of November 2026:</p>
<ul>
<li>A single-holder account opened on or after that date must carry a nomination, unless you sign a declaration that you opt out.</li>
<li>For joint accounts nomination stays optional, and every joint holder must agree to a change.</li>
<li>You may name up to three people and change or cancel the nomination as often as you like; each change has to be acknowledged.</li>
<li>The form can be completed online or on paper.</li>
</ul>
<p>Bank accounts follow their own law, which has allowed up to four nominees since November 2025. Do not assume that a name given to your bank reaches your demat account or your funds: each institution keeps a separate record.</p>

<h2>Joint holders come before nominees</h2>
<p>If an account has two holders and one dies, the survivor takes the securities in full, after the deceased holder’s name is deleted. The nominee’s turn comes only when no holder is left. Many couples open a joint account for exactly this reason, and add a nominee from the next generation.</p>

<h2>Receiving is not the same as owning</h2>
<p>A nominee holds the securities for the legal heirs. In December 2023 the Supreme Court confirmed, in a case about shares and fund units, that nomination does not override succession law or a will. So a brother named as nominee in 2012 may collect the shares and still have to hand them to the widow and children.</p>
<p>Two documents therefore need to agree: the nomination, which tells the institution whom to pay, and the will, which tells the family who keeps it. Where they point to different people, expect a dispute.</p>

<h2>What a claim needs</h2>
<table>
<thead><tr><th>Situation</th><th>Typical papers</th></tr></thead>
<tbody>
<tr><td>Surviving joint holder</td><td>Request to delete a name, death certificate</td></tr>
<tr><td>Registered nominee</td><td>Transmission form, death certificate, nominee’s KYC and own demat account</td></tr>
<tr><td>No nominee, smaller value</td><td>The above, with an indemnity, affidavit or no-objection from other heirs</td></tr>
<tr><td>No nominee, larger value</td><td>A succession certificate, will or letters of administration, as the case requires</td></tr>
</tbody>
</table>
<p>The value at which the simpler set stops being enough is fixed by regulation. SEBI’s board approved higher limits in June 2026, so ask the participant which figure applies on the day you claim.</p>

<h2>Delay has its own price</h2>
<p>Dividends unclaimed for seven years running send the shares themselves to the Investor Education and Protection Fund. They can be recovered, but by a longer route, through the company and the fund’s authority. An unclaimed folio also misses rights issues, buybacks and plain good decisions.</p>

<h2>Do these five things this week</h2>
<ol>
<li>Open your account profile and read the nominee’s name as the record spells it.</li>
<li>Replace anyone who has died, left the family or cannot be reached.</li>
<li>Give each person a percentage; otherwise the division is equal.</li>
<li>For a child, name a guardian as well.</li>
<li>Leave a one-page list of accounts, with depository and folio numbers but no passwords, where your family will find it.</li>
</ol>
<p>Nomination and transmission forms are in the <a href="/support/form-center">form centre</a>, and a branch can walk a family through a claim: see <a href="/support/get-in-touch/locate-us">locate us</a>.</p>
`,
};
