/**
 * `npm run check`: types, lint, styles, formatting, unused code, and unit and component tests without the slow
 * ones, all at once. `npm run check -- <path>` checks the types and runs one test file or folder
 * of tests, or the linters and related tests of another path.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { CHECKS, format, lint, passes, types } from './checks.mjs';
import { checkNode, fail, install, ROOT } from './steps.mjs';

/** @type {(args: readonly string[]) => import('./checks.mjs').Check} */
const jest = (args) => ({
  name: 'tests',
  commands: [['jest', '--silent', '--reporters=default', ...args]],
});

/** A pattern of paths: options of a project would give it a cache of its own. */
const WITHOUT_SLOW = '^(?!.*\\.slow\\.test\\.ts$)';

/** @type {import('./checks.mjs').Check[]} */
const EVERYTHING = [jest(['--testPathPatterns', WITHOUT_SLOW]), ...CHECKS];

/** @type {(paths: readonly string[]) => import('./checks.mjs').Check[]} */
const only = (paths) => {
  const missing = paths.find((one) => !existsSync(one));
  if (missing) fail(`There is no file or folder ${missing}.`);
  const isTest = paths.every((one) => path.relative('tests', one).split(path.sep)[0] !== '..');
  if (isTest) return [types, jest(['--testPathPatterns', ...paths]), lint(paths)];
  const files = paths.filter((one) => statSync(one).isFile());
  return [
    types,
    lint(paths),
    format(paths),
    ...(files.length > 0 ? [jest(['--passWithNoTests', '--findRelatedTests', ...files])] : []),
  ];
};

checkNode();
process.chdir(ROOT);
await install();
const paths = process.argv.slice(2);
const results = await Promise.all((paths.length > 0 ? only(paths) : EVERYTHING).map(passes));
process.exit(results.every(Boolean) ? 0 : 1);
