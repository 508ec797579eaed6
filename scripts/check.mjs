/**
 * `npm run check`: types, lint, styles, formatting, and unit and component tests without the slow
 * ones, all at once. `npm run check -- <path>` runs one test file or folder of tests, or the linters
 * and related tests of another path.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { bin, checkNode, fail, install, ROOT, say } from './steps.mjs';

/** Test files that take over ten seconds each; `npm test` runs them. */
const SLOW = [
  'tests/unit/provider/assets.test.ts',
  'tests/unit/provider/load.test.ts',
  'tests/unit/provider/transport.test.ts',
  'tests/unit/share-pictures.test.ts',
];

/** @typedef {{ name: string, commands: (readonly [string, ...string[]])[] }} Step */

const CACHE = ['--cache', '--cache-location'];

/** @param {readonly string[]} paths */
const eslint = (paths) => ({
  name: 'eslint',
  commands: [
    /** @type {const} */ (['eslint', ...CACHE, '.cache/eslint', '--max-warnings=0', ...paths]),
  ],
});

/** @param {readonly string[]} paths */
const prettier = (paths) => ({
  name: 'prettier',
  commands: [
    /** @type {const} */ ([
      'prettier',
      '--check',
      '--log-level=warn',
      ...CACHE,
      '.cache/prettier',
      ...paths,
    ]),
  ],
});

/** @param {readonly string[]} args */
const jest = (args) => ({
  name: 'tests',
  commands: [/** @type {const} */ (['jest', '--silent', '--reporters=default', ...args])],
});

/** @type {() => Step[]} */
const everything = () => {
  const missing = SLOW.filter((file) => !existsSync(file));
  if (missing.length > 0) fail(`scripts/check.mjs names missing tests: ${missing.join(', ')}`);
  return [
    jest(['--testPathIgnorePatterns', '/node_modules/', ...SLOW]),
    {
      name: 'types',
      // Generates the types of routes first.
      commands: [
        ['next', 'typegen'],
        ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
      ],
    },
    eslint(['.']),
    {
      name: 'stylelint',
      commands: [['stylelint', ...CACHE, '.cache/stylelint', '**/*.scss']],
    },
    prettier(['.']),
  ];
};

/** @type {(paths: readonly string[]) => Step[]} */
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

/**
 * Runs a step's commands in turn until one fails.
 * @param {Step} step
 */
async function runStep({ name, commands }) {
  const began = Date.now();
  let output = '';
  let code = 0;
  for (const [program, ...args] of commands) {
    code = await new Promise((resolve) => {
      const child = spawn(bin(program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => (output += String(chunk)));
      }
      child.on('error', () => resolve(127));
      child.on('close', (status) => resolve(status ?? 1));
    });
    if (code !== 0) break;
  }
  if (code !== 0) say(output.trim());
  say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1_000).toFixed(0)} s)`);
  return code === 0;
}

checkNode();
process.chdir(ROOT);
await install();
const paths = process.argv.slice(2);
const results = await Promise.all((paths.length > 0 ? only(paths) : everything()).map(runStep));
process.exit(results.every(Boolean) ? 0 : 1);
