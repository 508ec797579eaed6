import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { earlierFile, publishHashedFiles } from '@/server/earlier-builds';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 25);

let root: string;
let shared: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hashed-files-'));
  shared = path.join(root, 'shared');
});

/** A build's folder with these files, by name. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const textOf = async (address: string): Promise<string | undefined> =>
  (await earlierFile(shared, `/_next/static/${address}`))?.body.toString();

test('a file of an earlier build is there after a later one, with its type, for ever', async () => {
  await publishHashedFiles(
    shared,
    NOW - 3 * DAY_MS,
    build('a', { 'chunks/a1.js': 'a', 's.css': 's' }),
  );
  await publishHashedFiles(shared, NOW, build('b', { 'chunks/b1.js': 'b', 's.css': 's' }));
  expect(await textOf('chunks/a1.js')).toBe('a');
  expect(await textOf('chunks/b1.js')).toBe('b');
  const { status, headers } = (await earlierFile(shared, '/_next/static/s.css')) ?? {};
  expect(status).toBe(200);
  expect(headers).toEqual({
    'content-type': 'text/css; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('what no build of 30 days had is deleted, and what this one has is not, however old', async () => {
  await publishHashedFiles(
    shared,
    NOW - 31 * DAY_MS,
    build('a', { 'old.js': '1', 'both.js': '2' }),
  );
  await publishHashedFiles(shared, NOW, build('b', { 'both.js': '2' }));
  expect(await textOf('old.js')).toBeUndefined();
  expect(await textOf('both.js')).toBe('2');
});

test('an address leads to no file outside of the folder, and to none of an unknown type', async () => {
  await publishHashedFiles(shared, NOW, build('a', { 'a.js': 'a' }));
  writeFileSync(path.join(root, 'secret.js'), 'secret');
  writeFileSync(path.join(shared, '.env'), 'secret');
  for (const address of [
    '../secret.js',
    '%2e%2e/secret.js',
    '..%2fsecret.js',
    '.env',
    'a.js/',
    '',
  ]) {
    expect([address, await textOf(address)]).toEqual([address, undefined]);
  }
  expect(await earlierFile(shared, '/a.js')).toBeNull();
  expect(await earlierFile(null, '/_next/static/a.js')).toBeNull();
});

test('a file that another instance reads is never written again', async () => {
  const built = build('a', { 'a.js': 'a' });
  await publishHashedFiles(shared, NOW, built);
  const target = path.join(shared, 'a.js');
  writeFileSync(target, 'being read');
  utimesSync(target, 1, 1);
  await publishHashedFiles(shared, NOW, built);
  expect(readFileSync(target, 'utf8')).toBe('being read');
  expect(existsSync(target)).toBe(true);
});
