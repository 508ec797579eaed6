import { firm } from '@/lib/content/firm';
import { FEED_NAMES, feedPath, FEEDS } from '@/lib/pages/feeds/feed-names';
import { type Page, type PageType } from '@/lib/pages';
import { articlePath } from '@/lib/pages/addresses/paths';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import type { Article } from '@/lib/domain/publication/records';
import { tidy } from '@/lib/tools/shorten';

/** Parts of the file by topic. */
const PARTS: readonly { readonly title: string; readonly types: readonly PageType[] }[] = [
  { title: 'Products and services', types: ['offering', 'firm'] },
  { title: 'Calculators', types: ['calculator'] },
  { title: 'Markets and companies', types: ['market'] },
  { title: 'Research', types: ['research'] },
  { title: 'Learning', types: ['learning'] },
  { title: 'Support', types: ['support'] },
  { title: 'Legal and regulatory', types: ['legal'] },
  { title: 'Media', types: ['media'] },
];

const link = (title: string, path: string, words: string): string =>
  `- [${tidy(title).replace(/[[\]]/g, '')}](${absoluteUrl(path)}): ${tidy(words)}`;

function partOf(
  { title, types }: (typeof PARTS)[number],
  pages: readonly Page[],
  articles: readonly Article[],
): readonly string[] {
  const lines = pages
    .filter((page) => types.includes(page.type))
    .map((page) => link(page.title, page.path, page.description));
  if (types.includes('learning')) {
    lines.push(
      ...articles.map(({ name, slug, summary }) => link(name, articlePath(slug), summary ?? name)),
    );
  }
  return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
}

/**
 * What the site is and where its pages are, as plain Markdown (llmstxt.org).
 * @param pages those that may be indexed
 * @param articles listed with the pages to learn from
 */
export function llmsText(pages: readonly Page[], articles: readonly Article[]): string {
  const fed = FEED_NAMES.filter((name) => pages.some(({ path }) => path === FEEDS[name].page));
  const feeds = fed.map((name) =>
    link(
      FEEDS[name].title,
      feedPath(name),
      `RSS; as JSON Feed at ${absoluteUrl(feedPath(name, 'json'))}.`,
    ),
  );
  return [
    `# ${firm.name}`,
    '',
    `> The public website of ${firm.name}, a stock broker registered with SEBI in India. It shows products with their costs and risks, calculators with their formulas, pages of listed companies, research, articles and support. Prices are in Indian rupees; times are Indian Standard Time.`,
    '',
    'Each page is whole without a script. Figures carry the day they are of; those marked “Sample data” are made up and are not to be quoted. Nothing here is investment advice.',
    '',
    `A company’s page is ${absoluteUrl('/company-information/')}{name in lower case, “and” for &, words joined by hyphens}; two of one name end in their symbols. All are listed by letter and by industry from ${absoluteUrl('/companies')}, and in the sitemap at ${absoluteUrl('/sitemap.xml')}.`,
    '',
    `A mutual fund’s page is ${absoluteUrl('/mutual-funds/')}{name in lower case, “and” for &, no apostrophes, words joined by hyphens}, with the NAV of each plan and option; all are listed from ${absoluteUrl('/mutual-funds')}.`,
    '',
    ...PARTS.flatMap((part) => partOf(part, pages, articles)),
    '## Feeds',
    '',
    ...feeds,
    '',
  ].join('\n');
}
