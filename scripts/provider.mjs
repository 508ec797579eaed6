/**
 * `npm run provider -- list|print|reference|check`: the contract with the data provider. `list` names
 * the calls, `print <call>` prints an example of an answer, `reference` writes the generated documents
 * (`--check` only says whether they are up to date), `check` calls everything at the configured bases.
 * Without the sources, as in the image, it runs what the build has bundled.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { checkNode, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
const hasSources = existsSync('lib');
const program = path.join(ROOT, hasSources ? '.cache' : 'dist', 'provider.mjs');
if (hasSources)
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/provider/main.ts'],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Examples are the sample firm's, even if `firm/` has another one: the documents made of them stay the same.
    alias: { 'server-only': './tests/support/empty.ts', '@/firm': './sample/firm' },
  });
/** @type {typeof import('./provider/main')} */
const { main } = await import(pathToFileURL(program).href);
// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
