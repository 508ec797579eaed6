import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

export interface Visit {
  readonly path: string;
  /** 0 where the connection was refused or cut. */
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

const texts = new Map<string, string>();

/** Unpacks a page, each text once: thousands of visitors get the same. */
function unpack(body: Buffer, encoding: string | undefined, tag: string | undefined): string {
  const known = tag ? texts.get(tag) : undefined;
  if (known !== undefined) return known;
  const text = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
  if (tag) texts.set(tag, text);
  return text;
}

/** Fetches a page as a visitor would. Resolves in every case; times out after `timeout` ms. */
export function visit(
  origin: string,
  path: string,
  agent: Agent,
  timeout = 60_000,
): Promise<Visit> {
  const start = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const finish = (status: number, body = '') =>
      resolve({ path, status, ms: performance.now() - start, body });
    const options = { agent, timeout, headers: { 'accept-encoding': 'br' } };
    const request = get(origin + path, options, (response) => {
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('close', () => {
        const { 'content-encoding': encoding, etag } = response.headers;
        // A body that is cut in the middle is worse than none.
        if (!response.complete) finish(0);
        else finish(response.statusCode ?? 0, unpack(Buffer.concat(parts), encoding, etag));
      });
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => finish(0));
  });
}

/** Visits the pages round robin over some connections, for some ms or until a promise settles. */
export async function load(
  origin: string,
  paths: readonly string[],
  { connections, ms }: { connections: number; ms: number | Promise<unknown> },
): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits: Visit[] = [];
  let isOver = false;
  const end = typeof ms === 'number' ? wait(ms) : ms;
  void end.then(() => (isOver = true));
  let count = 0;
  const visitor = async () => {
    while (!isOver) {
      const path = paths[count % paths.length] ?? '/';
      count += 1;
      const { body, ...rest } = await visit(origin, path, agent);
      visits.push({ ...rest, body: isDesigned(body) ? 'designed' : body.slice(0, 200) });
      if (rest.status === 0) await wait(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return visits;
}

/** Whether it is one of the site's own pages: a heading within the frame. */
export const isDesigned = (body: string): boolean =>
  body === 'designed' || (/<h1[\s>]/.test(body) && body.includes('</html>'));

export function countStatuses(visits: readonly Visit[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of visits) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What is wrong with answers: a status that no page has, or a body that is none. */
export function problemsOf(visits: readonly Visit[]): string[] {
  const wrong = visits.filter(
    ({ status, body }) => ![200, 404, 503].includes(status) || !isDesigned(body),
  );
  return [...new Set(wrong.map(({ path, status }) => `${path} answered ${status || 'nothing'}`))];
}
