import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readXbrl } from '@/lib/provider/embedded/exchange/filings/xbrl';
import { findExchangeFiles } from '@/lib/provider/embedded/exchange/find-files';
import { walk } from '@/lib/provider/embedded/exchange/walk';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'outside-files-'));
});
const write = (name: string): void => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), 'a');
};

test('links to folders are named and not entered, also to the folder itself', async () => {
  write('2026-11-20/a.csv');
  symlinkSync('.', path.join(dir, 'latest'));
  symlinkSync('.', path.join(dir, 'current'));
  symlinkSync('2026-11-20', path.join(dir, 'today'));
  symlinkSync('..', path.join(dir, '2026-11-20', 'up'));
  symlinkSync('2026-11-20/a.csv', path.join(dir, 'b.csv'));
  const { files, problems, listed } = await findExchangeFiles(dir);
  expect(listed).toBe(true);
  expect(files.map(({ name }) => name)).toEqual(['2026-11-20/a.csv', 'b.csv']);
  expect(problems.map(({ file }) => file).sort()).toEqual([
    '2026-11-20/up',
    'current',
    'latest',
    'today',
  ]);
});

test('folders beyond the bounds of depth and number are named', async () => {
  write('1/2/3/a.csv');
  write('1/b.csv');
  const deep = await walk(dir, { mostLevels: 2 });
  expect(deep.names).toEqual(['1/b.csv']);
  expect(deep.problems).toMatchObject([{ file: '1/2/3', reason: 'is a folder below 2 others' }]);
  const many = await walk(dir, { mostNames: 2 });
  expect(many.problems).toMatchObject([{ reason: 'has more than 2 files and folders' }]);
});

test.each([65, 200_000])('a filing with %d tags in each other is refused', (levels) => {
  const text = `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:f="urn:f">${'<f:a>'.repeat(levels)}${'</f:a>'.repeat(levels)}</xbrl>`;
  expect(() => readXbrl(text, new Set())).toThrow('has more tags in each other than a filing');
});
