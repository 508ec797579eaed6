/** The installation of `npm start` and `npm test`, with a program of a few lines in npm's place. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

/** Puts a shell script in npm's place. It notes its arguments, and makes node_modules unless told otherwise. */
function setNpm(script: string): void {
  const lines = ['#!/bin/sh', 'echo "$@" >> calls', script];
  writeFileSync(path.join(folder, 'bin', 'npm'), lines.join('\n'), { mode: 0o755 });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-install-'));
  for (const name of ['scripts', 'tests/labs', 'bin'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tests/labs/package.json']) {
    writeFileSync(path.join(folder, name), '{}');
  }
  copyFileSync('scripts/steps.mjs', path.join(folder, 'scripts', 'steps.mjs'));
  setNpm('mkdir -p node_modules');
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(what: 'site' | 'all') {
  const code = `import { install } from '${path.join(folder, 'scripts/steps.mjs')}'; await install('${what}')`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    {
      env: { NODE_ENV: 'test', PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

const calls = (): string[] => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

test('the site alone first, then what tests need besides, then nothing', () => {
  const first = install('site');
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/^Installing packages for the site … \d+ s\n$/);
  expect(install('site').stdout).toBe('');
  expect(install('all').stdout).toMatch(/^Installing packages for tests and tools … \d+ s\n$/);
  expect(install('site').stdout + install('all').stdout).toBe('');
  const options = '--ignore-scripts --no-audit --no-fund';
  expect(calls()).toEqual([
    `ci ${options} --omit=dev`,
    `install --no-save ${options} --include=dev`,
  ]);
});

test('a changed lock file installs anew', () => {
  install('all');
  writeFileSync(path.join(folder, 'package-lock.json'), '{"changed":true}');
  expect(install('all').stdout).toContain('Installing');
  expect(calls().every((call) => call.startsWith('ci '))).toBe(true);
});

test.each([
  ['npm error code ENOSPC', 'The disk is full.'],
  ['npm error code ECONNREFUSED', 'The npm registry is out of reach.'],
  ['npm error code EACCES', 'This user may not write to this folder.'],
  ['npm error code EINTEGRITY', 'Its message is above.'],
])('after "%s" it says: %s A second run works', (message, sentence) => {
  setNpm(`mkdir -p node_modules; echo "${message}" >&2; exit 1`);
  const failed = install('site');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain(message);
  expect(failed.stderr).toContain(`Installing packages for the site failed. ${sentence}`);
  setNpm('mkdir -p node_modules');
  expect(install('site').status).toBe(0);
});
