import { type ExchangeFile, findExchangeFiles, type FoundFiles } from './find-files';

/** A file that has not changed for this long is not being written, in ms. */
const UNTOUCHED = 1_000;

/** The result of a scan of a folder. */
export interface Look extends FoundFiles {
  /** The stamp of each file by name; the next scan compares with it. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Whether a file is not being written: unchanged for a second, or since the previous scan. */
  readonly isStill: (file: ExchangeFile) => boolean;
}

/** Looks at a folder of files. @param before the stamps of the look before */
export async function lookAt(dir: string, before: Look['stamps']): Promise<Look> {
  const now = Date.now();
  const found = await findExchangeFiles(dir);
  return {
    ...found,
    stamps: new Map(found.files.map(({ name, stamp }) => [name, stamp])),
    isStill: ({ name, stamp, touched }) => now - touched >= UNTOUCHED || before.get(name) === stamp,
  };
}
