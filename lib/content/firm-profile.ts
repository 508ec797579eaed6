import type { IllustrationRates } from '@/lib/domain/rule/illustration-rates';

/** Type of the data about the firm. Another broker only edits the values in `firm/profile.ts`. */

/** A postal address, as the footer's columns show it: the specification has three, in this order. */
export interface Office {
  readonly title: 'Registered Office' | 'Corporate Office' | 'Administrative Office';
  readonly street: string;
  readonly locality: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly phone: string;
  readonly fax: string;
}

export type RegistrationKind =
  | 'stock-broker'
  | 'depository-participant'
  | 'research-analyst'
  | 'portfolio-manager'
  | 'investment-adviser'
  | 'mutual-fund-distributor'
  | 'corporate-agent';

interface Registration {
  readonly kind: RegistrationKind;
  /** `SEBI, stock broker` */
  readonly label: string;
  readonly number: string;
  readonly validity: string;
}

/** A membership number: exchange code or depository id. */
interface Membership {
  readonly label: string;
  readonly number: string;
}

/** An account into which clients pay, as the firm reported it to the exchanges. */
interface ClientAccount {
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly ifsc: string;
}

interface NamedContact {
  readonly name: string;
  readonly designation: string;
  readonly phone: string;
  readonly email: string;
}

interface NamedLink {
  readonly name: string;
  readonly href: string;
}

export type SocialNetwork = 'LinkedIn' | 'Facebook' | 'X' | 'YouTube' | 'Instagram' | 'Telegram';

interface SocialProfile extends NamedLink {
  readonly name: SocialNetwork;
}

/** The firm's addresses outside this site. Link to them with `firmLink`, which adds the campaign. */
export interface OwnLinks {
  readonly accountOpening: string;
  readonly reKyc: string;
  readonly tradeLogin: string;
  readonly reportsLogin: string;
  readonly distributorLogin: string;
  readonly bondMarketplace: string;
  readonly wealthSite: string;
}

export interface FirmProfile {
  readonly name: string;
  /** The two lines of the logo; together they are the name. */
  readonly logoLines: readonly [string, string];
  /** Files in `public/`: a square picture with a background, and the sign alone. */
  readonly logoImage: string;
  readonly icon: string;
  readonly shortName: string;
  readonly tradingPlatform: string;
  readonly cin: string;
  readonly registrations: readonly Registration[];
  readonly memberships: readonly Membership[];
  readonly offices: readonly [Office, Office, Office];
  readonly clientAccounts: readonly ClientAccount[];
  /** Validated UPI handles: `.brk` before the @ for a broker, `valid` and the bank after it. */
  readonly upiHandles: readonly string[];
  /** No money can be paid to the accounts and handles above; the site says so next to them. */
  readonly areAccountsSample: boolean;
  readonly complianceOfficer: NamedContact;
  readonly grievanceEmail: string;
  readonly accessibilityEmail: string;
  readonly privacyEmail: string;
  /** Answers for personal data, as the data protection law requires. */
  readonly dataProtection: NamedContact;
  /** Receives vulnerability reports. */
  readonly securityEmail: string;
  readonly customerCare: {
    readonly phone: string;
    /** The support address. */
    readonly email: string;
    readonly hours: string;
  };
  /** Blocks online access. Answered at any hour. */
  readonly freezeLine: {
    readonly phone: string;
    readonly email: string;
    readonly hours: string;
  };
  readonly app: {
    readonly name: string;
    readonly rating: number;
    readonly reviews: number;
    /** The rating and the number of reviews are made up; the site says so beside them. */
    readonly isRatingSample: boolean;
    /** Rupees; 0 means free. */
    readonly price: number;
    readonly language: string;
    readonly androidStore: string;
    readonly appleStore: string;
  };
  readonly socialProfiles: readonly SocialProfile[];
  /** The words of the button that opens an account. */
  readonly accountButton: string;
  /** Where that button leads: to this site's page about opening an account, or straight to the other site. */
  readonly accountButtonLeadsTo: 'page' | 'site';
  /** How long the opening of an account takes that is applied for online. */
  readonly accountOpening: {
    /** Minutes of the application. */
    readonly minutes: number;
    /** Fewest and most working days of checks after a complete application. */
    readonly workingDays: readonly [fewest: number, most: number];
  };
  readonly links: OwnLinks;
  readonly groupCompanies: readonly NamedLink[];
  /** The partner for US investing; `insurers` are those of the corporate agency. */
  readonly usPartner: NamedLink;
  readonly insurers: readonly string[];
  /**
   * Whether bids for a public issue are shown where the firm has no role in it. No advertisement may
   * tell investors’ response during an issue (SEBI’s ICDR rules), so compliance turns it on.
   */
  readonly showBids: boolean;
  /**
   * Days that the newest price of `/what-if` must be old. SEBI's rule of May 2026 keeps education to
   * prices of thirty days ago; compliance decides whether it binds the page.
   */
  readonly whatIfLagDays: number;
  /** The returns that its calculators may assume for a fund. */
  readonly illustrationRates: IllustrationRates;
  /** Whether the firm trades on its own account; it must disclose that. */
  readonly tradesOnOwnAccount: boolean;
  /** `utm_source` of links to the firm's other sites. */
  readonly campaignSource: string;
}
