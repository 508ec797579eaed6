/** `npm run dev`: installs what is missing and serves the site with hot reloading. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkNode, install, ROOT, run } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
await run(process.execPath, ['scripts/build.mjs', '--server-only']);
Object.assign(process.env, {
  NODE_ENV: process.env.NODE_ENV ?? 'development',
  // A service worker would show files from before the last change: their names stay the same here.
  FLAG_OFFLINE: process.env.FLAG_OFFLINE ?? 'off',
});
process.argv.push('--dev');
await import(pathToFileURL(path.join(ROOT, 'dist', 'server.mjs')).href);
