import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { until } from '../../support/until';

/** A program in the place of the site's: it says its id, and ends on SIGTERM alone. */
const PROGRAM = `
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => undefined);
  process.stdout.write('pid ' + process.pid + '\\n');
  setInterval(() => undefined, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the site ends with the npm that started it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'one', version: '1.0.0', scripts: { start: scripts.start } }),
  );
  mkdirSync(path.join(folder, 'scripts'));
  writeFileSync(path.join(folder, 'scripts', 'start.mjs'), PROGRAM);

  const npm = spawn('npm', ['start', '--silent'], { cwd: folder });
  let printed = '';
  npm.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  await until(() => printed.includes('pid '));
  const pid = Number(/pid (\d+)/.exec(printed)?.[1]);
  expect(isAlive(pid)).toBe(true);

  npm.kill('SIGTERM');

  await until(() => !isAlive(pid));
});
