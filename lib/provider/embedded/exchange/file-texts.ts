import { readFile } from 'node:fs/promises';

import { reasonOf, type ExchangeFile } from './find-files';
import { unzipTexts } from './unzip';

export interface NamedText {
  name: string;
  text: string;
}

/** `isTransient`: the next attempt may succeed without a change of the file. */
export type FileTexts = { texts: NamedText[] } | { reason: string; isTransient: boolean };

/** Bytes; the largest real file has 3 MB. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const TWICE_ENCODED = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g;

/** Some lines of AMFI's file were encoded twice: "’" stands there as three characters. */
function undoTwiceEncoded(text: string): string {
  return text.replace(TWICE_ENCODED, (run) => {
    const once = Buffer.from(run, 'latin1').toString('utf8');
    return /[\u0080-\u009f]/.test(run) && !once.includes('\ufffd') ? once : run;
  });
}

/** Decodes UTF-8, or UTF-16 where the file begins with its mark. Bytes that are no text stay visible. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return undoTwiceEncoded(new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes));
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
    if (!/\.zip$/i.test(file.name))
      return { texts: [{ name: file.name, text: decodeText(bytes) }] };
    const unzipped = unzipTexts(bytes, limit, decodeText);
    if ('reason' in unzipped) return { reason: unzipped.reason, isTransient: false };
    const { texts } = unzipped;
    return {
      texts: texts.map(({ name, text }) => ({
        name: texts.length === 1 ? file.name : `${file.name}:${name}`,
        text,
      })),
    };
  } catch (error) {
    return { reason: reasonOf(error), isTransient: true };
  }
}
