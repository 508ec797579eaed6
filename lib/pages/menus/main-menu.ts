import { firmLink } from '@/lib/content/outbound';
import { reKyc } from '@/lib/content/re-kyc';
import { type Page, pageOf, pages } from '@/lib/pages';
import type { SiteHref, SitePath } from '@/lib/tools/site-path';
import type { MenuColumn, PageMenu } from '@/lib/pages/page';
import { documents } from '@/lib/pages/addresses/paths';

/** The badge of an entry or of a top menu. */
interface EntryMarks {
  /** Carries the New badge. */
  readonly newProduct?: boolean;
  /** Not available yet: shown with "Coming soon", without a link or a panel. */
  readonly comingProduct?: boolean;
}

/** A link of a menu: the specification's subTitle entry, with one line on what it leads to. */
export interface SubTitle extends EntryMarks {
  readonly name: string;
  /** An address of this site, or an absolute `https:` one. */
  readonly link: string;
  readonly note?: string;
  readonly newTab?: boolean;
}

/** A titled column of links in a top menu's panel. */
export interface SubMenu {
  readonly title: string;
  readonly subTitle: readonly SubTitle[];
}

/** A top menu. It has a link or a panel. */
export interface MenuItem extends EntryMarks {
  readonly title: string;
  readonly link: SiteHref | null;
  readonly newTab?: boolean;
  readonly subMenu: readonly SubMenu[];
  /** First segments of the addresses that mark this menu as current. */
  readonly sections: readonly string[];
}

/** The badge of a page's entries, in menus and in the footer. */
export const marksOf = (menu: PageMenu | undefined): EntryMarks => ({
  ...(menu?.isNew && { newProduct: true }),
  ...(menu?.isComing && { comingProduct: true }),
});

const entryOf = (menu: PageMenu, { path, label }: Page): SubTitle => ({
  name: menu.name ?? label,
  link: path,
  ...(menu.note && { note: menu.note }),
  ...marksOf(menu),
});

/** Further entries of columns: another site, or the hub of pages that are too many for a menu. */
const FURTHER: Readonly<Partial<Record<MenuColumn, readonly SubTitle[]>>> = {
  Decide: [{ name: 'All calculators', link: '/calculators', note: 'With a finder' }],
  'Get help': [{ name: reKyc.name, link: firmLink('reKyc', 'menu'), note: reKyc.note }],
};

/** A column with the pages whose records name it. */
const column = (title: MenuColumn): SubMenu => ({
  title,
  subTitle: [
    ...pages.flatMap((page) => (page.menu?.column === title ? entryOf(page.menu, page) : [])),
    ...(FURTHER[title] ?? []),
  ],
});

const menu = (
  title: string,
  sections: readonly string[],
  ...columns: readonly MenuColumn[]
): MenuItem => ({ title, link: null, sections, subMenu: columns.map(column) });

/** The seven top menus. */
export const mainMenu: readonly MenuItem[] = [
  menu(
    'Invest',
    [
      'mutual-funds',
      'product-and-offerings',
      'services',
      'equity-broking',
      'trading-platform-jm-pro',
    ],
    'Own',
    'Earn and protect',
    'Trade',
  ),
  menu(
    'Markets',
    [
      'equity',
      'derivatives',
      'currency',
      'commodity',
      'market-news-and-insights',
      'companies',
      'company-information',
      'market-holidays',
      'market-timings',
      'markets',
      'screener',
      'compare',
      'watchlist',
      'indices',
      'sectors',
      'etfs',
      'corporate-actions',
      'results-calendar',
      'ipos',
      'what-if',
    ],
    'Boards',
    'Lists',
    'Behind the prices',
  ),
  menu('Research', ['research'], 'Shares and trades', 'Funds and more'),
  menu('Calculators', ['calculators'], 'Save and grow', 'Decide'),
  menu(
    'Talking Finance',
    ['videos', 'blogs-and-articles', 'infographics', 'webinars'],
    'Watch',
    'Read',
  ),
  {
    title: 'Partner with us',
    link: '/#partner-us',
    sections: ['franchisee', 'independent-financial-distribution'],
    subMenu: [],
  },
  menu(
    'Support',
    ['support', 'open-account', 'accessibility', 'about-us', 'media'],
    'Get help',
    'Put things right',
    'The firm',
  ),
];

const LEGAL: readonly SitePath[] = [
  '/support/updates/privacy',
  '/privacy/choices',
  '/support/updates/disclaimers',
  '/support/updates/disclosures',
  '/support/updates/registration-details',
  '/support/tools-and-resources/investor-charter',
  '/support/tools-and-resources/complaint-status',
  '/accessibility',
  '/site-map',
];

/** Legal pages that every footer links to. */
export const infoLinks: readonly SubTitle[] = [
  ...LEGAL.map((path) => ({ name: pageOf(path).label, link: path })),
  { name: 'Password policy (PDF)', link: documents.passwordPolicy, newTab: true },
];
