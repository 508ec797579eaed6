import type { ArticleWire } from '@/lib/provider/schemas/content';

export const emergencyFund: ArticleWire = {
  name: 'An emergency fund comes before equity: the sum behind a dull rule',
  createdAt: '2025-07-24',
  slug: 'emergency-fund-before-equity',
  summary:
    'Six months of expenses in plain deposits looks like idle money. Work out what a forced sale in a fall costs, or a year of card debt, and it looks like insurance.',
  image: 'articles/emergency-fund-before-equity.svg',
  author: 'Client education desk',
  category: 'Basics',
  body: `
<p>We are a broker, and here we ask you to invest later. Before your first share or fund, set aside money for the month in which the salary stops, the roof leaks or a parent falls ill. The reason is arithmetic, and it has to do with the moment at which you would be forced to sell.</p>

<h2>Bad news tends to arrive together</h2>
<p>Jobs are lost in recessions. Share prices fall in recessions, usually a little before. So the day on which you need your equity is more likely than most to be a day on which it is down. Plan for the two together, not one at a time.</p>

<h2>A forced sale costs more than the loss on the screen</h2>
<p>Two savers, call them A and B, each hold ₹3,00,000 of equity funds. The market falls 30%, and both need ₹1,50,000 at once. B has a separate fund for this. A does not.</p>
<table>
<thead><tr><th></th><th>A, no fund</th><th>B, with a fund</th></tr></thead>
<tbody>
<tr><td>Equity after the fall</td><td>₹2,10,000</td><td>₹2,10,000</td></tr>
<tr><td>Sold to raise ₹1,50,000</td><td>71% of the units</td><td>None</td></tr>
<tr><td>Equity left</td><td>₹60,000</td><td>₹2,10,000</td></tr>
<tr><td>When the market is back where it began</td><td>₹85,714</td><td>₹3,00,000</td></tr>
</tbody>
</table>
<p>B has ₹2,14,286 more in equity and has spent ₹1,50,000 from the reserve. The difference between those two figures, ₹64,286, is what the timing cost A. The equity fund was the same one; what was missing was another pocket.</p>

<h2>Borrowing instead is dearer still</h2>
<p>Suppose A had put ₹1,00,000 on a credit card at 3.5% a month and repaid after a year. Compounded, 1.035 to the twelfth power is 1.511, so the interest alone is ₹51,107. Few investments make up for that. Paying off card debt comes even before the emergency fund, because no deposit earns what a card charges.</p>

<h2>Six months is a starting point, not a law</h2>
<p>Count what must be paid, not what you usually spend: rent or loan instalment, food, fees, insurance premiums, medicines, transport. If that comes to ₹40,000 a month, six months is ₹2,40,000. Then adjust.</p>
<ul>
<li><strong>Three to four months</strong> may do for two steady incomes and no dependants.</li>
<li><strong>Six</strong> suits a single earner with a secure job.</li>
<li><strong>Nine to twelve</strong> is wiser for a freelancer, a shop owner, a family with a chronic illness, or anyone whose whole industry hires and fires at once.</li>
</ul>
<p>Health cover and term insurance stand beside it and do not replace it. A hospital bill is the insurer’s task. The month without income is yours.</p>

<h2>Keep it boring and in two places</h2>
<ol>
<li>One month’s needs in the savings account, reachable at night with a card.</li>
<li>The rest in a sweep deposit, short fixed deposits in small pieces, or a liquid or overnight fund from which money comes in a working day or so.</li>
</ol>
<p>Deposits are insured only up to a limit for each depositor in each bank; the Deposit Insurance and Credit Guarantee Corporation publishes it, so split a larger reserve between banks. Do not reach for yield here. A long bond, a small finance scheme promising more, or gold jewellery may each be worth less, or be out of reach, on the day you need it. And do not count a credit limit or a loan against shares as a reserve, since lenders tighten both in exactly the season you have in mind.</p>

<h2>Build it without standing still</h2>
<p>At ₹10,000 a month, ₹2,40,000 takes two years. If that feels long, split the sum: three-quarters to the reserve and a quarter to a small monthly plan in an index fund, so that the habit of investing begins. Once the fund is full, turn the whole instalment towards your goals. When you draw on it, refill it first. Prices rise, so review the amount every year.</p>
<p>After that, how much risk suits you is the next question. The <a href="/calculators/risk-profile-calculator">risk profile calculator</a> is a fair place to start, and the <a href="/calculators/sip-calculator">SIP calculator</a> shows what a modest instalment may grow to under assumptions you choose.</p>
`,
};
