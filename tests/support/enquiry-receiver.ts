import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { isSignedBy } from '@/lib/enquiries/signature';

export const SECRET = 'a secret of the tests';

export interface Delivery {
  readonly key: string;
  readonly body: string;
  readonly isSigned: boolean;
  readonly headers: IncomingMessage['headers'];
  /** When it arrived, by the monotonic clock in ms. */
  readonly at: number;
}

/** Response of the receiver to an attempt; with `taken, then cut` the acknowledgement is lost. */
export type Treatment = number | { readonly redirect: string } | 'cut' | 'taken, then cut';

/**
 * A receiver of webhooks as a firm would run one: it accepts each key once.
 */
export async function startReceiver(treat: (key: string, tries: number) => Treatment = () => 204) {
  const tries = new Map<string, number>();
  const taken = new Map<string, Delivery>();
  const all: Delivery[] = [];
  let repeats = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const key = String(request.headers['idempotency-key']);
      const isSigned = isSignedBy(body, SECRET, String(request.headers['x-signature']));
      const number = (tries.get(key) ?? 0) + 1;
      tries.set(key, number);
      const delivery = { key, body, isSigned, headers: request.headers, at: performance.now() };
      all.push(delivery);
      const treatment = treat(key, number);
      const isTaken =
        treatment === 'taken, then cut' ||
        (typeof treatment === 'number' && treatment >= 200 && treatment < 300);
      if (isTaken && taken.has(key)) repeats += 1;
      else if (isTaken) taken.set(key, delivery);
      if (typeof treatment === 'string') {
        request.socket.destroy();
        return;
      }
      if (typeof treatment === 'object') {
        response.writeHead(307, { Location: treatment.redirect }).end();
        return;
      }
      response.writeHead(treatment).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    tries,
    taken,
    all,
    /** Number of repeated deliveries, which the receiver dropped by their key. */
    repeats: () => repeats,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
