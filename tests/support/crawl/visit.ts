import { setTimeout as wait } from 'node:timers/promises';

import { BROWSER_ENCODING } from '../weigh';

import { ask, type Reply } from './ask';
import { factsOf } from './facts';
import { type Answer, decompressed, writeBody } from './store';

/** The site says to come again within so many seconds where it is busy; where data are missing, later. */
const BUSY_SECONDS = 10;
const MOST_TRIES = 30;

/** Asks as a patient visitor does: one who is told that the site is busy comes again when it says. */
async function askPatiently(address: string): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await ask(address, BROWSER_ENCODING);
    const seconds = Number(reply.headers['retry-after'] ?? Number.NaN);
    if (!(seconds <= BUSY_SECONDS) || tries === MOST_TRIES) return reply;
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
    ...{ path, status, type, encoding, isLinked, file },
    bytes: body.length,
    location: headers.location ?? null,
    policy: String(headers['content-security-policy'] ?? ''),
    page: isPage ? factsOf(decompressed(body, encoding).toString()) : null,
  };
}
