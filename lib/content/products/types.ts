import type { BandSeries } from '@/lib/domain/product/band-series';
import type { DocumentSpec } from '@/lib/domain/calculator/document';
import type { SitePath } from '@/lib/tools/site-path';

import type { OwnLinks } from '../firm-profile';
import type { RiskMark } from './risk-marks';

/**
 * Running text with links as `[label](/address)`; a link to one of the firm's other sites is written
 * `firm:` and its name, such as `firm:bondMarketplace`.
 */
export type Rich = string;

/** The address of a link in `Rich` text. */
export type LinkTarget = `/${string}` | `firm:${keyof OwnLinks}`;

export interface Note {
  readonly title: string;
  readonly text: Rich;
}

type Tone = 'accent' | 'second' | 'brand' | 'outline';

/** Radii from the flower's foot (0) to its rim (1). */
export interface Petal {
  readonly from?: number;
  readonly to: number;
  readonly tone?: Tone;
  /** Radius of a second petal drawn over this one. */
  readonly inner?: number;
  readonly label?: string;
  /** Printed in bold after the label. */
  readonly figure?: string;
}

interface PictureBase {
  /** The picture's text alternative. */
  readonly alt: string;
  readonly caption: string;
  /** Whether the picture's figures are samples. */
  readonly isSample?: boolean;
}

export interface FlowerSpec extends PictureBase {
  readonly kind: 'flower';
  readonly petals: readonly Petal[];
  readonly rings?: readonly { readonly at: number; readonly label?: string }[];
  readonly centre?: { readonly figure: string; readonly words: string };
  /** Places labels at the rim, for petals of very different lengths. */
  readonly labelsAtRim?: true;
}

/** A bud: petals on one foot that point upwards. */
export interface BudSpec extends PictureBase {
  readonly kind: 'bud';
  readonly petals: readonly [Petal, Petal, Petal];
}

/** Two clocks of 24 petals; long petals are trading hours. */
export interface TwinSpec extends PictureBase {
  readonly kind: 'twin';
  readonly clocks: readonly {
    readonly name: string;
    readonly words: string;
    /** Hours in Indian time, 0 to 23, during which the market is open. */
    readonly hours: readonly number[];
    readonly tone: Tone;
  }[];
}

/** One flower with smaller ones around it. */
export interface ClusterSpec extends PictureBase {
  readonly kind: 'cluster';
  readonly centre: string;
  readonly around: readonly string[];
}

/** Five best bids and offers of an order book. */
export interface LadderSpec {
  readonly kind: 'ladder';
  readonly title: string;
  readonly caption: string;
  readonly bids: readonly (readonly [quantity: number, price: number])[];
  readonly offers: readonly (readonly [quantity: number, price: number])[];
  readonly isSample?: boolean;
}

export type PictureSpec = FlowerSpec | BudSpec | TwinSpec | ClusterSpec | DocumentSpec | LadderSpec;

/** A small picture in a column of a how-it-works row. */
export type MiniPicture =
  | {
      readonly kind: 'crowd';
      readonly count: number;
      readonly marked: number;
      readonly caption: string;
    }
  | {
      readonly kind: 'bars';
      readonly values: readonly number[];
      readonly marked?: readonly number[];
      readonly caption: string;
    }
  | {
      readonly kind: 'line';
      readonly values: readonly number[];
      readonly level?: number;
      readonly caption: string;
    }
  | {
      readonly kind: 'sum';
      readonly rows: readonly (readonly [string, string])[];
      readonly total: readonly [string, string];
    };

interface SectionBase {
  /** The section's anchor, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** Its label in the list of sections; without one it is not listed. */
  readonly nav?: string;
  readonly notes?: readonly Note[];
  readonly isSample?: boolean;
}

export interface HowSection extends SectionBase {
  readonly kind: 'how';
  readonly columns: readonly {
    readonly title: string;
    readonly text: Rich;
    readonly picture?: MiniPicture;
  }[];
  readonly closing?: Rich;
}

/** Lines of prescribed warnings that a section may print. */
export type Warning = 'standard' | 'mutual-fund' | 'research' | 'advice';

export interface BalanceSection extends SectionBase {
  readonly kind: 'balance';
  readonly costs: {
    readonly lead: string;
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly label: string;
      readonly note?: string;
      readonly values: readonly string[];
    }[];
    readonly total?: { readonly label: string; readonly values: readonly string[] };
    readonly after?: Rich;
  };
  readonly risks: {
    readonly heading: string;
    /** Without one the page says how to read the marks. */
    readonly lead?: string;
    readonly rows: readonly {
      readonly name: string;
      readonly text: string;
      readonly mark?: RiskMark;
      /** The one that a comparison names, where it is not the first. */
      readonly isMain?: true;
    }[];
    readonly warning?: Warning;
  };
}

export interface FitSection extends SectionBase {
  readonly kind: 'fit';
  readonly suits: readonly string[];
  readonly elsewhere: {
    readonly heading: string;
    readonly rows: readonly { readonly text: string; readonly href?: SitePath }[];
  };
}

export interface StepsSection extends SectionBase {
  readonly kind: 'steps';
  readonly steps: readonly { readonly when: string; readonly title: string; readonly text: Rich }[];
}

interface FiguresSection extends SectionBase {
  readonly kind: 'figures';
  readonly lead?: Rich;
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string;
  }[];
}

export interface TableSection extends SectionBase {
  readonly kind: 'table';
  readonly ground?: 'tint';
  readonly lead?: Rich;
  readonly caption: string;
  readonly columns: readonly {
    readonly label: string;
    readonly isFigure?: boolean;
    readonly narrow?: 'line';
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly after?: Rich;
  /** On a phone the table opens by its title. */
  readonly isFolded?: boolean;
}

/** A comparison: one column of answers per product. */
export interface CompareSection extends SectionBase {
  readonly kind: 'compare';
  readonly lead?: Rich;
  readonly names: readonly string[];
  readonly rows: readonly { readonly question: string; readonly answers: readonly Rich[] }[];
}

export interface ProseSection extends SectionBase {
  readonly kind: 'prose';
  readonly paragraphs: readonly Rich[];
  readonly points?: readonly Note[];
}

/** A worked example: text on the left, a document with the total on the right. */
export interface WorkedSection extends SectionBase {
  readonly kind: 'worked';
  readonly paragraphs: readonly Rich[];
  readonly sheet: Omit<DocumentSpec, 'kind'>;
}

export interface PayoffSection extends SectionBase {
  readonly kind: 'payoff';
  readonly lot: number;
  readonly spot: number;
  readonly strike: number;
  readonly premium: number;
}

export interface MarginSection extends SectionBase {
  readonly kind: 'margin';
  /** Rupees of shares bought, the client's own part, interest in per cent a year, days. */
  readonly value: number;
  readonly ownShare: number;
  readonly rate: number;
  readonly days: number;
}

export interface BondSection extends SectionBase {
  readonly kind: 'bond';
  /** Face value in rupees, annual coupon in per cent, years. */
  readonly face: number;
  readonly coupon: number;
  readonly years: number;
}

/** Time spans in Indian time; an end over 24 is on the next day. */
export interface HoursSection extends SectionBase {
  readonly kind: 'hours';
  readonly lead?: Rich;
  readonly rows: readonly {
    readonly name: string;
    readonly words: string;
    readonly spans: readonly (readonly [from: number, to: number])[];
  }[];
  readonly after?: Rich;
}

type LiveKind = 'issues' | 'etfs' | 'funds' | 'franchisee-material' | 'distributor-material';

export interface LiveSection extends SectionBase {
  readonly kind: 'live';
  readonly what: LiveKind;
  readonly lead?: Rich;
}

/** The indigo band of the page. `{total}` and `{invested}` in its texts are computed. */
export interface BandSection extends SectionBase {
  readonly kind: 'band';
  readonly text: Rich;
  readonly action: { readonly label: string; readonly href: LinkTarget };
  readonly series?: BandSeries;
  readonly points?: readonly string[];
}

export interface LinksSection extends SectionBase {
  readonly kind: 'links';
  readonly lead?: Rich;
  readonly rows: readonly {
    readonly title: string;
    readonly text: Rich;
    readonly href: LinkTarget;
  }[];
}

/** All products side by side, grouped by the columns of the menu. */
export interface ProductsSection extends SectionBase {
  readonly kind: 'products';
  readonly lead?: Rich;
  readonly groups: readonly { readonly heading: string; readonly column: string }[];
}

/** Facts of the firm's profile that a page must disclose. */
export type FirmFact =
  | 'broker'
  | 'depository'
  | 'research'
  | 'portfolio-manager'
  | 'investment-adviser'
  | 'distributor'
  | 'agent'
  | 'memberships'
  | 'insurers'
  | 'us-partner'
  | 'group'
  | 'own-account';

export interface FirmSection extends SectionBase {
  readonly kind: 'firm';
  readonly lead?: Rich;
  readonly facts: readonly FirmFact[];
  readonly after?: Rich;
}

/** The derivatives disclosure that SEBI prescribes. */
export interface DisclosureSection extends SectionBase {
  readonly kind: 'disclosure';
  readonly after?: Rich;
}

interface QuestionsSection extends SectionBase {
  readonly kind: 'questions';
  readonly entries: readonly { readonly question: string; readonly answer: Rich }[];
}

export type Section =
  | HowSection
  | BalanceSection
  | FitSection
  | StepsSection
  | FiguresSection
  | TableSection
  | CompareSection
  | ProseSection
  | WorkedSection
  | PayoffSection
  | MarginSection
  | BondSection
  | HoursSection
  | LiveSection
  | BandSection
  | LinksSection
  | ProductsSection
  | FirmSection
  | DisclosureSection
  | QuestionsSection;

export interface PageAction {
  readonly label: string;
  readonly href: LinkTarget | `#${string}`;
}

/** The copy of a page of a product, an offering or the firm, in the page's order. */
export interface ProductRecord {
  readonly path: SitePath;
  /** The day on which its rates, limits and timetables were last checked, printed at the end. */
  readonly reviewed: string;
  /** The lines of the heading; the longest has at most 1.7 times the length of the shortest. */
  readonly lines: readonly string[];
  readonly lead: string;
  /** For whom, costs, needs: the side column of the first screen. */
  readonly particulars: readonly Note[];
  readonly isSample?: boolean;
  /** The main button; by default it opens an account. */
  readonly action?: PageAction;
  readonly second: PageAction;
  readonly picture: PictureSpec;
  readonly sections: readonly Section[];
  /** Pages about similar subjects. */
  readonly related: readonly SitePath[];
  /** The small print at the end. */
  readonly closing: Rich;
}
