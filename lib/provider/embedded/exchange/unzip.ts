import { crc32 } from 'node:zlib';

import { Unzip, UnzipInflate, unzipSync, type UnzipFileInfo } from 'fflate';

interface UnzippedText {
  name: string;
  text: string;
}

type Unzipped = { texts: UnzippedText[] } | { reason: string };

/** The exchange's daily set has some twenty files. */
const MOST_ENTRIES = 100;

/** Bytes of all texts of a zip together. */
const MOST_BYTES = 64 * 1024 * 1024;

const CHUNK = 64 * 1024;

/** The CRC-32 of an entry in the zip's central directory. */
function expectedCrc(zip: Uint8Array, name: string): number | null {
  const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const wanted = Buffer.from(name);
  for (let at = 0; (at = buffer.indexOf('PK\x01\x02', at, 'latin1')) >= 0; at += 4) {
    const here = buffer.subarray(at + 46, at + 46 + wanted.length);
    if (here.equals(wanted)) return buffer.readUInt32LE(at + 16);
  }
  return null;
}

function entriesOf(zip: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  unzipSync(zip, {
    filter: (entry) => {
      entries.push(entry);
      return false;
    },
  });
  return entries;
}

/** Inflates an entry in chunks, so that a zip bomb is noticed before it fills the memory. */
function inflate(zip: Uint8Array, entry: UnzipFileInfo): Uint8Array | null {
  const bytes = new Uint8Array(entry.originalSize);
  let filled = 0;
  let whole = true;
  const stream = new Unzip((file) => {
    if (file.name !== entry.name) return;
    file.ondata = (error, chunk) => {
      if (error || filled + chunk.length > bytes.length) whole = false;
      else bytes.set(chunk, filled);
      filled += chunk.length;
    };
    file.start();
  });
  stream.register(UnzipInflate);
  for (let at = 0; at < zip.length && whole; at += CHUNK) {
    stream.push(zip.subarray(at, at + CHUNK), at + CHUNK >= zip.length);
  }
  return whole && filled === bytes.length ? bytes : null;
}

const IS_TEXT = /\.(csv|txt)$/i;

/**
 * Takes the csv and text files out of a zip, one after the other.
 * @param limit the most bytes that each may have unzipped; all together may have 64 MiB
 * @param decode makes an entry's bytes its text
 * @returns their texts, or the reason why there are none; it never throws
 */
export function unzipTexts(
  zip: Uint8Array,
  limit: number,
  decode: (bytes: Uint8Array) => string,
): Unzipped {
  try {
    const found = entriesOf(zip).filter(
      ({ name }) => IS_TEXT.test(name) && !name.startsWith('__MACOSX/'),
    );
    if (found.length === 0) return { reason: 'holds no csv file' };
    if (found.length > MOST_ENTRIES) return { reason: `holds ${found.length} files` };
    const total = found.reduce((sum, { originalSize }) => sum + originalSize, 0);
    if (total > MOST_BYTES || found.some(({ originalSize }) => originalSize > limit)) {
      return { reason: 'is too large unzipped' };
    }
    const texts: UnzippedText[] = [];
    for (const entry of found) {
      const bytes = inflate(zip, entry);
      // The library does not verify it.
      if (!bytes || crc32(bytes) !== expectedCrc(zip, entry.name)) {
        return { reason: 'is a damaged zip' };
      }
      texts.push({ name: entry.name, text: decode(bytes) });
    }
    return { texts };
  } catch {
    return { reason: 'is no readable zip' };
  }
}
