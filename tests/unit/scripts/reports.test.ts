/** What `npm test` makes of the reports of its runs. scripts/reports.mjs is an ES module. */
import { execFileSync } from 'node:child_process';

function ask<T>(expression: string): T {
  const code = `import * as all from './scripts/reports.mjs'; console.log(JSON.stringify(${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as T;
}

const call = <T>(name: string, ...values: unknown[]): T =>
  ask<T>(`all.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`);

test('of Jest: tests with their seconds, files that could not be loaded, and errors outside of tests', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, duration: 1500 });
  const tests = [test('adds', 'passed'), test('divides', 'failed'), test('later', 'pending')];
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const passed = {
    name: 'c.test.ts',
    status: 'passed',
    assertionResults: [test('adds', 'passed')],
  };
  expect(call('readJest', { testResults: [passed] }, 0)).toHaveLength(1);
  expect(call('readJest', { testResults: [passed] }, 1)).toEqual([
    { file: 'c.test.ts', name: 'adds', outcome: 'passed', seconds: 1.5 },
    {
      file: '(outside of tests)',
      name: 'an error that no test caught',
      outcome: 'failed',
      seconds: 0,
    },
  ]);
  expect(call('readJest', report, 1)).toEqual([
    { file: 'a.test.ts', name: 'adds', outcome: 'passed', seconds: 1.5 },
    { file: 'a.test.ts', name: 'divides', outcome: 'failed', seconds: 1.5 },
    { file: 'a.test.ts', name: 'later', outcome: 'skipped', seconds: 1.5 },
    { file: 'b.test.ts', name: '(the file)', outcome: 'failed', seconds: 0 },
  ]);
});

test('of Playwright: tests by their titles; one that could not run has failed', () => {
  const spec = (title: string, status: string, expectedStatus = 'passed') => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, expectedStatus, results: [{ duration: 2000 }] }],
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'in order',
            specs: [
              spec('first', 'unexpected'),
              spec('second', 'skipped'),
              spec('third', 'skipped', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'the server ended\nat line 3' }],
  };
  const of = (name: string, outcome: string) => ({ file: 'a.spec.ts', name, outcome, seconds: 2 });
  expect(call('readPlaywright', report)).toEqual([
    of('opens', 'passed'),
    of('in order › first', 'failed'),
    of('in order › second', 'failed'),
    of('in order › third', 'skipped'),
    { file: '(outside of tests)', name: 'the server ended', outcome: 'failed', seconds: 0 },
  ]);
});

test.each([
  [['passed', 'passed', 'passed'], true],
  [['passed', 'failed', 'passed'], false],
  [['passed', 'passed'], false],
  [[], false],
] as const)('a failed test whose next runs are %j is flaky: %s', (outcomes, isFlaky) => {
  const one = { file: 'a.spec.ts', name: 'opens', seconds: 1 };
  const again = outcomes.map((outcome) => ({ ...one, outcome }));
  const failed = [{ ...one, outcome: 'failed' }];
  expect(call('flakyOf', failed, again, 3)).toEqual(isFlaky ? ['a.spec.ts › opens'] : []);
});

test('the list of flaky tests holds five for seven days', () => {
  const list = (count: number, since: string) =>
    Array.from({ length: count }, (_, at) => ({ name: `test ${at}`, since }));
  const today = '2026-11-24';
  expect(call('faultsOfList', list(5, '2026-11-17'), today)).toEqual([]);
  expect(call('faultsOfList', list(6, '2026-11-24'), today)).toHaveLength(1);
  expect(call('faultsOfList', list(1, '2026-11-16'), today)).toEqual([
    'test 0 is flaky since 2026-11-16: mend it, or remove it.',
  ]);
  expect(call('faultsOfList', list(1, 'a while ago'), today)).toHaveLength(1);
});
