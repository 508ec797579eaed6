/**
 * `npm run dev`: installs what is missing and runs `next dev`, without the site's front: what Next.js
 * shows of an edit or an error is what a developer sees. Its options may follow `--`, such as
 * `npm run dev -- --inspect`.
 */
import { spawn } from 'node:child_process';

import { bin, checkNode, install, ROOT, run } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
// Threads that read exchange files and draw share pictures are programs of their own.
const code = await run(process.execPath, ['scripts/build.mjs', '--server-only']);
if (code !== 0) process.exit(code);
// With Fast Refresh of server modules, a route that is added keeps the old modules of the lists that
// name it, and answers 500 until a list is saved again.
const options = ['dev', '--no-server-fast-refresh', ...process.argv.slice(2)];
const next = spawn(bin('next'), options, {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    // It reads exchange files and delivers enquiries, as the first renderer does.
    RENDERER: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    // A service worker would show files from before the last change: their names stay the same here.
    FLAG_OFFLINE: process.env.FLAG_OFFLINE ?? 'off',
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => next.kill(signal));
}
next.on('exit', (exitCode) => process.exit(exitCode ?? 1));
