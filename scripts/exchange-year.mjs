/**
 * The database of a folder of real exchange files, kept between runs of the tests: to read a year of
 * files takes longer than the tests on them. Whoever opens it first reads the files into it, and
 * several processes may do so at once.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const KEPT = path.resolve('.cache/exchange-year');

/** What the content of the database depends on, beside the files. */
const SOURCES = ['lib/domain/fund', 'lib/provider/embedded/exchange', 'lib/tools'];

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** @param {string} files */
function keyOf(files) {
  const hash = createHash('sha256').update(files);
  SOURCES.flatMap(filesBelow).forEach((file) => hash.update(file).update(readFileSync(file)));
  for (const file of filesBelow(files)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Removes the databases of other files and of other sources. */
function keepOnly(/** @type {string} */ key) {
  for (const other of readdirSync(KEPT)) {
    if (other !== key) rmSync(path.join(KEPT, other), { recursive: true, force: true });
  }
}

/**
 * A new folder for `CACHE_DIR` in which nothing is cached but the database of these files.
 * @param {string} files the folder that `EXCHANGE_FILES_DIR` names
 */
export function exchangeYearCache(files) {
  const key = keyOf(files);
  mkdirSync(path.join(KEPT, key), { recursive: true });
  keepOnly(key);
  const cache = mkdtempSync(path.join(tmpdir(), 'exchange-year-'));
  symlinkSync(path.join(KEPT, key), path.join(cache, 'exchange'));
  return cache;
}
