import type { FormGuide } from './form-guide';

const IDENTITY = 'PAN and a recent proof of address';
const SIGNATURE = 'Signature of every holder, as in our records';
const CLIENT = 'Client code and 16-digit demat number (BO ID)';

/** Forms that open an account or change what we know of a client; the first pattern wins. */
export const accountForms: readonly FormGuide[] = [
  {
    match: /account-opening-individual/,
    about:
      'Opens a trading and a demat account for one person or for joint holders. You can do the same online in about fifteen minutes; use paper if you prefer it or if a detail cannot be checked online.',
    ready: [
      IDENTITY,
      'Proof of a bank account in your name: a cancelled cheque with your name, or a statement',
      'A photograph, and a mobile number and e-mail address of your own',
      'Proof of income if you ask for derivatives, currency or commodities',
    ],
    blanks: [
      'Name as on PAN',
      'PAN',
      'Date of birth',
      'Correspondence address and PIN code',
      'Mobile number and e-mail address',
      'Bank account number and IFSC',
      'Segments wanted: cash, derivatives, currency, commodities, mutual funds',
      'Nomination: attach the nomination form or the declaration of opting out',
      'Place, date and signature of every holder',
    ],
  },
  {
    match: /account-opening-(non-individual|huf)/,
    about:
      'Opens an account for a company, partnership, trust, society or Hindu undivided family. The papers must show who may act, and who stands behind the entity.',
    ready: [
      'PAN of the entity and of each person who signs',
      'Deed, certificate of incorporation or, for a family, the declaration of karta and members',
      'A board or partners’ resolution that names who may operate the account and for which segments',
      'Balance sheets of the last two financial years, and the form on ultimate beneficial owners',
    ],
    blanks: [
      'Name of the entity as on PAN',
      'PAN and date of incorporation or formation',
      'Registered address and address for correspondence',
      'Names of persons authorised to operate, and mode of operation',
      'Bank account number and IFSC',
      'Signatures with seal',
    ],
  },
  {
    match: /account-opening-minor/,
    about:
      'Adds the guardian’s particulars to a demat account of a person under eighteen. The account belongs to the minor; the guardian operates it. It holds and sells shares for delivery, and is not used for intraday trades or derivatives.',
    ready: [
      'Birth certificate or another proof of age of the minor, and the minor’s PAN',
      'PAN and proof of address of the guardian, and proof of the relation or the court’s order',
      'Proof of the minor’s own bank account',
    ],
    blanks: [
      'Name of the minor and date of birth',
      'Name of the guardian and relation to the minor',
      'PAN of the minor and of the guardian',
      'Date on which the minor turns eighteen and a new KYC is due',
      'Signature of the guardian',
    ],
  },
  {
    match: /account-opening-nri/,
    about:
      'Adds what the rules on foreign exchange ask of a non-resident Indian. Choose whether money and gains may go abroad (repatriable, NRE) or stay in India (non-repatriable, NRO); each has its own demat account.',
    ready: [
      'Passport, visa or residence permit, and the address abroad with proof',
      'PAN, and the tax identification number of the country of residence',
      'Proof of the NRE or NRO account, and the bank’s permission letter where the scheme asks for it',
    ],
    blanks: [
      'Name as on passport and PAN',
      'Country of residence and tax number there',
      'Address abroad and address in India',
      'Repatriable or non-repatriable; bank, account number and type',
      'Signature as on passport',
    ],
  },
  {
    match: /segment-activation/,
    about:
      'Asks for derivatives, currency or commodity trading on an account that has the cash segment only. Income is checked because losses can exceed the margin you put up.',
    ready: [
      'One proof of income: return with acknowledgement, salary slip, net worth certificate, or a bank statement of six months',
      'The risk disclosure document, read',
    ],
    blanks: [CLIENT, 'Segments wanted', 'Range of yearly income', 'Proof attached', SIGNATURE],
  },
  {
    match: /mtf-consent/,
    about:
      'Records your consent to the margin trading facility: you pay part of the price, we lend the rest at interest, and the shares are pledged to us until you repay. Interest runs every day whether the price rises or falls.',
    ready: [
      'The rights and obligations for margin trading, read and kept',
      'The current interest rate and the list of approved shares, from the tariff sheet',
    ],
    blanks: [
      CLIENT,
      'I understand that shares are sold if a margin call is not met in time (initial)',
      'I understand that interest is charged by the day (initial)',
      SIGNATURE,
    ],
  },
  {
    match: /kyc-non-individual|beneficial-ownership/,
    about:
      'Records an entity in the KYC system and names the natural persons who own or control it. Ownership is followed through every layer until a person is reached.',
    ready: [
      'Constitutional papers, PAN and a list of directors, partners or trustees',
      'A chart of ownership with percentages down to natural persons',
      'KYC papers of each beneficial owner',
    ],
    blanks: [
      'Name, PAN and type of entity',
      'Registered address',
      'Beneficial owners: name, PAN, share in per cent, address',
      'Whoever controls by other means, and how',
      'Signatures with seal',
    ],
  },
  {
    match: /kyc/,
    about:
      'Records you once in the KYC system of the securities market; every registered intermediary then relies on the same record. Use the change form when your name, address, status or nationality is no longer the same.',
    ready: [IDENTITY, 'For a new name, the gazette notice or marriage certificate and the new PAN'],
    blanks: [
      'Name, and earlier name if changed',
      'PAN and date of birth',
      'Residential status and nationality',
      'Permanent and correspondence address with PIN code',
      'Mobile number and e-mail address',
      'Self-certified copies attached, date and signature',
    ],
  },
  {
    match: /fatca-crs/,
    about:
      'States in which countries you, or the entity and the persons who control it, are resident for tax. India exchanges such data with other countries under FATCA and the Common Reporting Standard. A change has to be told within 30 days.',
    ready: [
      'Tax identification number of each country of tax residence',
      'Country and place of birth or incorporation',
    ],
    blanks: [
      'Name and PAN',
      'Country, and tax number, for each residence',
      'Reason where a country gives no tax number',
      'For entities: status, and controlling persons with their residence',
      'Signature and date',
    ],
  },
  {
    match: /bank-change/,
    about:
      'Adds a bank account or replaces the one in our records. Money is accepted from, and paid to, accounts in your own name only. One account is the primary one for payouts and dividends.',
    ready: ['A cancelled cheque with your name, or a bank statement not older than three months'],
    blanks: [
      CLIENT,
      'Bank, branch, account number, type, IFSC, MICR',
      'Primary or additional',
      SIGNATURE,
    ],
  },
  {
    match: /contact-change|family-declaration/,
    about:
      'Changes the mobile number or e-mail address to which the exchange and the depository send their alerts and OTPs, or declares that a spouse, dependent child or dependent parent shares yours. Never give the number or address of anyone else.',
    ready: ['Access to the new number and address: each is confirmed with an OTP'],
    blanks: [
      CLIENT,
      'New mobile number, and whose it is',
      'New e-mail address, and whose it is',
      'Relation, if shared within a family',
      SIGNATURE,
    ],
  },
  {
    match: /signature-change/,
    about:
      'Replaces the specimen signature against which slips and forms are checked. Because it guards paper instructions, it is confirmed in person or attested by your bank.',
    ready: [
      'Proof of identity in original',
      'Attestation by your bank, with the officer’s name and seal',
    ],
    blanks: [CLIENT, 'Reason for the change', 'Old signature', 'New signature, three times'],
  },
];
