import { Worker } from 'node:worker_threads';

import type { Asked, Drawing, Drawn } from '@/lib/pages/share-pictures/drawer';

const HEAP = { maxOldGenerationSizeMb: 128 };

/** The thread ends so long after it was last asked, in ms; so does a drawing that takes longer. */
const END_AFTER = 30_000;

interface Thread {
  readonly worker: Worker;
  readonly end: NodeJS.Timeout;
  readonly waiting: Map<number, (drawn: Drawn) => void>;
}

/** @param onEnd called once it takes no more drawings */
function startThread(script: string, onEnd: () => void): Thread {
  const worker = new Worker(script, { resourceLimits: HEAP });
  const waiting: Thread['waiting'] = new Map();
  const fail = (error: Error): void => {
    onEnd();
    waiting.forEach((settle, id) => settle({ id, error }));
  };
  worker.on('message', (drawn: Drawn) => waiting.get(drawn.id)?.(drawn));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that draws pictures ended')));
  worker.unref();
  const end = setTimeout(() => {
    onEnd();
    void worker.terminate();
  }, END_AFTER);
  return { worker, end: end.unref(), waiting };
}

/**
 * Draws in a thread of its own, which begins with the first picture. One that ends fails what it was
 * asked for, and the next picture has a new one.
 * @param script `components/sections/share-picture/worker.ts`, bundled
 */
export function pictureThread(script: string): (drawing: Drawing) => Promise<Uint8Array> {
  let current: Thread | null = null;
  let asked = 0;
  return (drawing) => {
    const thread = (current ??= startThread(script, () => {
      if (current === thread) current = null;
    }));
    const id = (asked += 1);
    thread.end.refresh();
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, ({ png, error }) => {
        thread.waiting.delete(id);
        if (png) resolve(png);
        else reject(error);
      });
      thread.worker.postMessage({ ...drawing, id } satisfies Asked);
    });
  };
}
