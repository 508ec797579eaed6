/**
 * `npm run bench`: measures the built site against itself, the bare framework, an empty page and
 * nginx. Without names it runs every part; `npm run bench -- --help` lists them.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { browser, build, checkNode, install, ROOT } from './steps.mjs';

checkNode();
process.chdir(ROOT);
await install();
const isAsked = (option) => process.argv.includes(option);
if (!isAsked('--help') && !isAsked('--table')) {
  process.env.CHROME_PATH = await browser();
  await build();
}

const { build: bundle } = await import('esbuild');
const outfile = path.join(ROOT, '.bench', 'bench.mjs');
await bundle({
  absWorkingDir: ROOT,
  entryPoints: ['tests/bench/main.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  // A marker of the framework's own that has no meaning outside of it.
  alias: { 'server-only': './tests/support/empty.ts' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
const { main } = await import(pathToFileURL(outfile).href);
process.exit(await main(process.argv.slice(2)));
