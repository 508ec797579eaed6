import type { ArticleWire } from '@/lib/provider/schemas/content';

export const realReturn: ArticleWire = {
  name: 'Inflation and real return: a 7% deposit can leave you poorer',
  createdAt: '2025-06-19',
  slug: 'inflation-and-real-return',
  summary:
    'What counts is what your money will buy. How to take tax and rising prices off a return, why subtraction is not quite right, and what it means for retirement.',
  image: 'articles/inflation-and-real-return.svg',
  author: 'Research desk',
  category: 'Retirement',
  body: `
<p>A statement tells you how many rupees you have. It is silent on what they will buy. Over a year the gap is easy to overlook. Over the thirty years of a retirement it is the whole question.</p>

<h2>At 6%, prices double in twelve years</h2>
<p>A basket that costs ₹1,00,000 today costs ₹1,79,085 in ten years if prices rise 6% a year. Seen from the other side, ₹1,00,000 kept in a drawer for ten years buys what ₹55,839 buys now, and after twenty-five years what ₹23,300 buys. Divide 72 by the rate for a quick estimate of the doubling time: 72 by 6 is 12 years, and the exact answer is 11.9.</p>

<h2>Real return is a division, not a subtraction</h2>
<p>If your money grows 10% and prices 6%, most people say you gained 4%. The exact figure is 1.10 divided by 1.06, less one: 3.77%. The difference is small at low rates and grows with them. What matters more is to do the sum at all.</p>
<table>
<thead><tr><th>Return before inflation</th><th>Inflation</th><th>Real return</th></tr></thead>
<tbody>
<tr><td>4%</td><td>6%</td><td>−1.89%</td></tr>
<tr><td>7%</td><td>6%</td><td>0.94%</td></tr>
<tr><td>10%</td><td>6%</td><td>3.77%</td></tr>
<tr><td>12%</td><td>6%</td><td>5.66%</td></tr>
</tbody>
</table>

<h2>Tax is taken from the whole return, not the real part</h2>
<p>Here is where a safe deposit turns against its owner. Let it pay 7%, and let you be in the 30% bracket, which is 31.2% with the cess. After tax you keep 4.816%. Divide 1.04816 by 1.06, and the real return is −1.1% a year. The balance rises every year and buys less every year, and the tax was charged on a gain that, in goods, did not exist.</p>
<p>This is no argument against deposits. Money needed within two or three years belongs there, and a steady small loss of buying power is the fee for certainty. It is an argument against leaving the money of your seventies there in your forties.</p>

<h2>Your inflation is not the index</h2>
<p>The official consumer price index is an average over millions of households. School fees, medical care and domestic help have often risen faster, electronics more slowly. A retired couple spends more on medicines than the average, so their own rate may be above the published one. When you plan for a goal, use a rate for that goal: one for education, another for daily living.</p>

<h2>Retirement is an inflation problem</h2>
<p>A household spends ₹50,000 a month and will stop working in twenty-five years. At 6% the same life will then cost ₹2,14,594 a month. A pension fixed in rupees meets that bill in the first year and falls behind in each one after it. After twelve years of retirement it covers half.</p>
<p>Three consequences follow for a plan:</p>
<ol>
<li>Set the goal in today’s money and let the calculation raise it, so that you are not misled by a large, distant number.</li>
<li>Raise the monthly investment each year, at least by inflation. An instalment that never changes shrinks in real terms.</li>
<li>Keep part of the portfolio in assets whose income can grow, such as shares, even in the first years of retirement. They swing, so the money for the next few years should not depend on them.</li>
</ol>

<h2>Nothing protects you every year</h2>
<p>Equity has outpaced prices over long periods in India, but not in each year or even each five-year stretch, and the past is no promise. Gold has long spells of standing still. Property has costs and tenants. Inflation-linked government bonds are rarely available to individuals. A mixture, revised now and then, is the practical answer, and its test is the real return after tax over many years.</p>
<blockquote><p>When you hear a rate, ask two questions: after tax, and after prices?</p></blockquote>
<p>The rates on this page illustrate the method; the tax bracket is the one in force as of November 2026. Put in your own with the <a href="/calculators/inflation-calculator">inflation calculator</a>, which shows future cost, buying power and real return side by side.</p>
`,
};
