/** `npm start`: installs what is missing, builds what is stale, serves the site. */
import { build, checkNode, install, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
await build();
process.env.NODE_ENV ??= 'production';
await import('../dist/server.mjs');
