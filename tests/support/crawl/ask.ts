import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Requests at the same time; the others wait. */
const AT_ONCE = 8;

/**
 * Keeps connections open between requests and closes an idle one before the server does: Node.js
 * reads for how long from the server's Keep-Alive header. So a connection that breaks is a fault.
 */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export interface Reply {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent, not decompressed; the fault's message where the connection broke. */
  readonly body: Buffer;
}

/** Requests an address once: follows no redirect, and does not try again after a fault. */
export function ask(address: string, encoding: string): Promise<Reply> {
  const reply = new Promise<Reply>((resolve, reject) => {
    const request = get(
      address,
      { agent, headers: { 'accept-encoding': encoding } },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      },
    );
    request.on('error', reject);
  });
  return reply.catch((fault: unknown) => ({
    status: 0,
    headers: {},
    body: Buffer.from(String(fault)),
  }));
}
