import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Bench } from './context';
import { figure } from './report';
import { residentMegabytes, startBuiltSite, type Server } from './servers';

const ADDRESSES = 20_000;
const AT_ONCE = 8;
/** Resident memory of the process over all of it, in MB. */
const MOST_MEGABYTES = 900;
/** What it may have more a minute later than at the start, in MB. */
const MOST_KEPT = 100;
/** Connections that send so many requests at once for plain text, and read nothing for so long. */
const PIPELINES = { connections: 100, requests: 45, ms: 5_000 };
const REST_MS = 60_000;
const BLOCKS = 20;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

interface Kind {
  readonly address: (at: number) => string;
  readonly status: number;
}

/** Addresses of which each is another response, or may be taken for another one. */
const KINDS: readonly Kind[] = [
  { address: (at) => `/equity?x=${at}`, status: 200 },
  { address: (at) => `/?utm_source=${at}`, status: 200 },
  { address: (at) => `/calculators/sip-calculator?amount=${1_000 + at}`, status: 200 },
  { address: (at) => `/search?q=bank${at}`, status: 200 },
  { address: (at) => `/support/faqs?q=a${at}`, status: 200 },
  { address: (at) => `/calculators/sip-calculator/table.csv?amount=${1_000 + at}`, status: 200 },
  { address: (at) => `/nothing-${at}`, status: 404 },
  { address: (at) => `/company-information/nobody-${at}-limited`, status: 404 },
  { address: (at) => `/_next/static/chunks/${at}.js`, status: 404 },
  { address: (at) => `/x-${at}/../equity`, status: 400 },
];

/** Asks for a path as it is written: `fetch` would resolve dot segments. @returns the status */
async function ask({ port }: Server, agent: Agent, at: number, path: string): Promise<number> {
  const encoding = ENCODINGS[at % ENCODINGS.length];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ host: '127.0.0.1', port, path, agent, headers }, resolve).on('error', reject);
  });
  await once(response.resume(), 'end');
  return response.statusCode ?? 0;
}

/** Sends requests without reading what comes. */
async function pipeline({ port }: Server): Promise<void> {
  const { connections, requests, ms } = PIPELINES;
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n';
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(requests)));
    return socket.pause().on('error', () => socket.destroy());
  });
  await wait(ms);
  for (const socket of sockets) socket.destroy();
}

/**
 * Memory over many different addresses, each of which is rendered and stored: the page store and
 * every other cache must be bounded in bytes.
 */
export async function addresses(bench: Bench): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const total = Math.round(ADDRESSES / bench.divisor);
  const block = Math.ceil(total / BLOCKS);
  let next = 0;
  let wrong = 0;
  let most = residentMegabytes(site.pid);
  const first = most;
  const reader = async () => {
    while (next < total) {
      const at = next;
      next += 1;
      const kind = KINDS[at % KINDS.length];
      const status = await ask(site, agent, at, kind?.address(at) ?? '/').catch(() => 0);
      if (status !== kind?.status) wrong += 1;
      const megabytes = residentMegabytes(site.pid);
      most = Math.max(most, megabytes);
      if (at % block === 0) bench.say(`${at} addresses: ${figure(megabytes)} MB`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  agent.destroy();
  const look = setInterval(() => (most = Math.max(most, residentMegabytes(site.pid))), 100);
  await pipeline(site);
  clearInterval(look);
  await wait(REST_MS);
  const kept = residentMegabytes(site.pid) - first;
  const piped = PIPELINES.connections * PIPELINES.requests;
  bench.add({
    part: 'addresses',
    what: `${total} different addresses, then ${piped} pipelined requests: most resident memory`,
    value: most,
    unit: 'MB',
    atMost: MOST_MEGABYTES,
  });
  bench.add({
    part: 'addresses',
    what: 'resident memory a minute later, over that at the start',
    value: kept,
    unit: 'MB',
    atMost: MOST_KEPT,
    note: `${figure(first)} MB at the start`,
  });
  bench.add({
    part: 'addresses',
    what: `${total} different addresses: unexpected statuses`,
    value: wrong,
    unit: '',
    atMost: 0,
  });
}
