/** Bundles the server in front of Next.js and builds the site. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { bin, ROOT, run } from './steps.mjs';
import { gatherStyleSheets } from './style-sheets.mjs';

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: {
    server: 'server/main.ts',
    'page-cache': 'server/page-cache.ts',
    enquiries: 'lib/enquiries/cli.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
});
if (!process.argv.includes('--server-only')) {
  const code = await run(bin('next'), ['build']);
  if (code !== 0) process.exit(code);
  gatherStyleSheets();
}
