import { formatDate, formatRupees } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';

import type { AccountAnswers, AccountHolder, AccountQuestion } from '@/lib/domain/account/way';
import { chargesAsOf, feeWithGst } from '@/lib/domain/charge/firm-tariff';
import { firstYear, HABITS } from '@/lib/domain/charge/first-year';

import { firm } from './firm';
import type { Block } from './legal/types';
import { list, steps, text } from './legal/types';

/** The law or rule that sets a paper. */
export const ACCOUNT_RULES = {
  kyc: {
    name: 'SEBI’s KYC norms',
    text: 'SEBI, master circular on KYC norms for the securities market, 12 October 2023, with the checklist of the uniform form (circular of 5 October 2011)',
  },
  fema: {
    name: 'Exchange control',
    text: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, schedules III and IV',
  },
  owners: {
    name: 'Money laundering rules',
    text: 'Prevention of Money-laundering (Maintenance of Records) Rules, 2005, rule 9',
  },
  segment: {
    name: 'The exchanges’ rules',
    text: 'The exchanges’ circulars on client registration for derivatives',
  },
  nomination: {
    name: 'SEBI’s rules on nomination',
    text: 'SEBI’s rules on nomination in demat accounts, as revised from 1 September 2026',
  },
} as const;

type AccountRule = keyof typeof ACCOUNT_RULES;

export interface AccountPaper {
  readonly text: string;
  /** What requires it; left out for a paper that we ask for ourselves. */
  readonly rule?: AccountRule;
  /** It is needed only with these answers, which `when` says in words. */
  readonly only?: AccountAnswers;
  readonly when?: string;
}

interface HolderCopy {
  readonly name: string;
  /** The heading of the list of papers. */
  readonly heading: string;
  /** Who may, in one line. */
  readonly may: string;
  /** Names of the forms in the form centre. */
  readonly forms: readonly string[];
  readonly papers: readonly AccountPaper[];
}

const INCOME =
  'Proof of income: a recent tax return, a salary slip, six months’ bank statement, a net-worth certificate or a statement of holdings';

const income = (only: AccountAnswers): AccountPaper => ({
  text: INCOME,
  rule: 'segment',
  only,
  when: 'for futures and options',
});

const nominees: AccountPaper = {
  text: 'Name, relationship and share of up to three nominees, or a signed declaration that you want none',
  rule: 'nomination',
};

/** Who may open an account, and with which papers. */
export const ACCOUNT_HOLDERS: Readonly<Record<AccountHolder, HolderCopy>> = {
  resident: {
    name: 'A resident of India',
    heading: 'Papers of a resident',
    may: 'Anyone of 18 or over with a PAN, alone or with up to two joint holders.',
    forms: ['Account opening form – individual', 'KYC application – individual'],
    papers: [
      { text: 'PAN card, linked with Aadhaar', rule: 'kyc' },
      {
        text: 'Aadhaar, with a mobile number that receives its one-time password',
        only: { aadhaar: 'yes' },
        when: 'to apply online',
      },
      {
        text: 'Proof of address, such as a passport, voter’s card or driving licence: a signed copy, and the original to be compared',
        rule: 'kyc',
        only: { aadhaar: 'no' },
        when: 'to apply on paper',
      },
      {
        text: 'A cancelled cheque, or a bank statement with your name, account number and IFSC',
        rule: 'kyc',
      },
      { text: 'Your signature on white paper, and a live photograph', rule: 'kyc' },
      nominees,
      income({ derivatives: 'yes' }),
    ],
  },
  nri: {
    name: 'A non-resident Indian (NRI)',
    heading: 'Papers of an NRI',
    may: 'With an NRE or NRO bank account. Money that may leave India again and money that stays need a demat account each.',
    forms: [
      'Account opening form – individual',
      'Non-resident Indian – supplement and bank declaration',
    ],
    papers: [
      { text: 'PAN card', rule: 'kyc' },
      { text: 'Passport; with a foreign one, the OCI or PIO card', rule: 'kyc' },
      { text: 'Proof of your address abroad', rule: 'kyc' },
      {
        text: 'Proof of the NRE account, and the bank’s permission for portfolio investment',
        rule: 'fema',
        only: { money: 'abroad' },
        when: 'for money that may leave India again',
      },
      {
        text: 'Proof of the NRO account',
        rule: 'fema',
        only: { money: 'india' },
        when: 'for money that stays in India',
      },
      { text: 'A photograph, signed across', rule: 'kyc' },
      nominees,
      income({ money: 'india', derivatives: 'yes' }),
    ],
  },
  huf: {
    name: 'A Hindu undivided family (HUF)',
    heading: 'Papers of an HUF',
    may: 'In the name of the family; the karta signs. There is no nomination.',
    forms: [
      'Account opening form – non-individual',
      'Hindu undivided family – declaration of karta and members',
    ],
    papers: [
      { text: 'PAN card of the family', rule: 'kyc' },
      { text: 'Declaration of the family, with a list of its members', rule: 'kyc' },
      { text: 'Bank passbook or statement in the name of the family', rule: 'kyc' },
      {
        text: 'PAN, photograph, proof of identity and proof of address of the karta',
        rule: 'kyc',
      },
      income({ derivatives: 'yes' }),
    ],
  },
  minor: {
    name: 'A minor',
    heading: 'Papers of a minor and the guardian',
    may: 'In the child’s name alone; the guardian operates it until the child turns 18.',
    forms: [
      'Account opening form – individual',
      'Demat account of a minor – supplement for the guardian',
    ],
    papers: [
      { text: 'PAN card of the child', rule: 'kyc' },
      {
        text: 'Proof of the date of birth: birth certificate, passport or school leaving certificate',
        rule: 'kyc',
      },
      {
        text: 'PAN, photograph, proof of identity and proof of address of the guardian',
        rule: 'kyc',
      },
      { text: 'The court’s order, where a court appointed the guardian' },
      { text: 'Proof of the bank account that is paid from and into', rule: 'kyc' },
    ],
  },
  company: {
    name: 'A company',
    heading: 'Papers of a company',
    may: 'By resolution of its board. LLPs, partnerships and trusts may too; their list is a little different, and we send it.',
    forms: ['Account opening form – non-individual', 'KYC application – non-individual'],
    papers: [
      { text: 'PAN card of the company', rule: 'kyc' },
      { text: 'Certificate of incorporation, memorandum and articles', rule: 'kyc' },
      { text: 'Resolution of the board for investing in securities', rule: 'kyc' },
      {
        text: 'List of those who may sign, with specimen signatures and photographs',
        rule: 'kyc',
      },
      { text: 'Balance sheets of the last two financial years', rule: 'kyc' },
      {
        text: 'Latest shareholding pattern, with those who hold control, certified',
        rule: 'kyc',
      },
      {
        text: 'Photograph, PAN, DIN, proof of identity and of address of the whole-time directors, or of two directors in charge of daily operations',
        rule: 'kyc',
      },
      { text: 'Names and details of the beneficial owners', rule: 'owners' },
      { text: 'A cancelled cheque or a bank statement of the company', rule: 'kyc' },
      income({ derivatives: 'yes' }),
    ],
  },
};

/** The questions of the way to an account, and the words of each answer. */
export const ACCOUNT_ASKED: {
  readonly [Name in AccountQuestion]: {
    readonly question: string;
    readonly choices: Readonly<Record<NonNullable<AccountAnswers[Name]>, string>>;
  };
} = {
  who: {
    question: 'Who is the account for?',
    choices: {
      resident: 'A resident of India',
      nri: 'An NRI',
      huf: 'An HUF',
      minor: 'A minor',
      company: 'A company',
    },
  },
  aadhaar: {
    question: 'Does your mobile number receive Aadhaar’s one-time password?',
    choices: { yes: 'Yes, it does', no: 'No, or no Aadhaar' },
  },
  money: {
    question: 'Should the money be free to leave India again?',
    choices: { abroad: 'Yes, from an NRE account', india: 'No, from an NRO account' },
  },
  derivatives: {
    question: 'Will it be used for futures and options?',
    choices: { no: 'No futures or options', yes: 'Yes, futures and options' },
  },
  shares: {
    question: 'Are there shares in a demat account elsewhere?',
    choices: {
      none: 'No shares elsewhere',
      keep: 'Yes, they stay there',
      move: 'Yes, to be moved here',
    },
  },
};

const { minutes, workingDays } = firm.accountOpening;

/** `1 to 3 working days` */
export const openingDays =
  workingDays[0] === workingDays[1]
    ? `${workingDays[1]} working days`
    : `${workingDays[0]} to ${workingDays[1]} working days`;

/** `About 15 minutes online` */
export const openingMinutes = `About ${minutes} minutes online`;

const priceOf = (rupees: number): string => (rupees === 0 ? 'nothing' : formatRupees(rupees));

export const accountHead = {
  heading: `Opening a demat and trading account costs ${priceOf(feeWithGst('opening'))} and takes ${openingDays}`,
  lead: 'Who may open one, with which papers, what the first year costs, and how to leave again. A person opens it online; other accounts are opened on paper.',
  needs: 'PAN, Aadhaar linked to a mobile number, a bank account in your own name.',
  takes: `${openingMinutes}, then ${openingDays} of checks; at most a week on paper.`,
  costs: `${feeWithGst('opening') === 0 ? 'Nothing' : formatRupees(feeWithGst('opening'))} to open, ${formatRupees(feeWithGst('maintenance'))} a year to keep, ${priceOf(feeWithGst('closing'))} to close.`,
} as const;

/** Days within which an account on paper is opened, by the charter: “not later than one week”. */
const ON_PAPER = 'At most a week';

export const OPENING_HEADER: readonly string[] = ['Step', 'What happens', 'How long'];

/** The steps to an open account with their times. */
export const openingSteps: readonly (readonly string[])[] = [
  [
    'Apply',
    'Online with documents from DigiLocker, a live photograph and an Aadhaar one-time password; or on paper at an office',
    openingMinutes,
  ],
  [
    'Checks',
    'The KYC registration agency checks identity, the depository opens the demat account, the exchanges accept the client code',
    `${openingDays} online. ${ON_PAPER} on paper, by the investor charter`,
  ],
  [
    'Welcome',
    'You get the client code for trading, the 16-character demat number and, within 7 days, a copy of what you signed',
    '7 days, by the investor charter',
  ],
  [
    'First order',
    'Add money from your own bank account and place an order; its charges are shown before you send it',
    'Minutes by UPI or net banking',
  ],
];

const years = HABITS.map((habit) => ({ habit, year: firstYear(habit) }));

export const FIRST_YEAR_HEADER: readonly string[] = [
  'In rupees',
  ...years.map(({ habit }) => habit.name),
];

type YearLine = Exclude<keyof (typeof years)[number]['year'], 'total' | 'totalBasic'>;

const YEAR_LINES: readonly (readonly [YearLine, string])[] = [
  ['opening', 'Opening the account'],
  ['brokerage', 'Brokerage, to us'],
  ['levies', 'Transaction tax, stamp duty, exchange and SEBI'],
  ['gst', 'GST on brokerage and fees'],
  ['depository', 'DP charge on sales, with GST'],
  ['maintenance', 'Demat maintenance (AMC), with GST'],
];

const plain = (rupees: number): string => formatRupees(rupees).replace('₹', '');

/** What the first year costs, one line a charge and one column a way of using the account. */
export const firstYearRows: readonly (readonly string[])[] = YEAR_LINES.map(([line, name]) => [
  name,
  ...years.map(({ year }) => plain(year[line])),
]);
export const firstYearTotal: readonly string[] = [
  'In the first year',
  ...years.map(({ year }) => plain(year.total)),
];
export const firstYearWords = {
  heading: `The first year costs a monthly investor ${formatRupees(years[0]?.year.total)}`,
  lead: `On the day of opening you pay ${priceOf(feeWithGst('opening'))}. A DDPI, with which you need not confirm each sale, costs ${formatRupees(feeWithGst('ddpi'))} once; it is voluntary.`,
  day: formatDate(chargesAsOf),
  habits: HABITS.map(
    ({ name, what }) => `${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  ),
  basic: `A basic services account (BSDA) costs ${priceOf(feeWithGst('basicSmall'))} a year while holdings are worth up to ₹4 lakh. With it, the first year costs ${listed(years.map(({ year }) => formatRupees(year.totalBasic)))}. It is for a person who has no other demat account as sole or first holder.`,
} as const;

export const transferIn: readonly Block[] = [
  text(
    'Shares and fund units that you hold elsewhere can come along with their days of purchase and their cost. We charge nothing for what comes in. The old participant may charge for each company, but not where you close that account and move everything.',
  ),
  steps(
    'Open the account here with the same names in the same order; otherwise the transfer counts as a gift.',
    'Ask us for the client master, with numbers and stamp: 1 day.',
    'Hand the slip to the old participant, with a closing form if you close that account, or use CDSL Easiest or NSDL SPEED-e: 1 to 3 days.',
    'Compare every entry in the same week, and ask the old firm for the cost file for tax.',
  ),
];

export const nomineeBlocks: readonly Block[] = [
  text(
    'A person who opens an account alone names nominees or declares to want none. In a joint account it is a choice, because the surviving holder takes over.',
  ),
  list(
    'Up to three individuals since 1 September 2026; a minor too, with a guardian.',
    'Give each one’s name, relationship and share. The shares add up to 100%; without shares the holdings are divided equally.',
    'A nominee receives the securities for the legal heirs. A nomination is not a will.',
    'You may change it as often as you like, without a fee. The latest one counts.',
  ),
];

export const closing = {
  heading: `Closing it costs ${priceOf(feeWithGst('closing'))} and takes at most 30 days`,
  blocks: [
    steps(
      'Close open positions, clear any debit and withdraw your balance.',
      'Sell your holdings, or transfer them to another demat account of your own; with the closure that is free.',
      'Release pledges, and wait for dividends and corporate actions that are on their way.',
      'Download contract notes, ledger and tax statements: online access ends with the account.',
      'Send the closure form from the [form centre](/support/form-center), or submit the request online with a one-time password.',
    ),
    text(
      'The investor charter gives a depository participant 30 days to close a demat account after the papers are complete.',
    ),
  ],
} as const;

/** The questions below, shown and in the structured data alike. */
export const accountFaqs: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What does it cost to open and keep a demat account?',
    answer: `Opening costs ${priceOf(feeWithGst('opening'))}. Maintenance is ${formatRupees(feeWithGst('maintenance'))} a year with GST; a basic services account with holdings up to ₹4 lakh costs ${priceOf(feeWithGst('basicSmall'))}. Each sale for delivery has a DP charge of ${formatRupees(feeWithGst('depository'))} with GST for each company and day, and every order its brokerage.`,
  },
  {
    question: 'How long does it take until I can trade?',
    answer: `${openingMinutes}, then ${openingDays} after a complete application. A name that differs between PAN and bank, a blurred signature or a PAN that is not linked with Aadhaar delays it.`,
  },
  {
    question: 'Can I open a second demat account?',
    answer:
      'Yes, with as many participants as you like, all on one PAN. Only a person with a single demat account as sole or first holder has the basic account without a yearly fee, or with a small one.',
  },
  {
    question: 'I completed KYC with another firm. Must I do it again?',
    answer:
      'No. KYC in the securities market is done once, and we read it from the KYC registration agency with your PAN. You supply what the record lacks.',
  },
  {
    question: 'Can someone else pay into my account?',
    answer:
      'No. Money comes from a bank account in your own name that is registered with us. We take no cash.',
  },
];
