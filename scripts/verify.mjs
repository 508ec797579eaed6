/** `npm run verify`: everything that a change must pass. */
import { bin, checkNode, install, ROOT, run, say } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();

const CHECKS = [
  ['types', bin('next'), ['typegen']],
  ['types', bin('tsc'), ['--noEmit']],
  ['code style', bin('eslint'), ['.']],
  ['styles', bin('stylelint'), ['**/*.scss']],
  ['formatting', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
];

for (const [name, command, args] of CHECKS) {
  say(`Checking ${name} …`);
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
process.exit(await run(process.execPath, ['scripts/test.mjs']));
