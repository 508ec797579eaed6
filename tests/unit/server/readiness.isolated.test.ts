import type { Readiness } from '@/lib/tools/renderer-protocol';
import type { Renderer } from '@/server/renderer-pool/renderer';

type Process = Pick<Renderer, 'ask' | 'isUp'>;
const WELL: Readiness = { faults: [], warnings: [] };

const renderer = (answer: () => Promise<Readiness>, isUp = true): Process => ({
  isUp: () => isUp,
  ask: {
    whole: async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(await answer())),
      busyMs: 0,
      lacksData: false,
    }),
    stream: () => Promise.reject(new Error('not asked')),
  },
});
const saying = (said: Readiness) => renderer(async () => said);
const silent = renderer(() => Promise.reject(new Error('gone')));

async function answerOf(processes: readonly Process[]) {
  jest.resetModules();
  const readiness = await import('@/server/operations/readiness');
  readiness.addReadinessCheck('no renderer answers', () => readiness.askReadiness(processes));
  readiness.becomeReady();
  return readiness.checkReadiness();
}

test.each<[string, readonly Process[], boolean, string]>([
  ['all is well', [saying(WELL)], true, 'ready'],
  ['one of two says nothing', [saying(WELL), silent], true, 'ready'],
  ['none says anything', [silent], false, 'no renderer answers'],
  ['none is up', [renderer(async () => WELL, false)], false, 'no renderer answers'],
  [
    'one of two cannot store enquiries',
    [saying(WELL), saying({ faults: ['enquiries cannot be stored'], warnings: [] })],
    false,
    'enquiries cannot be stored',
  ],
  [
    'both cannot write their cache',
    [
      saying({ faults: [], warnings: ['no cache'] }),
      saying({ faults: [], warnings: ['no cache'] }),
    ],
    true,
    'ready\nwarning: no cache',
  ],
])('%s', async (_, processes, isReady, text) => {
  expect(await answerOf(processes)).toEqual({ isReady, text });
});
