import type { ArticleWire } from '@/lib/provider/schemas/content';

export const fakeApp: ArticleWire = {
  name: 'How a fake trading app works, and a pumped share, and how to spot both',
  createdAt: '2026-10-01',
  slug: 'spot-a-fake-trading-app-or-tip',
  summary:
    'Fraud in the market follows a script: a friendly group, a screen full of profit, a fee to withdraw. Learn the lines, the arithmetic and the checks that stop it.',
  image: 'articles/spot-a-fake-trading-app-or-tip.svg',
  author: 'Client education desk',
  category: 'Safety',
  body: `
<p>The victims are not fools. They are engineers, teachers and retired officers who were patiently courted for weeks. Two kinds of fraud account for much of what our desk hears about: the app that is not a broker, and the tip that makes you the exit for somebody else’s shares.</p>

<h2>A fake app shows profit that does not exist</h2>
<p>It begins with a message, an advertisement with a famous face, or a group chat you never asked to join. A “professor” posts calls, and other members post thanks. You are sent a link to install an app outside the official store, or one in the store with a name close to a real firm’s. You pay into a bank account in a stranger’s name. The first small withdrawal is honoured, because it is the bait.</p>
<p>The balance then grows beautifully. It is a number on a web page and nothing has been bought. When you try to take out a serious sum, a tax, a security deposit or a “verification charge” is demanded first. Every payment creates the reason for another.</p>

<h2>Six signs, any one of which is enough</h2>
<ul>
<li>Returns are promised, fixed or described as certain. No registered firm may do this, and there are no guaranteed returns in the share market.</li>
<li>You pay to an individual, to a current account in an unrelated name, or to an account that changes each time.</li>
<li>Access to an “institutional account” gives you IPO shares or block deals at a discount.</li>
<li>There is pressure: a place that closes tonight, a secret you must not discuss with family or your bank.</li>
<li>A fee is asked before your own money is released.</li>
<li>No contract note arrives, and no message from the exchange or the depository after a trade.</li>
</ul>
<p>The last sign is the strongest proof. A real purchase leaves a trace outside the app, in the exchange’s text message and in your demat account at the depository, and you can look there yourself.</p>

<h2>A pumped share has no buyer when you want one</h2>
<p>The second script needs no false app. Operators gather a small company’s shares cheaply, trade them among themselves to lift the price, and flood chat groups with a target. When the public arrives, they sell. Then the share falls by its daily limit with orders to sell and none to buy.</p>
<p>Picture a share that you bought at ₹40 and that drops 5% each session with no trade you can take part in. After ten such days it stands near ₹23.95, and after fifteen near ₹18.53, a loss of 54%. Your stop-loss order did nothing, because nobody was there to buy.</p>
<blockquote><p>Ask one question of any tip: who earns when I act on it? A stranger has no reason to give you money. A seller has every reason to give you a story.</p></blockquote>

<h2>Five minutes of checking defeats most of it</h2>
<ol>
<li>Find the firm’s registration number on SEBI’s own list of intermediaries, and match the name, address and website letter for letter. Ours are on the <a href="/support/updates/registration-details">registration details page</a>.</li>
<li>Before you pay, run the UPI handle or account number through the SEBI Check tool. As of November 2026, registered firms that take UPI payments do so through validated handles that contain “@valid”.</li>
<li>Install apps only by following the link on the firm’s website.</li>
<li>For advice, look for a registered research analyst or investment adviser. A certificate sent as a picture proves nothing.</li>
<li>For a small share, read the last few results and the shareholding pattern, and see how much is normally traded in a day.</li>
</ol>

<h2>If you have already paid, minutes matter</h2>
<p>Call 1930, the national cybercrime helpline, and file at <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>. Tell your bank to mark the transfer as fraud. The earlier the report, the better the chance that the money is still in an account that can be frozen. Save chats, numbers, account details and screenshots before you leave the group. Do not pay an agent who offers to recover the loss, since that is often the same gang again.</p>
<p>If somebody uses our name or asks you to pay into a personal account, write to us through the <a href="/support/get-in-touch/contact-us">contact page</a> so that we can confirm and report it.</p>
`,
};
