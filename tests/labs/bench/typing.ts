import { chromium, type Page } from 'playwright/test';

import { hydrated } from '@/tests/support/open';

import { browserOptions } from './browser';
import type { Bench } from './context';
import { figure } from './report';
import { startBuiltSite } from './servers';
import { median, percentile } from './stats';

const SLOW_DOWN = 4;
const FRAME_MS = 1_000 / 60;
const KEYS_A_FIELD = 12;

interface Stroke {
  readonly field: string;
  /** Milliseconds of the page's own work between the key and the result that is written. */
  readonly work: number;
  /** Milliseconds until the frame that shows it is done and the page can take the next key. */
  readonly drawn: number;
  /** Whether a result was written at all. */
  readonly isWritten: boolean;
}

/**
 * Types in a page: sets a field's value as a key does, and takes the time until its handlers and
 * what they scheduled have written the result. Runs inside the browser, hence by itself.
 */
async function typeInPage(keys: number): Promise<Stroke[]> {
  const strokes: Stroke[] = [];
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
    (field) => ['text', 'number', 'range', 'tel'].includes(field.type) && field.offsetParent,
  );
  const results = document.querySelector('main dl:has(data)');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const nextFrame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  for (const field of fields) {
    const start = field.value;
    const number = Number(start.replace(/[^\d.]/g, ''));
    const step = field.type === 'range' ? Number(field.step || 1) : 1;
    for (let key = 0; key < keys && results; key += 1) {
      /* The chart and the table of the last key are done, as they are between two keys of a hand. */
      for (let frame = 0; frame < 6; frame += 1) await nextFrame();
      const next = number > 1_000 ? number * (1 - key / 20) : number + (key + 1) * step;
      let written = 0;
      const watcher = new MutationObserver(() => {
        written = performance.now();
      });
      watcher.observe(results, { subtree: true, childList: true, characterData: true });
      const began = performance.now();
      setValue?.call(field, String(Math.round(next * 100) / 100));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const handled = performance.now();
      await nextFrame();
      const drawn = performance.now();
      watcher.disconnect();
      strokes.push({
        field: field.name || field.id || (field.ariaLabel ?? ''),
        work: Math.max(handled, written) - began,
        drawn: drawn - began,
        isWritten: written > 0,
      });
    }
    setValue?.call(field, start);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return strokes;
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** Time from a key to the result, for every field of every calculator, on a slow machine. */
export async function typing(bench: Bench, pages: readonly string[]): Promise<void> {
  const site = await startBuiltSite();
  bench.after(site.stop);
  const browser = await chromium.launch(browserOptions());
  bench.after(() => browser.close());
  for (const address of pages) {
    if (bench.only && !bench.only.includes(address)) continue;
    const page = await browser.newPage();
    await page.goto(site.origin + address);
    await hydrated(page);
    await slow(page);
    const strokes = await page.evaluate(typeInPage, KEYS_A_FIELD);
    await page.close();
    const name = address.split('/').at(-1) ?? address;
    if (strokes.length === 0) {
      bench.skip(`typing in ${name}, which has no field to type in`);
      continue;
    }
    // The first keys in a page run code that isn't compiled yet, for the visitor too: all count.
    const work = strokes.map((stroke) => stroke.work);
    const fields = new Set(strokes.map(({ field }) => field));
    const silent = [...fields].filter((field) =>
      strokes.every((stroke) => stroke.field !== field || !stroke.isWritten),
    );
    bench.add({
      part: 'search',
      what: `typing in ${name}, work until the result, ${SLOW_DOWN} times slower, p95`,
      value: percentile(work, 0.95) / FRAME_MS,
      unit: 'frames',
      atMost: 1,
      note: [
        `median ${figure(median(work))} ms, most ${figure(Math.max(...work))} ms`,
        `drawn after ${figure(median(strokes.map((stroke) => stroke.drawn)))} ms`,
        `${strokes.length} keys in ${fields.size} fields`,
        ...(silent.length > 0 ? [`no result changed by ${silent.join(', ')}`] : []),
      ].join('; '),
    });
  }
}
