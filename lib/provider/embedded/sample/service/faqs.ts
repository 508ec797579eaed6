import type { FaqWire } from '@/lib/provider/schemas/content';

/** Questions of one category; the category's name is the filter on the FAQ page. */
function inCategory(
  category: string,
  items: readonly { question: string; response: string }[],
): FaqWire[] {
  return items.map((item) => ({ ...item, category }));
}

const accountOpening = inCategory('Account opening', [
  {
    question: 'What do I need to open a trading and demat account?',
    response:
      '<p>Keep these ready before you start:</p><ul><li>your <strong>PAN</strong>, linked to Aadhaar;</li><li>your <strong>Aadhaar</strong>, with a mobile number that can receive its one-time password;</li><li>a cancelled cheque or bank statement that shows your name, account number and IFSC;</li><li>your signature on white paper and a live photograph;</li><li>a recent income proof, only if you want to trade derivatives.</li></ul><p>The name must read the same on all of them. Paper forms are in the <a href="/support/form-center">form centre</a>.</p>',
  },
  {
    question: 'Can I open an account without visiting a branch?',
    response:
      '<p>Yes. If you live in India and your Aadhaar is linked to your mobile number, the whole application can be done on a phone: you share your documents through DigiLocker, record a short video or photograph with your location on, and sign with an Aadhaar one-time password.</p><p>If you prefer paper, or open the account for a company, partnership, trust or family, print the form and bring it to an office. You will find the nearest one under <a href="/support/get-in-touch/locate-us">locate us</a>.</p>',
  },
  {
    question: 'How long does it take until I can trade?',
    response:
      '<p>Plan for one to three working days after a complete application. Three others have to confirm before your first order: the KYC registration agency checks your identity, the depository opens the demat account and the exchanges accept your client code.</p><p>The usual causes of delay are a name that differs between PAN and bank, a blurred signature, a PAN that is not linked to Aadhaar, or a mobile number that another client has already registered. We write to you when something is missing.</p>',
  },
  {
    question: 'Can a minor, an HUF, an NRI or a company open an account?',
    response:
      '<ul><li><strong>Minor:</strong> a demat account in the child’s name, operated by the guardian; the papers are renewed when the child turns 18.</li><li><strong>HUF:</strong> in the name of the family, signed by the karta, with a list of members.</li><li><strong>NRI:</strong> linked to an NRE or NRO bank account, under the foreign-exchange rules.</li><li><strong>Company, LLP, partnership or trust:</strong> with a resolution, a list of authorised persons and details of beneficial owners.</li></ul><p>These applications are checked by hand. <a href="/support/get-in-touch/request-a-call-back">Ask for a call back</a> and we send you the right list of documents.</p>',
  },
  {
    question: 'What does it cost to keep an account?',
    response:
      '<p>The tariff sheet in your account-opening kit states the opening fee, the yearly demat maintenance charge and your brokerage. Nothing outside that sheet may be charged without notice to you.</p><p>A person who has only one demat account as sole or first holder normally gets a <strong>Basic Services Demat Account</strong>. As of November 2026 its yearly charge is nil while holdings are worth up to ₹4 lakh, and at most ₹100 from there up to ₹10 lakh. Above that the ordinary charge applies.</p>',
  },
  {
    question: 'How do I close my account?',
    response:
      '<ol><li>Close open positions, clear any debit and withdraw your balance.</li><li>Sell your holdings, or transfer them to another demat account of your own.</li><li>Release pledges and wait for dividends or corporate actions that are on their way.</li><li>Send the signed closure form from the <a href="/support/form-center">form centre</a>, or submit the request online with a one-time password.</li></ol><p>There is no charge for closing. Download your contract notes, ledger and tax statements first, because online access ends with the account.</p>',
  },
]);

const kyc = inCategory('KYC and nomination', [
  {
    question: 'I completed KYC with another firm. Must I do it again?',
    response:
      '<p>No. KYC in the securities market is done once. A KYC registration agency keeps your record, and every registered broker, depository participant and fund house reads it from there with your PAN.</p><p>You only supply what the record lacks, for example a new address or a missing e-mail. If its status is not <strong>validated</strong>, you may have to confirm your Aadhaar once more before you can deal through a new firm.</p>',
  },
  {
    question: 'My KYC status is “on hold” or “registered”. What should I do?',
    response:
      '<ul><li><strong>Validated:</strong> nothing to do, the record can be used everywhere.</li><li><strong>Registered:</strong> you can go on with your present firms; a new one may ask for fresh proof of address.</li><li><strong>On hold:</strong> something could not be confirmed, often the mobile number, the e-mail or the link between PAN and Aadhaar.</li></ul><p>Check your status on the website of any KYC registration agency with your PAN. To clear a hold, confirm your e-mail and mobile by the message sent to you, or submit the KYC change form from the <a href="/support/form-center">form centre</a>.</p>',
  },
  {
    question: 'How do I change my mobile number or e-mail address?',
    response:
      '<p>Log in and choose the change under your profile, then confirm it with one-time passwords sent to the old and the new contact. If you no longer have the old number, use the signed contact-change form in the <a href="/support/form-center">form centre</a> with proof of identity.</p><p>Give your own number and address. One contact may serve several accounts only within a family (spouse, dependent children, dependent parents), on a written declaration. Alerts from the exchanges and depositories go to these contacts alone.</p>',
  },
  {
    question: 'Whom can I nominate, and how are shares split?',
    response:
      '<p>You may nominate any individual, a minor too if you name a guardian. Give each nominee’s name and relationship, and the share that each is to receive; the shares must add up to 100 per cent. If you state none, the holdings are divided equally.</p><p>A nominee receives the securities on behalf of the legal heirs; a nomination is not a will. You can change it as often as you like, online or with the form in the <a href="/support/form-center">form centre</a>. The latest one counts.</p>',
  },
  {
    question: 'Can I leave my account without a nominee?',
    response:
      '<p>Yes, if you hold it alone and say so expressly. You make an opt-out declaration, online with confirmation or on the signed form. In a joint account nomination is a choice, because the surviving holder takes over.</p><p>Think before you opt out. Without a nominee your family needs more papers, such as a succession certificate or a probated will for larger holdings, and that can take months. You may add a nominee at any later time, without a fee.</p>',
  },
  {
    question: 'Why must my PAN be linked with Aadhaar?',
    response:
      '<p>A resident’s PAN that should have been linked and was not becomes <strong>inoperative</strong>. KYC cannot then be validated, new accounts cannot be opened, tax is deducted at higher rates and orders may be refused until the link is made.</p><p>You can check and link on the income-tax department’s website. Some groups are exempt under the department’s notifications, such as non-residents and residents aged 80 or more. After linking, allow a few working days for the status to reach your KYC record.</p>',
  },
]);

const trading = inCategory('Trading and orders', [
  {
    question: 'What are the market hours?',
    response:
      '<p>The equity market opens with a pre-open call auction from 9.00 am and trades continuously from 9.15 am to 3.30 pm IST on working days.</p><p>Under the exchanges’ circulars for the period from 3 August 2026, shares that also have derivatives set their closing price in an auction from 3.15 to 3.35 pm, and equity derivatives run until 3.40 pm. Timings can change by circular, and for special sessions, so the exchange’s own timetable decides. Holiday notices appear under <a href="/support/updates">updates</a>.</p>',
  },
  {
    question: 'What is the difference between market, limit and stop-loss orders?',
    response:
      '<ul><li>A <strong>market order</strong> trades at once at the prices on offer. In a thin share these can be far from the last price.</li><li>A <strong>limit order</strong> trades at your price or a better one, or waits.</li><li>A <strong>stop-loss order</strong> sleeps until the market touches your trigger, and then becomes a limit order.</li></ul><p>A stop-loss narrows a loss; it does not cap it. If the price jumps over your limit, the order stays unfilled. Unfilled day orders lapse at the close.</p>',
  },
  {
    question: 'Why was my order rejected?',
    response:
      '<p>Read the message in the order book first; it states the reason. The common ones are:</p><ul><li>not enough cash or pledged collateral for the margin;</li><li>a price outside the day’s price band, or not in a multiple of the tick;</li><li>a segment that is not active on your account;</li><li>a share under surveillance that takes only certain orders;</li><li>selling more than your free quantity.</li></ul><p>If the message is unclear, call the dealing desk under <a href="/support/get-in-touch/contact-us">contact us</a> with the order number.</p>',
  },
  {
    question: 'What is the difference between intraday and delivery?',
    response:
      '<p>In <strong>delivery</strong> you pay in full, the shares come into your demat account and you may keep them for years. In <strong>intraday</strong> you buy and sell the same quantity on the same day, so nothing is delivered and only the difference is settled.</p><p>Intraday needs a margin instead of the full price, which enlarges profit and loss alike. A position you leave open near the close is squared off by the system, and a charge may apply. Costs and taxes differ as well.</p>',
  },
  {
    question: 'When do bought shares and sale money arrive?',
    response:
      '<p>The Indian equity market settles on <strong>T+1</strong>: one working day after the trade. Buy on Monday and the clearing corporation delivers the shares straight into your demat account on Tuesday; sell on Monday and the money is in your ledger on Tuesday, after the pay-out.</p><p>Days on which banks or depositories are closed do not count, even if the market trades. Some shares can also settle the same day (T+0) as an option; prices there may differ.</p>',
  },
  {
    question: 'What happens if shares I sold are not delivered?',
    response:
      '<p>The exchange buys them for the buyer in an <strong>auction</strong> and the seller pays the auction price, charges included. If no one offers the shares, the trade is closed out in cash under a formula of the clearing corporation. Both can cost far more than the sale brought in.</p><p>To stay clear of it, sell only what is free in your demat account, confirm the debit in time and be careful when you sell shares bought yesterday that have not arrived.</p>',
  },
  {
    question: 'What is margin trading facility (MTF)?',
    response:
      '<p>With MTF you pay part of the price of an approved share and we lend the rest. The shares are pledged in your own demat account and you pay interest for every day that the loan runs.</p><p>If the price falls you must add margin, and if you do not, the shares can be sold. Losses are counted on the whole position, not on your part alone. Terms, approved securities and interest are on the <a href="/invest-in-mtf-margin-trading-facility">MTF page</a>.</p>',
  },
]);

const funds = inCategory('Funds and payments', [
  {
    question: 'How do I add money to my trading account?',
    response:
      '<p>Use UPI, net banking, NEFT, RTGS or IMPS from a bank account that is registered with us. UPI and net banking usually show in your limit within minutes; a bank transfer counts when the bank’s credit reaches us.</p><p>For UPI, pay only to a handle that carries <strong>@valid</strong>, with “.brk” before it for a broker, and look for the thumbs-up sign in a green triangle. We never take cash, and no employee or partner may accept money in a personal account.</p>',
  },
  {
    question: 'Can I pay from a relative’s bank account?',
    response:
      '<p>No. Exchange rules allow money only from an account in your own name, or from a joint account in which you are a holder, that is registered with your trading account. A payment from anyone else is returned to the account it came from, and trades placed on its strength may fall short of margin.</p><p>To use another account of yours, add it first with the bank-change form in the <a href="/support/form-center">form centre</a> and proof that you hold it.</p>',
  },
  {
    question: 'How do I withdraw, and when does the money arrive?',
    response:
      '<p>Place a pay-out request after logging in. Requests made before the day’s cut-off are normally sent the same working day, later ones on the next, always to your primary registered bank account.</p><p>You can withdraw what is free: sale money after the pay-out on T+1, less dues, margin in use and trades that settle next. If an amount has not arrived a working day after it was marked as sent, <a href="/support/get-in-touch/contact-us">contact us</a> with the reference number.</p>',
  },
  {
    question: 'Why did money come back to my bank without my asking?',
    response:
      '<p>That is the <strong>running account settlement</strong>. A broker must return unused money once a month or once a quarter, as you chose, on dates in the exchanges’ calendar, usually around the first Friday. We may keep back what your open positions and dues need.</p><p>If you have not traded for 30 days, your whole credit balance is returned on the next monthly date, whichever rhythm you chose. A statement goes to your e-mail each time, and you can add money again whenever you like.</p>',
  },
  {
    question: 'Why is my trading limit lower than my ledger balance?',
    response:
      '<p>The ledger shows what is booked; the limit shows what you can use now. Between them lie:</p><ul><li>margin held for open positions and pending orders;</li><li>purchases that settle on the next working day;</li><li>option premium and mark-to-market losses of today;</li><li>unsettled sale money, only part of which counts;</li><li>charges and interest not yet posted.</li></ul><p>The limit screen lists each item. If a figure looks wrong, send us a screenshot through <a href="/support/get-in-touch">get in touch</a>.</p>',
  },
]);

const charges = inCategory('Charges and taxes', [
  {
    question: 'Which charges are on a contract note?',
    response:
      '<p>Besides <strong>brokerage</strong>, which you agree with us, every trade bears charges that we only pass on: securities transaction tax, the exchange’s transaction charge, SEBI’s turnover fee, stamp duty on purchases and 18 per cent GST on brokerage and service charges (as of November 2026).</p><p>Selling from a demat account adds a depository charge for each share and day. The contract note lists all of these for each trade date; keep it, since it is your proof towards the tax office too.</p>',
  },
  {
    question: 'What are the present rates of securities transaction tax?',
    response:
      '<p>As of November 2026:</p><ul><li>delivery of shares: 0.1% on purchase and on sale;</li><li>intraday in shares: 0.025% on the sale;</li><li>futures: 0.05% on the sale;</li><li>options: 0.15% of the premium on the sale;</li><li>options exercised: 0.15% of the intrinsic value, paid by the buyer.</li></ul><p>The rates on futures and options were raised on 1 April 2026. The tax is due on every such trade, whether it ends in profit or loss.</p>',
  },
  {
    question: 'How are gains on listed shares taxed?',
    response:
      '<p>For resident individuals who invest, as of November 2026:</p><ul><li>held for <strong>12 months or less</strong>: the gain is taxed at 20%;</li><li>held for <strong>more than 12 months</strong>: 12.5% on gains above ₹1.25 lakh in a year, counted over all listed shares and equity funds.</li></ul><p>Surcharge and cess are added. The rates apply where securities transaction tax was paid. Losses can be set off and carried forward if you file in time. Ask a tax adviser about your own case.</p>',
  },
  {
    question: 'How are intraday and derivatives profits taxed?',
    response:
      '<p>Both are normally business income, added to your other income and taxed at your slab. Intraday in shares is <strong>speculative</strong> business: its losses can be set off only against speculative profit. Futures and options on an exchange are <strong>non-speculative</strong> business: losses can also be set off against most other income, though not against salary.</p><p>You may deduct costs such as brokerage and data charges, and may need an audit above certain limits. Our yearly statement separates the two; a tax adviser can use it as it stands.</p>',
  },
  {
    question: 'Is tax deducted from my dividends?',
    response:
      '<p>Yes, above a threshold. A dividend is taxed in your hands at your slab. As of November 2026 a company deducts 10 per cent from a resident individual with a valid PAN once its dividends to that person pass ₹10,000 in a year; without a valid PAN the rate is higher.</p><p>If your total income is below the taxable limit, you can file a declaration with the company or its registrar before the record date. The deducted amount shows in your annual tax statement and counts towards your tax.</p>',
  },
  {
    question: 'What is the depository charge on a sale?',
    response:
      '<p>When shares leave your demat account, the depository levies a fee on the participant, and the participant adds its own, with GST. It is a flat amount for each security and each day, whatever the quantity: selling 10 or 1,000 shares of one company on a day costs the same.</p><p>Nothing is charged when shares come in, nor on intraday trades, since nothing leaves the account. The amount is in your tariff sheet and appears in the ledger the next day.</p>',
  },
]);

const demat = inCategory('Demat and pledges', [
  {
    question: 'What are NSDL, CDSL and my demat account number?',
    response:
      '<p>NSDL and CDSL are India’s two depositories. They keep securities in electronic form; your depository participant runs the account for you. Shares can move between the two.</p><p>Your account number has 16 characters. At <strong>CDSL</strong> it is 16 digits. At <strong>NSDL</strong> it is “IN” and six digits for the participant, then eight digits for you. It stands on every holding statement, and each company, fund house or IPO form asks for it in full.</p>',
  },
  {
    question: 'What is a DDPI, and do I have to sign one?',
    response:
      '<p>A <strong>demat debit and pledge instruction</strong> lets us take from your demat account exactly what you sold, pledge shares for your margin, and carry out mutual-fund orders on the exchange and tenders in open offers. It can be used for nothing else, and it took the place of the broad power of attorney.</p><p>It is voluntary. Without it you confirm each sale yourself with the depository’s PIN and one-time password. You can withdraw it at any time; both forms are in the <a href="/support/form-center">form centre</a>.</p>',
  },
  {
    question: 'How do I authorise a sale without a DDPI?',
    response:
      '<p>When you sell, the trading screen sends you to your depository’s page. You enter your depository PIN (CDSL calls it TPIN), check the list of shares and confirm with the one-time password sent to your registered mobile.</p><p>Do it on the trade day, before the deadline shown. A sale without authorisation may fail to deliver and go to auction. If you forgot the PIN, the depository’s page sends a new one to your registered contacts.</p>',
  },
  {
    question: 'How do I use my shares as margin?',
    response:
      '<ol><li>Choose the shares under “pledge” after logging in.</li><li>Open the link that the depository sends you by e-mail or SMS.</li><li>Confirm with its one-time password.</li></ol><p>The shares stay in <strong>your</strong> demat account, marked as pledged, and dividends remain yours. Their value less a haircut becomes margin. The haircut depends on the share’s risk and can change daily. Pledge in the depository is the only way: never move shares to anyone’s account “as margin”.</p>',
  },
  {
    question: 'How do I gift or transfer shares to another account?',
    response:
      '<p>This is an <strong>off-market transfer</strong>. Use the depository’s online service (Easiest at CDSL, SPEED-e at NSDL) or fill in a delivery instruction slip: ISIN, quantity, the receiver’s account number, the reason and, if paid, the amount and how it was paid. You confirm with a one-time password.</p><p>A gift to a close relative is not taxed in the receiver’s hands; the original cost and date go along. Stamp duty of 0.015 per cent is due on the price if there is one (as of November 2026).</p>',
  },
  {
    question: 'What must a family do when an account holder dies?',
    response:
      '<ol><li>Tell us early, by e-mail or at a branch, with the death certificate. We block the account against new debits.</li><li>The nominee, or the surviving joint holder, sends the transmission form and proof of identity.</li><li>The nominee opens a demat account, if there is none, and the securities are moved into it.</li></ol><p>Where there is no nominee, heirs add documents that depend on the value, such as an indemnity, a will or a succession certificate. The form is in the <a href="/support/form-center">form centre</a>; our demat desk goes through it with you.</p>',
  },
]);

const mutualFunds = inCategory('Mutual funds', [
  {
    question: 'Which NAV do I get for my purchase?',
    response:
      '<p>Two things decide: when your order is time-stamped and when your <strong>money reaches the fund house</strong>.</p><ul><li>Equity, hybrid and most debt schemes: both before 3.00 pm, that day’s NAV; otherwise that of the next business day.</li><li>Liquid and overnight schemes: both before 1.30 pm, the NAV of the day before.</li></ul><p>These are the fund houses’ times as of November 2026. Payment systems need a while, so ordering platforms close earlier; the order screen shows the time.</p>',
  },
  {
    question: 'What is the difference between regular and direct plans?',
    response:
      '<p>Both plans hold the same portfolio with the same manager. In a <strong>regular plan</strong> a distributor helps you choose, fills in the forms and looks after changes; the fund house pays it a commission out of the scheme’s expenses. A <strong>direct plan</strong> is bought without a distributor, its expense ratio is lower and its NAV therefore higher over time.</p><p>We act as a distributor in regular plans and earn commission, as our <a href="/support/updates/disclosures">disclosures</a> state. Ask us for the rate on any scheme.</p>',
  },
  {
    question: 'What happens if an SIP instalment fails?',
    response:
      '<p>No units are bought for that date, and the next instalment comes as planned. The fund house charges nothing, but your bank may levy a fee for the failed mandate. After three failed monthly instalments in a row the SIP is normally cancelled (two for quarterly ones), and you register it again.</p><p>To skip on purpose, use “pause” before the due date where the scheme allows it. What a missed year means for your goal you can see in the <a href="/calculators/sip-calculator">SIP calculator</a>.</p>',
  },
  {
    question: 'What are expense ratio and exit load?',
    response:
      '<p>The <strong>expense ratio</strong> is the yearly cost of a scheme, taken out day by day before the NAV is published. Since 1 April 2026 it is shown in parts: the base expense ratio for running the scheme, brokerage, and statutory levies such as GST and transaction tax.</p><p>An <strong>exit load</strong> is a percentage kept back if you redeem early, for example within a year; it flows back into the scheme. Both are in the scheme’s documents. Compare them between plans of the same category only.</p>',
  },
  {
    question: 'What does the riskometer tell me?',
    response:
      '<p>Every scheme carries a dial with six levels: low, low to moderate, moderate, moderately high, high and very high. It is worked out each month from what the scheme holds, such as the size of the companies, credit quality, duration and liquidity.</p><p>It speaks of the scheme, not of you. Compare it with your own answer in the <a href="/calculators/risk-profile-calculator">risk profile calculator</a>. If the level changes, the fund house tells you by e-mail or SMS and updates its site.</p>',
  },
]);

const ipos = inCategory('IPOs', [
  {
    question: 'How do I apply for an IPO?',
    response:
      '<ol><li>Choose an open issue on the <a href="/invest-in-ipos-and-fpos">IPO page</a> after logging in and read the red herring prospectus.</li><li>Enter the lots, the price or “cut-off” and your UPI ID.</li><li>Approve the mandate in your UPI app before its deadline, usually 5.00 pm on the closing day.</li></ol><p>Your bank only blocks the money; it leaves the account on allotment. The UPI ID must belong to your own bank account. Or apply through net banking (ASBA). Cheques are not used.</p>',
  },
  {
    question: 'In which category does my application count?',
    response:
      '<p>The amount decides, as of November 2026:</p><ul><li><strong>Retail individual:</strong> up to ₹2 lakh. You may bid at the cut-off price and may revise or withdraw until the issue closes.</li><li><strong>Non-institutional:</strong> above ₹2 lakh, in two groups that meet at ₹10 lakh. Bids cannot be lowered or withdrawn.</li></ul><p>UPI can be used up to ₹5 lakh; above that the bank’s ASBA service applies. Some issues add parts for shareholders or employees. One PAN may make one application in a category.</p>',
  },
  {
    question: 'How is allotment decided, and why did I get nothing?',
    response:
      '<p>If retail bids exceed the shares set aside, as many applicants as possible receive one lot each, drawn by lot with a computer. Beyond that point more lots in one application do not raise your chance. Bids below the final price receive nothing.</p><p>Applications are also rejected when PAN, demat account and bank account are not of the same person, when the mandate was not approved, or when one PAN applied twice. The registrar’s website shows your status with the PAN or application number.</p>',
  },
  {
    question: 'When do shares list, and when is blocked money released?',
    response:
      '<p>An issue lists on <strong>T+3</strong>, the third working day after it closes. Allotment is settled on the first working day, shares are credited and unsuccessful amounts are released on the second, and trading begins on the third. Market holidays move each step.</p><p>If your money is still blocked after that, ask your bank to release the mandate, and then the registrar. A bank that delays owes compensation under SEBI’s circulars. The listing date of each issue is on the <a href="/invest-in-ipos-and-fpos">IPO page</a>.</p>',
  },
  {
    question: 'What should I read before applying?',
    response:
      '<p>The red herring prospectus has several hundred pages; these carry most of the weight:</p><ul><li><strong>Objects of the issue:</strong> does the money go to the company or to selling shareholders?</li><li><strong>Risk factors,</strong> above all those on customers and debts;</li><li><strong>Restated financials:</strong> three years of sales, profit and cash flow;</li><li><strong>Basis for issue price:</strong> ratios beside listed peers;</li><li><strong>Litigation</strong> against company and promoters.</li></ul><p>A listing price can be below the issue price. An unofficial “grey market” quote is no measure of value.</p>',
  },
]);

const derivatives = inCategory('Derivatives', [
  {
    question: 'How do I activate futures and options?',
    response:
      '<p>Request the segment after logging in, or tick it on the account form, and upload one income proof: a recent tax return, salary slip, six months’ bank statement, net-worth certificate or a statement of holdings.</p><p>You also confirm that you have read the risk disclosure. Read the figures in the box on the <a href="/derivatives">derivatives page</a> before you sign: they show how individual traders have fared. Activation does not oblige you to trade, and you can have the segment switched off again.</p>',
  },
  {
    question: 'How much margin does a position need?',
    response:
      '<p>An option buyer pays the premium in full, at once. A seller of options and anyone in futures places <strong>SPAN</strong> and <strong>exposure margin</strong>, computed by the clearing corporation from price and volatility, several times a day. It rises when markets are nervous and on expiry day, when short index options carry an extra 2 per cent.</p><p>For overnight positions at least half must be cash or its equivalent; pledged shares may cover the rest. A shortfall brings a penalty and may lead us to close positions.</p>',
  },
  {
    question: 'What happens to a stock option or future on expiry?',
    response:
      '<p>Stock derivatives end in <strong>physical delivery</strong>. If you hold a long future or an in-the-money call, you pay the full contract value and receive the shares; with a short future or an in-the-money put you deliver them. Options that are out of the money lapse.</p><p>Delivery margins build up over the last days before expiry. If you do not want delivery, close the position early, since liquidity shrinks near the end. Index contracts are settled in cash.</p>',
  },
  {
    question: 'On which days do contracts expire?',
    response:
      '<p>As of November 2026 equity derivatives of NSE expire on <strong>Tuesdays</strong> and those of BSE on <strong>Thursdays</strong>. Each exchange offers weekly options on one benchmark index only; other index and all stock contracts expire on the last such day of the month.</p><p>If that day is a holiday, expiry moves to the trading day before it. Tuesday 24 November 2026, for example, is a market holiday. The expiry date stands in every contract’s name; check it before you trade.</p>',
  },
  {
    question: 'Can I lose more than I put in?',
    response:
      '<p><strong>Yes.</strong> An option buyer can lose the whole premium, and no more than that. A seller of options or a holder of futures can lose far more than the margin placed, because margin is a deposit and not a limit; the shortfall is your debt.</p><p>The regulator’s study of individual traders is on the <a href="/invest-in-derivatives">derivatives investing page</a>. Decide before each trade what you can bear to lose, and leave derivatives aside if you need the money for anything else.</p>',
  },
]);

const safety = inCategory('Safety and complaints', [
  {
    question: 'I see activity I did not do. How do I block my account?',
    response:
      '<ol><li>Use the voluntary freeze: call the number or write to the address for freezing under <a href="/support/get-in-touch/contact-us">contact us</a>, from your registered contact.</li><li>During market hours we block online access within 15 minutes, otherwise before the next session, and cancel pending orders.</li><li>Change your e-mail and trading passwords from another device.</li></ol><p>The block covers online access; open positions stay, and the risk desk can still close them. You can also freeze the demat account with the form in the <a href="/support/form-center">form centre</a>.</p>',
  },
  {
    question: 'How do I complain, and what if I am not satisfied?',
    response:
      '<ol><li>Write to us through the <a href="/support/get-in-touch/grievances">grievance form</a>; the people responsible are in the <a href="/support/get-in-touch/grievances-escalation-matrix">escalation matrix</a>.</li><li>If it is not settled, lodge it on <a href="https://scores.sebi.gov.in">SCORES 2.0</a>; we answer within 21 calendar days, with two levels of review after that.</li><li>Or go to online conciliation and arbitration at <a href="https://smartodr.in">SMART ODR</a>.</li></ol><p>You may also approach the exchange or depository directly. Keep dates, order numbers and copies of messages.</p>',
  },
  {
    question: 'How do I check that a payment goes to a registered firm?',
    response:
      '<p>Since 1 October 2025 registered firms that collect money from investors have UPI handles that only they can get: the part after the @ begins with <strong>valid</strong>, and the part before it ends with the kind of firm, such as “.brk” for brokers or “.mf” for mutual funds. Your app shows a thumbs-up in a green triangle.</p><p>SEBI Check, on SEBI’s website and in its Saarthi app, confirms a UPI handle, QR code or bank account. Our registrations are under <a href="/support/updates/registration-details">registration details</a>.</p>',
  },
  {
    question: 'Someone promises sure profits in our name. Is that real?',
    response:
      '<p><strong>No.</strong> No broker may promise a return, trade on your behalf for a share of profit, or ask for your password or one-time password. Groups on WhatsApp or Telegram, copied apps and “VIP” accounts with large paper profits are the usual bait.</p><p>Do not pay and do not install anything. Keep screenshots, tell us through <a href="/support/get-in-touch">get in touch</a>, and if money is gone, call <strong>1930</strong> at once or report at <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>. The first hours matter.</p>',
  },
  {
    question: 'How can I verify my trades and holdings independently of you?',
    response:
      '<ul><li>The exchanges send an SMS and e-mail on trades at the end of the day, and offer a trade-verification page.</li><li>The depositories alert you to every debit, pledge and change of details.</li><li>A consolidated account statement covers demat and mutual funds: monthly when there was a transaction, otherwise half-yearly.</li></ul><p>Compare them with our contract notes, which reach you within 24 hours of a trade. If anything differs, write to us the same day; the address is under <a href="/support/get-in-touch/contact-us">contact us</a>.</p>',
  },
  {
    question: 'What protects me if a broker fails?',
    response:
      '<p>Your shares lie in your own demat account at the depository, not with the broker, and client money is placed with the clearing corporation. Neither belongs to the firm’s creditors.</p><p>If a broker is declared a defaulter, the exchange invites claims within a set time and pays admitted ones from the defaulter’s assets and, up to a limit for each investor, from its investor protection fund. Losses from market moves are not covered. How a claim works is in the <a href="/support/tools-and-resources/investor-charter">investor charter</a>.</p>',
  },
]);

/** Questions with answers, as `customer-corner/faqs` sends them. Rates and rules as of November 2026. */
export const faqs: FaqWire[] = [
  ...accountOpening,
  ...kyc,
  ...trading,
  ...funds,
  ...charges,
  ...demat,
  ...mutualFunds,
  ...ipos,
  ...derivatives,
  ...safety,
];
