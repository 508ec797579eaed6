import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

import { reasonOf, type ExchangeFile } from './find-files';
import { unzipTexts } from './unzip';

export interface NamedText {
  name: string;
  text: string;
  /** Bytes that were no UTF-8. */
  foreignBytes: number;
}

/** `isTransient`: the next attempt may succeed without a change of the file. */
type FileTexts = { texts: NamedText[] } | { reason: string; isTransient: boolean };

/** Bytes; the largest real file has 3 MB. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const TWICE_ENCODED = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g;

/** Some lines of AMFI's file were encoded twice: "’" became three characters. */
function undoTwiceEncoded(text: string): string {
  return text.replace(TWICE_ENCODED, (run) => {
    const once = Buffer.from(run, 'latin1').toString('utf8');
    return /[\u0080-\u009f]/.test(run) && !once.includes('\ufffd') ? once : run;
  });
}

/**
 * A character of UTF-8 beyond ASCII (RFC 3629), each byte as a Latin-1 character; else a byte that
 * is not UTF-8.
 */
const BEYOND_ASCII =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([\x80-\xff])/g;

/**
 * The characters of the bytes 80 to 9F, where Windows-1252 differs from Latin-1; five bytes have none.
 * Written out, since the decoder of some versions of Node.js reads them as Latin-1.
 */
const WINDOWS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

const windowsCharacter = (byte: string): string => WINDOWS[byte.charCodeAt(0) - 0x80] ?? byte;

/** Bytes of mixed encodings: bytes that are not UTF-8 are read as Windows-1252, one by one. */
const decodeMixed = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(BEYOND_ASCII, (run: string, foreign: string | undefined) => {
      if (foreign !== undefined) return windowsCharacter(foreign);
      return Buffer.from(run, 'latin1').toString('utf8');
    })
    .replace(/^\ufeff/, '');

const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The number of bytes of a text that are not UTF-8. */
export function countForeignBytes(bytes: Uint8Array): number {
  if (isUtf16(bytes) || isUtf8(bytes)) return 0;
  let count = 0;
  for (const [, foreign] of Buffer.from(bytes).toString('latin1').matchAll(BEYOND_ASCII)) {
    count += Number(foreign !== undefined);
  }
  return count;
}

/**
 * Decodes UTF-8, or UTF-16 if the file begins with its byte order mark. A byte that is not UTF-8
 * affects only its own character: it is read as Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  return undoTwiceEncoded(isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeMixed(bytes));
}

/**
 * Reads one exchange file; a zip gives the texts in it, one under the zip's own name.
 * @returns the texts, or the reason why they cannot be had; it never throws
 */
export async function readFileTexts(
  file: ExchangeFile,
  limit = MAX_FILE_BYTES,
): Promise<FileTexts> {
  const tooLarge = { reason: `is larger than ${limit} bytes`, isTransient: false };
  if (file.size > limit) return tooLarge;
  try {
    const bytes = await readFile(file.path);
    if (bytes.length > limit) return tooLarge;
    const foreign: number[] = [];
    const decode = (of: Uint8Array): string => {
      foreign.push(countForeignBytes(of));
      return decodeText(of);
    };
    const read = /\.zip$/i.test(file.name)
      ? unzipTexts(bytes, limit, decode)
      : { texts: [{ name: file.name, text: decode(bytes) }] };
    if ('reason' in read) return { reason: read.reason, isTransient: false };
    const isOne = read.texts.length === 1;
    return {
      texts: read.texts.map(({ name, text }, at) => ({
        name: isOne ? file.name : `${file.name}:${name}`,
        text,
        foreignBytes: foreign[at] ?? 0,
      })),
    };
  } catch (error) {
    return { reason: reasonOf(error), isTransient: true };
  }
}
