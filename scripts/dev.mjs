/** `npm run dev`: installs what is missing and serves the site with live reloading. */
import { checkNode, install, ROOT, run } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
await run(process.execPath, ['scripts/build.mjs', '--server-only']);
process.env.NODE_ENV ??= 'development';
process.argv.push('--dev');
await import('../dist/server.mjs');
