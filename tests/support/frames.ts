import type { Page } from 'playwright/test';

/**
 * Waits until the browser has drawn some frames. For what must not happen: by then it would have.
 * @param count 30 frames are half a second of a browser that is not busy
 */
export const drawFrames = (page: Page, count = 30): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const draw = (left: number) =>
          left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1));
        draw(frames);
      }),
    count,
  );
