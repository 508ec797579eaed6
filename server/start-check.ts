/** Checks at start that the content policy lets every script of the site's pages run. */
import { ERROR_PAGES } from '../lib/pages/resolve';

import { createNonce, nonceHeader, requestNext } from './next-handler';
import { finishHtml } from './finish-html';
import type { Renderer } from './render';
import { isHtml, headerText } from './response-headers';

/** One page of each kind of document that Next.js writes: a page, a form, a page that is missing. */
const CHECKED_PATHS = [
  '/',
  '/calculators/sip-calculator',
  '/support/faqs',
  ERROR_PAGES.missing.path,
];
/** Characters of an unknown script that the message repeats. */
const SHOWN_LENGTH = 120;

/** An inline script that the content policy does not know: it would not run in any browser. */
export class UnknownScriptError extends Error {
  override name = 'UnknownScriptError';
}

/**
 * Renders some pages and looks at their inline scripts.
 * @throws UnknownScriptError naming the page and the script
 */
export async function checkInlineScripts({ handler, policy }: Renderer): Promise<void> {
  await Promise.all(
    CHECKED_PATHS.map(async (url) => {
      const nonce = createNonce();
      const headers = { ...nonceHeader(nonce), host: 'localhost' };
      const response = await requestNext(handler, { method: 'GET', url, headers });
      if (!isHtml(headerText(response.headers['content-type']))) return;
      const [unknown] = finishHtml(response.body.toString('utf8'), nonce, policy).unknown;
      if (unknown === undefined) return;
      throw new UnknownScriptError(
        `The page ${url} has an inline script that the content policy does not know: "${unknown.slice(0, SHOWN_LENGTH)}". Browsers would refuse it. If this site wrote it, add it to lib/pages/shell/inline-scripts.ts; if another version of Next.js did, see docs/decisions/hashed-policy.md.`,
      );
    }),
  );
}
