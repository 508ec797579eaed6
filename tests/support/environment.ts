import { VARIABLE_NAMES } from '@/lib/env';

/**
 * Tests begin with nothing configured, whatever the shell exports. The folder of real exchange
 * files, for the one suite that reads it, goes on under a name that the site doesn't know.
 */
process.env.REAL_EXCHANGE_FILES = process.env.EXCHANGE_FILES_DIR ?? '';
for (const name of VARIABLE_NAMES) delete process.env[name];
