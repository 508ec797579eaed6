import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { fetchRaw } from '@/tests/support/provider/client';
import { runCommand } from '@/tests/support/provider/command';
import { HUGE_BYTES, type FaultName } from '@/tests/support/provider/faults';
import { ANSWERS, closeAll, LIST, start } from '@/tests/support/provider/fixtures';
import { RawAnswer } from '@/tests/support/provider/server';
import { isBrokenAt } from '@/tests/support/provider/spoil';

const folder = mkdtempSync(join(tmpdir(), 'test-provider-'));
const json = (body: Buffer): unknown => JSON.parse(body.toString());

jest.setTimeout(30_000);
afterEach(closeAll);
afterAll(() => rmSync(folder, { recursive: true }));

describe('answers', () => {
  test('come from a record by path with query, within the envelope', async () => {
    const { origin } = await start();
    const { status, type, body } = await fetchRaw(`${origin}/api/list`);
    expect([status, type, json(body)]).toEqual([
      200,
      'application/json; charset=utf-8',
      { data: LIST },
    ]);
    expect(json((await fetchRaw(`${origin}/api/q?a=b`)).body)).toEqual({ data: [1] });
    expect((await fetchRaw(`${origin}/api/q`)).status).toBe(404);
  });

  test('come from a function, as they are where raw, and can be replaced', async () => {
    const provider = await start({
      answers: async (path) => {
        if (path === '/broken') throw new Error('no figures');
        return path === '/icon' ? new RawAnswer('<svg/>', 'image/svg+xml') : { path };
      },
    });
    const read = (path: string) => fetchRaw(provider.origin + path);
    expect(json((await read('/a?b=c')).body)).toEqual({ data: { path: '/a?b=c' } });
    expect(await read('/icon')).toMatchObject({ type: 'image/svg+xml' });
    expect((await read('/icon')).body.toString()).toBe('<svg/>');
    expect(await read('/broken')).toMatchObject({ status: 500 });
    provider.setAnswers({ '/a': null });
    expect(json((await read('/a')).body)).toEqual({ data: null });
    expect((await read('/constructor')).status).toBe(404);
  });

  test('are counted by path', async () => {
    const { origin, calls, count } = await start();
    const before = Date.now();
    for (const path of ['/api/list', '/api/q?a=b', '/other']) await fetchRaw(origin + path);
    expect([count(), count('/api/'), count('api/q'), count('/none')]).toEqual([3, 2, 1, 0]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/list', '/api/q?a=b', '/other']);
    expect(calls[0]?.at).toBeGreaterThanOrEqual(before);
  });
});

describe('faults of an answer', () => {
  const under = async (fault: FaultName, path = '/api/list', patience = 5_000) => {
    const provider = await start();
    await provider.setFault(fault);
    const outcome = await fetchRaw(provider.origin + path, {}, patience);
    return { provider, ...outcome };
  };

  test('hang never answers', async () => {
    const { provider, status, error } = await under('hang', '/api/list', 300);
    expect([status, error, provider.count()]).toEqual([undefined, ' patience ran out', 1]);
  });

  test.each(['500', '503'] as const)('%s is that status', async (fault) => {
    expect((await under(fault)).status).toBe(Number(fault));
  });

  test('reset breaks the connection', async () => {
    const { status, error } = await under('reset');
    expect([status, error]).toEqual([undefined, 'ECONNRESET read ECONNRESET']);
  });

  test('html is a page with status 200', async () => {
    const { status, type, body } = await under('html');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('<!doctype html>');
  });

  test('not-json says it is JSON', async () => {
    const { status, type, body } = await under('not-json');
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(() => json(body)).toThrow(SyntaxError);
  });

  test('huge is valid JSON of 64 MiB', async () => {
    const { error, body } = await under('huge', '/api/list', 20_000);
    expect(error).toBeUndefined();
    expect(body.length).toBeGreaterThan(HUGE_BYTES);
    expect(json(body)).toHaveProperty('data');
  });

  test('gzip-bomb is small and unpacks to 64 MiB', async () => {
    const { encoding, body } = await under('gzip-bomb');
    expect([encoding, body.length < 200_000]).toEqual(['gzip', true]);
    expect(gunzipSync(body).length).toBeGreaterThan(HUGE_BYTES);
  });

  test('no-data has no data', async () => {
    expect(json((await under('no-data')).body)).toEqual({});
  });

  test('wrong-kind turns a list into an object and the reverse', async () => {
    expect(json((await under('wrong-kind')).body)).toEqual({ data: { list: LIST } });
    expect(json((await under('wrong-kind', '/api/record')).body)).toEqual({
      data: [ANSWERS['/api/record']],
    });
  });

  test('drip sends a byte a second', async () => {
    const { status, body, error } = await under('drip', '/api/list', 2_500);
    expect([status, body.toString(), error]).toEqual([200, '{"d', ' patience ran out']);
  });

  test('slow takes two seconds and is then good', async () => {
    const before = Date.now();
    const { body } = await under('slow');
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_990);
    expect(json(body)).toEqual({ data: LIST });
  });

  test('truncated ends in the middle of the body', async () => {
    const { status, error, body } = await under('truncated');
    expect([status, error]).toEqual([200, 'ECONNRESET aborted']);
    expect(body.toString()).toBe(JSON.stringify({ data: LIST }).slice(0, body.length));
  });

  test('redirect leads to another host, which would answer', async () => {
    const { provider, status, location } = await under('redirect');
    expect([status, location]).toEqual([302, `http://localhost:${provider.port}/api/list`]);
    expect(json((await fetchRaw(location ?? '')).body)).toEqual({ data: LIST });
  });

  test('bad-items breaks every second item and no other', async () => {
    const { data } = json((await under('bad-items')).body) as { data: unknown[] };
    expect(data).toHaveLength(LIST.length);
    LIST.forEach((item, index) => {
      if (isBrokenAt(index)) expect(data[index]).not.toEqual(item);
      else expect(data[index]).toEqual(item);
    });
    expect(data[1]).toBeNull();
    expect(data[3]).toEqual({ symbol: { unusable: true }, close_price: { unusable: true } });
    const record = json((await under('bad-items', '/api/record')).body);
    expect(record).toEqual({ data: { name: 'one', parts: data } });
  });
});

describe('the plan of faults', () => {
  test('refused stops listening and comes back on the same port', async () => {
    const { origin, setFault, clearFaults, count } = await start();
    await setFault('refused');
    expect((await fetchRaw(origin)).error).toMatch(/^ECONNREFUSED/);
    await clearFaults();
    expect((await fetchRaw(`${origin}/api/list`)).status).toBe(200);
    expect(count()).toBe(1);
  });

  test('hang-connect accepts without answering a TLS greeting', async () => {
    const { origin, setFault, clearFaults, count } = await start({ tls: 'modern' });
    await setFault('hang-connect');
    expect((await fetchRaw(origin, {}, 300)).error).toBe(' patience ran out');
    expect(count()).toBe(0);
    await clearFaults();
    expect((await fetchRaw(`${origin}/api/list`)).status).toBe(200);
  });

  test('goes by the longest prefix and changes mid-run', async () => {
    const { origin, setFault, clearFaults } = await start();
    const statuses = () =>
      Promise.all(
        ['/api/list', '/api/record', '/x'].map(async (p) => (await fetchRaw(origin + p)).status),
      );
    await setFault('500', '/api/');
    expect(await statuses()).toEqual([500, 500, 404]);
    await setFault('503', 'api/rec');
    expect(await statuses()).toEqual([500, 503, 404]);
    await setFault('redirect');
    expect(await statuses()).toEqual([500, 503, 302]);
    await clearFaults();
    expect(await statuses()).toEqual([200, 200, 404]);
  });

  test('limits no fault of the connection to paths', async () => {
    const { setFault } = await start();
    await expect(setFault('refused', '/api')).rejects.toThrow('applies to all of them');
  });
});

describe('the command', () => {
  test('obeys lines of JSON', async () => {
    const [input, output, stop] = [new PassThrough(), new PassThrough(), new AbortController()];
    const ended = runCommand(['--authority-dir', folder], input, output, stop.signal);
    const lines = output.setEncoding('utf8')[Symbol.asyncIterator]();
    const next = async () => JSON.parse(String((await lines.next()).value)) as { origin: string };
    const say = async (order: unknown) => {
      input.write(`${JSON.stringify(order)}\n`);
      return next();
    };
    const { origin } = await next();
    expect(await say({ answers: ANSWERS })).toEqual({ ok: true });
    expect((await fetchRaw(`${origin}/api/list`)).status).toBe(200);
    expect(await say({ fault: '503', path: '/api/' })).toEqual({ ok: true });
    expect((await fetchRaw(`${origin}/api/list`)).status).toBe(503);
    expect(await say({ clear: true })).toEqual({ ok: true });
    expect(await say({ calls: true })).toEqual({ calls: 2, byPath: { '/api/list': 2 } });
    expect(await say({ calls: true, path: '/x' })).toMatchObject({ calls: 0 });
    expect(await say({ fault: 'none such' })).toHaveProperty('error');
    expect(await say('')).toHaveProperty('error');
    stop.abort();
    await ended;
    expect((await fetchRaw(origin)).error).toMatch(/^ECONNREFUSED/);
  });

  test('refuses an unknown kind of TLS', async () => {
    const run = runCommand(['--tls', 'ssl2'], new PassThrough(), new PassThrough());
    await expect(run).rejects.toThrow('--tls is one of none, modern');
  });

  test('runs as a process, with answers from a module, until its input ends', async () => {
    const main = join(folder, 'main.cjs');
    const build = ['--bundle', '--platform=node', '--format=cjs', '--log-level=error'];
    execFileSync('node_modules/.bin/esbuild', [
      'tests/support/provider/main.ts',
      `--outfile=${main}`,
      ...build,
    ]);
    const answers = join(folder, 'answers.mjs');
    writeFileSync(answers, 'export const answers = (path) => ({ path });');
    const args = [main, '--tls', 'modern', '--answers', answers, '--authority-dir', folder];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = (await new Promise<Buffer>((done) => child.stdout.once('data', done)))
      .toString()
      .split('\n');
    const { origin, authority } = JSON.parse(line ?? '') as Record<'origin' | 'authority', string>;
    const outcome = await fetchRaw(`${origin}/a`, { ca: readFileSync(authority) });
    expect(json(outcome.body)).toEqual({ data: { path: '/a' } });
    child.stdin.end();
    expect(await new Promise((done) => child.once('exit', done))).toBe(0);
  });
});
