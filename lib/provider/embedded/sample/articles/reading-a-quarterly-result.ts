import type { ArticleWire } from '@/lib/provider/schemas/content';

export const quarterlyResult: ArticleWire = {
  name: 'Reading a quarterly result: profit up 37%, profit from the business up 1.6%',
  createdAt: '2026-08-20',
  slug: 'reading-a-quarterly-result',
  summary:
    'A headline quotes net profit against last year. Six lines further up tell you whether the business did that or a one-off did. A worked statement shows the order.',
  image: 'articles/reading-a-quarterly-result.svg',
  author: 'Research desk',
  category: 'Markets',
  body: `
<p>Four times a year each listed company tells the exchanges how it did: within 45 days of the quarter’s end, or 60 days for the year’s last quarter (reviewed as of November 2026). News sites turn that filing into one sentence about net profit. The filing itself is a single page of numbers, and an amateur can read it in ten minutes if the order is right.</p>

<h2>Compare with the same quarter last year</h2>
<p>Most businesses have seasons. Cement slows in the monsoon, retailers sell at Diwali, software firms have fewer working days in winter. Setting July to September against April to June mixes growth with the calendar. So begin with the year-on-year column, and use the quarter-on-quarter one only to see whether a trend is bending.</p>
<p>Use the consolidated figures where the company has subsidiaries. The standalone page covers the parent alone and can flatter or hide.</p>

<h2>Work from sales downwards, not from profit upwards</h2>
<p>Here is an invented company, in ₹ crore.</p>
<table>
<thead><tr><th>Line</th><th>This year</th><th>Last year</th><th>Change</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>1,200</td><td>1,000</td><td>20.0%</td></tr>
<tr><td>Operating profit</td><td>180</td><td>170</td><td>5.9%</td></tr>
<tr><td>Other income</td><td>62</td><td>12</td><td>416.7%</td></tr>
<tr><td>Interest</td><td>20</td><td>14</td><td>42.9%</td></tr>
<tr><td>Depreciation</td><td>30</td><td>28</td><td>7.1%</td></tr>
<tr><td>Profit before tax</td><td>192</td><td>140</td><td>37.1%</td></tr>
<tr><td>Tax at 25%</td><td>48</td><td>35</td><td>37.1%</td></tr>
<tr><td>Net profit</td><td>144</td><td>105</td><td>37.1%</td></tr>
</tbody>
</table>
<p>The headline will say that profit rose 37%. Follow the lines instead:</p>
<ul>
<li>Sales grew 20%, which is good, and deserves the question whether volume or price did it.</li>
<li>The operating margin fell from 17% to 15%. Each hundred rupees of sales left two rupees less.</li>
<li>Other income jumped by ₹50 crore. A note will say why: a plot of land, a sale of shares, interest on surplus cash.</li>
<li>Take other income out of both years, and profit before tax is ₹130 crore against ₹128 crore. That is growth of 1.6%.</li>
</ul>
<p>Nothing dishonest has happened. The company simply sold something, and a sale like that does not repeat every year.</p>

<h2>The notes hold what the table cannot</h2>
<p>Under the table there are numbered notes in small type. Look for exceptional items, a change in accounting policy, a merger that makes the two years incomparable, claims or tax demands that are contested, and the auditor’s words. A “qualified” review or an “emphasis of matter” is the auditor clearing their throat; read that paragraph twice.</p>

<h2>Profit is an opinion until cash arrives</h2>
<p>Twice a year, with the September and March results, a balance sheet and a cash flow statement come along. Check whether cash from operations keeps company with profit over several years. If profit rises while customers owe more and more and stock piles up, sales may have been pushed out of the door to be paid for later. Look too at whether borrowings grew faster than sales, as interest in our example did.</p>

<h2>Banks and insurers need a different page</h2>
<p>For a lender, sales and operating margin mean little. Read net interest income, the share of loans gone bad, the money set aside against them and the growth of deposits. For an insurer, look at new business, claims and persistency. Comparing a bank with a factory line by line tells you nothing.</p>

<h2>The price may already know</h2>
<p>A fine result followed by a falling share is common. Buyers had expected more, or management spoke cautiously about the next half. What moves the price is the gap between the result and the expectation, and that is the hardest number to know. Do not trade on the headline in the first minutes, when the gap between bid and offer is widest.</p>
<p>Put the last eight quarters side by side before you form a view. Company pages reached through our search show them as a chart and a table, and our <a href="/research/fundamental-reports">fundamental reports</a> discuss some of them at length.</p>
`,
};
