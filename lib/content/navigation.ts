import { documents, type SiteHref } from '../routes';

import { firm } from './firm';

/** A link of a menu: the specification's subTitle entry, with a line that says what it leads to. */
export interface SubTitle {
  readonly name: string;
  /** An address of this site, or an absolute `https:` one. */
  readonly link: string;
  readonly note?: string;
  readonly newTab?: boolean;
  /** Carries the New badge. */
  readonly newProduct?: boolean;
  /** Not there yet: shown with "Coming soon" and without a link. */
  readonly comingProduct?: boolean;
}

/** A titled column of links in a top menu's panel. */
export interface SubMenu {
  readonly title: string;
  readonly subTitle: readonly SubTitle[];
}

/** A top menu. It has a link or a panel. */
export interface MenuItem {
  readonly title: string;
  readonly link: SiteHref | null;
  readonly newTab?: boolean;
  readonly newProduct?: boolean;
  readonly comingProduct?: boolean;
  readonly subMenu: readonly SubMenu[];
  /** First parts of the addresses that belong to this menu, for marking where the visitor is. */
  readonly sections: readonly string[];
}

const link = (
  name: string,
  to: SiteHref,
  note: string,
  flags: Partial<SubTitle> = {},
): SubTitle => ({
  name,
  link: to,
  note,
  ...flags,
});

export const mainMenu: readonly MenuItem[] = [
  {
    title: 'Invest',
    link: null,
    sections: ['product-and-offerings', 'services', 'equity-broking', 'trading-platform-jm-pro'],
    subMenu: [
      {
        title: 'Own',
        subTitle: [
          link('Stocks', '/invest-in-stocks', 'Part of one listed company'),
          link('Mutual funds', '/invest-in-mutual-funds', 'A managed basket'),
          link('ETFs', '/invest-in-etfs-exchange-traded-funds', 'An index, traded like a share'),
          link('IPOs and FPOs', '/invest-in-ipos-and-fpos', 'From the company itself'),
          link('US investing', '/invest-in-us-investing', 'Through a partner platform'),
        ],
      },
      {
        title: 'Earn and protect',
        subTitle: [
          link('Fixed income', '/invest-in-fixed-income', 'Bonds and deposits'),
          link(
            'Securities lending',
            '/invest-in-slbs-securities-lending-and-borrowing-scheme',
            'A fee for shares you own',
          ),
          link('Insurance', '/invest-in-insurance', 'Life and health cover'),
          link(
            'Alternative funds',
            '/invest-in-aifs-alternative-investment-funds',
            'From ₹1.00 crore',
          ),
          link('Private wealth', '/services/private-wealth', 'A manager for larger sums'),
        ],
      },
      {
        title: 'Trade',
        subTitle: [
          link('Equity broking', '/equity-broking', 'How we carry out your orders'),
          link('Derivatives', '/invest-in-derivatives', '9 in 10 traders lose'),
          link('Commodities', '/invest-in-commodities', 'Gold, silver, crude oil'),
          link(
            'Margin trading facility',
            '/invest-in-mtf-margin-trading-facility',
            'With borrowed money',
          ),
          link('Equity Ninja', '/invest-in-equity-ninja', 'Baskets from our desk', {
            newProduct: true,
          }),
          link(firm.tradingPlatform, '/trading-platform-jm-pro', 'The trading platform'),
        ],
      },
    ],
  },
  {
    title: 'Markets',
    link: null,
    sections: [
      'equity',
      'derivatives',
      'currency',
      'commodity',
      'market-news-and-insights',
      'companies',
      'company-information',
    ],
    subMenu: [
      {
        title: 'Boards',
        subTitle: [
          link('Equity', '/equity', 'Indices, gainers, losers, turnover'),
          link('Derivatives', '/derivatives', 'Futures and open interest'),
          link('Currency', '/currency', 'Rupee pairs'),
          link('Commodity', '/commodity', 'Metals, energy, farm goods'),
        ],
      },
      {
        title: 'Behind the prices',
        subTitle: [
          link('Market news', '/market-news-and-insights', 'By category, newest first'),
          link('Companies', '/companies', 'Every listed company, A to Z'),
        ],
      },
    ],
  },
  {
    title: 'Research',
    link: null,
    sections: ['research'],
    subMenu: [
      {
        title: 'Shares and trades',
        subTitle: [
          link('Fundamental reports', '/research/fundamental-reports', 'A company’s worth, argued'),
          link('Technical reports', '/research/technical-reports', 'Levels and trends'),
          link('Derivative reports', '/research/derivative-reports', 'Futures and options data'),
          link(
            'Currency and commodity reports',
            '/research/currency-and-commodity-reports',
            'Rupee, metals, energy',
          ),
        ],
      },
      {
        title: 'Funds and more',
        subTitle: [
          link('Institutional research', '/research/institutional-research', 'For fund managers'),
          link('Mutual fund updates', '/research/mutual-fund-updates', 'Schemes and categories'),
          link('Newsletters', '/research/newsletters', 'The week in a few pages'),
          link('Product notes', '/research/product-notes', 'How a product is built'),
        ],
      },
    ],
  },
  {
    title: 'Calculators',
    link: null,
    sections: ['calculators'],
    subMenu: [
      {
        title: 'Save and grow',
        subTitle: [
          link('SIP', '/calculators/sip-calculator', 'A fixed sum, month by month'),
          link(
            'Wealth accumulation',
            '/calculators/wealth-accumulation-calculator',
            'What a goal needs each month',
          ),
          link(
            'Compounding magic',
            '/calculators/compounding-magic-calculator',
            'One sum, left alone',
          ),
          link('PPF', '/calculators/ppf-calculator', 'Fifteen years and after'),
        ],
      },
      {
        title: 'Decide',
        subTitle: [
          link(
            'Risk profile',
            '/calculators/risk-profile-calculator',
            'How much loss you can bear',
          ),
          link(
            'Asset allocation',
            '/calculators/asset-allocation-calculator',
            'Shares, debt and gold',
          ),
          link('Inflation', '/calculators/inflation-calculator', 'What money will buy later'),
        ],
      },
    ],
  },
  {
    title: 'Talking Finance',
    link: null,
    sections: ['videos', 'blogs-and-articles', 'infographics', 'webinars'],
    subMenu: [
      {
        title: 'Watch',
        subTitle: [
          link('Videos', '/videos', 'Short talks on one subject each'),
          link('Webinars', '/webinars', 'Live, with time for questions'),
        ],
      },
      {
        title: 'Read',
        subTitle: [
          link('Blogs and articles', '/blogs-and-articles', 'Money matters in plain words'),
          link('Infographics', '/infographics', 'One picture, one idea'),
        ],
      },
    ],
  },
  {
    title: 'Partner with us',
    link: '/#partner-us',
    sections: ['franchisee', 'independent-financial-distribution'],
    subMenu: [],
  },
  {
    title: 'Support',
    link: null,
    sections: ['support', 'accessibility', 'about-us', 'media'],
    subMenu: [
      {
        title: 'Get help',
        subTitle: [
          link('FAQs', '/support/faqs', 'Answers by subject'),
          link('Form centre', '/support/form-center', 'Forms to fill and sign'),
          link('Contact us', '/support/get-in-touch/contact-us', 'Phones, e-mails, hours'),
          link('Request a call back', '/support/get-in-touch/request-a-call-back', 'We ring you'),
          link('Tools and resources', '/support/tools-and-resources', 'Charter, status, software'),
        ],
      },
      {
        title: 'Put things right',
        subTitle: [
          link('Grievances', '/support/get-in-touch/grievances', 'Tell us what went wrong'),
          link(
            'Escalation matrix',
            '/support/get-in-touch/grievances-escalation-matrix',
            'Who answers next',
          ),
          link(
            'Complaint status',
            '/support/tools-and-resources/complaint-status',
            'Received and resolved, by month',
          ),
          link(
            'Investor charter',
            '/support/tools-and-resources/investor-charter',
            'Your rights and our timelines',
          ),
        ],
      },
      {
        title: 'The firm',
        subTitle: [
          link('About us', '/about-us', 'Who runs this site'),
          link('Updates', '/support/updates', 'Circulars and notices'),
          link(
            'Registration details',
            '/support/updates/registration-details',
            'Every number in one place',
          ),
          link('Disclosures', '/support/updates/disclosures', 'Risks, policies, interests'),
          link('Media', '/media', 'Press, gallery, awards'),
        ],
      },
    ],
  },
];

/** The three logins of the header; they all lead to other sites. */
export const logins = [
  { name: 'Trade Login', link: 'tradeLogin', note: 'Orders, holdings, funds' },
  { name: 'Reports Login', link: 'reportsLogin', note: 'Ledger, contract notes, tax' },
  { name: 'IFD Partner Login', link: 'distributorLogin', note: 'For distributors' },
] as const;

/** Legal pages that every footer links to. */
export const infoLinks: readonly SubTitle[] = [
  { name: 'Privacy', link: '/support/updates/privacy' },
  { name: 'Disclaimers', link: '/support/updates/disclaimers' },
  { name: 'Disclosures', link: '/support/updates/disclosures' },
  { name: 'Registration details', link: '/support/updates/registration-details' },
  { name: 'Investor charter', link: '/support/tools-and-resources/investor-charter' },
  { name: 'Complaint status', link: '/support/tools-and-resources/complaint-status' },
  { name: 'Accessibility', link: '/accessibility' },
  { name: 'Password policy (PDF)', link: documents.passwordPolicy, newTab: true },
];

/** The languages of the translate widget; pages are written in the first. */
export const languages = [
  { code: 'en', name: 'English', ownName: 'English' },
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी' },
  { code: 'gu', name: 'Gujarati', ownName: 'ગુજરાતી' },
  { code: 'mr', name: 'Marathi', ownName: 'मराठी' },
] as const;
