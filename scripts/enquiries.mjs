/** `npm run enquiries -- export|pending|purge`: exports, counts and purges stored enquiries. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { checkNode, fail, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
if (!existsSync(path.join(ROOT, 'dist', 'enquiries.mjs'))) {
  fail('The site is not built yet. Run npm run build and try again.');
}
await import('../dist/enquiries.mjs');
