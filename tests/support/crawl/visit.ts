import { setTimeout as wait } from 'node:timers/promises';

import { ERROR_PAGES } from '@/lib/pages/addresses/resolution';

import { BROWSER_ENCODING } from '../weigh';

import { ask, type Reply } from './ask';
import { factsOf } from './facts';
import { type Answer, decompressed, writeBody } from './store';

/** Ms for which the crawl comes again when the site says that it is busy, or that a list has not loaded. */
const PATIENCE_MS = 300_000;
/** What a 503 of the site says at most. */
const LONGEST_RETRY_SECONDS = 60;

/** Asks as a patient visitor does: one who is asked to come again does so when the site says. */
async function askPatiently(address: string): Promise<Reply> {
  const isAlwaysBusy = new URL(address).pathname === ERROR_PAGES.unavailable.path;
  const enough = performance.now() + PATIENCE_MS;
  for (;;) {
    const reply = await ask(address, BROWSER_ENCODING);
    const seconds = Number(reply.headers['retry-after'] ?? Number.NaN);
    if (!(seconds <= LONGEST_RETRY_SECONDS) || isAlwaysBusy || performance.now() > enough)
      return reply;
    await wait(seconds * 1000);
  }
}

/**
 * Requests an address as a browser does, since the server compresses each page anyway, reads its
 * facts and stores its body.
 */
export async function visit(
  origin: string,
  path: string,
  { isLinked, file }: Pick<Answer, 'isLinked' | 'file'>,
): Promise<Answer> {
  const { status, headers, body } = await askPatiently(origin + path);
  const { 'content-encoding': encoding = 'none', 'content-type': type = '' } = headers;
  writeBody(file, body, encoding);
  const isPage = type.startsWith('text/html');
  return {
    path,
    status,
    type,
    encoding,
    isLinked,
    file,
    bytes: body.length,
    location: headers.location ?? null,
    policy: String(headers['content-security-policy'] ?? ''),
    page: isPage ? factsOf(decompressed(body, encoding).toString()) : null,
  };
}
