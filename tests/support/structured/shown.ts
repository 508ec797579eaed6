/** The visible content of a page, which its graph is compared with. */
export interface Shown {
  /** Its text without scripts and without white space. */
  readonly text: string;
  readonly digits: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Addresses of its links and pictures, its share picture among them, without their query, absolute. */
  readonly addresses: ReadonlySet<string>;
  readonly moments: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[name] ?? entity);
  });

/** Text without any white space. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    decoded(value),
  );

const first = (html: string, pattern: RegExp): string => decoded(pattern.exec(html)?.[1] ?? '');

function plainAddress(href: string, origin: string): readonly string[] {
  if (!URL.canParse(href, origin)) return [];
  const { protocol, origin: host, pathname } = new URL(href, origin);
  return /^https?:$/.test(protocol) ? [host + pathname] : [];
}

/** Reads a page. @param origin the base of its relative links */
export function shownBy(html: string, origin: string): Shown {
  const body = html
    .replace(/<head[\s\S]*?<\/head>/, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  // Screen readers hear these words after a link; they are no part of an answer.
  const text = squeezed(decoded(body.replace(/<[^>]+>/g, ' '))).replaceAll('(opensinanewtab)', '');
  const sharePicture = first(html, /<meta property="og:image" content="([^"]*)"/);
  const links = [...attributes(body, 'href'), ...attributes(body, 'src'), sharePicture];
  return {
    text,
    digits: text.replace(/\D/g, ''),
    title: first(html, /<title[^>]*>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical:
      first(html, /<link rel="canonical" href="([^"]*)"/) ||
      first(html, /<meta property="og:url" content="([^"]*)"/),
    addresses: new Set(links.flatMap((href) => plainAddress(href, origin))),
    moments: new Set(attributes(body, 'datetime')),
    ids: new Set(attributes(body, 'id')),
  };
}
