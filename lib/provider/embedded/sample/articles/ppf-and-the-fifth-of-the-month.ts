import type { ArticleWire } from '@/lib/provider/schemas/content';

export const ppfFifth: ArticleWire = {
  name: 'PPF and the fifth of the month: a habit worth ₹22,474, and one worth ₹2.7 lakh',
  createdAt: '2026-04-02',
  slug: 'ppf-and-the-fifth-of-the-month',
  summary:
    'Interest counts the lowest balance between the fifth and the end of each month. We work out what a late deposit costs over fifteen years, in April and in March.',
  image: 'articles/ppf-and-the-fifth-of-the-month.svg',
  author: 'Client education desk',
  category: 'Retirement',
  body: `
<p>The Public Provident Fund is among the simplest long accounts a household can open, and one rule in it is worth real money. Interest for a month is worked out on the lowest balance between the close of the fifth and the last day of that month. Money that arrives on the fourth counts for the month. Money that arrives on the sixth does not.</p>

<h2>One missed month costs ₹887.50, and then it compounds</h2>
<p>The government fixes the rate every quarter. We use 7.1% a year throughout, the rate shown in our calculator as of November 2026; look up the current one before you plan. A full deposit of ₹1,50,000 earns 7.1% of that divided by twelve in each month, which is ₹887.50. Deposit on 6 April rather than 4 April and the first ₹887.50 is gone.</p>
<p>Interest is added to the account once a year, on 31 March, and earns interest afterwards. Repeat the delay every April for fifteen years and the gap grows.</p>
<table>
<thead><tr><th>₹1,50,000 a year for 15 years, at 7.1%</th><th>Value at maturity</th><th>Behind the first row</th></tr></thead>
<tbody>
<tr><td>In April, by the 5th</td><td>₹40,68,209</td><td>Nil</td></tr>
<tr><td>In April, after the 5th</td><td>₹40,45,735</td><td>₹22,474</td></tr>
<tr><td>₹12,500 a month, by the 5th</td><td>₹39,44,599</td><td>₹1,23,610</td></tr>
<tr><td>In March, after the 5th</td><td>₹37,98,515</td><td>₹2,69,694</td></tr>
</tbody>
</table>
<p>The invested sum is ₹22,50,000 in every row. Only the day differs.</p>

<h2>The March rush is the costly habit, not the sixth of April</h2>
<p>Many people deposit in the last week of March, when the tax-saving deadline bites. That money earns nothing in the year it was meant for. Moving the same deposit eleven and a half months forward, to the first days of April, is worth ₹2.7 lakh over the life of the account on these assumptions.</p>
<p>If a lump sum in April is out of reach, a monthly standing instruction for the first of the month is a fine second choice. It costs ₹1.24 lakh against the April deposit, but the April deposit needs money that may not exist yet, and a deposit that is made beats one that is intended.</p>

<h2>The date that counts is the date of credit</h2>
<ul>
<li>A transfer within the same bank is usually credited at once.</li>
<li>From another bank, allow a working day.</li>
<li>A cheque counts from the day it is realised. Present it in the last week of the month before.</li>
<li>When the fifth is a Sunday or a bank holiday, aim for the working day before it.</li>
</ul>

<h2>Know the fences before you go in</h2>
<ul>
<li>The least you may deposit in a financial year is ₹500 and the most is ₹1,50,000, across your own account and any you run for a minor child.</li>
<li>The account runs for fifteen full financial years after the one in which it was opened, and may be extended in blocks of five years, with deposits or without.</li>
<li>A loan is possible in the early years and a part withdrawal from the seventh. Closing before maturity is allowed only for certain reasons, such as serious illness or higher studies, after five years and at a lower rate of interest.</li>
<li>Residents may open one account each. There is no joint account.</li>
</ul>

<h2>Tax depends on the regime you choose</h2>
<p>Interest and maturity value are free of income tax under both regimes, as of November 2026. The deduction for deposits belongs to the old regime alone. Under the new one the account still stands on its own merits: a rate set by the government, backed by it, and no tax on the interest. For somebody in the 30% bracket, 7.1% tax-free equals a taxable deposit at about 10.3%, after allowing for the cess.</p>
<p>It is a long lock and a rate that can change, so it suits the part of your savings that should be steady. Growth has to come from elsewhere. Try your own deposit, day and term in the <a href="/calculators/ppf-calculator">PPF calculator</a>, which follows the monthly rule exactly, and set its result against prices in the <a href="/calculators/inflation-calculator">inflation calculator</a>.</p>
`,
};
