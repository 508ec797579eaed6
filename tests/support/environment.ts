import { VARIABLE_NAMES } from '@/lib/tools/env';

import ownTemporaryFolder from './temporary';

declare global {
  /** Removes the folder of temporary files; Jest hands it from its setup to its teardown. */
  var removeTemporaryFolder: () => void;
}

/**
 * Clears the site's variables once, before the workers inherit them, so that tests do not depend on
 * the shell. The suite that reads real exchange files finds their folder in REAL_EXCHANGE_FILES.
 */
export default function prepareEnvironment(): void {
  process.env.REAL_EXCHANGE_FILES ??= process.env.EXCHANGE_FILES_DIR ?? '';
  for (const name of VARIABLE_NAMES) delete process.env[name];
  globalThis.removeTemporaryFolder = ownTemporaryFolder();
}
