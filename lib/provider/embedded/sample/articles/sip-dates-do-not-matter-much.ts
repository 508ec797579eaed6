import type { ArticleWire } from '@/lib/provider/schemas/content';

export const sipDates: ArticleWire = {
  name: 'SIP dates hardly matter: three choices that move the result far more',
  createdAt: '2025-09-04',
  slug: 'sip-dates-do-not-matter-much',
  summary:
    'The first or the twenty-fifth? Over twenty years the day changes the result by under 1%. Starting a year late, or skipping one instalment a year, costs far more.',
  image: 'articles/sip-dates-do-not-matter-much.svg',
  author: 'Client education desk',
  category: 'Behaviour',
  body: `
<p>Few questions reach our desk as often as this one: which date is right for a systematic investment plan? Salary day, the first, the last Thursday, the day after expiry? The question is natural, because the date is the one thing the form asks you to pick. It is also nearly the least important thing about the plan.</p>

<h2>Twenty-four days later is 0.8% at the end</h2>
<p>Take ₹10,000 a month for twenty years at an assumed 12% a year, one per cent a month, with each instalment at the start of the month. The plan reaches ₹99,91,479 from ₹24,00,000 paid in.</p>
<p>Now move every instalment to the twenty-fifth. Each one works for 24 days less, which is eight-tenths of a month, so the total is divided by 1.01 to the power 0.8. It becomes ₹99,12,260. The gap is ₹79,219, or 0.8%.</p>
<p>Even that overstates the matter. During those 24 days the money was not burnt. It sat in your account and earned interest or paid a bill. You were not a worse investor, you merely invested a little later, as somebody paid on the twenty-fourth must.</p>

<h2>No date has a lasting edge</h2>
<p>What about prices? Perhaps shares are cheaper near the end of a month. In some years they have been, in others not, and after 240 purchases the highs and lows average out. If a certain day were reliably cheap, large funds would buy on it until it was cheap no longer. Tables that rank dates by past return differ by a sliver, and the ranking changes whenever the period does.</p>

<h2>Three choices that do matter</h2>
<table>
<thead><tr><th>Change to the plan</th><th>Value after 20 years</th><th>Against ₹99,91,479</th></tr></thead>
<tbody>
<tr><td>Every instalment 24 days later</td><td>₹99,12,260</td><td>−₹79,219</td></tr>
<tr><td>₹100 more each month</td><td>₹1,00,91,394</td><td>+₹99,915</td></tr>
<tr><td>One instalment skipped each year</td><td>₹92,03,663</td><td>−₹7,87,816</td></tr>
<tr><td>Started one year late</td><td>₹87,53,254</td><td>−₹12,38,225</td></tr>
<tr><td>Instalment raised 5% each year</td><td>₹1,37,37,623</td><td>+₹37,46,144</td></tr>
</tbody>
</table>
<p>Read the second row again. An extra hundred rupees a month more than pays for the whole difference between the first and the twenty-fifth. In the third row the twelfth instalment of each year is missing, as happens when an account runs dry before a festival.</p>
<p>The last row invests more money, ₹39,67,914 in all instead of ₹24,00,000, so it is not a like-for-like comparison. It shows what letting the plan follow your salary can do.</p>

<h2>So choose the date that never bounces</h2>
<ul>
<li>Pick a day two or three days after your income arrives, so the balance is there.</li>
<li>If your salary comes at irregular times, keep one spare instalment in the account.</li>
<li>With several plans, spread them or put them together as suits your budget; returns will not notice.</li>
<li>When the day is a holiday, the purchase happens on the next working day, and nothing needs doing.</li>
</ul>
<p>A bounced debit costs more than any date can earn. The bank may charge a fee each time, and after a few failures in a row the fund house may cancel the plan.</p>

<h2>Falls are part of the method</h2>
<p>A monthly plan buys more units when prices are low. ₹10,000 buys 100 units at ₹100 and 125 at ₹80. Investors who stop after a fall switch off the machine at the moment it does its work. Choose any day you like, but write down now that a fall of 20% or 30% is not a reason to cancel.</p>
<p>Does the plan suit the goal at all? Equity needs years. For money required within three, a date in the calendar is a minor worry beside the choice of asset. Put your own figures into the <a href="/calculators/sip-calculator">SIP calculator</a>, including a yearly step-up, and use the <a href="/calculators/wealth-accumulation-calculator">wealth accumulation calculator</a> to go backwards from a goal to an instalment.</p>
<p>The rate of 12% is there to make the comparison visible. Markets do not pay a fixed rate, and the order of good and bad years will change every total above.</p>
`,
};
