/**
 * `npm run drawings`: draws the files of public/ that are made of the firm's own data: its logo and
 * icon, the tariff sheet and the QR codes of the app’s stores. They are committed; with `--check`, which
 * `npm run check` runs, nothing is written, and a file that is not what the data would give is an error.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { ROOT, say } from './steps.mjs';

const program = path.join(ROOT, '.cache', 'drawings.mjs');
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
const { drawFiles, isSameDrawing } = await import(pathToFileURL(program).href);
const isCheck = process.argv.includes('--check');
for (const [address, content] of Object.entries(await drawFiles())) {
  const file = path.join(ROOT, 'public', address);
  if (!isCheck) {
    await writeFile(file, content);
    say(`public${address}: ${(content.length / 1024).toFixed(1)} kB`);
    continue;
  }
  const present = await readFile(file).catch(() => new Uint8Array());
  if (isSameDrawing(content, present)) continue;
  say(`public${address} is not what the firm's data give. Run npm run drawings.`);
  process.exitCode = 1;
}
