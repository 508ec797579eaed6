import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a run of tests its own folder of temporary files, by the variable that processes inherit.
 * @returns removes the folder
 */
export default function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
