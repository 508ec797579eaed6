/** Finds the inline scripts of a page, so that its content policy can name them by their hashes. */
import { createHash } from 'node:crypto';

import { INLINE_SCRIPTS } from '@/lib/pages/shell/inline-scripts';

const OWN_SCRIPTS: ReadonlySet<string> = new Set(INLINE_SCRIPTS);

const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hashes of this site's own scripts, for a page whose other scripts have a nonce. */
export const OWN_HASHES: readonly string[] = INLINE_SCRIPTS.map(hashOf);

/** Types that a browser runs; data blocks of any other type need no permission. */
const EXECUTABLE_TYPE = /^(|module|(text|application)\/(java|ecma)script)$/i;
const OPENING_TAG =
  /<script((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const CLOSING_TAG = /<\/script[\s/>]/gi;

function attribute(attributes: string, name: string): string | null {
  const pattern = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?`, 'i');
  const match = pattern.exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null;
}

interface InlineScripts {
  /** Hashes of the scripts that Next.js or this site wrote, as a content policy names them. */
  readonly hashes: readonly string[];
  /** The text of every other script; it gets no hash, so no browser runs it. */
  readonly unknown: readonly string[];
  /** The document without the text of its executable inline scripts: what a visitor sees. */
  readonly markup: string;
}

/**
 * Reads the inline scripts of a page. Next.js marks its own scripts with the nonce of the request,
 * which nobody else knows; ours are constants. Anything else may have been injected.
 * @param nonce the nonce that Next.js was given for this page
 */
export function readInlineScripts(html: string, nonce: string): InlineScripts {
  const hashes = new Set<string>();
  const unknown: string[] = [];
  const markup: string[] = [];
  let copied = 0;
  OPENING_TAG.lastIndex = 0;
  for (let tag = OPENING_TAG.exec(html); tag; tag = OPENING_TAG.exec(html)) {
    const attributes = tag[1] ?? '';
    const start = OPENING_TAG.lastIndex;
    CLOSING_TAG.lastIndex = start;
    const end = CLOSING_TAG.exec(html)?.index ?? html.length;
    OPENING_TAG.lastIndex = end;
    if (attribute(attributes, 'src') !== null) continue;
    if (!EXECUTABLE_TYPE.test(attribute(attributes, 'type') ?? '')) continue;
    markup.push(html.slice(copied, start));
    copied = end;
    const code = html.slice(start, end);
    if (attribute(attributes, 'nonce') === nonce || OWN_SCRIPTS.has(code)) {
      hashes.add(hashOf(code));
    } else unknown.push(code);
  }
  markup.push(html.slice(copied));
  return { hashes: [...hashes], unknown, markup: markup.join('') };
}
