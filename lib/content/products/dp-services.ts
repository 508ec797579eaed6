import { firm } from '../firm';
import { formatNumber, formatRupees } from '@/lib/tools/format';

import { type FeeId, feeRupees, feeWithGst } from '@/lib/domain/charge/firm-tariff';
import type { ProductRecord } from './types';

const amount = (id: FeeId): string => (feeRupees(id) === 0 ? 'nil' : formatNumber(feeRupees(id)));

/** A fee of the basic services account and of the regular one. */
const feeRow = (label: string, basic: FeeId, regular: FeeId, note?: string) => ({
  label,
  note,
  values: [amount(basic), amount(regular)],
});

export const dpServices: ProductRecord = {
  path: '/product-and-offerings/dp-services',
  reviewed: '2026-11-27',
  lines: ['Your shares', 'in your name'],
  lead: 'Depository (DP) services give you a demat account, where a depository keeps shares, bonds and fund units in your name. We open it, carry out your instructions and send statements. Whoever has your signed slip or OTP can take your shares: the loss is hard to undo.',
  particulars: [
    { title: 'For', text: 'Everyone who owns a listed security, or wants to.' },
    { title: 'Costs', text: 'Nothing in a year for small holdings, a flat charge for each sale.' },
    { title: 'Needs', text: 'PAN, proof of address, a bank account and a nominee’s details.' },
  ],
  isSample: true,
  second: { label: 'See the tariff', href: '#tariff' },
  picture: {
    kind: 'document',
    title: 'Statement of holding',
    what: 'Demat account IN000000 · 00000000',
    isSample: true,
    lines: [
      { label: 'Sample Textiles Limited', note: 'equity share', amount: '120' },
      { label: 'Sample Power 8.10% 2031', note: 'bond, ₹1,000 each', amount: '25' },
      { label: 'Index ETF', note: 'units', amount: '340' },
      { label: 'Flexi-cap fund', note: 'units, pledged 200', amount: '1,812.402' },
    ],
    total: { label: 'Entries', amount: '4' },
    foot: 'The depository sends the same list itself, so that you can compare.',
  },
  sections: [
    {
      kind: 'how',
      id: 'how',
      nav: 'Who does what',
      heading: 'Depository, participant and you: who does what',
      columns: [
        {
          title: 'The depository',
          text: 'NSDL or CDSL keeps the register and sends you an SMS for each debit. We do not own it, and it works without us.',
        },
        {
          title: 'The participant',
          text: 'We check who you are, enter what you instruct, and may do nothing beyond it.',
        },
        {
          title: 'You',
          text: 'You authorise each debit by PIN and one-time password, by a signed slip, or once, by a DDPI that names four purposes.',
        },
      ],
      closing:
        'A statement comes monthly when something moved, and at least twice a year when nothing did.',
    },
    {
      kind: 'links',
      id: 'services',
      nav: 'Services',
      heading: 'Demat services, and how long each takes',
      rows: [
        {
          title: 'Open or add a holder',
          text: 'Single, joint up to three, minor with a guardian, HUF, firm, NRI.',
          href: '/support/form-center',
        },
        {
          title: 'Turn paper into entries',
          text: 'Certificates go to the registrar with a request form; about three weeks if names and signatures match.',
          href: '/support/form-center',
        },
        {
          title: 'Name nominees',
          text: 'Up to three (since 1 September 2026), with shares in per cent, or a signed declaration that you want none.',
          href: '/support/form-center',
        },
        {
          title: 'Freeze and unfreeze',
          text: 'The whole account, one holding or debits alone, in the app at once, by phone or by letter.',
          href: '/support/form-center',
        },
        {
          title: 'Pledge',
          text: 'For margin or a loan. Entries stay in your account and carry a mark until released.',
          href: '/invest-in-mtf-margin-trading-facility',
        },
        {
          title: 'Pass on after a death',
          text: 'Transmission to nominees or heirs, with a checklist by the size of the holding.',
          href: '/support/form-center',
        },
        {
          title: 'Lend',
          text: 'A fee for shares that you would hold anyway.',
          href: '/invest-in-slbs-securities-lending-and-borrowing-scheme',
        },
      ],
    },
    {
      kind: 'balance',
      id: 'tariff',
      nav: 'Tariff and risks',
      heading: 'What it costs',
      isSample: true,
      costs: {
        lead: 'Sample tariff in rupees, GST extra',
        columns: ['Basic', 'Regular'],
        rows: [
          feeRow('Opening', 'opening', 'opening'),
          feeRow('Maintenance (AMC), up to ₹4 lakh', 'basicSmall', 'maintenance', 'per year'),
          feeRow('Maintenance (AMC), up to ₹10 lakh', 'basicLarge', 'maintenance', 'per year'),
          feeRow('DP charge on a sale', 'depository', 'depository', 'per company per day'),
          feeRow('Pledge or release', 'pledge', 'pledge', 'per company'),
          feeRow('Paper to demat', 'certificate', 'certificate', 'per certificate'),
          feeRow('Closing, with transfer', 'closing', 'closing'),
        ],
        after:
          'The basic account is open to anyone whose only demat account it is as sole or first holder. Participants have to switch you to it when you qualify. [See all charges](/charges).',
      },
      risks: {
        heading: 'What to check',
        lead: 'A loss can begin with one instruction',
        rows: [
          {
            name: 'A signed blank slip',
            text: 'Anyone who has it can take your shares. Keep the booklet locked, or give it back and use PIN and OTP.',
          },
          {
            name: 'An old mobile number',
            text: 'Alerts go to someone else. Change the number the same day.',
          },
          {
            name: 'No nominee',
            text: 'Heirs need more papers and more time, and above a limit a court’s certificate.',
          },
          {
            name: 'A broad power of attorney',
            text: 'Not needed any more. Replace one by a DDPI, or by nothing.',
          },
          {
            name: 'A forgotten account',
            text: 'After 24 months without a trade it is marked inactive and needs a check before use.',
          },
        ],
        warning: 'standard',
      },
    },
    {
      kind: 'steps',
      id: 'move',
      nav: 'Moving in',
      heading: 'Transferring holdings from another participant',
      steps: [
        {
          when: `${firm.accountOpening.minutes} minutes`,
          title: 'Open here',
          text: 'Same names in the same order as there; otherwise it counts as a gift.',
        },
        {
          when: '1 day',
          title: 'Get the master',
          text: 'We print the client master with numbers and stamp.',
        },
        {
          when: '1 to 3 days',
          title: 'Hand in the slip',
          text: 'At the old participant, with a closing form, or online through the depository.',
        },
        {
          when: 'Same week',
          title: 'Compare',
          text: 'Every entry and date of purchase. Ask for the cost file for tax.',
        },
      ],
    },
    {
      kind: 'fit',
      id: 'fit',
      nav: 'Which account',
      heading: 'The basic account (BSDA) suits you if',
      suits: [
        'You hold less than ₹10 lakh and have no other demat account.',
        'You buy a few times a year.',
        'A child gets a first account with you as guardian.',
      ],
      elsewhere: {
        heading: 'Another account suits you if',
        rows: [
          { text: 'You trade each week or use margin.', href: '/equity-broking' },
          {
            text: 'You are an NRI: repatriable and other money need two accounts.',
            href: '/support/get-in-touch/contact-us',
          },
          { text: 'You only own fund units; a folio will do.', href: '/invest-in-mutual-funds' },
        ],
      },
    },
    {
      kind: 'firm',
      id: 'participant',
      nav: 'Our numbers',
      heading: 'Our DP numbers, to check on the depositories’ sites',
      facts: ['depository', 'memberships'],
      isSample: true,
    },
    {
      kind: 'questions',
      id: 'questions',
      nav: 'Questions',
      heading: 'Questions about demat',
      entries: [
        {
          question: 'What do the sixteen characters mean?',
          answer:
            'The first eight name the participant, the last eight you. At CDSL all are digits; at NSDL the number begins with IN.',
        },
        {
          question: 'Can I have several accounts?',
          answer:
            'As many as you like with different participants, all on one PAN. The yearly consolidated statement lists them together.',
        },
        {
          question: 'What is a DDPI?',
          answer:
            'A limited authority for four things: delivering what you sold, pledging for margin, fund orders on the exchange, and tenders in open offers. You may cancel it by letter.',
        },
        {
          question: 'Do I need demat for mutual funds?',
          answer:
            'No. Units in demat show next to your shares and can be pledged; a folio with the fund house allows small switches and SIPs just as well.',
        },
        {
          question: 'How do I give shares to my daughter?',
          answer:
            'By an off-market slip with the reason “gift” and a consent on the depository’s site. Stamp duty applies to some transfers, and her cost for tax is your old cost.',
        },
        {
          question: 'What happens to a dividend?',
          answer:
            'It goes to the bank account written in the demat account. If that bank merged or closed, update it, because dividends unclaimed for seven years go to the Investor Education and Protection Fund (IEPF).',
        },
        {
          question: 'What does a year with two sales cost?',
          answer: `On a regular account ${formatRupees(feeWithGst('maintenance'))} AMC and twice ${formatRupees(feeWithGst('depository'))} DP charge: ${formatRupees(feeWithGst('maintenance') + 2 * feeWithGst('depository'))} with GST, if each sale is of one company.`,
        },
        {
          question: 'What happens when a minor turns 18?',
          answer:
            'The guardian’s authority ends and debits stop. The holder completes KYC with their own signature, bank account and nominee, and keeps the account.',
        },
        {
          question: 'Can I add a joint holder later?',
          answer: 'No. Open a new account in both names and move the holdings into it.',
        },
        {
          question: 'What if shares left my account without my order?',
          answer: `Freeze the account in the app, or call ${firm.freezeLine.phone} at any hour, and send a grievance the same day with the depository’s message.`,
        },
        {
          question: 'Is a gift of shares taxed?',
          answer:
            'Not from a close relative. From others, gifts worth more than ₹50,000 in a tax year are income of the receiver.',
        },
        {
          question: 'Up to which value are papers after a death simple?',
          answer:
            'Up to ₹15 lakh in demat for each holder, and ₹5 lakh for each company on paper, since April 2022. SEBI’s board decided on 19 June 2026 to double both; ask our demat desk which limit is in force.',
        },
      ],
    },
  ],
  related: [
    '/equity-broking',
    '/support/form-center',
    '/invest-in-slbs-securities-lending-and-borrowing-scheme',
    '/support/tools-and-resources/investor-charter',
  ],
  closing: 'Tariff and holdings are samples.',
};
