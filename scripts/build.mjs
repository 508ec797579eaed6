/** Bundles the server and builds the site with Next.js. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { bin, ROOT, run } from './steps.mjs';

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: {
    server: 'server/main.ts',
    renderer: 'server/renderer/main.ts',
    'exchange-files': 'lib/provider/embedded/exchange/worker.ts',
    enquiries: 'lib/enquiries/cli.ts',
    provider: 'scripts/provider/main.ts',
    'share-pictures': 'components/sections/share-picture/worker.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  // What the command for the provider shares with pages is marked as the server's alone.
  alias: { 'server-only': './tests/support/empty.ts' },
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
});

/**
 * The same in every build, so that Server Actions have the same ids in every build, and a form that
 * was loaded before a deployment can be sent after it. It encrypts nothing: no action of ours closes
 * over a value.
 */
const ACTION_KEY = createHash('sha256').update('server actions').digest('base64');

if (!process.argv.includes('--server-only')) {
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= ACTION_KEY;
  const code = await run(bin('next'), ['build']);
  if (code !== 0) process.exit(code);
}
