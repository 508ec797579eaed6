import { singleton } from '@/lib/tools/singleton';

import type { Picture, Sign } from './picture';

export type Drawing = { readonly picture: Picture } | { readonly sign: Sign };
/** What the thread is asked for, and what it answers, by a number. */
export type Asked = Drawing & { readonly id: number };
export type Drawn = { readonly id: number; readonly png?: Uint8Array; readonly error?: Error };

interface Drawer {
  /** @returns a PNG @throws what drawing throws, or what ended its thread */
  draw(drawing: Drawing): Promise<Uint8Array>;
}

/** Draws in a thread, which the server sets: pages would wait for a picture 110 ms. */
export const drawer = () =>
  singleton('picture-drawer', (): Drawer => ({ draw: () => Promise.reject(new Error('unset')) }));
