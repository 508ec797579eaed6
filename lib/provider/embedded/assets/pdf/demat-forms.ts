import type { FormGuide } from './form-guide';

const BO = '16-digit demat number (BO ID) and names of all holders';
const SIGNED = 'Signatures of all holders, as in our records';

/** Forms for nomination, demat instructions, blocking and closing; the first pattern wins. */
export const dematForms: readonly FormGuide[] = [
  {
    match: /nomination-opt-out/,
    about:
      'Records that you decide against a nominee. It is your right, and it has a price: your heirs will need a will with probate, a succession certificate or another court paper. You can nominate at any later time.',
    ready: ['A second look at the nomination form: it takes as long as this one'],
    blanks: [BO, 'I have understood what my heirs will need (initial)', SIGNED],
  },
  {
    match: /nomination/,
    about:
      'Names who receives the securities when the last holder dies. A nominee holds them in trust for the heirs. State each nominee’s share; if you do not, it is equal. A new form replaces the old one as a whole.',
    ready: [
      'Name, address, relation and one identity number of each nominee',
      'For a minor nominee, the guardian’s name and address',
    ],
    blanks: [
      BO,
      'Nominees: name, relation, share in per cent',
      'Identity number, mobile and e-mail of each nominee',
      'Guardian of a nominee under eighteen',
      SIGNED,
    ],
  },
  {
    match: /transmission/,
    about:
      'Moves the securities of a person who has died to the nominee, the surviving holder or the legal heirs. Accept our condolences; one person at the desk will stay with your case. No fee is charged for the request.',
    ready: [
      'Death certificate, in original or certified',
      'The claimant’s own demat account, PAN and KYC',
      'Without nominee or joint holder: the will with probate, succession certificate or, for smaller values, an indemnity and no-objection of the other heirs',
    ],
    blanks: [
      'Name, demat number and date of death of the holder',
      'Claimant: name, relation, PAN, demat number',
      'Basis of the claim: nominee, survivor, heir',
      'Papers attached',
      'Signature of the claimant',
    ],
  },
  {
    match: /ddpi-revocation/,
    about:
      'Withdraws a demat debit and pledge instruction or an old power of attorney. From then on you approve each sale and pledge with an OTP of the depository. Trades already done are still settled.',
    ready: ['No pending delivery on the day you ask, or a note which one is pending'],
    blanks: [BO, 'What is withdrawn, and its date', SIGNED],
  },
  {
    match: /ddpi/,
    about:
      'Lets the broker debit your demat account for four purposes only: shares you sold on the exchange, pledges for margin, mutual fund transactions on exchange platforms, and shares you tender in an open offer. It is voluntary, and you may withdraw it.',
    ready: [
      'Stamp paper of the value that your state asks for',
      'The alternative, read: approval of each sale by OTP',
    ],
    blanks: [
      BO,
      'Purposes agreed to, each with a separate signature',
      'Place, date and stamp',
      SIGNED,
    ],
  },
  {
    match: /dis-request/,
    about:
      'Orders a booklet of delivery instruction slips, with which shares are moved on paper. Keep it as you keep a cheque book and never sign a blank slip.',
    ready: ['The requisition slip of the last booklet, or a report of its loss'],
    blanks: [
      BO,
      'Number of the last slip used',
      'Address for dispatch, or collection in person',
      SIGNED,
    ],
  },
  {
    match: /off-market-transfer/,
    about:
      'Moves securities to another demat account without a trade: to your own account elsewhere, as a gift, or by a family arrangement. A reason code is needed, and the depository asks you to confirm with an OTP.',
    ready: [
      'The other account’s depository, DP ID and client ID',
      'The gift deed or other paper that the reason code asks for',
    ],
    blanks: [
      BO,
      'Receiving account',
      'ISIN, name and quantity of each security',
      'Reason code and consideration',
      SIGNED,
    ],
  },
  {
    match: /pledge/,
    about:
      'Creates, releases or invokes a pledge. Pledged securities stay in your account, marked. For margin pledges use the app instead: the depository’s OTP replaces this form.',
    ready: ['The agreement with the lender', 'The pledgee’s demat number'],
    blanks: [
      BO,
      'Create, release or invoke',
      'ISIN and quantity',
      'Pledgee and agreement number',
      SIGNED,
    ],
  },
  {
    match: /^(?:.*\/)?(dematerialisation|rematerialisation)/,
    about:
      'Turns certificates into electronic holdings, or statements of account into certificates. Names on the certificate and on the demat account must agree in spelling and order.',
    ready: [
      'Certificates, each defaced with “Surrendered for dematerialisation”',
      'One request for each company and each order of names',
    ],
    blanks: [
      BO,
      'Company and ISIN',
      'Folio, certificate and distinctive numbers, quantity',
      SIGNED,
    ],
  },
  {
    match: /unfreeze/,
    about:
      'Restores what was frozen at your request: online access, the whole demat account, one security or a quantity. We confirm by a call to the registered number before it is lifted.',
    ready: ['The date of the freeze and, if you have it, its reference number'],
    blanks: [
      BO,
      'Client code',
      'What is to be restored',
      'Registered mobile number for the call',
      SIGNED,
    ],
  },
  {
    match: /freeze/,
    about:
      'Stops what you name: online access to trading, or debits from the demat account, in whole or for one security. Use it at once when you see a login, an order or a message that is not yours. You can ask by e-mail or phone as well; open positions are told to you.',
    ready: [
      'What you noticed, and when',
      'A change of your e-mail password if that may be known to others',
    ],
    blanks: [BO, 'Client code', 'What is to be frozen, from when', 'Reason, in your words', SIGNED],
  },
  {
    match: /account-closure/,
    about:
      'Closes the trading account, the demat account or both. Holdings go to another account in the same names, or the account must be empty; dues are settled first. Keep your last contract notes and statements for tax.',
    ready: [
      'The other account’s client master report if holdings are to move',
      'Unused delivery slips, to be returned',
    ],
    blanks: [
      BO,
      'Client code',
      'Trading, demat or both',
      'Account to which holdings go',
      'Reason, if you wish to say',
      SIGNED,
    ],
  },
  {
    match: /reactivation/,
    about:
      'Opens a trading account again that was marked inactive because it had no trade for a long time. Your KYC is looked through on the same occasion.',
    ready: ['PAN, and what has changed since: address, mobile, e-mail, bank, income'],
    blanks: ['Client code', 'Details that have changed', 'Segments to be opened again', SIGNED],
  },
];
