import type { ArticleWire } from '@/lib/provider/schemas/content';

export const bondYields: ArticleWire = {
  name: 'The extra 3.5% on a small bond: one default in twenty-three takes it back',
  createdAt: '2026-06-25',
  slug: 'bond-prices-yields-and-small-issuers',
  summary:
    'Bond prices fall when yields rise, and a high yield is usually a price for risk. Two worked sums show how much a rate rise costs and how few defaults undo a gain.',
  image: 'articles/bond-prices-yields-and-small-issuers.svg',
  author: 'Research desk',
  category: 'Fixed income',
  body: `
<p>A bond is a loan that you can sell. That one sentence holds both of its risks. The borrower may fail to pay, and the price may have fallen when you want to sell. Online bond platforms have brought minimum tickets down and offers of 11% and 12% within reach, so it pays to know what those numbers are made of.</p>

<h2>When yields rise, prices fall, and longer bonds fall further</h2>
<p>Take a bond of ₹1,000 that pays ₹80 a year. When the market asks 8%, it trades at ₹1,000. If new bonds of like quality begin to pay 9%, nobody will give ₹1,000 for your ₹80, so the price drops until the buyer earns 9%.</p>
<table>
<thead><tr><th>Market yield</th><th>Price, 3 years left</th><th>Price, 10 years left</th></tr></thead>
<tbody>
<tr><td>7%</td><td>₹1,026.24</td><td>₹1,070.24</td></tr>
<tr><td>8%</td><td>₹1,000.00</td><td>₹1,000.00</td></tr>
<tr><td>9%</td><td>₹974.69</td><td>₹935.82</td></tr>
</tbody>
</table>
<p>One percentage point costs 2.5% on the shorter bond and 6.4% on the longer. The same seesaw works in your favour when yields come down. If you hold to maturity and the issuer pays, the swings in between do not touch you, except that your money was tied to the old rate.</p>

<h2>Three numbers are called “the rate”, and they differ</h2>
<ul>
<li><strong>Coupon</strong> is the interest on face value, here 8%.</li>
<li><strong>Current yield</strong> is the coupon divided by the price you pay: 80 on 935.82 is 8.5%.</li>
<li><strong>Yield to maturity</strong> counts the coupons and the gain or loss on repayment: 9% in the last row.</li>
</ul>
<p>Only the third compares one bond with another, and it assumes that every payment is made and that each coupon can be reinvested at the same rate.</p>

<h2>A high yield is the market’s estimate of trouble</h2>
<p>Suppose a bank deposit or a strong issuer pays 7.5% and ten small companies pay 11%. You lend ₹1,00,000 to each of the ten. If all pay, you earn ₹1,10,000 in the year, against ₹75,000 from the safer choice: ₹35,000 more.</p>
<p>Now let one of the ten fail, and let 30% of the principal come back, in time. You receive interest of ₹99,000 from nine and lose ₹70,000 on the tenth. The year’s income is ₹29,000, or 2.9%, which is less than half of what safety paid.</p>
<p>Where is the break-even? Each default costs you the 11% coupon and 70% of the principal, 81% in all. The extra 3.5% covers a default rate of 3.5 divided by 81, or 4.3%. That is roughly one failure in twenty-three, each year. Above it the high yield pays less than the low one. Holding two or three such bonds is not diversification. It is a coin toss with a long wait.</p>

<h2>Ratings are opinions with a date on them</h2>
<p>AAA is the strongest grade and BBB the weakest that still counts as investment grade. A rating can fall several steps in a week, usually after the price has. Read the rationale, which is public, and note the date. Then look for security: which assets back the bond, who the trustee is, and who else has a claim on the same assets.</p>

<h2>You may not be able to leave</h2>
<p>Many corporate bonds do not trade for days. A screen may show a yield, but selling ₹2,00,000 of a small issue can mean giving up one or two per cent of the price, or waiting. Money you may need within the term has no place there.</p>

<h2>Five questions before you lend</h2>
<ol>
<li>What does the issuer do, and does its cash flow cover its interest?</li>
<li>Is the bond secured and listed, and is the platform registered with SEBI?</li>
<li>What would I receive after tax? Interest is taxed at your slab rate, and 11% in the 30% bracket leaves 7.6% after cess, as of November 2026.</li>
<li>How many issuers do I hold, and what share of my savings is each?</li>
<li>What does a government security of the same length pay? Everything above that is a payment for a risk you should be able to name.</li>
</ol>
<p>Government securities, deposits and funds of different lengths are compared on our <a href="/invest-in-fixed-income">fixed income page</a>.</p>
`,
};
