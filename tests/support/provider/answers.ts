import type { ServerResponse } from 'node:http';

/** A body that is sent without the `{data}` envelope: an image, a PDF. */
export class RawAnswer {
  readonly body: Buffer;
  readonly type: string;

  constructor(body: Buffer | string, type: string) {
    this.body = Buffer.from(body);
    this.type = type;
  }
}

/** A status that is no success, with the value of `Retry-After` if it has one. */
export class StatusAnswer {
  constructor(
    readonly status: number,
    readonly retryAfter?: string,
  ) {}
}

/**
 * Data by path with query (`/api/BseNseIndices/bse`; the first slash may be left out), or a function
 * of it, which may be asynchronous. `undefined` means that the provider has no such call: 404.
 */
export type Answers = Readonly<Record<string, unknown>> | ((path: string) => unknown);

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** The value of `data`, where there is an envelope. */
  readonly data: unknown;
  readonly retryAfter?: string;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

export function jsonAnswer(value: unknown, status = 200): Answer {
  return { status, type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)), data: undefined };
}

function ownValue(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  const key = [path, path.slice(1)].find((each) => Object.hasOwn(answers, each));
  return key === undefined ? undefined : answers[key];
}

/** The answer of a path without a fault; 500 where the answers' function throws. */
export async function answerFor(answers: Answers, path: string): Promise<Answer> {
  let data: unknown;
  try {
    data = await (typeof answers === 'function' ? answers(path) : ownValue(answers, path));
  } catch (error) {
    return jsonAnswer({ error: `no answer could be made: ${String(error)}` }, 500);
  }
  if (data instanceof RawAnswer) {
    return { status: 200, type: data.type, body: data.body, data: undefined };
  }
  if (data instanceof StatusAnswer) {
    const { status, retryAfter } = data;
    return { ...jsonAnswer({ error: 'no answer' }, status), retryAfter };
  }
  if (data === undefined) return jsonAnswer({ error: 'no such call' }, 404);
  return { ...jsonAnswer({ data }), data };
}

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    'content-type': answer.type,
    'content-length': answer.body.length,
    ...(answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }),
  });
  response.end(answer.body);
}
