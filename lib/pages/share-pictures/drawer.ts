import { singleton } from '@/lib/tools/singleton';

import type { Picture, Sign } from './picture';

export type Drawing = { readonly picture: Picture } | { readonly sign: Sign };
/** The requests to the thread and its answers, by number. */
export type Asked = Drawing & { readonly id: number };
export type Drawn = { readonly id: number; readonly png?: Uint8Array; readonly error?: Error };

interface Drawer {
  /** @returns a PNG @throws the error of the drawing, or the one that ended its thread */
  draw(drawing: Drawing): Promise<Uint8Array>;
}

/** Draws in a thread, which the server sets: otherwise a picture would delay pages by 110 ms. */
export const drawer = () =>
  singleton('picture-drawer', (): Drawer => ({ draw: () => Promise.reject(new Error('unset')) }));
