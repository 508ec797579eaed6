import type { ArticleWire } from '@/lib/provider/schemas/content';

export const usShares: ArticleWire = {
  name: 'US shares from India: count the remittance, two tax systems and the rupee',
  createdAt: '2026-10-29',
  slug: 'us-shares-and-the-remittance-scheme',
  summary:
    'Buying shares abroad starts with the Liberalised Remittance Scheme. The limits, the tax collected up front, the reporting and the protections you leave behind.',
  image: 'articles/us-shares-and-the-remittance-scheme.svg',
  author: 'Research desk',
  category: 'Tax',
  body: `
<p>Owning a foreign company from an Indian phone looks like buying any other share. Behind the screen, your rupees leave the country under exchange-control law, the shares sit with a foreign broker, and two governments take an interest. None of this is a reason to stay away. It is a reason to know the bill first. The figures here were checked as of November 2026.</p>

<h2>The scheme lets you send up to $250,000 a year</h2>
<p>Under the Reserve Bank’s Liberalised Remittance Scheme, a resident individual may remit up to 250,000 US dollars in a financial year for all permitted purposes taken together: travel, studies, gifts and investments count against one limit. Margin trading abroad is not permitted, so overseas shares are bought with money in full. Money that stays uninvested must be brought home within 180 days.</p>

<h2>Above ₹10 lakh, the bank collects tax first</h2>
<p>Once your remittances for investment in a financial year pass ₹10,00,000, the bank collects 20% of the excess as tax collected at source. Send ₹16,00,000 and the sum is 20% of ₹6,00,000, which is ₹1,20,000. You therefore need ₹17,20,000 in the account to invest ₹16,00,000.</p>
<p>It is not an extra tax. The amount appears in your tax statement and is credited against what you owe, or refunded after you file. But the cash is away from you until then, and that waiting has a cost.</p>

<h2>Dividends are taxed twice, then credited once</h2>
<p>A US company’s dividend normally reaches an Indian holder after 25% is withheld, the rate in the tax treaty, provided the form declaring your residence is on file. India taxes the whole dividend at your slab and gives credit for the US tax. In the 30% bracket a $100 dividend bears $25 there and, before cess, $5 more here. Claiming the credit needs a form of its own besides the return.</p>

<h2>The gain is measured in rupees</h2>
<p>The US does not usually tax a non-resident’s gain on listed shares. India does: at 12.5% without indexation after more than 24 months, and at your slab rate before that. The ₹1,25,000 exemption for Indian shares does not apply.</p>
<p>The currency enters the sum as well. Buy at $100 with the dollar at ₹85, sell at $100 with it at ₹90, and you have a rupee gain of 5.9% on a share that never moved. The reverse is just as possible.</p>

<h2>Reporting is the part people forget</h2>
<ul>
<li>Foreign shares and accounts go into the schedule of foreign assets in your return, for the calendar year, even if you sold nothing and even if your income is small.</li>
<li>Leaving them out can bring heavy penalties under the law on undisclosed foreign assets.</li>
<li>Keep the foreign broker’s yearly statement, the remittance advice and the exchange rates used.</li>
</ul>
<p>There is also American estate tax. A non-resident’s US shares above $60,000 in total may come within it on death, so families with larger sums should take advice while the holder is alive.</p>

<h2>Indian safeguards stay in India</h2>
<p>We offer access to US shares through a partner platform. These are not products traded on an Indian exchange, and the Indian exchanges’ grievance forums and investor protection funds do not cover them. Ask who holds your shares, which foreign regulator watches that firm, what happens if it fails, and how you would withdraw.</p>

<h2>An index fund may do the same work</h2>
<p>Some Indian mutual funds and ETFs invest abroad in rupees, without any remittance by you, although limits on overseas investment by the industry mean that such funds close to new money from time to time. An ETF of this kind can trade well above the value of what it owns when units are scarce. If your aim is simply to hold something outside India, compare this route with direct purchase on cost, tax and paperwork.</p>
<p>Charges, the partner’s name and the steps to begin are on our <a href="/invest-in-us-investing">US investing page</a>.</p>
`,
};
