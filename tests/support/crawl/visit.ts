import { ask } from './ask';
import { factsOf } from './facts';
import { type Answer, decompressed, writeBody } from './store';

/** Requests an address, reads its facts and stores its body. */
export async function visit(
  origin: string,
  path: string,
  order: Pick<Answer, 'isLinked' | 'file'> & { readonly accepts: string },
): Promise<Answer> {
  const { status, headers, body } = await ask(origin + path, order.accepts);
  const { 'content-encoding': encoding = 'none', 'content-type': type = '' } = headers;
  writeBody(order.file, body, encoding);
  const isPage = type.startsWith('text/html');
  return {
    ...{ path, status, type, encoding, isLinked: order.isLinked, file: order.file },
    bytes: body.length,
    location: headers.location ?? null,
    policy: String(headers['content-security-policy'] ?? ''),
    page: isPage ? factsOf(decompressed(body, encoding).toString()) : null,
  };
}
