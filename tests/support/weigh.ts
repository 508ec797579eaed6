import { get } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Browser, Page, Response } from 'playwright/test';

/** Chromium's Accept-Encoding header. */
export const BROWSER_ENCODING = 'gzip, deflate, br, zstd';

/** Brotli's quality of pages asked for again and of files, as in `server/compression.ts`. */
const QUALITY = { page: 10, file: 11 } as const;

/** Bytes by the file's address. */
type Files = ReadonlyMap<string, number>;

export interface Weight {
  readonly path: string;
  /** Bytes of gzip. */
  readonly scripts: Files;
  /** Bytes of brotli, as the server sends them. */
  readonly sheets: Files;
  /** Bytes as sent: fonts are compressed files. */
  readonly fonts: Files;
}

export interface Html {
  /** Bytes of brotli as the server sends them once it has recompressed the page. */
  readonly bytes: number;
  /** The content encoding of the first response. */
  readonly encoding: string;
  readonly status: number;
}

export const sum = (files: Files): number => [...files.values()].reduce((all, one) => all + one, 0);
/** Bytes in kB (1,000 bytes). */
export const kB = (bytes: number): number => bytes / 1_000;

interface Raw {
  readonly body: Buffer;
  readonly encoding: string;
  readonly status: number;
}

/** A response with its body as sent, not decompressed. */
export function fetchRaw(address: string, encoding: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (chunk: Buffer) => parts.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': sentAs = 'none' } = response.headers;
        resolve({
          body: Buffer.concat(parts),
          encoding: sentAs,
          status: response.statusCode ?? 0,
        });
      });
    }).on('error', reject);
  });
}

export async function htmlOf(address: string): Promise<Html> {
  const { encoding, status } = await fetchRaw(address, BROWSER_ENCODING);
  const { body } = await fetchRaw(address, 'identity');
  return { encoding, status, bytes: brotliLength(body, QUALITY.page) };
}

const brotliLength = (body: Buffer, quality: number): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Bytes by kind of file. Scripts count in gzip, as those of the empty page do. */
const WEIGHT = {
  script: (body: Buffer) => gzipSync(body).length,
  stylesheet: (body: Buffer) => brotliLength(body, QUALITY.file),
  font: (body: Buffer) => body.length,
} as const;

const KINDS = ['script', 'stylesheet', 'font'] as const;
type Kind = (typeof KINDS)[number];

/** The bytes of the files met so far, so that each is compressed once in a process. */
const known = new Map<string, number>();

async function bytesOf(response: Response, kind: Kind): Promise<number> {
  const bytes = known.get(response.url()) ?? WEIGHT[kind](await response.body());
  known.set(response.url(), bytes);
  return bytes;
}

/** Weighs all files that a page fetches from now on. @returns the weights so far, by kind */
export function watchFiles(page: Page): () => Promise<Omit<Weight, 'path'>> {
  const found = {
    script: new Map<string, number>(),
    stylesheet: new Map<string, number>(),
    font: new Map<string, number>(),
  } satisfies Record<Kind, Files>;
  const reading: Promise<void>[] = [];
  const note = async (response: Response) => {
    const kind = KINDS.find((one) => one === response.request().resourceType());
    if (!kind || !response.ok()) return;
    found[kind].set(new URL(response.url()).pathname, await bytesOf(response, kind));
  };
  page.on('response', (response) => reading.push(note(response)));
  return async () => {
    await Promise.all(reading);
    return { scripts: found.script, sheets: found.stylesheet, fonts: found.font };
  };
}

/** Waits for the file that a page fetches last, after hydration: that of its marquee. */
export async function marqueeLoaded(page: Page): Promise<void> {
  if ((await page.getByRole('banner').count()) === 0) return;
  await page.locator('.rfm-marquee').first().waitFor({ state: 'attached' });
}

/**
 * The weight of all files that a browser fetches for a page until it is idle, without interaction.
 * Scripts count in gzip and style sheets in brotli, regardless of the encoding sent.
 */
export async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const filesSoFar = watchFiles(page);
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await marqueeLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    return { path, ...(await filesSoFar()) };
  } finally {
    await page.close();
  }
}
