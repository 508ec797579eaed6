/**
 * `npm run check`: types, lint, styles, formatting, unused code, and unit and component tests without the slow
 * ones, all at once. `npm run check -- <path>` runs one test file or folder of tests, or the linters
 * and related tests of another path.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { CHECKS, eslint, passes, prettier } from './checks.mjs';
import { checkNode, fail, install, ROOT } from './steps.mjs';

/** Test files that take over ten seconds each; `npm test` runs them. */
const SLOW = [
  'tests/unit/provider/assets.test.ts',
  'tests/unit/provider/load.test.ts',
  'tests/unit/provider/transport.test.ts',
  'tests/unit/share-pictures.test.ts',
];

/** @type {(args: readonly string[]) => import('./checks.mjs').Check} */
const jest = (args) => ({
  name: 'tests',
  commands: [['jest', ...args, '--silent', '--reporters=default']],
});

/** @type {() => import('./checks.mjs').Check[]} */
const everything = () => {
  const missing = SLOW.filter((file) => !existsSync(file));
  if (missing.length > 0) fail(`scripts/check.mjs names missing tests: ${missing.join(', ')}`);
  // A pattern of paths: options of a project would give it a cache of its own.
  return [jest([`^(?!.*(${SLOW.join('|')})$)`]), ...CHECKS];
};

/** @type {(paths: readonly string[]) => import('./checks.mjs').Check[]} */
const only = (paths) => {
  const missing = paths.find((one) => !existsSync(one));
  if (missing) fail(`There is no file or folder ${missing}.`);
  const isTest = paths.every((one) => path.relative('tests', one).split(path.sep)[0] !== '..');
  if (isTest) return [jest(['--runInBand', ...paths]), eslint(paths)];
  const files = paths.filter((one) => statSync(one).isFile());
  return [
    eslint(paths),
    prettier(paths),
    ...(files.length > 0 ? [jest(['--passWithNoTests', '--findRelatedTests', ...files])] : []),
  ];
};

checkNode();
process.chdir(ROOT);
await install();
const paths = process.argv.slice(2);
const results = await Promise.all((paths.length > 0 ? only(paths) : everything()).map(passes));
process.exit(results.every(Boolean) ? 0 : 1);
