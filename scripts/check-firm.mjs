/**
 * `npm run check:firm`: lists what of the sample firm is left, with its file: values of `firm/` that are
 * marked as samples, documents and copy with its name, and base URLs that are not set. It ends with 1
 * while anything is left, so that a pipeline can require it before a real firm's site goes live.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import nextEnv from '@next/env';
import { build } from 'esbuild';

import { checkNode, ROOT, say } from './steps.mjs';

/** What a visitor reads, but for what `firm/` has. */
const FOLDERS = ['app', 'components', 'lib/content', 'lib/pages', 'public'];
const READABLE = /\.(html|json|mdx?|pdf|svg|tsx?|txt|webmanifest|xml)$/;
const BASES = ['MARKETS', 'FEED', 'IPO', 'CONTENT', 'ASSETS'].map((name) => `${name}_BASE_URL`);

checkNode();
process.chdir(ROOT);
nextEnv.loadEnvConfig(ROOT);
const program = path.join(ROOT, '.cache', 'firm-left.mjs');
await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/firm/left.ts'],
  outfile: program,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
});
/** @type {typeof import('./firm/left')} */
const { leftOfSample } = await import(pathToFileURL(program).href);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter((file) => READABLE.test(file) && statSync(file).isFile());
const left = leftOfSample(
  files,
  BASES.filter((name) => !process.env[name]),
);
left.forEach((line) => say(line));
/** @type {Map<string, number>} */
const counts = new Map();
for (const line of left) {
  const [file = ''] = line.split(' ');
  counts.set(file, (counts.get(file) ?? 0) + 1);
}
say(left.length === 0 ? 'Nothing of the sample firm is left.' : `${left.length} lines to change:`);
counts.forEach((count, file) => say(`  ${count} ${file}`));
process.exitCode = left.length === 0 ? 0 : 1;
