import { VARIABLE_NAMES } from '../../lib/tools/env';

import ownTemporaryFolder from './temporary';

/**
 * Clears the site's variables once, before the workers inherit them, so that tests do not depend on
 * the shell. The suite that reads real exchange files finds their folder in REAL_EXCHANGE_FILES. The
 * site logs nothing, and keeps its cache in the run's own folder.
 * @returns removes the run's temporary files
 */
export default function prepareEnvironment(): () => void {
  process.env.REAL_EXCHANGE_FILES ??= process.env.EXCHANGE_FILES_DIR ?? '';
  for (const name of VARIABLE_NAMES) delete process.env[name];
  const removeFolder = ownTemporaryFolder();
  Object.assign(process.env, { LOG_LEVEL: 'silent', CACHE_DIR: process.env.TMPDIR });
  return removeFolder;
}
