import { VARIABLE_NAMES } from '@/lib/tools/env';

/**
 * Clears the site's variables once, before the workers inherit them, so that tests do not depend on
 * the shell. The suite that reads real exchange files finds their folder in REAL_EXCHANGE_FILES.
 */
export default function clearEnvironment(): void {
  process.env.REAL_EXCHANGE_FILES ??= process.env.EXCHANGE_FILES_DIR ?? '';
  for (const name of VARIABLE_NAMES) delete process.env[name];
}
