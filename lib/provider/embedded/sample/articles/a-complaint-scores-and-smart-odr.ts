import type { ArticleWire } from '@/lib/provider/schemas/content';

export const complaintPath: ArticleWire = {
  name: 'A complaint has a path: your broker, SCORES, then SMART ODR',
  createdAt: '2026-10-15',
  slug: 'a-complaint-scores-and-smart-odr',
  summary:
    'A good complaint is dated, specific and sent to the right desk first. The steps, the days allowed at each one and the papers to keep, as of November 2026.',
  image: 'articles/a-complaint-scores-and-smart-odr.svg',
  author: 'Client education desk',
  category: 'Safety',
  body: `
<p>Something has gone wrong: an order you did not place, a payout that has not come, a charge nobody can explain. Anger is natural and does not help. A path exists, each step has a clock, and a complaint that follows the order is hard to ignore. We describe it here even though the first desk on it is ours. Days and routes are as of November 2026.</p>

<h2>Step one is in writing, to the firm</h2>
<p>Write to the grievance e-mail address printed on your contract note, not only to a chat window. State your client code, the date, the instrument, the amount and what you want done. Attach the contract note, ledger or screenshot. Ask for a ticket number and note the day.</p>
<p>If the answer does not satisfy you, take it up the ladder: customer care, head of customer care, compliance officer, chief executive. The names and hours are in the <a href="/support/get-in-touch/grievances-escalation-matrix">escalation matrix</a>. A broker is expected to settle a complaint within 21 calendar days of receiving it.</p>

<h2>Step two is SCORES, within one year</h2>
<p>SCORES is SEBI’s complaint system, at <a href="https://scores.sebi.gov.in">scores.sebi.gov.in</a> and as an app. You register once with your PAN and contact details. A complaint should be filed within one year of the event, and after you have approached the firm. The present version works like this:</p>
<ol>
<li>The complaint is routed straight to the firm, which has 21 calendar days to file a report on what it did.</li>
<li>If you are unhappy with the report, you have 15 days to ask for a first review, carried out by the designated body, which for a broker is the exchange and for a depository participant the depository.</li>
<li>If that does not settle it, you have 15 days again to ask SEBI for a second review.</li>
</ol>
<p>A report that is late moves the complaint upward by itself. You can also write to the exchange or the depository directly, each of which has its own investor desk and portal.</p>

<h2>Step three is SMART ODR, for a dispute about money</h2>
<p>SCORES asks whether a firm has dealt with your complaint. It does not sit as a court on who owes whom. For that there is SMART ODR, at <a href="https://smartodr.in">smartodr.in</a>, run jointly by the exchanges and depositories. You may go there after SCORES, or after the firm’s own answer, as long as the same matter is not pending at SCORES, in arbitration or in court.</p>
<ul>
<li><strong>Conciliation</strong> comes first. A neutral person speaks to both sides online and tries for a settlement, normally within 21 days.</li>
<li><strong>Arbitration</strong> follows if that fails. The arbitrator hears the evidence, also online, and makes an award that binds both sides, subject to challenge in court. A fee grows with the amount claimed, so read the fee table first.</li>
</ul>

<h2>Some grievances belong elsewhere</h2>
<table>
<thead><tr><th>Trouble</th><th>Where it goes</th></tr></thead>
<tbody>
<tr><td>Money lost to a fraudster or a fake app</td><td>Call 1930 at once; cybercrime.gov.in</td></tr>
<tr><td>Bank debit, UPI or card</td><td>The bank, then the Reserve Bank’s ombudsman</td></tr>
<tr><td>Insurance policy</td><td>The insurer, then the insurance ombudsman</td></tr>
<tr><td>US shares through a partner platform</td><td>The partner; Indian exchange forums do not cover it</td></tr>
<tr><td>A share that fell after you bought it</td><td>No forum: market loss is not a grievance</td></tr>
</tbody>
</table>

<h2>Evidence wins more often than emphasis</h2>
<p>Keep contract notes, the weekly and monthly statements, the depository’s consolidated statement, and the text messages the exchange sends after each trade. Compare them when they arrive, since a trade you dispute on the same evening is far easier to unwind than one you notice in March. Write one issue per complaint. Give a figure. Say “I did not place the sell order of 400 shares at 10:42 on 6 October” rather than “my account was misused”.</p>
<p>Never share a password or an OTP to “speed up” a complaint; no desk needs either. To begin with us, use the <a href="/support/get-in-touch/grievances">grievance page</a>, and to see how many complaints we received and closed, month by month, read the <a href="/support/tools-and-resources/complaint-status">complaint status tables</a>.</p>
`,
};
