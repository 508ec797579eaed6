import { parentPort } from 'node:worker_threads';

import type { Asked, Drawn } from '@/lib/pages/share-pictures/drawer';

import { drawPicture, drawSign } from './draw';

/** Draws the pictures that `server/renderer/picture-thread.ts` requests, in a separate thread. */
parentPort?.on('message', async (asked: Asked) => {
  const { id } = asked;
  const png = 'sign' in asked ? drawSign(asked.sign) : drawPicture(asked.picture);
  const drawn = png.then(
    (png): Drawn => ({ id, png }),
    (error: Error): Drawn => ({ id, error }),
  );
  parentPort?.postMessage(await drawn);
});
