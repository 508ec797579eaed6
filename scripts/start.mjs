/** `npm start`: installs what is missing, builds what is stale, serves the site. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, checkNode, install, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install('site');
await build();
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
await import(pathToFileURL(path.join(ROOT, 'dist', 'server.mjs')).href);
