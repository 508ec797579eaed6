import { type ExchangeFile, findExchangeFiles, type FoundFiles } from './find-files';

/** A file that nobody touched for so long is not being written, in ms. */
const UNTOUCHED = 1_000;

/** What a look at a folder found. */
export interface Look extends FoundFiles {
  /** The stamp of each file by name; the next look compares with it. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Whether nobody writes a file: untouched for a second, or as it was at the look before. */
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
