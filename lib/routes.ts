/**
 * Every static address of the site, the patterns of the dynamic ones, and the table of redirects.
 * Menus, breadcrumbs, the sitemap, `proxy.ts` and tests read them from here.
 */

export type RouteFamily =
  | 'home'
  | 'firm'
  | 'offering'
  | 'calculator'
  | 'research'
  | 'market'
  | 'learning'
  | 'support'
  | 'legal'
  | 'media'
  | 'old-offering'
  | 'search';

export interface RouteFacts {
  readonly path: string;
  /** What the page is called where it stands alone. */
  readonly title: string;
  /** Its short name in breadcrumbs and lists of its own kind. */
  readonly label: string;
  /** The page above it in breadcrumbs; `null` for the home page. */
  readonly parent: string | null;
  readonly family: RouteFamily;
  /** `false` keeps the page out of the sitemap. */
  readonly indexed?: false;
  /** The page is there while this flag is on; no menu names it. */
  readonly flag?: 'diyJourney';
}

const page = <const P extends string>(
  path: P,
  title: string,
  label: string,
  parent: string | null,
  family: RouteFamily,
): RouteFacts & { readonly path: P } => ({ path, title, label, parent, family });

const OFFERINGS = '/product-and-offerings';
const SUPPORT = '/support';
const CONTACT = '/support/get-in-touch';
const UPDATES = '/support/updates';
const TOOLS = '/support/tools-and-resources';

export const routes = [
  page('/', 'Home', 'Home', null, 'home'),
  page('/about-us', 'About us', 'About us', '/', 'firm'),

  page('/product-and-offerings', 'Products and offerings', 'Invest', '/', 'offering'),
  page('/equity-broking', 'Equity broking', 'Equity broking', OFFERINGS, 'offering'),
  page('/invest-in-stocks', 'Invest in stocks', 'Stocks', OFFERINGS, 'offering'),
  page(
    '/invest-in-mtf-margin-trading-facility',
    'Margin trading facility',
    'Margin trading facility',
    OFFERINGS,
    'offering',
  ),
  page('/invest-in-mutual-funds', 'Invest in mutual funds', 'Mutual funds', OFFERINGS, 'offering'),
  page('/invest-in-insurance', 'Insurance', 'Insurance', OFFERINGS, 'offering'),
  page(
    '/invest-in-etfs-exchange-traded-funds',
    'Invest in exchange-traded funds',
    'ETFs',
    OFFERINGS,
    'offering',
  ),
  page('/invest-in-derivatives', 'Trade derivatives', 'Derivatives', OFFERINGS, 'offering'),
  page('/invest-in-commodities', 'Trade commodities', 'Commodities', OFFERINGS, 'offering'),
  page(
    '/invest-in-aifs-alternative-investment-funds',
    'Alternative investment funds',
    'Alternative funds',
    OFFERINGS,
    'offering',
  ),
  page(
    '/invest-in-slbs-securities-lending-and-borrowing-scheme',
    'Securities lending and borrowing',
    'Securities lending',
    OFFERINGS,
    'offering',
  ),
  page('/invest-in-fixed-income', 'Invest in fixed income', 'Fixed income', OFFERINGS, 'offering'),
  page(
    '/invest-in-ipos-and-fpos',
    'Apply for IPOs and FPOs',
    'IPOs and FPOs',
    OFFERINGS,
    'offering',
  ),
  page('/invest-in-us-investing', 'Invest in US shares', 'US investing', OFFERINGS, 'offering'),
  page('/invest-in-equity-ninja', 'Equity Ninja', 'Equity Ninja', OFFERINGS, 'offering'),
  page('/trading-platform-jm-pro', 'Trading platform', 'Trading platform', OFFERINGS, 'offering'),
  page('/franchisee', 'Become a franchisee', 'Franchisee', '/', 'offering'),
  page(
    '/independent-financial-distribution',
    'Independent financial distribution',
    'Independent distributor',
    '/',
    'offering',
  ),
  page('/services', 'Services', 'Services', '/', 'offering'),
  page('/services/private-wealth', 'Private wealth', 'Private wealth', '/services', 'offering'),

  page(
    '/product-and-offerings/assets-classes',
    'Asset classes',
    'Asset classes',
    OFFERINGS,
    'old-offering',
  ),
  page(
    '/product-and-offerings/blinktrade-pro',
    'Trading software',
    'Trading software',
    OFFERINGS,
    'old-offering',
  ),
  page(
    '/product-and-offerings/dp-services',
    'Depository services',
    'Depository services',
    OFFERINGS,
    'old-offering',
  ),

  page('/calculators', 'Calculators', 'Calculators', '/', 'calculator'),
  page('/calculators/sip-calculator', 'SIP calculator', 'SIP', '/calculators', 'calculator'),
  page(
    '/calculators/wealth-accumulation-calculator',
    'Wealth accumulation calculator',
    'Wealth accumulation',
    '/calculators',
    'calculator',
  ),
  page(
    '/calculators/asset-allocation-calculator',
    'Asset allocation calculator',
    'Asset allocation',
    '/calculators',
    'calculator',
  ),
  page(
    '/calculators/compounding-magic-calculator',
    'Compounding magic calculator',
    'Compounding magic',
    '/calculators',
    'calculator',
  ),
  page(
    '/calculators/risk-profile-calculator',
    'Risk profile calculator',
    'Risk profile',
    '/calculators',
    'calculator',
  ),
  page(
    '/calculators/inflation-calculator',
    'Inflation calculator',
    'Inflation',
    '/calculators',
    'calculator',
  ),
  page('/calculators/ppf-calculator', 'PPF calculator', 'PPF', '/calculators', 'calculator'),

  page('/research', 'Research', 'Research', '/', 'research'),
  page(
    '/research/institutional-research',
    'Institutional research',
    'Institutional research',
    '/research',
    'research',
  ),
  page(
    '/research/fundamental-reports',
    'Fundamental reports',
    'Fundamental reports',
    '/research',
    'research',
  ),
  page(
    '/research/technical-reports',
    'Technical reports',
    'Technical reports',
    '/research',
    'research',
  ),
  page(
    '/research/derivative-reports',
    'Derivative reports',
    'Derivative reports',
    '/research',
    'research',
  ),
  page(
    '/research/currency-and-commodity-reports',
    'Currency and commodity reports',
    'Currency and commodity reports',
    '/research',
    'research',
  ),
  page(
    '/research/mutual-fund-updates',
    'Mutual fund updates',
    'Mutual fund updates',
    '/research',
    'research',
  ),
  page('/research/newsletters', 'Newsletters', 'Newsletters', '/research', 'research'),
  page('/research/product-notes', 'Product notes', 'Product notes', '/research', 'research'),

  page('/equity', 'Equity market', 'Equity', '/', 'market'),
  page('/derivatives', 'Derivatives market', 'Derivatives', '/', 'market'),
  page('/currency', 'Currency market', 'Currency', '/', 'market'),
  page('/commodity', 'Commodity market', 'Commodity', '/', 'market'),
  page('/market-news-and-insights', 'Market news and insights', 'Market news', '/', 'market'),
  page('/companies', 'Companies from A to Z', 'Companies', '/equity', 'market'),

  page('/videos', 'Videos', 'Videos', '/', 'learning'),
  page('/blogs-and-articles', 'Blogs and articles', 'Blogs and articles', '/', 'learning'),
  page('/infographics', 'Infographics', 'Infographics', '/', 'learning'),
  page('/webinars', 'Webinars', 'Webinars', '/', 'learning'),

  page('/support', 'Support', 'Support', '/', 'support'),
  page('/support/faqs', 'Questions and answers', 'FAQs', SUPPORT, 'support'),
  page('/support/form-center', 'Form centre', 'Form centre', SUPPORT, 'support'),
  page('/support/get-in-touch', 'Get in touch', 'Get in touch', SUPPORT, 'support'),
  page('/support/get-in-touch/contact-us', 'Contact us', 'Contact us', CONTACT, 'support'),
  page('/support/get-in-touch/grievances', 'Grievances', 'Grievances', CONTACT, 'support'),
  page('/support/get-in-touch/locate-us', 'Locate us', 'Locate us', CONTACT, 'support'),
  page(
    '/support/get-in-touch/request-a-call-back',
    'Request a call back',
    'Request a call back',
    CONTACT,
    'support',
  ),
  page(
    '/support/get-in-touch/grievances-escalation-matrix',
    'Grievances escalation matrix',
    'Escalation matrix',
    CONTACT,
    'support',
  ),
  page(
    '/support/tools-and-resources',
    'Tools and resources',
    'Tools and resources',
    SUPPORT,
    'support',
  ),
  page('/support/updates', 'Updates', 'Updates', SUPPORT, 'support'),

  page('/support/updates/privacy', 'Privacy', 'Privacy', UPDATES, 'legal'),
  page('/support/updates/disclaimers', 'Disclaimers', 'Disclaimers', UPDATES, 'legal'),
  page('/support/updates/disclosures', 'Disclosures', 'Disclosures', UPDATES, 'legal'),
  page(
    '/support/updates/registration-details',
    'Registration details',
    'Registration details',
    UPDATES,
    'legal',
  ),
  page(
    '/support/tools-and-resources/investor-charter',
    'Investor charter',
    'Investor charter',
    TOOLS,
    'legal',
  ),
  page(
    '/support/tools-and-resources/complaint-status',
    'Complaint status',
    'Complaint status',
    TOOLS,
    'legal',
  ),
  page('/accessibility', 'Accessibility', 'Accessibility', '/', 'legal'),

  page('/media', 'Media', 'Media', '/', 'media'),
  page('/media/gallery', 'Gallery', 'Gallery', '/media', 'media'),
  page('/media/press-releases', 'Press releases', 'Press releases', '/media', 'media'),
  page('/media/awards', 'Awards', 'Awards', '/media', 'media'),

  {
    ...page(
      '/support/get-in-touch/received',
      'Received: your reference number',
      'Received',
      CONTACT,
      'support',
    ),
    indexed: false,
  },
  {
    ...page(
      '/open-account/do-it-yourself',
      'Begin your account yourself',
      'Begin it yourself',
      '/',
      'support',
    ),
    indexed: false,
    flag: 'diyJourney',
  },
  { ...page('/search', 'Search companies', 'Search', '/', 'search'), indexed: false },
] as const satisfies readonly RouteFacts[];

/** A static address of the site. */
export type SitePath = (typeof routes)[number]['path'];

/** Pages whose last part comes from a record, as the framework writes their patterns. */
export const dynamicRoutes = [
  { pattern: '/company-information/[company]', parent: '/equity', family: 'market' },
  { pattern: '/companies/[letter]', parent: '/companies', family: 'market' },
  { pattern: '/companies/industry/[industry]', parent: '/companies', family: 'market' },
  { pattern: '/research/[category]', parent: '/research', family: 'research' },
  { pattern: '/videos/[code]', parent: '/videos', family: 'learning' },
  { pattern: '/blogs-and-articles/[slug]', parent: '/blogs-and-articles', family: 'learning' },
] as const satisfies readonly { pattern: string; parent: SitePath; family: RouteFamily }[];

/** A file that menus link to and that opens in a new tab. */
export const documents = { passwordPolicy: '/documents/password-policy.pdf' } as const;

type RecordPath =
  | `/company-information/${string}`
  | `/companies/${string}`
  | `/research/${string}`
  | `/videos/${string}`
  | `/blogs-and-articles/${string}`;

/** An address that a link inside the site may have. */
export type SiteHref = SitePath | RecordPath | `${SitePath}#${string}` | `${SitePath}?${string}`;

/** The address of a company's page; characters such as `&` and `(` are encoded. */
export const companyPath = (slug: string): `/company-information/${string}` =>
  `/company-information/${encodeURIComponent(slug)}`;

/** The companies whose names start with a letter. */
export const companyLetterPath = (letter: string): RecordPath =>
  `/companies/${encodeURIComponent(letter.toLowerCase())}`;

/** A research category: one of the eight static ones or one that the menu record adds. */
export const researchPath = (slug: string): RecordPath => `/research/${encodeURIComponent(slug)}`;

/** An anchor of the old page of asset classes. */
export const assetClassPath = (slug: string): SiteHref =>
  `/product-and-offerings/assets-classes#${encodeURIComponent(slug)}`;

const facts: ReadonlyMap<string, RouteFacts> = new Map(routes.map((route) => [route.path, route]));

/** The facts of a static address, `null` for any other. */
export function routeOf(path: string): RouteFacts | null {
  return facts.get(path) ?? null;
}

/** The pages above an address and the page itself, the home page first: its breadcrumbs. */
export function trailTo(path: SitePath): readonly RouteFacts[] {
  const trail: RouteFacts[] = [];
  for (let at = routeOf(path); at; at = at.parent === null ? null : routeOf(at.parent)) {
    trail.unshift(at);
  }
  return trail;
}

/**
 * The old anchors of `/product-and-offerings/assets-classes` and the pages that replaced them,
 * as section 2 of the specification lists them.
 */
export const oldAnchors = {
  stocks: '/invest-in-stocks',
  'margin-trading': '/invest-in-mtf-margin-trading-facility',
  'mutual-funds': '/invest-in-mutual-funds',
  insurance: '/invest-in-insurance',
  etfs: '/invest-in-etfs-exchange-traded-funds',
  derivatives: '/invest-in-derivatives',
  commodities: '/invest-in-commodities',
  'alternative-investment-funds': '/invest-in-aifs-alternative-investment-funds',
  'structured-products': '/invest-in-slbs-securities-lending-and-borrowing-scheme',
  'fixed-income': '/invest-in-fixed-income',
} as const satisfies Record<string, SitePath>;

/** Slugs that a menu record may use for the same asset classes. */
export const oldAnchorAliases: Readonly<Record<string, keyof typeof oldAnchors>> = {
  stock: 'stocks',
  equity: 'stocks',
  equities: 'stocks',
  mtf: 'margin-trading',
  'margin-trading-facility': 'margin-trading',
  'margin-trading-facility-mtf': 'margin-trading',
  'mutual-fund': 'mutual-funds',
  etf: 'etfs',
  'exchange-traded-funds': 'etfs',
  'exchange-traded-funds-etfs': 'etfs',
  derivative: 'derivatives',
  'futures-and-options': 'derivatives',
  commodity: 'commodities',
  aif: 'alternative-investment-funds',
  aifs: 'alternative-investment-funds',
  'alternative-investment-fund': 'alternative-investment-funds',
  'structured-product': 'structured-products',
  bonds: 'fixed-income',
  'fixed-income-and-bonds': 'fixed-income',
};

/** The page that took the place of an old anchor; `null` for an anchor that has none. */
export function pageOfOldAnchor(slug: string): SitePath | null {
  const wanted = slug.trim().toLowerCase();
  const known = Object.hasOwn(oldAnchorAliases, wanted) ? oldAnchorAliases[wanted] : wanted;
  const anchors: Readonly<Record<string, SitePath>> = oldAnchors;
  return known && Object.hasOwn(anchors, known) ? (anchors[known] ?? null) : null;
}
