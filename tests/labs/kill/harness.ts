/**
 * The enquiry service alone, behind a plain HTTP server: the site's own receiver, store and
 * delivery worker, without the pages, so that it starts in a moment after each kill.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { startDelivery } from '@/lib/enquiries/delivery';
import { receive, receiveWithdrawal } from '@/lib/enquiries/receive';
import { enquiryStore } from '@/lib/enquiries/service';
import { env } from '@/lib/tools/env';

/** Short waits, so that a lease or a job whose process was killed falls due while the test looks. */
const PACE = {
  backOff: { firstMs: 1_000, longestMs: 2_000 },
  leaseMs: 2_000,
  pollMs: 200,
  upkeepMs: 1_000,
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const headers = new Headers(request.headers as Record<string, string>);
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const asked = new Request(new URL(request.url ?? '/', 'http://localhost'), init);
  const kind = (request.url ?? '').split('/').at(-1) ?? '';
  const answered =
    kind === 'withdrawal' ? await receiveWithdrawal(asked) : await receive(asked, kind);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

async function main(): Promise<void> {
  // The worker's pace is the store's, so it is told before the store is opened.
  startDelivery(PACE);
  await enquiryStore();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.listen(env().port, 'localhost', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`ready on http://localhost:${port}\n`);
  });
}

void main();
