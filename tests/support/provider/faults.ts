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

/** One request under a fault. */
export interface Exchange {
  readonly response: ServerResponse;
  /** What the path would answer without the fault. */
  readonly good: Answer;
  /** The same address under the host's other name; null where the request came by that name. */
  readonly elsewhere: string | null;
  /** Waits; rejects when the client goes away. */
  wait(ms: number): Promise<void>;
  /** Resets the connection. */
  reset(): void;
}

/** Valid JSON of 64 MiB, so that nothing but its size is wrong. */
function* hugeBody(): Generator<Buffer> {
  const filler = Buffer.alloc(CHUNK, 'x');
  yield Buffer.from('{"data":["');
  for (let sent = 0; sent < HUGE_BYTES; sent += CHUNK) yield filler;
  yield Buffer.from('"]}');
}

let bomb: Buffer | null = null;

function start(response: ServerResponse, headers: Record<string, string | number> = {}): void {
  response.writeHead(200, { 'content-type': JSON_TYPE, ...headers });
  response.flushHeaders();
}

function body(good: Answer): Buffer {
  return good.status === 200 ? good.body : Buffer.from('{"data":[]}');
}

/** Faults of an answer, by name; each may be limited to paths. */
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
  /** Sent in chunks without a length, so that only counting bytes helps. */
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
  /** Half a body, then an orderly end of the connection. */
  truncated: ({ response, good }) => {
    const whole = body(good);
    start(response, { 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length >> 1), () => response.socket?.end());
  },
  'gzip-bomb': ({ response }) => {
    bomb ??= gzipSync(Buffer.concat([...hugeBody()]));
    start(response, { 'content-encoding': 'gzip', 'content-length': bomb.length });
    response.end(bomb);
  },
  /** To a host that would answer well, so that following it shows. */
  redirect: ({ response, good, elsewhere }) => {
    if (elsewhere === null) return send(response, good);
    response.writeHead(302, { location: elsewhere, 'content-length': 0 }).end();
  },
  'bad-items': ({ response, good }) => {
    if (good.data === undefined) return send(response, good);
    send(response, jsonAnswer({ data: breakItems(good.data) }));
  },
} satisfies Record<string, (exchange: Exchange) => void | Promise<void>>;

type AnswerFault = keyof typeof ANSWER_FAULTS;

/**
 * Faults of the connection, which know no path: `refused` stops listening, `hang-connect` accepts
 * and then says nothing, not even to a TLS greeting.
 */
const CONNECTION_FAULTS = ['refused', 'hang-connect'] as const;
type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

export type FaultName = AnswerFault | ConnectionFault;

export const FAULT_NAMES: readonly FaultName[] = [
  ...CONNECTION_FAULTS,
  ...(Object.keys(ANSWER_FAULTS) as AnswerFault[]),
];

export function isFaultName(value: unknown): value is FaultName {
  return FAULT_NAMES.some((name) => name === value);
}

export function isConnectionFault(fault: FaultName): fault is ConnectionFault {
  return CONNECTION_FAULTS.some((name) => name === fault);
}

/** Answers one request the wrong way; rejects when the client goes away first. */
export async function answerWrongly(fault: AnswerFault, exchange: Exchange): Promise<void> {
  await ANSWER_FAULTS[fault](exchange);
}
