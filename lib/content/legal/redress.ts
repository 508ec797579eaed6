import { investorServices } from '../authorities';

/** A step of a complaint, from the firm to an independent decision. */
interface RedressStep {
  readonly title: string;
  readonly text: string;
  /** Time limit of the step. */
  readonly time: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Firm, exchange or depository, SCORES 2.0, SMART ODR. */
export const redressPath: readonly RedressStep[] = [
  {
    title: 'Complain to us',
    text: 'Write or call. You get a reference number, one person in charge, and an answer that says what we found and what we do about it.',
    time: 'Within 21 calendar days of receipt',
    links: [
      {
        label: 'Escalation matrix',
        href: '/support/get-in-touch/grievances-escalation-matrix',
      },
    ],
  },
  {
    title: 'Go to the exchange or the depository',
    text: 'A complaint about a trade goes to the exchange, one about a demat account to the depository. Both ask us for a reply and look at the papers themselves.',
    time: 'Any time after you complained to us',
    links: [
      { label: 'NSE NICE Plus', href: 'https://investorhelpline.nseindia.com/NICEPLUS/' },
      {
        label: 'BSE e-complaints',
        href: 'https://bsecrs.bseindia.com/ecomplaint/frmInvestorHome.aspx',
      },
      { label: 'CDSL', href: 'https://www.cdslindia.com/Footer/grievances.aspx' },
      { label: 'NSDL', href: 'https://www.epass.nsdl.com/' },
    ],
  },
  {
    title: 'Take it to SCORES 2.0',
    text: 'Register on SEBI’s portal with your name, PAN, address, mobile number and e-mail address, and file the complaint there. Choose the category “Accessibility” for a barrier on a website or app. The portal passes the complaint to us and to the exchange or depository as the designated body. If our report does not satisfy you, ask for a first review within 15 days, and for a second one by SEBI within 15 days of that.',
    time: 'We report within 21 calendar days',
    links: [{ label: investorServices.scores.name, href: investorServices.scores.href }],
  },
  {
    title: 'Let a neutral person decide on SMART ODR',
    text: 'Conciliation comes first and is free for you. If it fails, you may ask for arbitration online; its fee depends on the sum in dispute and is shown before you agree. The award binds both sides like a court’s.',
    time: 'Conciliation in 21 days, up to 10 more if both agree',
    links: [{ label: investorServices.smartOdr.name, href: investorServices.smartOdr.href }],
  },
];

/** The details that a complaint needs. */
export const complaintParts: readonly string[] = [
  'Your client code or demat number, and a number or address to reach you.',
  'Date and time, order or reference number, and the security.',
  'What you expected and what happened, in that order.',
  'What you ask us to do, in rupees where it is money.',
  'Papers that show it: contract note, statement, screenshot, message.',
];
