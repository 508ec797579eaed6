import type { Settings } from '@/lib/tools/env';
import type { EnquiryKind } from '@/lib/enquiries/kinds';
import type { CallName } from '@/lib/provider/calls';

/** Groups pages in metrics, in `llms.txt` and by the style of their share pictures. */
export type PageType =
  | 'home'
  | 'firm'
  | 'offering'
  | 'calculator'
  | 'research'
  | 'market'
  | 'company'
  | 'learning'
  | 'support'
  | 'legal'
  | 'media'
  | 'old-offering'
  | 'search';

/** The schema.org types of page that this site has. */
export type SchemaType =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'FAQPage'
  | 'ImageGallery'
  | 'ItemPage'
  | 'SearchResultsPage';

/** Columns of the main menu; `lib/pages/menus/main-menu.ts` puts them into its panels. */
export type MenuColumn =
  | 'Own'
  | 'Earn and protect'
  | 'Trade'
  | 'Boards'
  | 'Lists'
  | 'Behind the prices'
  | 'Shares and trades'
  | 'Funds and more'
  | 'Save and grow'
  | 'Decide'
  | 'Watch'
  | 'Read'
  | 'Get help'
  | 'Put things right'
  | 'The firm';

/** A page's entry in the main menu. Entries of a column stand in the order of their records. */
export interface PageMenu {
  readonly column: MenuColumn;
  /** The page's label, unless the menu calls it something else. */
  readonly name?: string;
  /** One line on what the page holds. */
  readonly note: string;
  /** Carries the New badge. */
  readonly isNew?: boolean;
  /** Not there yet: menus and footer name it with "Coming soon" and without a link. */
  readonly isComing?: boolean;
}

/** Everything that the site knows about a page besides its copy and its view. */
export interface PageRecord {
  readonly path: string;
  readonly type: PageType;
  /** What the page is called where it stands alone. */
  readonly title: string;
  /** Its name as people search for it, above the heading of a product page; the title where left out. */
  readonly searchedAs?: string;
  /** Its short name in breadcrumbs and lists; the title where left out. */
  readonly label?: string;
  /** The page above it in breadcrumbs; `null` for the home page. */
  readonly parent: string | null;
  /** Title for search engines, without the firm's name, at most 60 characters; the title where left out. */
  readonly metaTitle?: string;
  /** The same while the page's figures are of the last session: `Equity market today`. */
  readonly todayTitle?: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** `WebPage` where left out. */
  readonly schemaType?: SchemaType;
  /** What an offering is to schema.org. */
  readonly offers?: 'FinancialProduct' | 'Service';
  /** Its structured data carries the firm's whole record. */
  readonly isAboutFirm?: boolean;
  /** Day of the last change of a text that prints one, `YYYY-MM-DD`. */
  readonly updated?: string;
  /** The provider's call that the page is made from. */
  readonly needs?: CallName;
  /** The form that a product page ends with. */
  readonly form?: EnquiryKind;
  readonly menu?: PageMenu;
  /** `false` keeps the page out of the sitemap and out of search engines. */
  readonly indexed?: false;
  /** Keeps the page out of both while the records that it lists are the sample firm's. */
  readonly realOnly?: true;
  /** The page exists while this flag is on. */
  readonly flag?: keyof Settings['flags'];
}
