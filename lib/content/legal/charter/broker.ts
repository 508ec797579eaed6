import type { Charter } from './types';

/**
 * Stock broker: SEBI’s charter for stock brokers (December 2021, revised February 2025), point by
 * point, paraphrased; the timelines are the charter’s.
 */
export const brokerCharter: Charter = {
  id: 'stock-broker',
  name: 'Stock broker',
  vision:
    'A broker that trades for its clients fairly and openly, keeps to the rules and to good conduct, and so helps them build wealth.',
  mission: [
    'Give dependable service, and use new means and technology to better it.',
    'Keep up a relation of trust with every investor.',
    'Comply in full, and let it be seen.',
    'Put the protection of investors first in all that we do.',
    'Keep confidential what investors tell us, except where a law asks for it or they agreed.',
  ],
  services: [
    'Carrying out your orders on the exchange.',
    'Sending a contract note for every trading day.',
    'Telling you of margin that is due.',
    'Passing on instructions for early pay-in.',
    'Settling your funds at the set dates, with a statement of what is retained.',
    'Managing risk, so that one client’s loss does not become another’s.',
    'Changing your particulars when you ask for it.',
    'Passing on circulars of exchanges, clearing corporations and depositories that concern you.',
    'Giving you the rights and obligations, and the most important terms and conditions.',
    'Settling grievances.',
  ],
  rights: [
    'To know about the firm, its registration and its people before you deal.',
    'To be told risks, obligations and costs before you invest, in words that you understand.',
    'To be treated fairly, with respect for your privacy and your data.',
    'To have copies of what you signed, and statements that are right and readable.',
    'To have your money and securities in time, and to know of any limit on that.',
    'To close or freeze your account without being asked for reasons that no rule asks for.',
    'To exit a product or service within the terms that you agreed to.',
    'To complain, to be answered in time, and to take it further.',
    'To use what is offered whatever your disability, with help where you need it.',
    'Not to be made to agree to terms that take these rights away.',
  ],
  timelinesCaption: 'Activities of a stock broker and by when they are done',
  timelines: [
    {
      activity: 'KYC entered into the KRA system and CKYCR',
      time: '3 working days of account opening',
    },
    { activity: 'Client onboarding', time: 'Immediate, but not later than one week' },
    {
      activity: 'Order execution',
      time: 'Immediate on receipt of the order, but not later than the same day',
    },
    { activity: 'Allocation of the unique client code', time: 'Before trading' },
    {
      activity: 'Copy of completed client registration documents to you',
      time: '7 days from the upload of the unique client code to the exchange',
    },
    { activity: 'Contract notes', time: '24 hours of execution of trades' },
    { activity: 'Collection of upfront margin', time: 'Before initiation of trade' },
    { activity: 'Intimation of other margin due', time: 'At the end of the T day' },
    {
      activity: 'Settlement of client funds',
      time: 'First Friday or Saturday of the month or quarter, by the exchange’s schedule',
    },
    { activity: 'Statement of accounts for funds, securities and commodities', time: 'Monthly' },
    {
      activity: 'Statement of retained funds or commodities',
      time: '5 days from the date of settlement',
    },
    { activity: 'Annual global statement', time: '30 days from the end of the financial year' },
    {
      activity: 'Redressal of investor grievances',
      time: '21 calendar days from receipt of the complaint',
    },
  ],
  dos: [
    'Read every paper before you sign it, and keep a copy of the account opening kit.',
    'Check the broker’s registration on the exchange’s or SEBI’s website.',
    'Find out all brokerage, charges, taxes and fees, and keep the tariff sheet.',
    'Give your own mobile number and e-mail, and tell us at once when they change.',
    'Pay from your own bank account to the broker’s validated one only.',
    'Check contract notes, statements and the alerts of exchange and depository the same day.',
    'Pledge shares yourself with the depository’s OTP when you give them as margin.',
    'Nominate, and settle your running account as you chose.',
  ],
  donts: [
    'Do not deal with anyone who is not registered.',
    'Do not leave blanks in a form, and do not sign an empty slip.',
    'Do not give your password or OTP to anyone, our staff included.',
    'Do not pay in cash, and do not pay a franchisee or an employee.',
    'Do not trade on tips, or on promises of a fixed return.',
    'Do not lend your account or your PAN to another person.',
    'Do not open accounts with several brokers in a hurry, and keep watch on those that you have.',
  ],
  grievance: [
    'Write to us first. We settle it at once where we can, and within 21 calendar days at most.',
    'If you are not satisfied, go to the exchange’s investor services or to SCORES 2.0. On SCORES the exchange reviews our report if you ask within 15 days, and SEBI reviews that if you ask within 15 days again.',
    'Or take the dispute to SMART ODR: the exchange looks at it first, then conciliation, then arbitration, all online. You cannot use it while the same matter is before SCORES or a court.',
  ],
  onDefault: [
    'If a member is declared a defaulter, the exchange says so in a public notice and circulars.',
    'It disables the member’s terminals at once, and helps clients move open positions where it can.',
    'It invites claims in newspapers and on its website, with the last date for them. Send yours with contract notes, ledger and bank statement.',
    'A committee of the exchange checks each claim. What is found due is paid from the member’s assets and from the Investor Protection Fund, up to the limit an investor that the exchange publishes.',
    'Losses on promised returns, on loans to the broker, or on trades outside the exchange are not covered.',
  ],
};
