/**
 * Exchanges, depositories, regulators and their services, with their real addresses as of November
 * 2026. Links to them have no campaign parameters.
 */
export interface Authority {
  /** Short name, for running text and lists of links. */
  readonly name: string;
  /** Full name. */
  readonly fullName: string;
  readonly href: string;
}

export const exchanges = {
  nse: {
    name: 'NSE',
    fullName: 'National Stock Exchange of India',
    href: 'https://www.nseindia.com/',
  },
  bse: { name: 'BSE', fullName: 'BSE Limited', href: 'https://www.bseindia.com/' },
  mcx: {
    name: 'MCX',
    fullName: 'Multi Commodity Exchange of India',
    href: 'https://www.mcxindia.com/',
  },
  ncdex: {
    name: 'NCDEX',
    fullName: 'National Commodity and Derivatives Exchange',
    href: 'https://www.ncdex.com/',
  },
} as const satisfies Record<string, Authority>;

/** Where each exchange says whether a bid in a public issue was allotted shares. */
export const allotmentPages = [
  { name: 'NSE', href: 'https://www.nseindia.com/invest/check-trades-bids-verify-ipo-bids' },
  { name: 'BSE', href: 'https://www.bseindia.com/investors/appli_check.aspx' },
] as const;

export const depositories = {
  nsdl: {
    name: 'NSDL',
    fullName: 'National Securities Depository Limited',
    href: 'https://nsdl.co.in/',
  },
  cdsl: {
    name: 'CDSL',
    fullName: 'Central Depository Services (India) Limited',
    href: 'https://www.cdslindia.com/',
  },
} as const satisfies Record<string, Authority>;

export const regulators = {
  sebi: {
    name: 'SEBI',
    fullName: 'Securities and Exchange Board of India',
    href: 'https://www.sebi.gov.in/',
  },
  amfi: {
    name: 'AMFI',
    fullName: 'Association of Mutual Funds in India',
    href: 'https://www.amfiindia.com/',
  },
  irdai: {
    name: 'IRDAI',
    fullName: 'Insurance Regulatory and Development Authority of India',
    href: 'https://irdai.gov.in/',
  },
} as const satisfies Record<string, Authority>;

/** Where SEBI lists who is registered; not in the footer, which links to SEBI. */
export const sebiIntermediaries: Authority = {
  name: 'SEBI’s list of intermediaries',
  fullName: 'Recognised intermediaries, by kind and number',
  href: 'https://www.sebi.gov.in/sebiweb/other/OtherAction.do?doRecognised=yes',
};

/** Services for investors: complaints, payee check, fraud reports. */
export const investorServices = {
  scores: {
    name: 'SCORES 2.0',
    fullName: 'SEBI complaints redress system',
    href: 'https://scores.sebi.gov.in/',
  },
  smartOdr: {
    name: 'SMART ODR',
    fullName: 'Online dispute resolution for the securities market',
    href: 'https://smartodr.in/',
  },
  sebiCheck: {
    name: 'SEBI Check',
    fullName: 'Check of a registered intermediary’s UPI handle or bank account',
    href: 'https://siportal.sebi.gov.in/intermediary/sebi-check',
  },
  sebiInvestor: {
    name: 'SEBI Investor',
    fullName: 'SEBI’s website for investors',
    href: 'https://investor.sebi.gov.in/',
  },
  cyberCrime: {
    name: 'Cyber crime portal',
    fullName: 'National cyber crime reporting portal, helpline 1930',
    href: 'https://cybercrime.gov.in/',
  },
} as const satisfies Record<string, Authority>;
