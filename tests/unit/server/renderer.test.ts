import { mkdtempSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';

import { type Renderer, startRenderer } from '@/server/renderers/renderer';

import { until } from '../../support/until';

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-process-'));
/** A busy machine keeps a process of low priority from the processor for half a second and more. */
const PACE = {
  lookEvery: 100,
  looksMost: 30,
  youngFor: 0,
  looksMostYoung: 30,
  waitFirst: 10,
  waitMost: 40,
  steadyAfter: 60_000,
  stopMost: 2_000,
  askEvery: 200,
  unansweredMost: 3,
};

/** A renderer's program: it answers with its process id, and does as the path says. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { rmSync } from 'node:fs';
  const [socket] = process.argv.slice(2);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => message === 'stop' && process.exit(0));
  rmSync(socket, { force: true });
  createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    else if (request.url === '/hang') for (;;);
    else response.end(String(process.pid));
  }).listen(socket, () => process.send('ready'));
  setInterval(() => process.send('alive'), 50);
`;

function start(program: string, pace = PACE): Renderer {
  const script = path.join(mkdtempSync(path.join(folder, 'program-')), 'renderer.mjs');
  writeFileSync(script, program);
  const socketPath = path.join(path.dirname(script), 'socket');
  return startRenderer({ number: 1, socketPath, script, pace });
}

const ask = async ({ ask: { whole } }: Renderer, url: string): Promise<string> =>
  (await whole({ method: 'GET', url, headers: { host: 'localhost' } })).body.toString();

let renderer: Renderer;
afterEach(() => renderer.stop());

test.each([
  ['dies', '/die'],
  ['hangs', '/hang'],
])(
  'a renderer that %s fails what it was asked for, and another one takes its place',
  async (_, url) => {
    renderer = start(PROGRAM);
    await renderer.started;
    const first = await ask(renderer, '/');
    expect(Number(first)).toBe(renderer.pid());
    await expect(ask(renderer, url)).rejects.toMatchObject({ name: 'RendererDownError' });
    await until(() => renderer.restarts() === 1 && renderer.isUp());
    expect(await ask(renderer, '/')).not.toBe(first);
  },
);

/** Renderers that still give signs of life. */
test.each([
  ['whose socket is gone', 'rmSync(socket)'],
  ['whose handler hangs', 'isDeaf = true'],
])('a renderer %s is replaced', async (_, fault) => {
  const program = PROGRAM.replace('if (request.url', 'if (isDeaf) return; if (request.url').replace(
    "process.kill(process.pid, 'SIGKILL');",
    `{ ${fault}; response.end('broken'); }\n`,
  );
  renderer = start(`let isDeaf = false;${program}`);
  await renderer.started;
  expect(await ask(renderer, '/die')).toBe('broken');
  await until(() => renderer.restarts() === 1 && renderer.isUp());
  expect(Number(await ask(renderer, '/'))).toBe(renderer.pid());
});

test('a renderer that has ended is down until the next one is ready', async () => {
  renderer = start(PROGRAM);
  await renderer.started;
  await ask(renderer, '/die').catch(() => undefined);
  await until(() => !renderer.isUp());
  await expect(ask(renderer, '/')).rejects.toMatchObject({ name: 'RendererDownError' });
  await until(() => renderer.isUp());
});

test.each([
  ['has the front’s priority while it is young', 60_000, getPriority()],
  ['gives way to the front after that', 0, constants.priority.PRIORITY_BELOW_NORMAL],
])('it %s', async (_, youngFor, priority) => {
  renderer = start(PROGRAM, { ...PACE, youngFor });
  await renderer.started;
  await until(() => getPriority(renderer.pid() ?? 0) === priority);
});

test('one that ends before it was ever ready stops the start', async () => {
  renderer = start('process.exit(1);');
  await expect(renderer.started).rejects.toThrow('its renderer ended before it was ready');
});

test('one that is stopped is not started again', async () => {
  renderer = start(PROGRAM);
  await renderer.started;
  await renderer.stop();
  expect([renderer.isUp(), renderer.restarts()]).toEqual([false, 0]);
});

test('a rendering that nobody waits for is ended in the renderer too', async () => {
  renderer = start(`
    import { createServer } from 'node:http';
    let gone = 0;
    process.on('message', (message) => message === 'stop' && process.exit(0));
    createServer((request, response) => {
      if (request.url === '/gone') response.end(String(gone));
      else response.on('close', () => (gone += 1));
    }).listen(process.argv[2], () => process.send('ready'));
    setInterval(() => process.send('alive'), 50);
  `);
  await renderer.started;
  const controller = new AbortController();
  const request = { method: 'GET', url: '/long', headers: { host: 'localhost' } } as const;
  const left = renderer.ask.whole(request, controller.signal);
  const ends = expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await ask(renderer, '/gone');
  controller.abort();
  await ends;
  while ((await ask(renderer, '/gone')) !== '1');
});
