/** Finishes a page that Next.js wrote: takes its nonces out, and names its scripts by their hashes. */
import type { ContentPolicy } from './content-policy';
import { readInlineScripts } from './inline-scripts';
import { pageETag } from './stable-etag';

/**
 * A page without its nonces, with the policy that names its scripts.
 * @returns `unknown` has the text of every inline script that the policy does not name
 */
export function finishHtml(html: string, nonce: string, policy: ContentPolicy) {
  const { hashes, unknown, markup } = readInlineScripts(html, nonce);
  const withoutNonce = (text: string): string => text.replaceAll(` nonce="${nonce}"`, '');
  return {
    body: Buffer.from(withoutNonce(html)),
    policy: policy(hashes),
    etag: pageETag(withoutNonce(markup), policy([])),
    unknown,
  };
}
