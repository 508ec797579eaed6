import { companyLetterPath, routeOf, type SitePath } from '../routes';

import {
  depositories,
  exchanges,
  investorServices,
  regulators,
  type Authority,
} from './authorities';
import { firm } from './firm';
import { mainMenu, type SubTitle } from './navigation';
import { registrationNumber, withCampaign } from './outbound';
import { mutualFundWarning, standardWarning } from './prescribed';

export interface Disclaimer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const numbered = (sentence: (number: string) => string, number: string | null): string =>
  number === null ? '' : ` ${sentence(number)}`;

/** The six risk statements of every footer; prescribed words come from `prescribed.ts`. */
export const disclaimers: readonly Disclaimer[] = [
  { id: 'market-risk', title: 'Market risk', text: standardWarning.text },
  {
    id: 'margin-trading',
    title: 'Margin trading facility',
    text: 'You borrow from us to buy shares and pay interest for as long as you hold them. If the price falls you must add margin the same day, or we may sell the shares; you can lose more than you put in.',
  },
  {
    id: 'us-investing',
    title: 'US investing',
    text: `Offered through a partner platform, ${firm.usPartner.name}. It is not traded on an Indian exchange, so the exchanges’ investor protection and grievance forums don’t cover it. RBI’s remittance limits and the rupee’s moves against the dollar apply.`,
  },
  {
    id: 'mutual-funds',
    title: 'Mutual funds',
    text: `${mutualFundWarning.text}${numbered(
      (number) => `We are an AMFI-registered mutual fund distributor, ${number}.`,
      registrationNumber('mutual-fund-distributor'),
    )}`,
  },
  {
    id: 'structured-products',
    title: 'Structured products',
    text: 'Returns depend on an underlying asset and on the issuer’s ability to pay. You may get back less than you put in, or nothing, and selling before maturity may not be possible.',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    text: `Insurance is the subject matter of solicitation. We act as a corporate agent${numbered(
      (number) => `(${number})`,
      registrationNumber('corporate-agent'),
    )}; the insurer, not we, carries the risk and settles claims.`,
  },
];

/** Points of the "Attention investors" block (SEBI, the exchanges and the depositories ask for them). */
export const attentionInvestors: readonly string[] = [
  'Keep your mobile number and e-mail up to date with us. The exchange and the depository then alert you to every trade and debit the same day.',
  'You do KYC once, with any SEBI-registered intermediary. It serves all the others.',
  'Write no cheque to apply for an IPO. Sign the application and your bank blocks the money, which leaves your account only on allotment.',
  'Shares become margin only by a pledge in the depository, which you approve with an OTP. Don’t transfer shares to us as margin in any other way.',
  'Check the consolidated account statement that the depository sends you each month.',
  'Nobody can promise you a fixed return. Don’t trade on tips, and report fraud at 1930 or cybercrime.gov.in.',
  'Pay only to UPI handles that carry “@valid”, which registered intermediaries alone can have. Check a handle or bank account with SEBI Check first.',
];

/** A sentence or two about the firm for the footer. */
export const aboutUs =
  'Shares, funds, IPOs, bonds and research for investors in India. One account, one app, and every charge in writing before you confirm.';

export interface FooterLink extends SubTitle {
  /** Leads to another site and opens in a new tab. */
  readonly external?: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
  /** Takes the room of two columns. */
  readonly wide?: boolean;
}

export interface FooterGroup {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly FooterColumn[];
  /** Short names that stand close together, such as letters. */
  readonly compact?: boolean;
}

const page = (path: SitePath, name?: string): FooterLink => ({
  name: name ?? routeOf(path)?.label ?? path,
  link: path,
});

const pages = (...paths: readonly SitePath[]): readonly FooterLink[] =>
  paths.map((path) => page(path));

const authority = ({ name, fullName, href }: Authority): FooterLink => ({
  name: `${name}, ${fullName}`,
  link: href,
  external: true,
});

/** Every link of the top menus whose panels have the name, so that the footer follows them. */
const menuLinks = (title: string): readonly FooterLink[] =>
  mainMenu
    .filter((menu) => menu.title === title)
    .flatMap((menu) => menu.subMenu.flatMap((column) => column.subTitle))
    .map(({ name, link, newProduct, comingProduct }) => ({
      name,
      link,
      newProduct,
      comingProduct,
    }));

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const groupSites: readonly FooterLink[] = [
  ...firm.groupCompanies,
  { name: 'Bond marketplace', href: firm.links.bondMarketplace },
  { name: 'Wealth site', href: firm.links.wealthSite },
].map(({ name, href }) => ({
  name,
  link: withCampaign(href, 'group-websites', 'footer'),
  external: true,
}));

/** The footer's tabs, which are an accordion on narrow windows. */
export const footerGroups: readonly FooterGroup[] = [
  {
    id: 'popular',
    label: 'Popular links',
    columns: [
      { title: 'Invest', links: menuLinks('Invest'), wide: true },
      {
        title: 'Calculators',
        links: [...menuLinks('Calculators'), page('/calculators', 'All calculators')],
      },
      {
        title: 'Support',
        links: [
          ...pages(
            '/support/faqs',
            '/support/form-center',
            '/support/get-in-touch/contact-us',
            '/support/get-in-touch/locate-us',
            '/support/get-in-touch/request-a-call-back',
            '/support/get-in-touch/grievances',
            '/support/get-in-touch/grievances-escalation-matrix',
          ),
          page('/support', 'All support'),
        ],
      },
    ],
  },
  {
    id: 'markets',
    label: 'Markets',
    columns: [
      {
        title: 'Markets',
        links: pages(
          '/equity',
          '/derivatives',
          '/currency',
          '/commodity',
          '/market-news-and-insights',
        ),
      },
      {
        title: 'Research',
        links: [...menuLinks('Research'), page('/research', 'All research')],
        wide: true,
      },
    ],
  },
  {
    id: 'stocks',
    label: 'Stocks A to Z',
    compact: true,
    columns: [
      {
        title: 'Companies by first letter',
        links: [
          ...LETTERS.map((letter) => ({ name: letter, link: companyLetterPath(letter) })),
          page('/companies', 'All companies'),
        ],
      },
    ],
  },
  {
    id: 'funds-and-ipos',
    label: 'Funds and IPOs',
    columns: [
      {
        title: 'Mutual funds',
        links: [
          page('/invest-in-mutual-funds', 'How mutual funds work'),
          page('/research/mutual-fund-updates'),
          page('/calculators/sip-calculator', 'SIP calculator'),
          page('/calculators/wealth-accumulation-calculator', 'Wealth accumulation calculator'),
          page('/invest-in-etfs-exchange-traded-funds', 'Exchange-traded funds'),
        ],
      },
      {
        title: 'IPOs',
        links: [
          page('/invest-in-ipos-and-fpos', 'Open and upcoming issues'),
          page('/research/product-notes'),
          page('/support/faqs', 'Questions about applying'),
        ],
      },
    ],
  },
  {
    id: 'learn',
    label: 'Learn',
    columns: [
      {
        title: 'Talking Finance',
        links: pages('/videos', '/blogs-and-articles', '/infographics', '/webinars'),
      },
      {
        title: 'Partner with us',
        links: pages('/franchisee', '/independent-financial-distribution'),
      },
      {
        title: 'The firm',
        links: pages(
          '/about-us',
          '/media',
          '/media/press-releases',
          '/media/gallery',
          '/media/awards',
        ),
      },
      {
        title: 'More',
        links: pages(
          '/product-and-offerings',
          '/services',
          '/support/updates',
          '/support/tools-and-resources',
          '/support/get-in-touch',
        ),
      },
    ],
  },
  {
    id: 'group-websites',
    label: 'Group websites',
    columns: [{ title: 'Companies of our group', links: groupSites }],
  },
  {
    id: 'important-websites',
    label: 'Important websites',
    columns: [
      { title: 'Exchanges', links: Object.values(exchanges).map(authority) },
      { title: 'Depositories', links: Object.values(depositories).map(authority) },
      {
        title: 'Regulators and the fund association',
        links: Object.values(regulators).map(authority),
      },
      { title: 'For investors', links: Object.values(investorServices).map(authority) },
    ],
  },
];

/** The row of outside links that a footer must show wherever its tabs stand. */
export const regulatorLinks: readonly Authority[] = [
  investorServices.scores,
  investorServices.smartOdr,
  investorServices.sebiCheck,
  regulators.sebi,
  exchanges.nse,
  exchanges.bse,
  exchanges.mcx,
  exchanges.ncdex,
  depositories.cdsl,
  depositories.nsdl,
  regulators.amfi,
  regulators.irdai,
];
