import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { JSON_TYPE, jsonAnswer, send, type Answer } from './answers';
import { breakItems, wrongKind } from './spoil';

const MIB = 1_048_576;
/** Eight times the limit on a body. */
export const HUGE_BYTES = 64 * MIB;
const CHUNK = 65_536;
const SLOW = 2_000;
const DRIP = 1_000;

/** A request that a fault answers. */
export interface FaultyRequest {
  readonly response: ServerResponse;
  /** The answer without the fault. */
  readonly good: Answer;
  /** The same address under the host's other name; `null` where the request used that name. */
  readonly elsewhere: string | null;
  /** Waits; rejects when the client goes away. */
  wait(ms: number): Promise<void>;
  /** Resets the connection. */
  reset(): void;
}

/** Valid JSON of 64 MiB. */
function* hugeBody(): Generator<Buffer> {
  const filler = Buffer.alloc(CHUNK, 'x');
  yield Buffer.from('{"data":["');
  for (let sent = 0; sent < HUGE_BYTES; sent += CHUNK) yield filler;
  yield Buffer.from('"]}');
}

let bomb: Buffer | null = null;

/** Compresses the body of the fault `gzip-bomb`, so that no request waits for it. */
export function prepareBomb(): void {
  bomb ??= gzipSync(Buffer.concat([...hugeBody()]));
}

function start(response: ServerResponse, headers: Record<string, string | number> = {}): void {
  response.writeHead(200, { 'content-type': JSON_TYPE, ...headers });
  response.flushHeaders();
}

function body(good: Answer): Buffer {
  return good.status === 200 ? good.body : Buffer.from('{"data":[]}');
}

/** Faults of a response; each may be limited to paths. */
const ANSWER_FAULTS = {
  hang: () => {},
  '500': ({ response }) => send(response, jsonAnswer({ error: 'internal error' }, 500)),
  '503': ({ response }) => send(response, jsonAnswer({ error: 'unavailable' }, 503)),
  reset: ({ reset }) => reset(),
  html: ({ response }) => {
    const page = Buffer.from('<!doctype html><title>Maintenance</title><p>Back soon.</p>');
    send(response, { status: 200, type: 'text/html; charset=utf-8', body: page, data: undefined });
  },
  'not-json': ({ response }) => {
    const text = Buffer.from('{"data": [{"symbol": "INFY", ');
    send(response, { status: 200, type: JSON_TYPE, body: text, data: undefined });
  },
  /** Chunked, without a length: only counting bytes detects it. */
  huge: async ({ response }) => {
    start(response);
    await pipeline(Readable.from(hugeBody(), { objectMode: false }), response);
  },
  'no-data': ({ response }) => send(response, jsonAnswer({})),
  'wrong-kind': ({ response, good }) => {
    if (good.data === undefined) return send(response, good);
    send(response, jsonAnswer({ data: wrongKind(good.data) }));
  },
  drip: async ({ response, good, wait }) => {
    const whole = body(good);
    start(response, { 'content-length': whole.length });
    for (const byte of whole) {
      response.write(Buffer.of(byte));
      await wait(DRIP);
    }
    response.end();
  },
  slow: async ({ response, good, wait }) => {
    await wait(SLOW);
    send(response, good);
  },
  /** Half a body, then a clean end of the connection. */
  truncated: ({ response, good }) => {
    const whole = body(good);
    start(response, { 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length >> 1), () => response.socket?.end());
  },
  'gzip-bomb': ({ response }) => {
    prepareBomb();
    start(response, { 'content-encoding': 'gzip', 'content-length': bomb?.length ?? 0 });
    response.end(bomb);
  },
  /** Redirects to another name of the same host, which would answer correctly. */
  redirect: ({ response, good, elsewhere }) => {
    if (elsewhere === null) return send(response, good);
    response.writeHead(302, { location: elsewhere, 'content-length': 0 }).end();
  },
  'bad-items': ({ response, good }) => {
    if (good.data === undefined) return send(response, good);
    send(response, jsonAnswer({ data: breakItems(good.data) }));
  },
} satisfies Record<string, (request: FaultyRequest) => void | Promise<void>>;

type AnswerFault = keyof typeof ANSWER_FAULTS;

/**
 * Faults of the connection: `refused` stops listening, `hang-connect` accepts connections and sends
 * nothing, not even a TLS handshake.
 */
const CONNECTION_FAULTS = ['refused', 'hang-connect'] as const;
type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

export type FaultName = AnswerFault | ConnectionFault;

export const FAULT_NAMES: readonly FaultName[] = [
  ...CONNECTION_FAULTS,
  ...(Object.keys(ANSWER_FAULTS) as AnswerFault[]),
];

export function isConnectionFault(fault: FaultName): fault is ConnectionFault {
  return CONNECTION_FAULTS.some((name) => name === fault);
}

/** Answers a request with a fault. Rejects when the client disconnects. */
export async function answerWrongly(fault: AnswerFault, request: FaultyRequest): Promise<void> {
  await ANSWER_FAULTS[fault](request);
}
