import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { VARIABLE_NAMES } from '@/lib/tools/env';

function forgetSingletons(): void {
  const global = globalThis as { [key: symbol]: unknown };
  Object.getOwnPropertySymbols(globalThis)
    .filter((key) => Symbol.keyFor(key)?.startsWith('site.'))
    .forEach((key) => delete global[key]);
}

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'site-'));

/**
 * Resets modules and singletons, so that the next imports behave as in a new process with these
 * variables. Each call has its own cache folder unless one is given.
 */
export function startFresh(variables: Record<string, string> = {}): void {
  jest.resetModules();
  forgetSingletons();
  VARIABLE_NAMES.forEach((name) => delete process.env[name]);
  Object.assign(process.env, { LOG_LEVEL: 'silent', CACHE_DIR: temporaryFolder(), ...variables });
}
