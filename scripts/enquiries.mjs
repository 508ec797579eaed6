/** `npm run enquiries -- export|pending|purge|confirm-clock`: exports, counts and erases stored enquiries. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkNode, fail, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
const program = path.join(ROOT, 'dist', 'enquiries.mjs');
if (!existsSync(program)) {
  fail('The site is not built yet. Run npm run build and try again.');
}
await import(pathToFileURL(program).href);
