/** ETags that stay the same while what a visitor sees does. */
import { createHash } from 'node:crypto';

const quoted = (text: Buffer | string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The ETag of a file. */
export const fileETag = (body: Buffer): string => quoted(body);

/**
 * Markup with its head's elements in one order and without preloads: both differ between renderings
 * of the same content.
 */
function steady(markup: string): string {
  const at = Math.max(0, markup.indexOf('<body'));
  const head = markup.slice(0, at).split('>');
  const lasting = head.filter((tag) => !tag.includes('rel="preload"')).sort();
  return lasting.join('>') + markup.slice(at);
}

/**
 * The ETag of a page: of what a visitor sees, under which settings.
 * @param markup the page without its scripts, whose data for hydration repeat it
 * @param policy the content policy without the hashes of scripts
 */
export const pageETag = (markup: string, policy: string): string =>
  quoted(`${policy}\n${steady(markup)}`);
