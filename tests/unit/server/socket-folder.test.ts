import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { socketFolder } from '@/server/renderer-pool/socket-folder';

/** No process has it: Linux counts to 4,194,304. */
const GONE = 99_999_999;

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'sockets-'));
});

test('folders of fronts that are gone are removed, others stay', () => {
  const names = [`site-${GONE}-abc`, `site-${process.pid}-old`, `site-${process.ppid}-xyz`];
  for (const name of [...names, 'site-cache-1', `other-${GONE}-abc`])
    mkdirSync(path.join(parent, name));

  const folder = socketFolder(parent);

  expect(readdirSync(parent).toSorted()).toEqual(
    [
      `other-${GONE}-abc`,
      'site-cache-1',
      `site-${process.ppid}-xyz`,
      path.basename(folder),
    ].toSorted(),
  );
});

test('the folder names its front', () => {
  const folder = socketFolder(parent);
  expect(path.basename(folder)).toMatch(new RegExp(`^site-${process.pid}-`));
  expect(existsSync(folder)).toBe(true);
});
