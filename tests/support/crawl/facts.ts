import { attribute, elementsIn, parse, textIn, withoutScripts } from '../html';

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly target: string;
}

/** What a crawler without a browser learns of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexable: boolean;
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  /** Addresses in the head: feeds, search description, manifest, icons, pictures. */
  readonly files: readonly string[];
}

const HEAD_FILES = new Set(['alternate', 'search', 'manifest', 'icon', 'apple-touch-icon']);

/** Reads the facts in a page's HTML. */
export function factsOf(html: string): PageFacts {
  const page = {
    title: '',
    description: '',
    canonical: '',
    isIndexable: true,
    ids: [] as string[],
    links: [] as Link[],
    files: [] as string[],
  };
  for (const element of elementsIn(parse(withoutScripts(html)))) {
    const { tagName } = element;
    const value = (name: string): string => attribute(element, name) ?? '';
    if (value('id')) page.ids.push(value('id'));
    if (tagName === 'a' && attribute(element, 'href') !== undefined) {
      page.links.push({ href: value('href'), rel: value('rel'), target: value('target') });
    }
    if (tagName === 'title' && !page.title) page.title = textIn(element);
    if (tagName === 'link' && value('rel') === 'canonical') page.canonical = value('href');
    if (tagName === 'link' && HEAD_FILES.has(value('rel'))) page.files.push(value('href'));
    if (tagName === 'meta') {
      const [name, content] = [value('name') || value('property'), value('content')];
      if (name === 'description') page.description = content;
      if (name === 'robots' && content.includes('noindex')) page.isIndexable = false;
      if (name === 'og:image') page.files.push(content);
    }
  }
  return page;
}

/** Path and query of a link on this site; `null` for other hosts and schemes. */
export function onSite(origin: string, from: string, href: string): string | null {
  const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : null;
  return url?.origin === origin ? url.pathname + url.search : null;
}

/** All addresses that a page names: of its links and, where it is indexed, of the files in its head. */
export const namedBy = ({ links, files, isIndexable }: PageFacts): readonly string[] => [
  ...links.map(({ href }) => href),
  ...(isIndexable ? files : []),
];
