/** `npm run test:cluster`: two instances, nginx, Redis and PostgreSQL, as plain processes. */
import { bin, build, checkNode, install, ROOT, run } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
await build();
const args = ['test', '--config', 'tests/cluster/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await run(bin('playwright'), args));
