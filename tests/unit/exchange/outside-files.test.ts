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

test.each([65, 200_000, 1_500_000])('a filing with %d tags in each other is refused', (levels) => {
  const text = `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:f="urn:f">${'<f:a>'.repeat(levels)}${'</f:a>'.repeat(levels)}</xbrl>`;
  expect(() => readXbrl(text, new Set())).toThrow('has more tags in each other than a filing');
});

const filing = (inside: string, root = ''): string =>
  `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:f="urn:f" ${root}>${inside}</xbrl>`;
const LONG_NAMESPACE = `xmlns:g="urn:${'/'.repeat(1_000_000)}"`;

/** Each would take minutes: the parser's work for one tag grows with the rest of the file. */
const GROWING: readonly (readonly [string, string, string])[] = [
  [
    'a long namespace that each fact names',
    filing('<g:a contextRef="c"/>'.repeat(500_000), LONG_NAMESPACE),
    'names a namespace that is longer than those of a filing',
  ],
  [
    'a tag whose attributes name a long namespace',
    filing(
      `<f:a ${Array.from({ length: 200_000 }, (_, at) => `g:a${at}=""`).join(' ')}/>`,
      LONG_NAMESPACE,
    ),
    'names a namespace that is longer than those of a filing',
  ],
  [
    'a tag of very many attributes',
    filing(`<f:a ${Array.from({ length: 400_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    'has a tag with more attributes than a filing',
  ],
];

test.each(GROWING)('%s: refused within seconds', (_, text, reason) => {
  const startedAt = performance.now();
  expect(() => readXbrl(text, new Set())).toThrow(reason);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('tags of 64 levels in each other, again and again, take a time that grows with the length', () => {
  const levels = (count: number) => '<f:a>'.repeat(count) + '</f:a>'.repeat(count);
  const startedAt = performance.now();
  expect(readXbrl(filing(levels(63).repeat(1_000)), new Set()).facts).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('a filing that takes too long is refused', () => {
  const text = filing('<f:a/>'.repeat(50_000));
  expect(() => readXbrl(text, new Set(), 0)).toThrow('takes longer to read than 0 s');
  expect(readXbrl(text, new Set()).facts).toEqual([]);
});
