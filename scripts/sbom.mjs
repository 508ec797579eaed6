/**
 * `npm run sbom`: the production dependencies as a CycloneDX list, dist/sbom.json. It is read from
 * the lock file by npm itself, so it needs no network.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fail, ROOT, say } from './steps.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const ARGS = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const MOST_BYTES = 64 * 1024 * 1024;

const { status, stdout, stderr } = spawnSync(npm, ARGS, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
  shell: process.platform === 'win32',
});

if (status !== 0 && /unknown command/i.test(`${stdout}${stderr}`)) {
  say('This npm is too old to list dependencies (it takes 9.5 or later): no dist/sbom.json.');
  process.exit(0);
}
if (status !== 0) fail(`npm sbom failed:\n${stderr}`);

const { components } = JSON.parse(stdout);
mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
writeFileSync(path.join(ROOT, 'dist', 'sbom.json'), stdout);
say(`dist/sbom.json: ${components.length} packages`);
