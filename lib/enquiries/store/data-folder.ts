import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
const OF_OTHERS = 0o077;
const OF_EVERYBODY = 0o007;
/** Folders such as /tmp, which other programs use too. */
const STICKY = 0o1000;

/**
 * Creates the folder of personal data, or closes an existing one to other users. A group is left in
 * where the owner is another user, as with volumes of a container.
 * @throws where every user of the machine may look in and this process can't change that
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const { mode, uid } = statSync(folder);
  if (!process.getuid || (mode & OF_OTHERS) === 0) return;
  if (uid === process.getuid() && (mode & STICKY) === 0) chmodSync(folder, OWNER_ONLY);
  else if (mode & OF_EVERYBODY) {
    throw new Error(`DATA_DIR ${folder} is open to every user: it needs mode 700 and this owner`);
  }
}
