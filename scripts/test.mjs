/**
 * `npm test`: installs what is missing, finds or gets a browser, builds what is stale, and runs
 * every test. Ends with the sums of all runs on a line of their own.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bin, browser, build, checkNode, install, ROOT, run, say } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
const chrome = await browser();
await build();

const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
const env = { ...process.env, CHROME_PATH: chrome };
const report = (name) => path.join(folder, `${name}.json`);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A run that ended without a report has failed, whatever it printed. */
const lost = { passed: 0, failed: 1, skipped: 0 };

async function unitTests() {
  say('Running unit, component and architecture tests …');
  await run(
    bin('jest'),
    ['--silent', '--reporters=default', '--json', `--outputFile=${report('jest')}`],
    { env },
  );
  const result = read(report('jest'));
  if (!result) return lost;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

async function browserTests() {
  say('Running browser tests …');
  await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
  });
  const stats = read(report('playwright'))?.stats;
  if (!stats) return lost;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

const results = [await unitTests(), await browserTests()];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
if (sum('skipped') > 0) say(`${sum('skipped')} skipped`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
