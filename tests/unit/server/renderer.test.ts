import { mkdtempSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';

import { INTERNAL } from '@/lib/tools/renderer-protocol';
import { LOWER_PRIORITY, type Pace } from '@/server/renderer-pool/pace';
import { type Renderer, startRenderer } from '@/server/renderer-pool/renderer';

import { until } from '../../support/until';

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-process-'));
/** A busy machine keeps a process of low priority from the processor for half a second and more. */
const PACE: Pace = {
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
  unansweredMostBusy: 3,
  isBusy: () => false,
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

test('a renderer that answers visitors is not replaced, however late it answers the front', async () => {
  const isFront = `request.url === '${INTERNAL.readiness}'`;
  renderer = start(PROGRAM.replace('if (request.url', `if (${isFront}) return; if (request.url`));
  await renderer.started;
  const enough = performance.now() + 2 * PACE.unansweredMost * PACE.askEvery;
  while (performance.now() < enough) await ask(renderer, '/');
  expect(renderer.restarts()).toBe(0);
  await until(() => renderer.restarts() === 1);
});

/** Silent or late for two to three seconds, then well again: it got no processor. */
test.each([
  [
    'is silent',
    "if (request.url === '/late') { const end = Date.now() + 2_500; while (Date.now() < end); response.end('at last'); }",
  ],
  [
    'answers late',
    "if (request.url === '/late') { lateUntil = Date.now() + 2_500; response.end('at last'); } else if (Date.now() < lateUntil) setTimeout(() => response.end(), lateUntil - Date.now());",
  ],
])(
  'on a busy machine a renderer that %s is waited for, and one that hangs is not',
  async (_, late) => {
    const program = `let lateUntil = 0;${PROGRAM.replace('if (request.url', `${late} else if (request.url`)}`;
    renderer = start(program, {
      ...PACE,
      looksMost: 5,
      looksMostYoung: 60,
      unansweredMostBusy: 60,
      isBusy: () => true,
    });
    await renderer.started;
    const first = renderer.pid();
    expect(await ask(renderer, '/late')).toBe('at last');
    await ask(renderer, '/');
    expect(renderer.pid()).toBe(first);
    expect(renderer.restarts()).toBe(0);
    await expect(ask(renderer, '/hang')).rejects.toMatchObject({ name: 'RendererDownError' });
    await until(() => renderer.restarts() === 1 && renderer.isUp());
  },
);

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
  ['gives way to the front after that', 0, LOWER_PRIORITY],
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
