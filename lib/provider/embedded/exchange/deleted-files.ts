import type { Database } from './database';
import { type Imported, reject } from './import-file';
import { dropFile, type StoredFile } from './store';

const GONE = 'is no longer in the folder';

/** The file of a folder that a line of `files` belongs to: a zip has several. */
const fileOf = (name: string): string => name.split(':')[0] ?? name;

/** Whether a part of a file is in no other file that is still in the folder. */
const isOnly = (db: Database, { id }: StoredFile): boolean =>
  db.row(
    `SELECT 1 FROM parts p WHERE p.file = ? AND NOT EXISTS (
       SELECT 1 FROM parts o JOIN files f ON f.id = o.file
       WHERE o.dataset = p.dataset AND o.part = p.part AND o.file <> p.file
         AND coalesce(f.rejection, '') NOT LIKE '%${GONE}%')`,
    id,
  ) !== undefined;

/**
 * Forgets the files that are no longer in the folder. Old days are taken out on purpose; the last
 * file of a list is only ever replaced: it stays in use and is rejected.
 * @param known the files that the database knows
 * @param present the names in the folder
 * @returns whether one was forgotten
 */
export function removeDeletedFiles(
  db: Database,
  known: Iterable<StoredFile>,
  present: ReadonlySet<string>,
  onRejected: (rejected: Imported, before: StoredFile) => void,
): boolean {
  let isChanged = false;
  for (const file of known) {
    if (present.has(fileOf(file.name))) continue;
    if (file.is_list && isOnly(db, file)) {
      onRejected(reject(db, { name: file.name, stamp: '' }, GONE), file);
    } else {
      dropFile(db, file);
      isChanged = true;
    }
  }
  return isChanged;
}
