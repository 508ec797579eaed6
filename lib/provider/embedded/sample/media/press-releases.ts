import type { PressReleaseWire } from '@/lib/provider/schemas/content';

/** A press release as its PDF tells it: the record has a heading only. */
export interface PressText {
  readonly summary: string;
  readonly body: readonly string[];
}

interface Entry extends PressText {
  readonly slug: string;
  readonly heading: string;
  readonly date: string;
  readonly link: string | null;
}

const entries: readonly Entry[] = [
  {
    slug: 'charges-beside-every-order',
    heading: 'Sample: The order screen now shows every charge before you confirm',
    date: '2026-11-10',
    link: '/equity-broking',
    summary:
      'A sample press release. It describes a change to the order screen of a sample firm and is no news about a real one.',
    body: [
      'From 10 November 2026, the order screen lists each charge in rupees before an order is confirmed: brokerage, securities transaction tax, exchange and SEBI fees, stamp duty and GST, with the receiver of each. The total is the sum that will stand on the contract note when the order trades at the limit price.',
      'For market orders the figures are worked out at the last traded price and marked as an estimate. When the trade is done, the estimate and the actual amount stand side by side in the trade book.',
      'The charges themselves do not change. The tariff sheet in the form centre stays the binding document.',
    ],
  },
  {
    slug: 'accessibility-audit-published',
    heading: 'Sample: Accessibility audit of the website published in full',
    date: '2026-09-22',
    link: '/support/updates',
    summary:
      'A sample press release about the publication of an accessibility audit, with open points and dates.',
    body: [
      'The yearly accessibility audit of the website and the app has been completed by an independent auditor and is published without cuts, including the points that are still open and the date by which each is to be closed.',
      'Regulated intermediaries have to make their digital services usable for persons with disabilities under the Rights of Persons with Disabilities Act, 2016 and SEBI’s circulars. The audit measures against the Web Content Accessibility Guidelines, level AA, and the Indian standard IS 17802.',
      'Visitors who meet a barrier can write to customer care, call, or use the form on the accessibility page. Each report is answered and recorded.',
    ],
  },
  {
    slug: 'nashik-branch-opens',
    heading: 'Sample: A branch opens in Nashik with a desk for first-time investors',
    date: '2026-07-06',
    link: '/support/get-in-touch/locate-us',
    summary: 'A sample press release about a new branch, with its hours and services.',
    body: [
      'A new branch has opened in Nashik. It accepts account opening, KYC changes, nomination, demat requests and grievances, Monday to Friday from 9.30 am to 6 pm.',
      'One desk serves people who have never held a share. It does not sell: it explains, with a printed contract note, what a first purchase costs and what can go wrong, and gives away the investor charter in Marathi, Hindi and English.',
      'The address, telephone number and map are on the branch page.',
    ],
  },
  {
    slug: 'investor-awareness-day-2026',
    heading: 'Sample: Investor awareness day held in four cities',
    date: '2026-03-02',
    link: '/media/gallery',
    summary: 'A sample press release about free awareness sessions without any sale of products.',
    body: [
      'Free sessions on the basics of investing were held in four cities on one Saturday. Topics were goals and time, risk and the riskometer, reading a contract note, and the signs of fraud.',
      'No product was offered, no account was opened and no personal data was collected at the sessions. Participants took home a sheet with three addresses: the regulator’s investor site, the complaint portal and the cybercrime helpline 1930.',
      'The slides can be reused by teachers and associations free of charge.',
    ],
  },
  {
    slug: 'derivatives-pause',
    heading: 'Sample: A pause of 24 hours that derivatives clients can set themselves',
    date: '2026-01-27',
    link: '/invest-in-derivatives',
    summary:
      'A sample press release about a voluntary lock on new derivatives positions in the app.',
    body: [
      'Clients who trade futures and options can now set a pause in the app. For 24 hours no new position can be opened; existing ones can be reduced or closed at any time. The pause cannot be lifted early, not even by customer care.',
      'SEBI’s study of 25 January 2023 found that nine in ten individual traders in equity futures and options made a net loss. The firm expects the pause to be used mostly after a day of losses.',
      'A monthly limit on losses, after which the pause sets in by itself, can be switched on in the same place.',
    ],
  },
  {
    slug: 'validated-upi-handles',
    heading: 'Sample: Payments only to validated UPI handles',
    date: '2025-10-01',
    link: '/support/updates',
    summary:
      'A sample press release about the change to UPI handles that end in @valid and a bank.',
    body: [
      'From 1 October 2025, clients pay in by UPI through a handle that carries the word valid, given only to intermediaries registered with SEBI. The payment screen shows a green triangle with a thumbs-up, which only validated handles have.',
      'Old handles are being closed. Anyone who is asked to pay to another handle, or to a person, should not pay, and should report the request to the helpline 1930.',
      'Bank transfers can be checked as well: SEBI Check tells whether an account number and IFSC belong to a registered intermediary.',
    ],
  },
  {
    slug: 'client-documents-in-six-languages',
    heading: 'Sample: Client documents in six languages',
    date: '2025-06-17',
    link: '/support/form-center',
    summary: 'A sample press release about translations of rights, risks and policies.',
    body: [
      'Rights and obligations, the risk disclosure document, and policies and procedures are now available in Hindi, Gujarati, Marathi, Tamil and Bengali besides English.',
      'Each translation carries the date of the English text it follows. Where the two differ, the English text applies until the translation is brought up to date.',
      'Clients can choose the language of their copy when they open an account and change it later at no charge.',
    ],
  },
  {
    slug: 'direct-payout-of-shares',
    heading: 'Sample: Shares bought go straight to the demat account',
    date: '2025-02-25',
    link: '/videos/SAMPLE-0004',
    summary: 'A sample press release about the direct pay-out of securities to clients.',
    body: [
      'Shares that clients buy are now credited by the clearing corporation to their demat accounts directly and no longer pass through a pool account of the broker. The change follows SEBI’s direction to make direct pay-out mandatory.',
      'Shares that are not paid for in full are credited as well, with a pledge in favour of the broker that is lifted when the payment arrives.',
      'Nothing changes in how an order is placed. The depository’s message tells you when the shares have arrived.',
    ],
  },
  {
    slug: 'research-method-note',
    heading: 'Sample: Research desk publishes how it arrives at a rating',
    date: '2024-12-03',
    link: '/research/fundamental-reports',
    summary: 'A sample press release about a method note of the research desk.',
    body: [
      'The research desk has published a note on its method: how a company is chosen for coverage, which model is used, what each rating means in terms of expected return and period, and when coverage ends.',
      'Every report names the analyst’s registration, conflicts of interest and earlier ratings on the same company, as the regulations for research analysts require.',
      'A rating is an opinion at a date. It takes no account of a reader’s own position and promises no return.',
    ],
  },
  {
    slug: 'grievance-desk-times',
    heading: 'Sample: Grievance desk reports its answering times every month',
    date: '2024-08-05',
    link: '/support/tools-and-resources/complaint-status',
    summary: 'A sample press release about the monthly complaint table and what it shows.',
    body: [
      'Beyond the table that the regulator prescribes, the complaint page now shows the average time to resolve a complaint, month by month, by where it was received: from clients directly, through SCORES, or through an exchange or depository.',
      'A complaint counts as resolved when the client has an answer that deals with every point, not when a ticket is closed. The regulator’s limit is 21 calendar days.',
      'The figures are updated by the seventh of each month.',
    ],
  },
  {
    slug: 'paper-slips-retired',
    heading: 'Sample: Pledges and transfers confirmed by OTP, not by paper',
    date: '2024-04-15',
    link: '/support/form-center',
    summary: 'A sample press release about electronic confirmation of demat instructions.',
    body: [
      'Pledges, pledge releases and most transfers between demat accounts can be confirmed online with an OTP that the depository sends to the registered mobile number and e-mail address.',
      'Delivery instruction slips stay available to clients who prefer paper, with the same checks on signature and serial number as before.',
      'Clients whose mobile number or e-mail address is out of date are asked to change it first, since the OTP goes there and nowhere else.',
    ],
  },
];

/** Press releases, newest first, as `media/press-release` sends them; all are samples. */
export const pressReleases: PressReleaseWire[] = entries.map(({ slug, heading, date, link }) => ({
  heading,
  date,
  source: 'Sample press desk',
  link,
  file: `press/${slug}.pdf`,
}));

/** What stands in each press release, by the path of its file. */
export const pressTexts: ReadonlyMap<string, PressText> = new Map(
  entries.map(({ slug, summary, body }) => [`press/${slug}.pdf`, { summary, body }]),
);
