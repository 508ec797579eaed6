/**
 * Runs a lab on the built site: `node tests/labs/run.mjs bench|chaos|cluster|kill [arguments]`. Installs
 * what is missing and builds what is stale first.
 */
import path from 'node:path';

import { browser } from '../../scripts/browser.mjs';
import { bin, build, checkNode, fail, install, ROOT, run } from '../../scripts/steps.mjs';

const OUTPUT = path.join(ROOT, '.bench');

/**
 * Bundles TypeScript entry points of a lab.
 * @param {string} lab
 * @param {readonly string[]} names
 */
async function bundle(lab, names) {
  const esbuild = await import('esbuild');
  const outdir = path.join(OUTPUT, lab);
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => `tests/labs/${lab}/${name}.ts`),
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    alias: { 'server-only': path.join(ROOT, 'tests/support/empty.ts') },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  return path.join(outdir, 'main.cjs');
}

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const LABS = {
  async bench(args) {
    if (!args.includes('--help') && !args.includes('--table')) {
      process.env.CHROME_PATH = await browser();
      await build();
    }
    return run(process.execPath, [await bundle('bench', ['main']), ...args]);
  },
  async chaos(args) {
    await build();
    const main = await bundle('chaos', ['main', 'provider-process']);
    return run(process.execPath, [main, ...args]);
  },
  async cluster(args) {
    await build();
    return run(bin('playwright'), ['test', '--config', 'tests/labs/cluster', ...args]);
  },
  kill: (args) => run(bin('playwright'), ['test', '--config', 'tests/labs/kill', ...args]),
};

checkNode();
process.chdir(ROOT);
await install();
const [name = '', ...args] = process.argv.slice(2);
const lab =
  LABS[name] ?? fail(`There is no lab "${name}"; choose from ${Object.keys(LABS).join(', ')}.`);
process.exit(await lab(args));
