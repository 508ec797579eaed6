import { firm } from '@/lib/content/firm';
import { FEED_NAMES, feedPath, FEEDS } from '@/lib/feeds/names';
import { type RouteFamily, routes } from '@/lib/routes';

import { absoluteUrl } from './address';
import { textOf } from './pages';
import { tidy } from './words';

/** Parts of the file by what a reader looks for. */
const PARTS: readonly { readonly title: string; readonly families: readonly RouteFamily[] }[] = [
  { title: 'Products and services', families: ['offering', 'firm'] },
  { title: 'Calculators', families: ['calculator'] },
  { title: 'Markets and companies', families: ['market'] },
  { title: 'Research', families: ['research'] },
  { title: 'Learning', families: ['learning'] },
  { title: 'Support', families: ['support'] },
  { title: 'Legal and regulatory', families: ['legal'] },
  { title: 'Media', families: ['media'] },
];

const link = (title: string, path: string, words: string): string =>
  `- [${tidy(title).replace(/[[\]]/g, '')}](${absoluteUrl(path)}): ${tidy(words)}`;

function partOf({ title, families }: (typeof PARTS)[number]): string {
  const pages = routes.filter(
    ({ family, ...facts }) =>
      !('indexed' in facts) && (families as readonly string[]).includes(family),
  );
  const lines = pages.map((page) =>
    link(page.title, page.path, textOf(page.path)?.description ?? ''),
  );
  return [`## ${title}`, '', ...lines].join('\n');
}

/** What the site is and where its pages are, as plain Markdown (llmstxt.org). */
export function llmsText(): string {
  const feeds = FEED_NAMES.map((name) =>
    link(
      FEEDS[name].title,
      feedPath(name),
      `RSS; as JSON Feed at ${absoluteUrl(feedPath(name, 'json'))}.`,
    ),
  );
  return [
    `# ${firm.name}`,
    '',
    `> The public website of ${firm.name}, a stock broker registered with SEBI in India: its products with their costs and risks, calculators with their formulas, pages of listed companies, research, articles and support. Prices are in Indian rupees; times are Indian Standard Time.`,
    '',
    'Each page is whole without a script. Figures carry the day they are of; those marked “Sample data” are made up and are not to be quoted. Nothing here is investment advice.',
    '',
    `A company’s page is ${absoluteUrl('/company-information/')}{name in lower case, blanks as hyphens}; all are listed by letter and by industry from ${absoluteUrl('/companies')}, and in the sitemap at ${absoluteUrl('/sitemap.xml')}.`,
    '',
    PARTS.map(partOf).join('\n\n'),
    '',
    '## Feeds',
    '',
    ...feeds,
    '',
  ].join('\n');
}
