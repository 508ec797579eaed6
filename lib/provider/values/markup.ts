import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

import { toLink } from './addresses';

/** The allow-list for a record's markup. */
const SCHEMA: Schema = {
  tagNames: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'sub',
    'sup',
    'blockquote',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href'], th: ['scope', 'colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'] },
  protocols: { href: ['https'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ancestors: {
    li: ['ul', 'ol'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  clobber: [],
};

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number];

/** The hint for screen readers that `ExternalLink` has. */
const NEW_TAB = {
  type: 'element' as const,
  tagName: 'span',
  properties: { className: ['visually-hidden'] },
  children: [{ type: 'text' as const, value: ' (opens in a new tab)' }],
};

/** Drops unsafe link addresses; links to other hosts open in a new tab and say so. */
function sanitizeLinks(node: Node): void {
  if (node.type === 'element' && node.tagName === 'a') {
    const href = toLink(String(node.properties.href ?? ''));
    const isOwn = !href || href.startsWith('/');
    node.properties = {
      ...(href && { href }),
      ...(isOwn ? {} : { target: '_blank', rel: ['noopener'] }),
      // Crawlers should not follow links to states of a page, as with `SiteLink`.
      ...(isOwn && href?.includes('?') && { rel: ['nofollow'] }),
    };
    if (!isOwn) node.children.push(structuredClone(NEW_TAB));
  }
  if ('children' in node) node.children.forEach((child) => sanitizeLinks(child as Node));
}

/** The one sanitizer: allows a short list of tags, no styles, no handlers, safe links only. */
export function sanitizeMarkup(markup: string): string {
  const clean = sanitize(fromHtml(markup, { fragment: true }), SCHEMA) as ReturnType<
    typeof fromHtml
  >;
  sanitizeLinks(clean);
  return toHtml(clean).trim();
}

/** The readable text of sanitized markup, for descriptions and structured data; only what `NEW_TAB` adds has a class. */
export function textOf(markup: string): string {
  const read = (node: Node): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'element' && node.properties.className !== undefined) return '';
    if (!('children' in node)) return '';
    const inner = node.children.map((child) => read(child as Node)).join('');
    const isBlock = node.type === 'element' && /^(p|h\d|li|tr|br|blockquote)$/.test(node.tagName);
    return isBlock ? `${inner} ` : inner;
  };
  return read(fromHtml(markup, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}
