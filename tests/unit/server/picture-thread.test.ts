import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { textPicture } from '@/lib/pages/share-pictures/picture';
import { pictureThread } from '@/server/renderer/picture-thread';
import { allBut } from '@/tests/support/fake-timers';

/** Answers with its own number, and does as the title says. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, picture: { title } }) => {
    if (title === 'exit') process.exit(1);
    if (title === 'throw') throw new Error('thrown');
    if (title === 'hang') return;
    if (title === 'fail') parentPort.postMessage({ id, error: new RangeError('no') });
    else parentPort.postMessage({ id, png: new Uint8Array([threadId]) });
  });
`;

const script = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'thread.mjs');
writeFileSync(script, SCRIPT);
const draw = pictureThread(script);
const titled = (title: string) => draw({ picture: textPicture('learning', title, null) });

afterAll(() => titled('exit').catch(() => undefined));

test('one thread draws all pictures, also after one that cannot be drawn', async () => {
  const [first] = await titled('one');
  expect(await Promise.all([titled('two'), titled('three')])).toEqual(
    Array(2).fill(Uint8Array.of(first ?? 0)),
  );
  await expect(titled('fail')).rejects.toThrow('no');
  expect([...(await titled('four'))]).toEqual([first]);
});

test.each([
  ['exit', 'the thread that draws pictures ended'],
  ['throw', 'thrown'],
])('a thread that ends (%s) fails its pictures and is replaced', async (title, reason) => {
  const [before = 0] = await titled('one');
  const waiting = Promise.allSettled([titled('hang'), titled(title)]);
  expect(await waiting).toMatchObject(Array(2).fill({ reason: { message: reason } }));
  expect((await titled('two'))[0]).toBeGreaterThan(before);
});

test('the thread ends when nobody asks for a while, and one that hangs with it', async () => {
  await titled('exit').catch(() => undefined);
  jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
  const [before = 0] = await titled('one');
  jest.advanceTimersByTime(29_999);
  const hanging = titled('hang');
  jest.advanceTimersByTime(29_999);
  expect([...(await titled('two'))]).toEqual([before]);
  jest.advanceTimersByTime(30_000);
  await expect(hanging).rejects.toThrow('the thread that draws pictures ended');
  jest.useRealTimers();
  expect((await titled('three'))[0]).toBeGreaterThan(before);
});
