/**
 * `npm run drawings`: draws the files of public/ that are made of the site's own data: the tariff
 * sheet and the QR codes of the app’s stores. They are committed; a test fails where one is not what the data would give.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { ROOT, say } from './steps.mjs';

const program = path.join(ROOT, 'dist', 'drawings.mjs');
await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/drawings/files.ts'],
  outfile: program,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
});
/** @type {typeof import('./drawings/files')} */
const { drawFiles } = await import(pathToFileURL(program).href);
for (const [address, content] of Object.entries(await drawFiles())) {
  await writeFile(path.join(ROOT, 'public', address), content);
  say(`public${address}: ${(content.length / 1024).toFixed(1)} kB`);
}
