import { mark } from '@/firm/mark';

/** The firm's sign as shapes, which the header, the icons and the share pictures draw. */
export interface FirmMark {
  /** Side of the square that the paths are drawn in; nothing is drawn outside it. */
  readonly size: number;
  /** From the bottom up, each filled with a colour of `colours.ts`. */
  readonly shapes: readonly { readonly tone: 'brand' | 'accent'; readonly path: string }[];
}

export { mark };
