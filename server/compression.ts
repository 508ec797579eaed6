import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';

import PQueue from 'p-queue';

/** The encodings that a response is stored in, the smallest first; `identity` is the plain text. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(zlib.brotliCompress);
const brotliDecompress = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

/** Bytes below which compression saves less than its headers cost. */
const MIN_BYTES = 860;

/**
 * Brotli's quality. Measured on a home page of 565 kB: 5 makes 55 kB in 15 ms, 10 makes 48 kB in
 * 350 ms, 11 makes 47 kB in 1,500 ms. So a page is sent with 5 first, and recompressed with 10 once
 * it is asked for again. A file of the build never changes: it is compressed once with 11, which
 * takes a style sheet of 88 kB 100 ms and makes it 2% smaller.
 */
const QUALITY = { page: 5, pageAskedAgain: 10, file: 11 } as const;

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(javascript|json|ld\+json|manifest\+json|xml|[\w.-]+\+xml|[\w.-]+\+json|wasm)|image\/svg\+xml|image\/x-icon|font\/(ttf|otf))/;

/** Whether a body of this type gets smaller by compression. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

export interface CompressedBody {
  /** Replaced once by a smaller one. */
  br: Buffer;
  readonly gzip: Buffer;
  isRecompressed: boolean;
}

const brotliWith = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/**
 * Compresses a text in the thread pool.
 * @param isFile whether it is a file of the build, which never changes
 * @returns `null` where it is too short to gain
 */
export async function compress(body: Buffer, isFile: boolean): Promise<CompressedBody | null> {
  if (body.length < MIN_BYTES) return null;
  const [br, gzipped] = await Promise.all([
    brotliWith(body, isFile ? QUALITY.file : QUALITY.page),
    gzip(body, { level: 6 }),
  ]);
  return { br, gzip: gzipped, isRecompressed: isFile };
}

export const decompress = (br: Buffer): Promise<Buffer> => brotliDecompress(br);

/** The plain text of a compressed body, made as fast as it is read. */
export const decompressed = (br: Buffer): Readable =>
  Readable.from([br]).pipe(zlib.createBrotliDecompress());

/** One at a time, so that recompression takes at most one thread of the pool. */
const recompressions = new PQueue({ concurrency: 1 });
/** Recompressions that may wait; a page beyond these stays as it is. */
const MAX_RECOMPRESSIONS = 16;

/** Compresses a body better in the background, once. */
export function recompress(body: CompressedBody): void {
  if (body.isRecompressed || recompressions.size >= MAX_RECOMPRESSIONS) return;
  body.isRecompressed = true;
  void recompressions.add(async () => {
    body.br = await brotliWith(await decompress(body.br), QUALITY.pageAskedAgain);
  });
}

/** The weight of one part of `Accept-Encoding`; what is no weight permits nothing. */
const weightOf = (parameter = 'q=1'): number =>
  Number(/^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter.trim())?.[1] ?? 0);

/**
 * The encoding to answer with, by the weights of `Accept-Encoding` (RFC 9110, 12.5.3): the one with
 * the highest, of equal ones the smallest. `*` stands for those that the header does not name; the
 * plain text is the answer where none is accepted.
 */
export function encodingFor(header = ''): Encoding {
  const parts = header.toLowerCase().split(',');
  const weights = new Map(
    parts.map((part) => {
      const [name = '', parameter] = part.split(';');
      return [name.trim(), weightOf(parameter)];
    }),
  );
  const weight = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  const highest = Math.max(...ENCODINGS.map(weight));
  return ENCODINGS.find((name) => highest > 0 && weight(name) === highest) ?? 'identity';
}
