/** `npm run sbom`: writes the production dependencies of the lock file to dist/sbom.json (CycloneDX). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fail, ROOT, say } from './steps.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const ARGS = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--omit=dev',
  '--package-lock-only',
  '--workspaces=false',
];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const { status, stdout, stderr } = spawnSync(npm, ARGS, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MAX_OUTPUT_BYTES,
  shell: process.platform === 'win32',
});

if (status !== 0 && /unknown command/i.test(`${stdout}${stderr}`)) {
  say('This npm is too old to list dependencies (9.5 or later is needed): no dist/sbom.json.');
  process.exit(0);
}
if (status !== 0) fail(`npm sbom failed:\n${stderr}`);

const { components } = JSON.parse(stdout);
mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
writeFileSync(path.join(ROOT, 'dist', 'sbom.json'), stdout);
say(`dist/sbom.json: ${components.length} packages`);
