import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * What to do with an answer once its head is known: let it through, hold its body back to the end,
 * or not even look at the body since it is at hand.
 */
export type Way = 'pass' | 'hold' | 'drop';

/** Bytes of a body that is held back; nothing the site serves as text comes near. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface Holding {
  /** Called once, when status and headers are set and nothing is sent. */
  atHead(): Way;
  /** Called once with the whole body of an answer that is not let through. */
  atEnd(body: Buffer): void;
  /** Called in place of `atEnd` where the body is longer than can be held. */
  atOverflow(): void;
}

type Done = (error?: Error | null) => void;
type Plain = (...all: unknown[]) => unknown;

function setHeaders(
  response: ServerResponse,
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined,
): void {
  if (Array.isArray(headers)) {
    for (let at = 0; at + 1 < headers.length; at += 2) {
      response.setHeader(String(headers[at]), headers[at + 1] as string);
    }
    return;
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

const bufferOf = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array);

/** Sends the answer as it now is, past the holding. */
export type Send = (body: Buffer | null) => void;

/**
 * Stands between the framework and its response: what it writes is held until the end, where the
 * holder wants that. To the framework everything looks sent.
 * @returns how the holder sends what it made of the answer
 */
export function holdAnswer(response: ServerResponse, holding: Holding): Send {
  const writeHead = response.writeHead.bind(response) as Plain;
  const write = response.write.bind(response) as Plain;
  const end = response.end.bind(response) as Plain;
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Buffer[] = [];
  let bytes = 0;
  let way: Way | null = null;
  let isOver = false;

  const begin = (): Way => {
    if (way === null) {
      way = holding.atHead();
      if (way === 'pass') writeHead(response.statusCode);
    }
    return way;
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || way === 'drop' || isOver) return;
    const part = bufferOf(chunk, encoding);
    bytes += part.length;
    chunks.push(part);
    if (bytes <= MOST_BYTES) return;
    isOver = true;
    chunks.length = 0;
    holding.atOverflow();
  };
  const tell = (done: unknown) => {
    if (typeof done === 'function') process.nextTick(done as Done);
  };

  Object.defineProperty(response, 'headersSent', {
    configurable: true,
    get: () => way !== null,
  });
  response.writeHead = ((status: number, reason?: unknown, headers?: unknown) => {
    response.statusCode = status;
    setHeaders(response, (typeof reason === 'string' ? headers : reason) as OutgoingHttpHeaders);
    begin();
    return response;
  }) as typeof response.writeHead;
  response.flushHeaders = () => {
    if (begin() === 'pass') flushHeaders();
  };
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    if (begin() === 'pass') return write(chunk, encoding, done);
    take(chunk, encoding);
    tell(typeof encoding === 'function' ? encoding : done);
    return true;
  }) as typeof response.write;
  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (begin() === 'pass') return end(chunk, encoding, done);
    if (typeof chunk !== 'function') take(chunk, encoding);
    tell([chunk, encoding, done].find((one) => typeof one === 'function'));
    if (!isOver) {
      isOver = true;
      holding.atEnd(Buffer.concat(chunks));
      chunks.length = 0;
    }
    return response;
  }) as typeof response.end;

  return (body) => {
    if (response.destroyed) return;
    writeHead(response.statusCode);
    if (body === null) end();
    else end(body);
  };
}
