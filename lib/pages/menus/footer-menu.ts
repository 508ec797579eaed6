import {
  type Authority,
  depositories,
  exchanges,
  investorServices,
  regulators,
} from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import { reKyc } from '@/lib/content/re-kyc';
import { firmLink, withCampaign } from '@/lib/content/outbound';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { companyLetterPath } from '@/lib/pages/addresses/paths';

import { mainMenu, marksOf, type SubTitle } from './main-menu';

export interface FooterLink extends SubTitle {
  /** Leads to another site and opens in a new tab. */
  readonly external?: boolean;
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
  /** Spans two columns. */
  readonly wide?: boolean;
}

export interface FooterGroup {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly FooterColumn[];
  /** Short names in a dense list, such as letters. */
  readonly compact?: boolean;
}

function page(path: SitePath, name?: string): FooterLink {
  const { label, menu } = pageOf(path);
  return { name: name ?? label, link: path, ...marksOf(menu) };
}

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
    .map(({ note: _note, ...link }) => link);

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

/** The footer's tabs, which are an accordion on phones. */
export const footerGroups: readonly FooterGroup[] = [
  {
    id: 'popular',
    label: 'Popular links',
    columns: [
      { title: 'Invest', links: menuLinks('Invest'), wide: true },
      {
        title: 'Calculators',
        links: menuLinks('Calculators'),
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
          { name: reKyc.name, link: firmLink('reKyc', 'footer'), external: true },
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
          '/markets',
          '/derivatives/option-chain',
          '/derivatives/ban-list',
          '/derivatives/participants',
          '/derivatives/lot-sizes',
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
          page('/mutual-funds', 'All mutual funds'),
          page('/invest-in-mutual-funds', 'How mutual funds work'),
          page('/research/mutual-fund-updates'),
          page('/calculators/sip-calculator', 'SIP calculator'),
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
