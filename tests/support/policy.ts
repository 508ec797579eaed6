import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page that a browser would run. */
export const runningScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/json/.test(attributes))
    .map(([, , code = '']) => code);

/** The inline scripts that the page's own policy blocks. */
export const blockedScripts = (html: string, policy: string): string[] =>
  runningScripts(html).filter(
    (code) => !policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
