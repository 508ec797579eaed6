import { get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Browser, Response } from '@playwright/test';

import { BROWSER_ENCODING } from './context';

/** Bytes by the file's address. */
type Files = ReadonlyMap<string, number>;

export interface Weight {
  readonly path: string;
  /** Each script's bytes in gzip. */
  readonly scripts: Files;
  /** Each sheet's bytes in gzip. */
  readonly sheets: Files;
  /** Each font's bytes; fonts are compressed in themselves. */
  readonly fonts: Files;
  readonly hasCarousel: boolean;
}

export interface Html {
  /** Compressed as well as the site does once a page has been asked for again. */
  readonly bytes: number;
  readonly encoding: string;
  readonly status: number;
}

export const sum = (files: Files): number => [...files.values()].reduce((all, one) => all + one, 0);
/** Thousands of bytes. */
export const kB = (bytes: number): number => bytes / 1_000;

function fetchRaw(address: string, encoding: string): Promise<{ html: Html; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (chunk: Buffer) => parts.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { 'content-encoding': sentAs = 'none' } = response.headers;
        const status = response.statusCode ?? 0;
        resolve({ body, html: { bytes: body.length, encoding: sentAs, status } });
      });
    }).on('error', reject);
  });
}

/** An answer's body as it comes, not unpacked. */
export const rawBody = async (address: string, encoding: string): Promise<Buffer> =>
  (await fetchRaw(address, encoding)).body;

/** A page's HTML as a browser gets it; the first visitor's copy, compressed in haste, is not it. */
export async function htmlOf(address: string): Promise<Html> {
  const { html } = await fetchRaw(address, BROWSER_ENCODING);
  const { body } = await fetchRaw(address, 'identity');
  return { ...html, bytes: brotliCompressSync(body).length };
}

const KINDS = ['script', 'stylesheet', 'font'] as const;

/**
 * What a browser fetches for a page by itself: on load and while it is idle, nothing touched.
 * Scripts and sheets are counted in gzip, whatever they were sent as, so that figures compare.
 */
export async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const found = { script: new Map(), stylesheet: new Map(), font: new Map() } satisfies Record<
    (typeof KINDS)[number],
    Map<string, number>
  >;
  const reading: Promise<void>[] = [];
  const note = async (response: Response) => {
    const kind = KINDS.find((one) => one === response.request().resourceType());
    if (!kind || !response.ok()) return;
    const body = await response.body();
    const { pathname } = new URL(response.url());
    found[kind].set(pathname, kind === 'font' ? body.length : gzipSync(body).length);
  };
  page.on('response', (response) => reading.push(note(response)));
  try {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // The frame's last part; on a busy machine it is asked for after a moment of quiet.
    if ((await page.getByRole('banner').count()) > 0) {
      await page.locator('.rfm-marquee').first().waitFor({ state: 'attached' });
    }
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
    const hasCarousel = (await page.locator('.slick-slider').count()) > 0;
    return {
      path,
      scripts: found.script,
      sheets: found.stylesheet,
      fonts: found.font,
      hasCarousel,
    };
  } finally {
    await page.close();
  }
}

/** The files that every one of these pages fetches. */
export function common(weights: readonly Weight[]): Files {
  const [first, ...others] = weights;
  return new Map(
    [...(first?.scripts ?? [])].filter(([file]) =>
      others.every(({ scripts }) => scripts.has(file)),
    ),
  );
}
