import { BROWSER_ENCODING } from '../weigh';

import { ask } from './ask';
import { factsOf } from './facts';
import { type Answer, decompressed, writeBody } from './store';

/**
 * Requests an address as a browser does, since the server compresses each page anyway, reads its
 * facts and stores its body.
 */
export async function visit(
  origin: string,
  path: string,
  { isLinked, file }: Pick<Answer, 'isLinked' | 'file'>,
): Promise<Answer> {
  const { status, headers, body } = await ask(origin + path, BROWSER_ENCODING);
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
