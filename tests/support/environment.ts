import { VARIABLE_NAMES } from '../../lib/tools/env';

import ownTemporaryFolder from './temporary';

declare global {
  /** Removes the run's temporary files; Jest calls its setup and its teardown in one process. */
  var removeTemporaryFolder: () => void;
}

/**
 * Clears the site's variables once, before the workers inherit them, so that tests do not depend on
 * the shell. The suite that reads real exchange files finds their folder in REAL_EXCHANGE_FILES. The
 * site logs nothing, and keeps its cache in the run's own folder.
 */
export default function prepareEnvironment(): void {
  process.env.REAL_EXCHANGE_FILES ??= process.env.EXCHANGE_FILES_DIR ?? '';
  for (const name of VARIABLE_NAMES) delete process.env[name];
  globalThis.removeTemporaryFolder = ownTemporaryFolder();
  Object.assign(process.env, { LOG_LEVEL: 'silent', CACHE_DIR: process.env.TMPDIR });
}
