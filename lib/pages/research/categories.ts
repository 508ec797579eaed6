import { addedCategoryLead, researchPages } from '@/lib/pages/static-pages/research';

export interface ResearchCategory {
  readonly slug: string;
  readonly name: string;
  /** Describes the reports of the category and their readers. */
  readonly lead: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
}

type CategoryPath = Exclude<(typeof researchPages)[number]['path'], '/research'>;

const LEADS: Readonly<Record<CategoryPath, string>> = {
  '/research/institutional-research':
    'Longer studies of industries, accounts and market structure, written for funds and for anyone who reads a balance sheet.',
  '/research/fundamental-reports':
    'What a business earns and owes, how its accounts are read, and which of their figures can mislead.',
  '/research/technical-reports':
    'Prices, volumes and levels, for those who time their orders. A chart shows what happened; it promises nothing.',
  '/research/derivative-reports':
    'Open interest, rollovers, volatility and margins in futures and options. Read the risk disclosure before you trade either.',
  '/research/currency-and-commodity-reports':
    'The rupee against four currencies, bullion, metals and energy: what moves them and how their contracts work.',
  '/research/mutual-fund-updates':
    'Categories, costs, overlap and rules of mutual funds, so that you can compare schemes on the same terms.',
  '/research/newsletters':
    'The month in a few pages: what changed in markets and rules, and what it means for money already invested.',
  '/research/product-notes':
    'How a product works, what it costs and what can go wrong, before you put money into it.',
};

/** The eight categories of the specification; their pages exist without a menu record too. */
export const RESEARCH_CATEGORIES: readonly ResearchCategory[] = researchPages.flatMap((page) =>
  page.path === '/research'
    ? []
    : {
        slug: page.path.slice('/research/'.length),
        name: page.title,
        lead: LEADS[page.path],
        description: page.description,
      },
);

/** One of the eight categories by slug; `null` for another slug. */
export const staticCategory = (slug: string): ResearchCategory | null =>
  RESEARCH_CATEGORIES.find((one) => one.slug === slug) ?? null;

/** A category of the menu record, with copy made from its name. */
export const addedCategory = (slug: string, name: string): ResearchCategory => ({
  slug,
  name,
  lead: addedCategoryLead(name),
  description: `${name} from our research desk: filter by year or words, sort, and read each report as a PDF with its date and its disclosures.`,
});

/** The categories that the menu record adds to the eight. */
export const addedCategories = (
  research: readonly { readonly slug: string; readonly name: string }[],
): readonly ResearchCategory[] =>
  research
    .filter(({ slug }) => staticCategory(slug) === null)
    .map(({ slug, name }) => addedCategory(slug, name));
