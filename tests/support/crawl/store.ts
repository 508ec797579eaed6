import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import type { PageFacts } from './facts';

/** The answers of one crawl, which the tests in `tests/http` read instead of asking again. */
const FOLDER = path.resolve(__dirname, '../../../.cache/crawl');
const INDEX = path.join(FOLDER, 'index.json');

export interface Answer {
  /** The requested path and query. */
  readonly path: string;
  /** 0 where the connection broke. */
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | null;
  /** The content type. */
  readonly type: string;
  /** The content encoding in which the body was sent; `none` where it was not compressed. */
  readonly encoding: string;
  /** Bytes of the body as sent. */
  readonly bytes: number;
  /** The Content Security Policy. */
  readonly policy: string;
  /** Whether links lead to it; others are addresses of `tests/http/more-addresses.ts` and of the sitemap. */
  readonly isLinked: boolean;
  /** `null` where the answer is no HTML. */
  readonly page: PageFacts | null;
  /** Name of the file with the body. */
  readonly file: string;
}

export interface Index {
  readonly origin: string;
  readonly answers: readonly Answer[];
}

export function clearStore(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

export const writeIndex = (index: Index): void => writeFileSync(INDEX, JSON.stringify(index));

/** Writes a body: an uncompressed one with gzip, quickly, since all pages have 300 MB. */
export const writeBody = (file: string, body: Buffer, encoding: string): void =>
  writeFileSync(path.join(FOLDER, file), encoding === 'none' ? gzipSync(body, { level: 1 }) : body);

export function decompressed(body: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** @throws where no crawl has run */
export const readIndex = (): Index => JSON.parse(readFileSync(INDEX, 'utf8')) as Index;

/** The body of an answer as text, decompressed. */
export function textOf({ file, encoding }: Answer): string {
  const stored = readFileSync(path.join(FOLDER, file));
  return decompressed(stored, encoding === 'none' ? 'gzip' : encoding).toString();
}
