import type { ArticleWire } from '@/lib/provider/schemas/content';

export const gold: ArticleWire = {
  name: 'Gold bond, gold ETF or coin: the metal is the same, the costs are not',
  createdAt: '2026-11-12',
  slug: 'gold-bond-etf-or-coin',
  summary:
    'Three ways to hold gold follow one price and part ways on cost, tax and exit. We compare them as of November 2026 and work out how far each must rise to pay.',
  image: 'articles/gold-bond-etf-or-coin.svg',
  author: 'Research desk',
  category: 'Markets',
  body: `
<p>Indian households meet gold first as jewellery, which is a thing to wear that also holds value. As an investment it comes in three plainer forms: coins and bars, exchange traded funds, and sovereign gold bonds. All three follow the same metal. What you keep depends on what each charges on the way in, along the way and on the way out.</p>

<h2>A coin starts several per cent behind</h2>
<p>Goods and services tax of 3% is added to the price of gold as of November 2026, and the seller adds a premium for minting. Jewellery carries making charges as well. On the way out a dealer usually pays a little under the day’s rate.</p>
<p>Take ₹1,00,000 of metal in coins. With tax alone you pay ₹1,03,000. If the dealer later buys at 2% below the market, gold has to rise 5.1% before you are back where you started, since 103 divided by 98 is 1.051. A locker’s rent and the risk of theft come on the bill every year after that.</p>

<h2>An ETF charges a little, every year</h2>
<p>A gold ETF holds bullion of at least 99.5% purity with a custodian and issues units that trade on the exchange. You pay brokerage and the difference between buyers’ and sellers’ prices, then the fund’s yearly expenses, which come out of its value.</p>
<p>With expenses of 0.6% a year, a holding loses about 3% to costs in five years: 0.994 multiplied by itself five times is 0.970. Gold must rise 3.1% over those years to cover it. For ten years the figure is 6.2%, so a long holder feels the expense ratio more than the dealing cost. Compare both before you choose a fund.</p>

<h2>A gold bond pays interest, but only old ones are for sale</h2>
<p>Sovereign gold bonds are government securities measured in grams. They run for eight years, pay 2.5% a year on the issue price, and may be redeemed early on interest dates from the fifth year. No new series has been offered since February 2024, as of November 2026, so a buyer today has to find an old series on the exchange.</p>
<p>Two cautions follow. Trading in many series is thin, so the price you see may differ from the value of the gold in it. And the tax treatment has narrowed, as the table shows.</p>

<h2>Tax treats the three forms differently</h2>
<table>
<thead><tr><th>Form</th><th>Long-term after</th><th>Tax on the gain, as of November 2026</th></tr></thead>
<tbody>
<tr><td>Coins, bars, jewellery</td><td>24 months</td><td>12.5%; slab rate if sold sooner</td></tr>
<tr><td>Gold ETF</td><td>12 months</td><td>12.5%; slab rate if sold sooner</td></tr>
<tr><td>Gold bond, bought at issue and held to maturity</td><td>Not applicable</td><td>No capital gains tax for an individual</td></tr>
<tr><td>Gold bond, bought on the exchange or redeemed early</td><td>12 months if sold on the exchange</td><td>Taxable since 1 April 2026</td></tr>
</tbody>
</table>
<p>Interest on the bonds is added to your income every year. If you bought a series second-hand expecting a tax-free redemption, that expectation no longer holds.</p>

<h2>Choose by what the gold is for</h2>
<ul>
<li><strong>For a wedding in two years</strong>, coins or the jewellery itself may be the honest answer, because the metal will be used.</li>
<li><strong>For a slice of a portfolio</strong>, an ETF is simple to buy, sell and rebalance in small amounts.</li>
<li><strong>If you already hold bonds from the original issue</strong>, keeping them until they mature preserves the exemption and the interest.</li>
</ul>
<p>Gold earns no profit of its own, pays no dividend outside the bonds and can go nowhere for years. Many plans hold 5% to 10% as a counterweight to shares, and the <a href="/calculators/asset-allocation-calculator">asset allocation calculator</a> shows what such a share looks like beside equity and debt. How exchange traded funds work in general is set out under <a href="/invest-in-etfs-exchange-traded-funds">ETFs</a>.</p>
`,
};
