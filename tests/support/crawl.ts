import { fromHtml } from 'hast-util-from-html';

import { unescaped } from './hostile';

/** A page as a crawler without a browser sees it. */
export interface Crawled {
  /** The requested path and query. */
  readonly address: string;
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | null;
  readonly isPage: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexable: boolean;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
  /** Addresses in the head: feeds, search description, manifest, icons, pictures. */
  readonly files: readonly string[];
}

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly target: string;
}

type Root = ReturnType<typeof fromHtml>;
type Node = Root | Root['children'][number];

function* elementsIn(node: Node): Generator<Extract<Node, { type: 'element' }>> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as Node);
}

const textIn = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textIn(child as Node)).join('') : '';
};

const HEAD_FILES = new Set(['alternate', 'search', 'manifest', 'icon', 'apple-touch-icon']);

/** Removes scripts, which such a crawler does not run. */
const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

function read(html: string) {
  const page = {
    ...{ title: '', description: '', canonical: '', isIndexable: true },
    ...{ ids: new Set<string>(), links: [] as Link[], files: [] as string[] },
  };
  for (const { tagName, properties, children } of elementsIn(fromHtml(withoutScripts(html)))) {
    const value = (name: string): string => {
      const given = properties[name];
      return Array.isArray(given) ? given.join(' ') : String(given ?? '');
    };
    if (properties.id) page.ids.add(value('id'));
    if (tagName === 'a' && properties.href !== undefined) {
      page.links.push({ href: value('href'), rel: value('rel'), target: value('target') });
    }
    if (tagName === 'title' && !page.title) {
      page.title = children.map((child) => textIn(child as Node)).join('');
    }
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

/** Requests an address without following redirects. */
export async function visit(origin: string, address: string): Promise<Crawled> {
  const request = () =>
    fetch(origin + address, {
      redirect: 'manual',
      // Uncompressed: compression of 500 large pages would take longer than sending them.
      headers: { 'Accept-Encoding': 'identity' },
    });
  // Retries once: the server may close a keep-alive connection while it is reused.
  const response = await request().catch(request);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isPage ? await response.text() : (await response.arrayBuffer(), '');
  return {
    ...{ address, isPage, status: response.status, location: response.headers.get('location') },
    ...read(body),
  };
}

/** Path and query of a link on this site; `null` for other hosts and schemes. */
export function onSite(origin: string, from: string, href: string): string | null {
  const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : null;
  return url?.origin === origin ? url.pathname + url.search : null;
}

/** Pictures, parts and states of companies and option chains, which are alike: those of one are visited. */
const ALIKE =
  /^(?:\/share\/company-information\/.*|\/(?:company-information|derivatives\/option-chain)\/[^/?]+([/?].*))$/;

const AT_ONCE = 8;
/** Addresses that a site of this size may have; more of them are a trap for crawlers. */
const MOST = 3_000;

/**
 * Follows all links of the site from a start page, whatever their query. Of pages that are alike the
 * first is visited.
 * @throws where the links have no end
 */
export async function crawl(origin: string, start = '/'): Promise<ReadonlyMap<string, Crawled>> {
  const seen = new Set([start]);
  const found = new Map<string, Crawled>();
  let waiting = [start];
  const note = (from: string, href: string) => {
    const address = onSite(origin, from, href);
    if (address === null) return;
    const key = address.replace(ALIKE, 'one of many: $1');
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(address);
  };
  while (waiting.length > 0) {
    if (seen.size > MOST) throw new Error(`the links lead on and on: ${waiting.at(-1)}`);
    const some = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    const pages = await Promise.all(some.map((address) => visit(origin, address)));
    for (const page of pages) {
      found.set(page.address, page);
      page.links.forEach(({ href }) => note(page.address, href));
      if (page.isIndexable) page.files.forEach((href) => note(page.address, href));
    }
  }
  return found;
}

const locsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));

/** All addresses of the sitemap, read from its index. */
export async function addressesOfSitemap(origin: string): Promise<readonly string[]> {
  const textOf = async (url: string) => (await fetch(url)).text();
  const files = locsIn(await textOf(`${origin}/sitemap.xml`));
  return (await Promise.all(files.map(textOf))).flatMap(locsIn);
}
