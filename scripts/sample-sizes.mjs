/**
 * Draws the sample's forms and reports and writes down how many bytes each has, for the lists that
 * name them. Run it after changing what they say (`npm run sample-sizes`); its output is committed,
 * so that a list needs no drawing.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { ROOT } from './steps.mjs';

const bundle = path.join(ROOT, '.cache', 'sample-sizes.mjs');
await build({
  absWorkingDir: ROOT,
  stdin: {
    contents: `
      export { embeddedAsset } from '@/lib/provider/embedded/assets';
      export { collaterals, forms, reports } from '@/lib/provider/embedded/sample/service';`,
    resolveDir: ROOT,
    loader: 'ts',
  },
  outfile: bundle,
  bundle: true,
  packages: 'external',
  alias: { 'server-only': path.join(ROOT, 'tests/support/empty.ts') },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
const { collaterals, embeddedAsset, forms, reports } = await import(bundle);

/** @type {Record<string, number>} */
const sizes = {};
for (const { file } of [...collaterals, ...forms, ...reports]) {
  sizes[file] = (await embeddedAsset(file)).body.length;
}
await writeFile(
  path.join(ROOT, 'lib/provider/embedded/sample/service/file-sizes.json'),
  `${JSON.stringify(sizes, null, 2)}\n`,
);
