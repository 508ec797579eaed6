/** The eight categories whose pages exist whatever the menu says, and what each holds. */
export interface ResearchCategory {
  readonly slug: string;
  readonly name: string;
  /** What a report of the category tells, and for whom. */
  readonly lead: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
}

const category = (
  slug: string,
  name: string,
  lead: string,
  description: string,
): ResearchCategory => ({
  slug,
  name,
  lead,
  description,
});

export const RESEARCH_CATEGORIES: readonly ResearchCategory[] = [
  category(
    'institutional-research',
    'Institutional research',
    'Longer studies of industries, accounts and market structure, written for funds and for anyone who reads a balance sheet.',
    'Longer studies of industries, accounts and market structure by our research desk: by year, with search, each as a PDF with its date.',
  ),
  category(
    'fundamental-reports',
    'Fundamental reports',
    'What a business earns and owes, how its accounts are read, and which of their figures can mislead.',
    'Reports on businesses and their accounts by our research desk: filter by year or words, sort, and read each as a PDF with its date.',
  ),
  category(
    'technical-reports',
    'Technical reports',
    'Prices, volumes and levels, for those who time their orders. A chart shows what happened; it promises nothing.',
    'Reports on prices, volumes and levels by our research desk: filter by year or words, sort, and read each as a PDF with its date.',
  ),
  category(
    'derivative-reports',
    'Derivative reports',
    'Open interest, rollovers, volatility and margins in futures and options. Read the risk disclosure before you trade either.',
    'Reports on open interest, rollovers, volatility and margins in futures and options by our research desk, each as a PDF with its date.',
  ),
  category(
    'currency-and-commodity-reports',
    'Currency and commodity reports',
    'The rupee against four currencies, bullion, metals and energy: what moves them and how their contracts work.',
    'Reports on rupee pairs, bullion, metals and energy by our research desk: filter by year or words, and read each as a PDF with its date.',
  ),
  category(
    'mutual-fund-updates',
    'Mutual fund updates',
    'Categories, costs, overlap and rules of mutual funds, so that you can compare schemes on the same terms.',
    'Updates on categories, costs and rules of mutual funds by our research desk: filter by year or words, each as a PDF with its date.',
  ),
  category(
    'newsletters',
    'Newsletters',
    'The month in a few pages: what changed in markets and rules, and what it means for money already invested.',
    'Our newsletters on markets and rules, month by month: filter by year or words, and read each as a PDF with its date.',
  ),
  category(
    'product-notes',
    'Product notes',
    'How a product works, what it costs and what can go wrong, before you put money into it.',
    'Notes on how investment products work, what they cost and what can go wrong: filter by year or words, each as a PDF with its date.',
  ),
];

/** One of the eight, or `null`. */
export const staticCategory = (slug: string): ResearchCategory | null =>
  RESEARCH_CATEGORIES.find((one) => one.slug === slug) ?? null;

/** A category that the menu record adds: its name is all that is known of it. */
export const addedCategory = (slug: string, name: string): ResearchCategory =>
  category(
    slug,
    name,
    `${name} from our research desk, newest first.`,
    `${name} from our research desk: filter by year or words, sort, and read each report as a PDF with its date and its disclosures.`,
  );
