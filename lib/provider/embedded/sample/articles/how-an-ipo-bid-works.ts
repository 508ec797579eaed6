import type { ArticleWire } from '@/lib/provider/schemas/content';

export const ipoBid: ArticleWire = {
  name: 'How an IPO bid works: the bank blocks, the lottery decides',
  createdAt: '2026-07-16',
  slug: 'how-an-ipo-bid-works',
  summary:
    'From the price band to listing day: why money stays in your account, what cut-off means, how allotment odds are worked out, and why a larger bid rarely helps.',
  image: 'articles/how-an-ipo-bid-works.svg',
  author: 'Client education desk',
  category: 'IPOs',
  body: `
<p>A company that sells shares to the public for the first time takes bids for about three working days, allots what it has, and lists on an exchange. Nobody sends a cheque. The process below covers issues on the main board and was reviewed as of November 2026; issues on the SME platforms have larger minimum bids and rules of their own.</p>

<h2>Your money never leaves until shares arrive</h2>
<p>ASBA stands for “application supported by blocked amount”. Your bank sets aside the bid amount in your own savings account, where it goes on earning interest. If you are allotted shares, the bank pays for those and frees the rest. If not, it frees everything.</p>
<p>There are two doors to it:</p>
<ul>
<li><strong>Through your bank.</strong> You apply in net banking, and the block is made directly.</li>
<li><strong>Through your broker, with UPI.</strong> You bid in the app and give a UPI handle, and a mandate arrives on your phone. Until you approve it with your PIN there is no block and therefore no bid. Individuals applying through a broker for up to ₹5,00,000 use this route.</li>
</ul>
<p>Approve the mandate by 5 p.m. on the closing day. A large share of failed applications fail here, with the request sitting unseen in the app. The account has to be your own, since bids paid from somebody else’s account are rejected.</p>

<h2>Cut-off means you accept whatever price is set</h2>
<p>Most issues have a band, for example ₹190 to ₹200, with a lot of 70 shares. Retail bidders, those applying for up to ₹2,00,000, may tick “cut-off”, which agrees to the final price. The upper end is blocked: ₹200 × 70 = ₹14,000 for one lot. Fourteen lots cost ₹1,96,000; a fifteenth would make ₹2,10,000 and put you in another category. If the final price is lower, the difference is released.</p>
<p>Bid at ₹192 instead, and if the price is fixed at ₹200 you are out. In a popular issue the price is usually set at the upper end.</p>

<h2>In a crowded issue, one lot has the same chance as fourteen</h2>
<p>Say 7,00,000 people apply in the retail part, which has 1,00,000 minimum lots to give. The rule is one minimum lot to as many people as possible, by a computerised draw. Each valid application has one chance in seven. The person who bid fourteen lots and the person who bid one have the same chance, and the same prize.</p>
<p>So a single lot at cut-off is the sensible bid when demand is heavy. Two family members with their own PAN, demat account and bank account hold two tickets. Two bids on one PAN hold none, because both are rejected.</p>
<p>Chances of one in seven mean long dry spells. Over five such issues the probability of getting nothing is 6/7 multiplied by itself five times, or 46%.</p>

<h2>Listing follows three working days after closing</h2>
<table>
<thead><tr><th>Day</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>T</td><td>Issue closes; last mandates approved</td></tr>
<tr><td>T+1</td><td>Basis of allotment is finalised</td></tr>
<tr><td>T+2</td><td>Shares credited, blocks released</td></tr>
<tr><td>T+3</td><td>Trading begins</td></tr>
</tbody>
</table>
<p>If a block is not released in time, complain to the bank first. You are entitled to compensation for each day of delay, so keep the mandate’s reference number.</p>

<h2>Read the offer document where it is least polished</h2>
<p>Advertisements quote growth. The red herring prospectus tells you the rest, and four parts repay the time:</p>
<ol>
<li><strong>Objects of the issue.</strong> In a fresh issue the company receives the money. In an offer for sale the existing owners do, and the company gets none of it.</li>
<li><strong>Risk factors</strong>, especially the first ten.</li>
<li><strong>Restated financials</strong> for three years, with the cash flow beside the profit.</li>
<li><strong>Basis for issue price</strong>, where the ratios stand next to those of listed peers.</li>
</ol>
<p>The “grey market premium” that friends quote comes from an unregulated market and carries no protection. Listing gains are possible and so are listing losses. If you would not want the share after a 20% fall in its first week, the lottery is all you are buying. Open and coming issues are listed under <a href="/invest-in-ipos-and-fpos">IPOs and FPOs</a>.</p>
`,
};
