/**
 * `npm test`: installs what is missing, finds or installs a browser, builds what is stale, and runs
 * all checks and tests. At the end it prints the seconds of each part, the slowest tests and the flaky
 * ones; the last line has the totals. `npm run test:full` also tests what CONTRIBUTING.md names as left
 * out.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { browser } from './browser.mjs';
import { CHECKS, passes } from './checks.mjs';
import { freePorts } from './ports.mjs';
import { faultsOfList, flakyOf, readJest, readPlaywright, titleOf } from './reports.mjs';
import { bin, build, checkNode, install, ROOT, run, say, secondsSince } from './steps.mjs';

/** @typedef {import('./reports.mjs').Result} Result */

/** How often a failed test is run again; it counts as passed where it passes each time. */
const TIMES = 3;
/** More failures than these are a fault of the site, and none of them is run again. */
const MOST_AGAIN = 10;
const SLOWEST = 10;

const FOLDER = path.join(ROOT, 'test-results', 'reports');
const FLAKY = path.join(ROOT, 'tests', 'flaky.json');

/**
 * A report as results. One that cannot be read is a failure.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Result[]} reader
 * @returns {Result[]}
 */
function read(file, reader) {
  try {
    return reader(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [{ file, name: 'the report was written', outcome: 'failed', seconds: 0 }];
  }
}

/** @param {string} name */
const reportFile = (name) => path.join(FOLDER, `${name}.json`);

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
async function jest(name, args = []) {
  const report = reportFile(name);
  const own = ['--silent', '--reporters=default', '--json', `--outputFile=${report}`];
  const code = await run(bin('jest'), [...own, ...args]);
  return read(report, (written) => readJest(written, code));
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
async function playwright(name, args = []) {
  const report = reportFile(name);
  const output = path.join('test-results', name);
  await run(bin('playwright'), ['test', '--reporter=list,json', `--output=${output}`, ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return read(report, readPlaywright);
}

/** @returns {Promise<Result[]>} */
async function checks() {
  const outcomes = await Promise.all(
    CHECKS.map(async (check) => ({ name: check.name, isGood: await passes(check) })),
  );
  return outcomes.map(({ name, isGood }) => ({
    file: 'npm run check',
    name,
    outcome: isGood ? 'passed' : 'failed',
    seconds: 0,
  }));
}

/**
 * Runs failed unit and component tests again, alone, each several times.
 * @param {readonly Result[]} failed
 */
async function jestAgain(failed) {
  const results = [];
  for (const { file, name } of failed) {
    const exactly = `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
    const alone = ['--runInBand', '--runTestsByPath', file, '--testNamePattern', exactly];
    for (let time = 1; time <= TIMES; time += 1) {
      const all = await jest('unit-again', alone);
      results.push(...all.filter(({ outcome }) => outcome !== 'skipped'));
    }
  }
  return results;
}

/**
 * Runs failed tests of the site again, alone, each several times, on the crawl of the first run.
 * @param {readonly Result[]} failed
 */
function playwrightAgain(failed) {
  const list = path.join(FOLDER, 'failed.txt');
  writeFileSync(list, failed.map(titleOf).join('\n'));
  const args = [
    `--test-list=${list}`,
    '--no-deps',
    `--repeat-each=${TIMES}`,
    '--workers=1',
    '--trace=on',
  ];
  return playwright('browser-again', args);
}

/**
 * Compares the site's figures with the exchange files, if there are any: a sample, or all of them in
 * the full run.
 * @returns {Promise<Result[]>}
 */
async function audit() {
  const folder = process.env.EXCHANGE_FILES_DIR ?? '';
  const name = 'figures of the site equal those of the exchange files';
  const result = { file: 'npm run audit', name, seconds: 0 };
  if (folder === '') return [{ ...result, outcome: 'skipped' }];
  const size = process.env.TEST_FULL === 'on' ? [] : ['--sample'];
  const began = Date.now();
  const code = await run(process.execPath, ['scripts/audit.mjs', folder, ...size]);
  const seconds = (Date.now() - began) / 1000;
  return [{ ...result, seconds, outcome: code === 0 ? 'passed' : 'failed' }];
}

/** @type {string[]} */
const times = [];

/**
 * Runs a part of the tests and notes its seconds.
 * @param {string} name
 * @param {() => Promise<Result[]>} work
 */
async function part(name, work) {
  say(`\n${name} …`);
  const began = Date.now();
  const results = await work();
  times.push(`${name}: ${secondsSince(began)} s`);
  return results;
}

/**
 * Runs the failed tests of a part again, with nothing beside them. Those that then pass are flaky.
 * @param {string} name of the part
 * @param {readonly Result[]} results of the part
 * @param {(failed: readonly Result[]) => Promise<Result[]>} again
 */
async function withRetries(name, results, again) {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0 || failed.length > MOST_AGAIN) return { results, flaky: [] };
  const runs = await part(`${name}, failed ones again`, () => again(failed));
  const flaky = flakyOf(failed, runs, TIMES);
  const corrected = results.map((one) =>
    flaky.includes(titleOf(one)) ? { ...one, outcome: /** @type {const} */ ('passed') } : one,
  );
  return { results: corrected, flaky };
}

/**
 * Adds flaky tests to the list in the repository.
 * @param {readonly string[]} names
 * @returns the list's faults, as failed results
 */
function noteFlaky(names) {
  const today = new Date().toISOString().slice(0, 10);
  const list = /** @type {import('./reports.mjs').Flaky[]} */ (
    JSON.parse(readFileSync(FLAKY, 'utf8'))
  );
  const fresh = names.filter((name) => list.every((one) => one.name !== name));
  const all = [...list, ...fresh.map((name) => ({ name, since: today }))];
  if (fresh.length > 0) writeFileSync(FLAKY, `${JSON.stringify(all, null, 2)}\n`);
  return faultsOfList(all, today).map((name) => ({
    file: 'tests/flaky.json',
    name,
    outcome: /** @type {const} */ ('failed'),
    seconds: 0,
  }));
}

checkNode();
process.chdir(ROOT);
await install();
process.env.CHROME_PATH = await browser();
await build();
if (process.argv.includes('--full')) process.env.TEST_FULL = 'on';
process.env.TEST_PORT ??= String(await freePorts());
rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const began = Date.now();
// Beside each other: what is left of one would leave a core idle.
const [checked, ofUnits] = await Promise.all([
  part('Types, lint and formatting', checks),
  part('Unit and component tests', () => jest('unit')),
]);
const unit = await withRetries('Unit and component tests', ofUnits, jestAgain);
const ofSite = await part('Tests of the site', () => playwright('browser'));
const site = await withRetries('Tests of the site', ofSite, playwrightAgain);
const audited = await part('Audit of the figures', audit);
const flaky = [...unit.flaky, ...site.flaky];
const all = [...checked, ...unit.results, ...site.results, ...audited, ...noteFlaky(flaky)];

/** @param {Result['outcome']} outcome */
const those = (outcome) => all.filter((one) => one.outcome === outcome);
const slowest = [...all].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
say(`\nTimes\n  ${[...times, `All: ${secondsSince(began)} s`].join('\n  ')}`);
say(
  `\nSlowest\n  ${slowest.map((one) => `${one.seconds.toFixed(1)} s  ${titleOf(one)}`).join('\n  ')}`,
);
for (const one of those('failed')) say(`\nfailed: ${titleOf(one)}`);
for (const name of flaky) say(`\nflaky: ${name} (traces: test-results/browser, browser-again)`);
if (those('skipped').length > 0) say(`\n${those('skipped').length} skipped`);
say(`${those('passed').length} passed, ${those('failed').length} failed`);
process.exit(those('failed').length === 0 && those('passed').length > 0 ? 0 : 1);
