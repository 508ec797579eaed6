/** What the reports of Jest and Playwright say, in one shape. */
import path from 'node:path';

/**
 * One test of a run.
 * @typedef {{
 *   file: string,
 *   name: string,
 *   outcome: 'passed' | 'failed' | 'skipped',
 *   seconds: number,
 * }} Result
 */

/** The outcome of an error outside of tests, such as a file that cannot be loaded. */
const OUTSIDE = /** @type {const} */ ({ outcome: 'failed', seconds: 0 });

/** @type {Readonly<Record<string, Result['outcome']>>} */
const JEST_OUTCOMES = { passed: 'passed', failed: 'failed' };

/**
 * @param {any} report the JSON of `jest --json`, which has no errors outside of tests
 * @param {number} code with which Jest ended
 * @returns {Result[]}
 */
export function readJest(report, code) {
  const results = report.testResults.flatMap((/** @type {any} */ suite) => {
    const file = path.relative('', suite.name);
    const tests = suite.assertionResults.map((/** @type {any} */ test) => ({
      file,
      name: test.fullName,
      outcome: JEST_OUTCOMES[test.status] ?? 'skipped',
      seconds: (test.duration ?? 0) / 1_000,
    }));
    const isBroken =
      suite.status === 'failed' &&
      tests.every((/** @type {Result} */ one) => one.outcome !== 'failed');
    return isBroken ? [...tests, { file, name: '(the file)', ...OUTSIDE }] : tests;
  });
  const isExplained = results.some((/** @type {Result} */ one) => one.outcome === 'failed');
  return code === 0 || isExplained
    ? results
    : [
        ...results,
        { file: '(outside of tests)', name: 'an error that no test caught', ...OUTSIDE },
      ];
}

/** @type {Readonly<Record<string, Result['outcome']>>} */
const PLAYWRIGHT_OUTCOMES = { expected: 'passed', flaky: 'failed', unexpected: 'failed' };

/**
 * A test that did not run, since one that it depends on failed, has failed too.
 * @param {any} test
 * @returns {Result['outcome']}
 */
const outcomeOf = ({ status, expectedStatus }) =>
  PLAYWRIGHT_OUTCOMES[status] ?? (expectedStatus === 'skipped' ? 'skipped' : 'failed');

/**
 * @param {any} suite
 * @param {readonly string[]} [titles] of the suites around it, without the file
 * @returns {Result[]}
 */
function readSuite(suite, titles = []) {
  const specs = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      file: spec.file,
      name: [...titles, spec.title].join(' › '),
      outcome: outcomeOf(test),
      seconds:
        test.results.reduce(
          (/** @type {number} */ all, /** @type {any} */ { duration }) => all + duration,
          0,
        ) / 1_000,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ one) =>
    readSuite(one, [...titles, one.title]),
  );
  return [...specs, ...inner];
}

/**
 * @param {any} report the JSON of Playwright's reporter `json`
 * @returns {Result[]}
 */
export function readPlaywright(report) {
  const outside = report.errors.map((/** @type {any} */ error) => ({
    file: '(outside of tests)',
    name: String(error.message).split('\n')[0],
    ...OUTSIDE,
  }));
  return [...report.suites.flatMap((/** @type {any} */ suite) => readSuite(suite)), ...outside];
}

/** @param {Result} result */
export const titleOf = ({ file, name }) => `${file} › ${name}`;

/**
 * The failed tests that passed each time they were run again, by title.
 * @param {readonly Result[]} failed
 * @param {readonly Result[]} again what running them again gave
 * @param {number} times how often each was to be run
 */
export function flakyOf(failed, again, times) {
  return [...new Set(failed.map(titleOf))].filter((title) => {
    const runs = again.filter((one) => titleOf(one) === title);
    return runs.length >= times && runs.every(({ outcome }) => outcome === 'passed');
  });
}

/** @typedef {{ name: string, since: string }} Flaky a test's title, and the day it was first seen */

const MOST_FLAKY = 5;
const MOST_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * What is wrong with the list of flaky tests, one sentence each.
 * @param {readonly Flaky[]} list
 * @param {string} today such as 2026-11-24
 */
export function faultsOfList(list, today) {
  const old = list.filter(
    ({ since }) => !(Date.parse(today) - Date.parse(since) <= MOST_DAYS * DAY_MS),
  );
  return [
    ...(list.length > MOST_FLAKY
      ? [`tests/flaky.json names ${list.length} tests, and ${MOST_FLAKY} are the most.`]
      : []),
    ...old.map(({ name, since }) => `${name} is flaky since ${since}: mend it, or remove it.`),
  ];
}
