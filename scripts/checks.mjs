/** Types, lint, styles, formatting and unused code: what can be checked without running the code. */
import { bin, capture, say, secondsSince } from './steps.mjs';

/** @typedef {{ name: string, commands: (readonly string[])[] }} Check */

/** @param {string} tool */
const cache = (tool) => ['--cache', '--cache-location', `.cache/${tool}`];

/** @type {(paths: readonly string[]) => Check} */
export const lint = (paths) => ({
  name: 'lint',
  commands: [['oxlint', '--no-error-on-unmatched-pattern', ...paths]],
});

/** @type {(paths: readonly string[]) => Check} */
export const format = (paths) => ({
  name: 'formatting',
  commands: [['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths]],
});

/** Types of everything: a change is checked in seconds after the first time. @type {Check} */
export const types = {
  name: 'types',
  // Generates the types of routes first.
  commands: [
    ['next', 'typegen'],
    // Next.js and Knip need TypeScript 6, which has an interface for programs; 7 is four times as fast.
    [
      process.execPath,
      'node_modules/typescript-native/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/tsc.tsbuildinfo',
    ],
  ],
};

/** @type {Check} */
const stylelint = {
  name: 'styles',
  commands: [['stylelint', ...cache('stylelint'), '**/*.scss']],
};

/** Files, exports and packages that nothing uses. @type {Check} */
const unused = {
  name: 'unused code',
  commands: [['knip', '--no-progress', '--no-config-hints', ...cache('knip')]],
};

/** The documents that are generated from the provider's calls. @type {Check} */
const contract = {
  name: 'provider contract',
  commands: [[process.execPath, 'scripts/provider.mjs', 'reference', '--check']],
};

/** The files of `public/` that are drawn of the firm's data. @type {Check} */
const drawings = {
  name: 'drawings',
  commands: [[process.execPath, 'scripts/drawings.mjs', '--check']],
};

/** The checks of everything. @type {readonly Check[]} */
export const CHECKS = [types, lint(['.']), stylelint, format(['.']), unused, contract, drawings];

/**
 * Runs a check's commands in turn until one fails, and says how it went.
 * @param {Check} check
 * @returns {Promise<boolean>} whether all succeeded
 */
export async function passes({ name, commands }) {
  const began = Date.now();
  for (const [program = '', ...args] of commands) {
    const { code, output } = await capture(
      program === process.execPath ? program : bin(program),
      args,
    );
    if (code === 0) continue;
    say(output);
    say(`${name}: FAILED (${secondsSince(began)} s)`);
    return false;
  }
  say(`${name}: ok (${secondsSince(began)} s)`);
  return true;
}
