import path from 'node:path';

import { build } from 'esbuild';

import type { Instance } from '@/tests/support/enquiry-load';
import { freePort, run, type Running } from '@/tests/support/processes';

const ROOT = path.resolve(__dirname, '../../..');
const HARNESS = path.join(ROOT, '.cache', 'tests', 'enquiries.mjs');

/** Bundles the service as the server is bundled. */
export async function bundleHarness(): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['tests/labs/kill/harness.ts'],
    outfile: HARNESS,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/** An instance of the service with just these variables, at an address of its own. */
export async function startInstance(
  variables: Readonly<Record<string, string>>,
  running: Set<Running>,
): Promise<Instance> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    ENQUIRY_RATE: '1000000',
    ...variables,
  };
  let current: Running | null = null;
  const instance: Instance = {
    origin: `http://localhost:${port}`,
    async kill() {
      if (!current) return;
      await current.end('SIGKILL');
      running.delete(current);
    },
    async start() {
      current = await run(process.execPath, [HARNESS], (output) => output.includes('ready on'), {
        cwd: ROOT,
        env,
      });
      running.add(current);
    },
  };
  await instance.start();
  return instance;
}
