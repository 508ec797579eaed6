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

/** A page's entry in the main menu. Entries of a column are in the order of their records. */
export interface PageMenu {
  readonly column: MenuColumn;
  /** The page's label, unless the menu calls it something else. */
  readonly name?: string;
  /** One line about the page. */
  readonly note: string;
  /** Carries the New badge. */
  readonly isNew?: boolean;
  /** Not available yet: menus and footer show it with "Coming soon" and without a link. */
  readonly isComing?: boolean;
}

/** Everything that the site knows about a page besides its copy and its view. */
export interface PageRecord {
  readonly path: string;
  readonly type: PageType;
  /** The page's title where it is shown without context. */
  readonly title: string;
  /**
   * The name that people search for, shown above the heading of a product page; default: the title.
   */
  readonly searchedAs?: string;
  /** Its short name in breadcrumbs and lists; the title where left out. */
  readonly label?: string;
  /** The page above it in breadcrumbs; `null` for the home page. */
  readonly parent: string | null;
  /** Title for search engines, without the firm's name, at most 60 characters; the title where left out. */
  readonly metaTitle?: string;
  /** The title while the page's figures are those of the last session: `Equity market today`. */
  readonly todayTitle?: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** `WebPage` where left out. */
  readonly schemaType?: SchemaType;
  /** The schema.org type of an offering. */
  readonly offers?: 'FinancialProduct' | 'Service';
  /** Its structured data includes the complete record of the firm. */
  readonly isAboutFirm?: boolean;
  /** Day of the last change of a text that prints one, `YYYY-MM-DD`. */
  readonly updated?: string;
  /** The provider's call that the page is made from. */
  readonly needs?: CallName;
  /**
   * The query parameters that the page reads, which alone reach it; where left out, those of its
   * type (`addresses/parameters.ts`).
   */
  readonly reads?: readonly string[];
  /** The form that a product page ends with. */
  readonly form?: EnquiryKind;
  readonly menu?: PageMenu;
  /** `false` keeps the page out of search engines and out of the site's own search. */
  readonly indexed?: false;
  /** Empty until a visitor has chosen what it shows: search engines would index a blank page. */
  readonly isBlank?: true;
  /** The page exists while this flag is on. */
  readonly flag?: keyof Settings['flags'];
}
