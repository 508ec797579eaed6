/**
 * `npm test`: installs what is missing, finds or installs a browser, builds what is stale and runs
 * every test. The last line has the totals.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { browser } from './browser.mjs';
import { bin, build, checkNode, install, ROOT, run, say } from './steps.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * A report that could not be read counts as a failure.
 * @param {string} file
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @type {Totals} */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Totals>}
 */
async function jest(report, env) {
  say('Running unit, component and architecture tests …');
  const args = ['--silent', '--reporters=default', '--json', `--outputFile=${report}`];
  await run(bin('jest'), args, { env });
  const result = read(report);
  if (!result) return NO_REPORT;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Totals>}
 */
async function playwright(report, env) {
  say('Running browser tests …');
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = read(report);
  if (!result) return NO_REPORT;
  const { expected, flaky, unexpected, skipped } = result.stats;
  // An error outside of tests, such as a server that does not start, is a failure too.
  const failed = unexpected || (code === 0 ? 0 : Math.max(1, result.errors.length));
  return { passed: expected + flaky, failed, skipped };
}

checkNode();
process.chdir(ROOT);
await install();
const CHROME_PATH = await browser();
await build();

const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
const env = { ...process.env, CHROME_PATH };
const all = [
  await jest(path.join(folder, 'jest.json'), env),
  await playwright(path.join(folder, 'playwright.json'), env),
];
/** @param {keyof Totals} name */
const sum = (name) => all.reduce((total, one) => total + one[name], 0);
if (sum('skipped') > 0) say(`${sum('skipped')} skipped`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
