/**
 * `npm run test:repeat`: runs every test 20 times in a row while two other processes keep the
 * processors busy, to find tests that depend on time. Paths and other arguments go to Playwright;
 * `--unit` gives them to Jest instead. The crawl runs once: Playwright does not repeat a project
 * that others depend on. Ends with 1 at any failure.
 */
import { spawn } from 'node:child_process';

import { browser } from './browser.mjs';
import { bin, build, checkNode, install, ROOT, run, say } from './steps.mjs';

const TIMES = 20;
const BUSY = 2;

checkNode();
process.chdir(ROOT);
await install();
process.env.CHROME_PATH = await browser();
await build();

const busy = Array.from({ length: BUSY }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => busy.forEach((one) => one.kill()));

const args = process.argv.slice(2);
const forUnits = args.includes('--unit');
const given = args.filter((one) => one !== '--unit');

let failures = 0;
if (forUnits || given.length === 0) {
  for (let time = 1; time <= TIMES; time += 1) {
    if ((await run(bin('jest'), ['--silent', ...(forUnits ? given : [])])) !== 0) failures += 1;
  }
}
if (!forUnits) {
  const code = await run(bin('playwright'), ['test', `--repeat-each=${TIMES}`, ...given]);
  if (code !== 0) failures += 1;
}
say(failures === 0 ? 'Each test passed each time.' : 'Some tests failed; see above.');
process.exit(failures === 0 ? 0 : 1);
