/**
 * `npm run test:chaos`: builds what is stale and runs the chaos suite against it. Takes the names
 * of scenarios; without any it runs all.
 */
import path from 'node:path';

import { build, checkNode, install, ROOT, run } from './steps.mjs';

checkNode();
process.chdir(ROOT);
if (!process.argv.includes('--built')) {
  await install();
  await build();
}
const esbuild = await import('esbuild');
const folder = path.join(ROOT, '.bench', 'chaos');
await esbuild.build({
  absWorkingDir: ROOT,
  entryPoints: ['main', 'clock', 'provider-process'].map((name) => `tests/chaos/${name}.ts`),
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  packages: 'external',
  alias: { 'server-only': path.join(ROOT, 'tests/support/empty.ts') },
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
process.exit(await run(process.execPath, [path.join(folder, 'main.cjs'), ...names]));
