import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { answerFor, jsonAnswer, send, withSlash, type Answers } from './answers';
import type { CertificateKind } from './certificates';
import { FaultPlan } from './fault-plan';
import { answerWrongly, isConnectionFault, prepareBomb, type FaultName } from './faults';
import { openListener } from './listener';
import { transport, type TlsMode } from './transport';

export { RawAnswer, StatusAnswer } from './answers';
export type { CertificateKind, FaultName, TlsMode };

export interface ProviderOptions {
  /** Default `none`. */
  readonly tls?: TlsMode;
  /** Default `good`; ignored where `tls` is `none`. */
  readonly certificate?: CertificateKind;
  /** Default: no call has an answer. */
  readonly answers?: Answers;
  /** Whether only clients with a certificate of the test authority are let in; default: no. */
  readonly asksForCertificate?: boolean;
}

interface Call {
  /** Path with query, as received. */
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly headers: IncomingHttpHeaders;
  /** The common name of the client's certificate; `null` where it has none. */
  readonly client: string | null;
}

/** The common name of the certificate with which a client came. */
function clientOf({ socket }: IncomingMessage): string | null {
  const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : undefined;
  const name = certificate?.subject?.CN;
  return typeof name === 'string' ? name : null;
}

export interface TestProvider {
  /** `http://127.0.0.1:{port}` or `https://…`, without a trailing slash. */
  readonly origin: string;
  readonly port: number;
  /** All requests, with any response. */
  readonly calls: readonly Call[];
  /** The number of calls whose path begins with the prefix. */
  count(pathPrefix?: string): number;
  /** Sets the fault of all paths or of those with the prefix. */
  setFault(fault: FaultName, pathPrefix?: string): Promise<void>;
  clearFaults(): Promise<void>;
  setAnswers(answers: Answers): void;
  /** Stops and cuts every connection. May be called twice. */
  close(): Promise<void>;
}

/** Starts a provider on a free port of the loopback address. */
export async function startProvider(options: ProviderOptions = {}): Promise<TestProvider> {
  const { tls = 'none', certificate = 'good' } = options;
  let answers = options.answers ?? {};
  let closed = false;
  const calls: Call[] = [];
  const plan = new FaultPlan();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const { headers } = request;
    calls.push({ path, at: Date.now(), headers, client: clientOf(request) });
    request.resume();
    if (request.method !== 'GET') return send(response, jsonAnswer({ error: 'GET only' }, 405));
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const good = await answerFor(answers, path);
    const fault = plan.at(path);
    if (fault === undefined || isConnectionFault(fault)) return send(response, good);
    const byOtherName = request.headers.host?.startsWith('localhost') ?? false;
    await answerWrongly(fault, {
      response,
      good,
      elsewhere: byOtherName ? null : `${scheme}://localhost:${listener.port}${path}`,
      wait: (ms) => sleep(ms, undefined, { signal: gone.signal }),
      reset: () => listener.reset(request.socket.remotePort),
    });
  };

  const http = createServer((request, response) => {
    // The only failure is a client that disconnects, which tests do on purpose.
    handle(request, response).catch(() => response.destroy());
  });
  http.on('clientError', (_error, socket) => socket.destroy());
  const accept = transport(tls, certificate, http, options.asksForCertificate);
  const scheme = tls === 'none' ? 'http' : 'https';
  const listener = await openListener((raw) => {
    // Reads and discards bytes, to detect that the client disconnects.
    if (plan.overall === 'hang-connect') raw.resume();
    else accept(raw);
  });

  let settled = Promise.resolve();
  /** Applies one change at a time, since listening and closing are asynchronous. */
  const settle = (): Promise<void> => {
    settled = settled
      .catch(() => {})
      .then(() => listener.setUp(!closed && plan.overall !== 'refused'));
    return settled;
  };

  return {
    origin: `${scheme}://127.0.0.1:${listener.port}`,
    port: listener.port,
    calls,
    count: (pathPrefix = '/') =>
      calls.filter(({ path }) => path.startsWith(withSlash(pathPrefix))).length,
    async setFault(fault, pathPrefix) {
      plan.set(fault, pathPrefix);
      if (fault === 'gzip-bomb') prepareBomb();
      if (fault === 'hang-connect') await listener.drop();
      await settle();
    },
    async clearFaults() {
      plan.clear();
      await settle();
    },
    setAnswers(next) {
      answers = next;
    },
    async close() {
      closed = true;
      await settle();
    },
  };
}
