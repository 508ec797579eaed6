import { startFresh } from '../../support/fresh-site';
import { RawAnswer, startProvider, type TestProvider } from '../../support/provider/server';
import { clockIsRead, until } from '../../support/until';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const HOUR = 3_600_000;

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider({
    answers: {
      '/a.svg': new RawAnswer(SVG, 'image/svg+xml'),
      '/b.pdf': new RawAnswer('<p>Not a PDF</p>', 'text/html'),
    },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await provider.close();
});

async function start(variables: Record<string, string> = { ASSETS_BASE_URL: provider.origin }) {
  startFresh(variables);
  return (await import('@/lib/provider/assets')).getAsset;
}

/** Advances the clock of the cache. */
async function later(milliseconds: number): Promise<void> {
  const now = performance.now() + milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await clockIsRead();
}

test('a thousand concurrent readers make one call', async () => {
  const getAsset = await start();
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => getAsset('a.svg')));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatchObject({ type: 'image/svg+xml', body: Buffer.from(SVG) });
  expect(provider.count()).toBe(1);
});

test('a stale file is served at once and refreshed in the background', async () => {
  const getAsset = await start();
  const first = await getAsset('a.svg');
  const changed = SVG.replace('/>', '><g/></svg>');
  provider.setAnswers({ '/a.svg': new RawAnswer(changed, 'image/svg+xml') });
  await later(HOUR + 1_000);
  expect(await getAsset('a.svg')).toBe(first);
  await until(async () => (await getAsset('a.svg')) !== first);
  expect(await getAsset('a.svg')).toMatchObject({ body: Buffer.from(changed) });
});

test.each(['500', 'refused', 'html'] as const)('%s never replaces a good file', async (fault) => {
  const getAsset = await start();
  const { log } = await import('@/lib/tools/log');
  const failures = jest.spyOn(log, 'warn');
  const first = await getAsset('a.svg');
  await provider.setFault(fault);
  for (const [at, hours] of [1, 3, 5].entries()) {
    await later(hours * HOUR + 1_000);
    expect(await getAsset('a.svg')).toBe(first);
    await until(() => failures.mock.calls.length === at + 1);
    expect(await getAsset('a.svg')).toBe(first);
  }
});

test('a missing file is requested once while its 404 is cached', async () => {
  const getAsset = await start();
  expect(await getAsset('missing.svg')).toBe('unknown');
  expect(await getAsset('missing.svg')).toBe('unknown');
  expect(provider.count()).toBe(1);
  await later(31_000);
  provider.setAnswers({ '/missing.svg': new RawAnswer(SVG, 'image/svg+xml') });
  expect(await getAsset('missing.svg')).toMatchObject({ type: 'image/svg+xml' });
});

test('a failed file is unavailable until the base answers again', async () => {
  await provider.setFault('500');
  const getAsset = await start();
  expect(await getAsset('a.svg')).toBe('unavailable');
  const calls = provider.count();
  expect(await getAsset('a.svg')).toBe('unavailable');
  expect(provider.count()).toBe(calls);
  await provider.clearFaults();
  await later(31_000);
  expect(await getAsset('a.svg')).toMatchObject({ type: 'image/svg+xml' });
});

test('after the first timeout no reader waits for the base', async () => {
  await provider.setFault('hang');
  const getAsset = await start();
  expect(await getAsset('a.svg')).toBe('unavailable');
  const before = Date.now();
  expect(await getAsset('another.svg')).toBe('unavailable');
  expect(Date.now() - before).toBeLessThan(1_000);
  await provider.clearFaults();
});

test('a file whose type differs from its extension is not served', async () => {
  const getAsset = await start();
  expect(await getAsset('b.pdf')).toBe('unavailable');
});

test.each(['../a.svg', 'a.html', 'https://elsewhere.example/a.svg', ''])(
  '%j is unknown without a call',
  async (path) => {
    const getAsset = await start();
    expect(await getAsset(path)).toBe('unknown');
    expect(provider.count()).toBe(0);
  },
);

test('without a base the sample files are served', async () => {
  const getAsset = await start({});
  expect(await getAsset('forms/nomination.pdf')).toMatchObject({ type: 'application/pdf' });
  expect(await getAsset('forms/none.pdf')).toBe('unknown');
});
