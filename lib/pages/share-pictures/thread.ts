import path from 'node:path';

import { Piscina } from 'piscina';

import { singleton } from '@/lib/tools/singleton';

import type { Picture, Sign } from './picture';

/** `draw.tsx`, bundled beside the server. The thread ends when nobody asked for a while, in ms. */
const THREAD = {
  filename: path.join(process.cwd(), 'dist', 'share-pictures.mjs'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 128 },
};

const thread = () => singleton('picture-thread', () => new Piscina(THREAD));

/** Draws in a thread of its own: pages would wait for it 110 ms. @returns a PNG */
export const drawPicture = (picture: Picture): Promise<Uint8Array> =>
  thread().run(picture, { name: 'drawPicture' }) as Promise<Uint8Array>;

/** As `drawPicture`. */
export const drawSign = (sign: Sign): Promise<Uint8Array> =>
  thread().run(sign, { name: 'drawSign' }) as Promise<Uint8Array>;
